/** The games that were finished in this browser, newest first, as their records. */

import type { Game } from "../../../core/game.ts";
import type { Match } from "../../../core/match.ts";
import { formatRecord } from "../../../core/record.ts";
import { readMatch } from "../../../core/record-reader.ts";
import { readList } from "./kept-seats.ts";

const most = 30;

export function readFinished(stored: string | null, games: readonly Game[]): readonly Match[] {
  return readList(stored).flatMap((record) => {
    const match = typeof record === "string" ? readMatch(record, games) : undefined;
    return match?.ok ? [match.value] : [];
  });
}

export function formatFinished(matches: readonly Match[]): string {
  return JSON.stringify(matches.map(formatRecord));
}

/** The list with the match in it, in the place of an earlier end of the same game. */
export function withFinished(matches: readonly Match[], match: Match): readonly Match[] {
  return [match, ...matches.filter(({ id }) => id !== match.id)].slice(0, most);
}
