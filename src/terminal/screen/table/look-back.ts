/** Stepping through a game that is on the table, and returning to it. */

import { canUndo } from "../../../core/match.ts";
import { lookAt, playOnFromHere } from "../../../table/play.ts";
import { shownPly } from "../../../table/table.ts";
import { helpPage, rulesPage } from "../pages/pages.ts";
import { type Key, type ScreenState, type Step, show, step, type TableScene } from "../state.ts";

export function lookBack(state: ScreenState, scene: TableScene): Step {
  const { length } = scene.match.moves;
  if (length === 0) return show(state, { ...scene, problem: "There is nothing to look back at yet." });
  return show(state, lookAt(scene, length - 1));
}

export function lookKey(state: ScreenState, scene: TableScene, key: Key): Step {
  const last = scene.match.moves.length;
  const to = target(key.name, shownPly(scene), last);
  if (to !== undefined) return show(state, scene.replay ? { ...scene, viewing: to } : lookAt(scene, to));
  switch (key.name) {
    case "return":
      return scene.replay ? step(state) : show(state, lookAt(scene, last));
    case "escape":
      return scene.replay ? step(state, { kind: "quit" }) : show(state, lookAt(scene, last));
    case "p":
      return isPlayedHere(scene) ? show(state, playOnFromHere(scene)) : step(state);
    case "q":
      return step(state, { kind: "quit" });
    case "r":
      return show(state, rulesPage(scene));
    case "?":
    case "h":
      return show(state, helpPage(scene));
    default:
      return step(state);
  }
}

/** Whether the game may go on from a position of the past. */
export function isPlayedHere({ match, replay, online }: TableScene): boolean {
  return !replay && online === null && canUndo(match);
}

function target(name: string, shown: number, last: number): number | undefined {
  switch (name) {
    case "left":
    case "up":
    case "pageup":
    case "b":
      return Math.max(0, shown - 1);
    case "right":
    case "down":
    case "pagedown":
      return Math.min(last, shown + 1);
    case "home":
      return 0;
    case "end":
      return last;
    default:
      return undefined;
  }
}
