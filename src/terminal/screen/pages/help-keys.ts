/** The keys for help at the table: a hint, the values of all moves, an offer to a computer, the way back to a mistake. */

import { isComputer, seatToMove } from "../../../core/match.ts";
import { otherSeat } from "../../../core/seat.ts";
import { canMove } from "../../online/standing.ts";
import { type ScreenState, type Step, show, step, type TableScene } from "../state.ts";

export function isThinking({ match, replay }: TableScene): boolean {
  return !replay && match.outcome === null && isComputer(match, seatToMove(match));
}

/** Nobody at this terminal may move now: a computer does, or somebody elsewhere. */
export function isHeld(scene: TableScene): boolean {
  return scene.online === null ? isThinking(scene) : !canMove(scene.online.view);
}

export function askHint(state: ScreenState, scene: TableScene): Step {
  if (scene.match.outcome !== null || isThinking(scene)) return step(state);
  return step(state, { kind: "hint", match: scene.match, asked: scene.asked });
}

/** Off by default; each turn in which the values are shown counts as a hint. */
export function toggleValues(state: ScreenState, scene: TableScene): Step {
  if (scene.match.outcome !== null) return step(state);
  const weighing = !scene.weighing;
  const next = { ...scene, weighing, values: null, said: weighing ? "" : "The values are hidden." };
  return weighing && !isThinking(scene)
    ? show(state, next, { kind: "weigh", match: scene.match })
    : show(state, next);
}

export function offerDraw(state: ScreenState, scene: TableScene): Step {
  const { match } = scene;
  if (match.outcome !== null || isThinking(scene)) return step(state);
  const question = isComputer(match, otherSeat(seatToMove(match))) ? "offer" : "draw";
  return show(state, { ...scene, question, problem: "", said: "" });
}

/** A new game from the position before the first mistake. */
export function playOn(state: ScreenState, scene: TableScene): Step {
  const at = scene.review?.mistake ?? null;
  return at === null ? step(state) : step(state, { kind: "branch", match: scene.match, at });
}
