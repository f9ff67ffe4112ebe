/** The tab's title: the view, and in a game the turn or the result. */

import { sceneOf } from "../../play/activity.ts";
import type { Activity } from "../../play/contract.ts";
import { isAwaited } from "./online/online.ts";
import { puzzleTitles } from "./route.ts";
import type { State } from "./state.ts";

type Shown = Pick<State, "route" | "places" | "online">;

/** The tab says that the opponent is waiting, wherever the visitor is on the page. */
export function titleOf(state: Shown, name: string): string {
  const { route, online, places } = state;
  const { activity } = places.online;
  if (online !== null && (route.view === "online" || isAwaited(activity))) return onlineTitle(activity);
  return [...placeName(state), name].join(" · ");
}

const names = {
  learn: "Learn",
  yours: "Your games",
  setup: "New game",
  rules: "Rules",
  lesson: "Lesson",
  theory: "Theory",
  problem: "This link does not work",
} as const;

function placeName({ route, places }: Shown): readonly string[] {
  if (route.view === "home" || route.view === "online") return [];
  if (route.view === "play") return gameName(places.game.activity);
  if (route.view === "puzzle") return [puzzleTitles[route.kind]];
  return "game" in route ? [names[route.view], route.game.title] : [names[route.view]];
}

function gameName(activity: Activity | null): readonly string[] {
  if (activity === null) return [];
  const { headline, title } = sceneOf(activity);
  return [headline.text, title];
}

export function onlineTitle(activity: Activity | null): string {
  if (activity === null) return "Online game";
  const { title, headline } = sceneOf(activity);
  return `${isAwaited(activity) ? "● " : ""}${headline.text} – ${title}`;
}
