import type { Match } from "../../core/match.ts";
import { capital } from "../../core/words/values.ts";
import { type Input, sceneOf } from "../../play/activity.ts";
import type { Activity } from "../../play/contract.ts";
import type { Scene } from "../../play/scene.ts";
import { tellMove } from "../../play/words.ts";
import { gameViews, views } from "./route.ts";
import { isAwaited, type State } from "./state.ts";

export const keepsNothing =
  "This browser won't let the page save anything, so you'll lose your games when you close the page. To keep a game, save it to a file.";

export const missingPart = "Part of the page didn't load. Reload to try again.";

/** Begins with the title unless the previous activity had the same one. */
export function announceOpened(before: Activity | null, activity: Activity): string {
  const { title, place, headline, rule, line, needed, notes, steps } = sceneOf(activity);
  const known = before !== null && sceneOf(before).title === title;
  const what = steps.length > 0 && headline.sign === "turn" ? [line] : [];
  const said = [place, ...notes, ...what, needed.line, needed.about, headline.text, rule];
  return sentences(...(known ? [] : [title]), ...said);
}

/** Ticks aren't announced, and messages from the server have their own text. */
export function changedAloud(before: Activity, after: Activity, input: Input): string {
  if (input.kind === "ticked") return "";
  if (input.kind === "heard")
    return sentences(
      ...input.news.happenings.flatMap(({ kind, text }) => (kind === "arrived" ? [] : [text])),
    );
  const { problem } = after.state;
  if (problem !== "" && problem !== before.state.problem) return problem;
  return sentences(...saidNow(before, after), ...shownNow(sceneOf(before), sceneOf(after)));
}

function saidNow({ state: before }: Activity, { state: after }: Activity): readonly string[] {
  if (after.said !== "" && (after.said !== before.said || after.match !== before.match))
    return [after.said, ...newPosition(before.match, after.match)];
  const at = before.match.moves.length;
  return after.match.moves.length === at + 1 ? tellMove(after.match, at) : [];
}

/** Names a position that appears by itself, such as a counterexample, by its code. */
function newPosition({ positions: [before] }: Match, { game, positions: [after] }: Match): readonly string[] {
  return before === after ? [] : [`Position ${game.key(after)}`];
}

/** A new headline, with the rule of a turn or task, or with the line under any other headline. */
function shownNow(before: Scene, { headline, rule, line, needed }: Scene): readonly string[] {
  const { sign, text } = headline;
  // Once part of a task is done, the headline is the rest of the task, which was announced before.
  const known = sign === "task" ? before.headline.text.includes(text) : before.headline.text === text;
  if (known) return [];
  return sign === "turn" || sign === "task" ? [needed.line, text, rule] : [text, line, needed.line];
}

function sentences(...texts: readonly string[]): string {
  return texts
    .filter((text) => text !== "")
    .map((text) => capital(text) + (/[.!?…]$/.test(text) ? "" : "."))
    .join(" ");
}

type Shown = Pick<State, "route" | "places" | "online">;

/** Names the view and, in a game, the turn or the result. Every view's title says if the opponent is waiting. */
export function titleOf(state: Shown, name: string): string {
  const { route, online, places } = state;
  const { activity } = places.online;
  if (online !== null && (route.view === "online" || isAwaited(activity))) return onlineTitle(activity);
  return [...placeName(state), name].join(" · ");
}

export const brokenLink = "This link doesn't work";

function placeName({ route, places }: Shown): readonly string[] {
  if (route.view === "home" || route.view === "online") return [];
  if (route.view === "play") return gameName(places.game.activity);
  if (route.view === "puzzle") return [route.door.title];
  if (route.view === "problem") return [brokenLink];
  return "game" in route ? [gameViews[route.view].title, route.game.title] : [views[route.view].title];
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
