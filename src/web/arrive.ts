/** What an address asks for, given what is on the table already. One that cannot be followed says so and starts nothing. */

import type { Game } from "../core/game.ts";
import type { Match } from "../core/match.ts";
import type { OpeningHost } from "../table/dealer.ts";
import { openTable } from "../table/table.ts";
import { openingNotes } from "../words/notes.ts";
import { addressOf } from "./effects/follow.ts";
import { readLink } from "./state/link.ts";
import { type OnlineRoute, type Route, readPlace } from "./state/route.ts";
import type { State } from "./state/state.ts";
import type { Message } from "./state/update.ts";

export function arrive(hash: string, state: State, games: readonly Game[], host: OpeningHost): Message {
  const place = readPlace(hash, games);
  if (!place.ok) return showProblem(place.problem.message);
  if (place.value.view === "online") return { kind: "visit", route: withSeat(place.value, state) };
  if (place.value.view !== "link") return { kind: "visit", route: place.value };
  if (hash === addressOf({ ...state, route: { view: "play" } }))
    return { kind: "visit", route: { view: "play" } };
  const linked = readLink(place.value.query, games, host);
  if (!linked.ok) return showProblem(linked.problem.message);
  const match = kept(linked.value.match, state) ?? linked.value.match;
  const opened = { match, notes: openingNotes(match, false) };
  return { kind: "open", opened, viewing: linked.value.viewing };
}

/** Who holds a seat there goes to it, by whatever link. */
function withSeat(route: OnlineRoute, { online, seats }: State): Route {
  if (route.token !== undefined) return route;
  const open =
    online?.id === route.match && online.view.connection.kind !== "closed" ? online.token : undefined;
  return { ...route, token: open ?? seats.find(({ id }) => id === route.match)?.token };
}

function showProblem(message: string): Message {
  return { kind: "visit", route: { view: "problem", message } };
}

/** A link to a game that is kept here, seen from another move, is still that game. */
function kept(linked: Match, state: State): Match | undefined {
  const address = (match: Match) =>
    addressOf({ ...state, route: { view: "play" }, table: openTable({ match, notes: [] }) });
  const matches = [...(state.table === null ? [] : [state.table.match]), ...state.unfinished];
  return matches.find((match) => match.game === linked.game && address(match) === address(linked));
}
