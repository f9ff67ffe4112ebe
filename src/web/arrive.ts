/** What an address asks for, given what is on the table already. */

import { today } from "../activity/outside.ts";
import type { Game } from "../core/game.ts";
import type { OpeningHost } from "../table/dealer.ts";
import { addressOf } from "./effects/follow.ts";
import type { Message } from "./state/message.ts";
import { type OnlineRoute, problemRoute, type Route, readPlace } from "./state/route.ts";
import type { State } from "./state/state.ts";

export async function arrive(
  hash: string,
  state: State,
  games: readonly Game[],
  host: OpeningHost,
): Promise<Message> {
  const place = readPlace(hash, games);
  if (!place.ok) return { kind: "visit", route: problemRoute(place.problem.message) };
  if (place.value.view === "online") return { kind: "visit", route: withSeat(place.value, state) };
  if (place.value.view !== "link") return { kind: "visit", route: place.value, today: today(host) };
  const { query, large } = place.value;
  const route: Route = { view: "play", large };
  if (hash === addressOf({ ...state, route })) return { kind: "visit", route };
  const { arriveByLink } = await import("./returning.ts");
  const message = arriveByLink(query, state, games, host);
  return message.kind === "open" ? { ...message, large } : message;
}

/** Who holds a seat there goes to it, by whatever link. */
function withSeat(route: OnlineRoute, { online, seats }: State): Route {
  if (route.token !== undefined) return route;
  const open =
    online?.id === route.match && online.view.connection.kind !== "closed" ? online.token : undefined;
  return { ...route, token: open ?? seats.find(({ id }) => id === route.match)?.token };
}
