/** The address alone chooses the place on screen; activities in other places stay there. */

import { lessonDoor } from "../../lessons/door.ts";
import type { Activity, Opener } from "../../play/contract.ts";
import { type PuzzleChoice, puzzleDoors } from "../../puzzles/doors.ts";
import { formatRoute, type Route } from "./route.ts";

export const placeNames = ["game", "online", "puzzle", "lesson"] as const;
export type PlaceName = (typeof placeNames)[number];

export interface Place {
  readonly activity: Activity | null;
  /** The address that was asked for; asking again finds the same activity. */
  readonly key: string;
  /** Counts requests: the answer to an earlier one is dropped. */
  readonly request: number;
  readonly problem: string;
}

export type Places = Readonly<Record<PlaceName, Place>>;

const empty: Place = { activity: null, key: "", request: 0, problem: "" };

export const noPlaces: Places = { game: empty, online: empty, puzzle: empty, lesson: empty };

export function placeOf(route: Route): PlaceName | null {
  const { view } = route;
  if (view === "play") return "game";
  if (view === "puzzle" && route.door === puzzleDoors.archive) return null;
  return view === "online" || view === "puzzle" || view === "lesson" ? view : null;
}

/** Null if the address alone can't open it. */
export function keyOf(route: Route, today: string): string | null {
  if (route.view === "lesson") return formatRoute(route);
  if (route.view !== "puzzle") return null;
  const dated = route.door === puzzleDoors.today ? ` ${route.detail ?? today}` : "";
  return formatRoute(route) + dated;
}

export function routeOpener(route: Route, chosen: PuzzleChoice): Opener | null {
  if (route.view === "lesson") return lessonDoor.open(route.game);
  return route.view === "puzzle" ? route.door.open({ ...chosen, detail: route.detail }) : null;
}

/** An activity that follows the puzzle of a day has no address of its own. */
export function routeAfter(route: Route): Route {
  const isDaily = route.view === "puzzle" && route.door === puzzleDoors.today;
  return isDaily ? { view: "puzzle", door: puzzleDoors.endless } : route;
}
