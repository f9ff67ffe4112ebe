/** Which addresses open something by themselves; how they do is loaded with the first of them. */

import { type Opener, openLater } from "../../activity/contract.ts";
import type { PuzzleChoice } from "./places.ts";
import type { Route } from "./route.ts";

export function openerOf(route: Route, chosen: PuzzleChoice): Opener | null {
  if (route.view !== "puzzle" && route.view !== "lesson") return null;
  return openLater(async () => (await import("./open-route.ts")).openRoute(route, chosen));
}
