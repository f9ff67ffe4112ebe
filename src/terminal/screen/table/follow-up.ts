/** What the table asks of the advisor whenever its match has changed. */

import { hasComputer, isComputer, type Match, seatToMove } from "../../../core/match.ts";
import { toRecord } from "../../../core/record.ts";
import type { Job } from "../../../players/job.ts";
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
  const { match, online, replay, valuesShown } = table;
  if (replay) return [];
  if (match.outcome !== null)
    return match.moves.length === 0
      ? []
      : ask(match, { kind: "review", record: toRecord(match), quick: true });
  if (online !== null) return [];
  if (isComputer(match, seatToMove(match))) return ask(match, { kind: "choose", record: toRecord(match) });
  if (valuesShown) return ask(match, { kind: "evaluate", record: toRecord(match) });
  if (!hasComputer(match) || match.moves.length > 0) return [];
  return ask(match, { kind: "warm-up", record: toRecord(match) });
}

function ask(match: Match, job: Job): readonly Effect[] {
  return [{ kind: "ask", match, job }];
}

/** The table on the screen, also behind a page that is being read. */
export function tableOn(scene: Scene): TableScene | undefined {
  const table = scene.kind === "page" ? scene.back : scene;
  return table.kind === "table" ? table : undefined;
}
