import { formatOnlineHash } from "../../online/links.ts";
import { formatLink, formatRoute, type Place, type Route } from "../state/route.ts";
import { titleOf } from "../state/spoken.ts";
import type { State } from "../state/state.ts";
import type { World } from "./world.ts";

export function followChange(world: World, before: State, after: State): void {
  if (before.preferences !== after.preferences) world.write("preferences", JSON.stringify(after.preferences));
  // Setting the same value again costs the browser as much as a change.
  const { dataset } = document.documentElement;
  const title = titleOf(after, world.program.title);
  if (document.title !== title) document.title = title;
  if (dataset.theme !== after.preferences.theme) dataset.theme = after.preferences.theme;
}

/** The back button undoes a new view or game. If neither has changed, the address stays, because a link may be opening. */
export function followAddress(world: World, before: State, after: State): void {
  const { route, places } = after;
  if (route.view === "problem") return;
  if (route.view !== "online" && route === before.route && places.game === before.places.game) return;
  const hash = addressOf({ ...after, route: withoutToken(world, after.route) });
  if (hash === location.hash || (hash === "#/" && location.hash === "")) return;
  if (isHere(before, after)) history.replaceState(null, "", hash);
  else history.pushState(null, "", hash);
}

/** People copy addresses, so a token that the browser stores isn't in them. */
function withoutToken(world: World, route: Route): Route {
  if (route.view !== "online" || route.token === undefined) return route;
  const kept = world.read("seats")?.includes(formatOnlineHash(route.match, route.token));
  return kept === true ? { ...route, token: undefined } : route;
}

function isHere(before: State, { route, places }: State): boolean {
  if (route.view === "online") return location.hash.startsWith(formatOnlineHash(route.match));
  const idIn = ({ activity }: Place) => activity?.state.match.id;
  const isRetry = ({ activity }: Place) => activity?.state.retried !== undefined;
  const same =
    idIn(before.places.game) === idIn(places.game) && isRetry(before.places.game) === isRetry(places.game);
  return route.view === "play" && same && location.hash.startsWith("#/play?");
}

export function addressOf({ route, places }: Pick<State, "route" | "places">): string {
  const game = places.game.activity?.state;
  const { match, ply } = game?.retried ?? { match: game?.match, ply: game?.viewing };
  return formatRoute(route, match === undefined ? null : formatLink(match, ply));
}
