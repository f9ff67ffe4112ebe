/** What the table asks of the players and the solver whenever its match has changed. */

import { hasComputer, isComputer, seatToMove } from "../../../core/match.ts";
import type { Effect, Scene, ScreenState, Step, TableScene } from "../state.ts";

/** The step, with the questions that follow from where it has led. */
export function attend(before: ScreenState, next: Step): Step {
  const table = tableOn(next.state.scene);
  const old = tableOn(before.scene);
  const same = table?.match.moves === old?.match.moves && table?.match.outcome === old?.match.outcome;
  if (table === undefined || same) return next;
  return { ...next, effects: [...next.effects, ...questionsOf(table)] };
}

export function questionsOf(table: TableScene): readonly Effect[] {
  const { match, online, replay, weighing } = table;
  if (replay) return [];
  if (match.outcome !== null) return match.moves.length === 0 ? [] : [{ kind: "review", match }];
  if (online !== null) return [];
  if (isComputer(match, seatToMove(match))) return [{ kind: "think", match }];
  if (weighing) return [{ kind: "weigh", match }];
  return hasComputer(match) && match.moves.length === 0 ? [{ kind: "prepare", match }] : [];
}

/** The table on the screen, also behind a page that is being read. */
export function tableOn(scene: Scene): TableScene | undefined {
  const table = scene.kind === "page" ? scene.back : scene;
  return table.kind === "table" ? table : undefined;
}
