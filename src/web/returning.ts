/** For returning visitors, links to games and files: reading records takes large schemas, so this loads on demand. */

import "./effects/schemas.ts";
import { openGame } from "../activity/game/game.ts";
import type { Game } from "../core/game.ts";
import type { Match } from "../core/match.ts";
import { readMatch } from "../core/record-reader.ts";
import type { Result } from "../core/result.ts";
import { checkPlayers, type OpeningHost } from "../table/open.ts";
import { openingNotes } from "../words/notes.ts";
import { keptPuzzles } from "./effects/outside.ts";
import type { Store } from "./effects/store.ts";
import { keptLists } from "./state/keep/kept-games.ts";
import { readSeats } from "./state/keep/kept-seats.ts";
import { readFinished, readUnfinished } from "./state/keep/read-kept.ts";
import { formatLink } from "./state/link.ts";
import type { Message } from "./state/message.ts";
import { readLink } from "./state/read-link.ts";
import { problemRoute } from "./state/route.ts";
import type { State } from "./state/state.ts";
import { withPlace } from "./state/update.ts";

/** The last game is ready; the address decides whether it is shown. */
export function takeUpKept({ games, state, world }: Store): void {
  const finished = readFinished(world.read("finished"), games);
  const kept = readUnfinished(world.read("unfinished"), games);
  const unfinished = kept.filter(keptLists.unfinished.holds);
  const [match] = kept;
  const seats = readSeats(world.read("seats"));
  const taken = { ...state.value, finished, unfinished, seats, puzzles: keptPuzzles(world) };
  const activity = match === undefined ? null : openGame({ match, notes: [] });
  state.value = withPlace(taken, "game", { activity });
}

/** A broken link shows a message and starts nothing. */
export function arriveByLink(
  query: string,
  state: State,
  games: readonly Game[],
  host: OpeningHost,
): Message {
  const linked = readLink(query, games, host);
  if (!linked.ok) return { kind: "visit", route: problemRoute(linked.problem.message) };
  const match = keptMatch(linked.value.match, state) ?? linked.value.match;
  const { kind, state: table } = openGame({ match, notes: openingNotes(match, false) });
  const { viewing } = linked.value;
  return { kind: "open", place: "game", activity: { kind, state: { ...table, viewing } } };
}

/** A link to a stored game, seen from another move, is still that game. */
function keptMatch(linked: Match, { places, unfinished, finished }: State): Match | undefined {
  const { activity } = places.game;
  const matches = [...(activity === null ? [] : [activity.state.match]), ...unfinished, ...finished];
  return matches.find((match) => match.game === linked.game && formatLink(match) === formatLink(linked));
}

export function readFile(text: string, games: readonly Game[]): Result<Match> {
  return checkPlayers(readMatch(text, games));
}
