/** Addresses of views, for links. */

import type { Game } from "../../core/game.ts";
import { formatRoute } from "../state/route.ts";

export const homeAddress = formatRoute({ view: "home" }, null);

export function setupAddress(game: Game): string {
  return formatRoute({ view: "setup", game }, null);
}

export function rulesAddress(game: Game): string {
  return formatRoute({ view: "rules", game }, null);
}

export function puzzleAddress(daily: boolean): string {
  return formatRoute({ view: "puzzle", daily }, null);
}
