/**
 * What only a visitor needs who has been here before, follows a link to a game or opens a file: games are read from
 * records, and that takes schemas, which are large.
 */

import "./effects/schemas.ts";
import type { Game } from "../core/game.ts";
import type { Match } from "../core/match.ts";
import { readMatch } from "../core/record-reader.ts";
import type { Result } from "../core/result.ts";
import type { OpeningHost } from "../table/dealer.ts";
import { checkPlayers } from "../table/open.ts";
import { openTable } from "../table/table.ts";
import { openingNotes } from "../words/notes.ts";
import { addressOf } from "./effects/follow.ts";
import { keptLists, withGame } from "./state/keep/kept-games.ts";
import { readFinished, readSaved, readUnfinished } from "./state/keep/read-kept.ts";
import { readLink } from "./state/read-link.ts";
import { problemRoute } from "./state/route.ts";
import type { State } from "./state/state.ts";
import type { Message } from "./state/update.ts";
import type { Store } from "./store.ts";

/** The games that were kept; the last one stands ready, and the address decides whether it is shown. */
export function takeUpKept({ games, state, world }: Store): void {
  const finished = readFinished(world.read("finished"), games);
  const unfinished = readUnfinished(world.read("unfinished"), games);
  const saved = readSaved(world.read("game") ?? "", games);
  state.value = saved.ok
    ? {
        ...state.value,
        finished,
        unfinished: withGame(keptLists.unfinished, unfinished, saved.value),
        table: openTable({ match: saved.value, notes: [] }),
      }
    : { ...state.value, finished, unfinished };
}

/** The game that a link holds. One that cannot be followed says so and starts nothing. */
export function arriveByLink(
  query: string,
  state: State,
  games: readonly Game[],
  host: OpeningHost,
): Message {
  const linked = readLink(query, games, host);
  if (!linked.ok) return { kind: "visit", route: problemRoute(linked.problem.message) };
  const match = keptMatch(linked.value.match, state) ?? linked.value.match;
  return {
    kind: "open",
    opened: { match, notes: openingNotes(match, false) },
    viewing: linked.value.viewing,
  };
}

/** A link to a game that is kept here, seen from another move, is still that game. */
function keptMatch(linked: Match, state: State): Match | undefined {
  const address = (match: Match) =>
    addressOf({ ...state, route: { view: "play" }, table: openTable({ match, notes: [] }) });
  const matches = [...(state.table === null ? [] : [state.table.match]), ...state.unfinished];
  return matches.find((match) => match.game === linked.game && address(match) === address(linked));
}

/** A match from a file. */
export function readFile(text: string, games: readonly Game[]): Result<Match> {
  return checkPlayers(readMatch(text, games));
}
