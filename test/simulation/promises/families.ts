/** Two games that follow each other have the same players, by their keys, and the same clock and network. */

import type { OpenedEvent } from "../../../src/online/events.ts";
import { readPhase } from "../../../src/server/store/match-store.ts";
import type { Kept } from "../disk.ts";
import type { History } from "../history.ts";

export function faultsOfFamilies(matches: ReadonlyMap<string, Kept>): readonly string[] {
  return [...matches].flatMap(([id, kept]) => {
    const opened = openingOf(kept);
    const before = opened.previous === null ? undefined : matches.get(opened.previous);
    return before === undefined ? [] : compare(before, kept).map((fault) => `${id} ${fault}`);
  });
}

function openingOf({ events }: Kept): OpenedEvent {
  return JSON.parse(events[0] ?? "{}");
}

/** In a series, the players keep their seats. In a rematch, they swap them. */
function compare(before: Kept, after: Kept): readonly string[] {
  const { record, clock } = openingOf(after);
  const isSeries = record.series !== null && record.series !== undefined && record.series.game > 1;
  const [one, two] = isSeries ? [before.key1, before.key2] : [before.key2, before.key1];
  return [
    ...(after.key1 === one && after.key2 === two ? [] : ["has other players than the game before it"]),
    ...(after.network === before.network ? [] : ["was opened by another client than the game before it"]),
    ...(JSON.stringify(clock) === JSON.stringify(openingOf(before).clock) ? [] : ["has another clock"]),
  ];
}

/** A match's phase decides how long it's kept, and whether it counts as open. */
export function faultOfPhase(id: string, kept: Kept, { online }: History): readonly string[] {
  const { match, taken, version } = online;
  const open = version === 1 && openingOf(kept).anyone !== undefined ? "anyone" : "waiting";
  const wanted = match.outcome !== null ? "over" : taken[0] && taken[1] ? "playing" : open;
  return readPhase(kept.phase) === wanted ? [] : [`${id} is ${wanted}, and kept as ${kept.phase}`];
}
