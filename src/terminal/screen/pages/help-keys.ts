/** The keys for help at the table: a hint, the values of all moves, an offer to a computer, the way back to a mistake. */

import { isComputer, seatToMove } from "../../../core/match.ts";
import { toRecord } from "../../../core/record.ts";
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
  const { match, asked } = scene;
  if (match.outcome !== null || isThinking(scene)) return step(state);
  return step(state, { kind: "ask", match, job: { kind: "hint", record: toRecord(match), asked } });
}

/** Off by default; each turn in which the values are shown counts as a hint. */
export function toggleValues(state: ScreenState, scene: TableScene): Step {
  const { match } = scene;
  if (match.outcome !== null) return step(state);
  const valuesShown = !scene.valuesShown;
  const next = { ...scene, valuesShown, values: null, said: valuesShown ? "" : "The values are hidden." };
  return valuesShown && !isThinking(scene)
    ? show(state, next, { kind: "ask", match, job: { kind: "evaluate", record: toRecord(match) } })
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
