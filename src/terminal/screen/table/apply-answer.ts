/** What the advisor has answered, put on the table. An answer about a position that has passed is dropped. */

import { agreeDraw, currentPosition, type Match, playMove, seatToMove } from "../../../core/match.ts";
import { moveNames } from "../../../core/notation.ts";
import { ofSeat, withSeat } from "../../../core/seat.ts";
import { findMove } from "../../../core/setup.ts";
import type { Answer } from "../../../players/job.ts";
import { inexactNote } from "../../../table/words.ts";
import { reviewOf } from "../../text/after-game.ts";
import { type Scene, type ScreenState, type Step, step, type TableScene } from "../state.ts";
import { tableOn } from "./follow-up.ts";
import { withMatch } from "./table.ts";

export function applyAnswer(state: ScreenState, about: Match["moves"], answer: Answer): Step {
  const table = tableOn(state.scene);
  if (table === undefined || table.match.moves !== about) return step(state);
  switch (answer.kind) {
    case "warm-up":
      return step(onTable(state, answer.exact ? table : { ...table, notes: [...table.notes, inexactNote] }));
    case "choose":
      return playChosen(state, table, answer);
    case "hint":
      return helped(state, { ...table, said: answer.text, asked: table.asked + 1 });
    case "evaluate":
      return table.valuesShown ? showValues(state, table, answer) : step(state);
    case "answer-draw":
      return settleDraw(state, table, answer.accepted);
    case "review":
      return step(onTable(state, { ...table, review: reviewOf(table.match, answer.card) }));
    case "analyze":
    case "judge":
    case "known":
    case "map":
    case "pose":
      return step(state);
  }
}

function playChosen(state: ScreenState, table: TableScene, { move: name, exact }: Answer<"choose">): Step {
  const move = findMove(table.match.game, currentPosition(table.match), name);
  if (!move.ok) throw new Error(move.problem.message);
  const match = playMove(table.match, move.value);
  return changed(state, { ...withMatch(table, match), notes: exact ? [] : [inexactNote] }, match);
}

function showValues(state: ScreenState, table: TableScene, { moves }: Answer<"evaluate">): Step {
  const names = moveNames(table.match.game, currentPosition(table.match));
  return helped(state, { ...table, values: names.map((name) => moves[name] ?? null) });
}

function settleDraw(state: ScreenState, table: TableScene, accepted: boolean): Step {
  if (!accepted) return step(onTable(state, { ...table, said: "The offer is declined." }));
  const match = agreeDraw(table.match);
  return changed(state, withMatch(table, match), match);
}

/** Help that was given is counted in the record. */
function helped(state: ScreenState, table: TableScene): Step {
  const { match } = table;
  const seat = seatToMove(match);
  const hints = withSeat(match.hints, seat, ofSeat(match.hints, seat) + 1);
  const counted = { ...match, hints };
  return changed(state, { ...table, match: counted }, counted);
}

function changed(state: ScreenState, table: TableScene, match: Match): Step {
  return step(onTable(state, table), { kind: "save", match });
}

function onTable(state: ScreenState, table: TableScene): ScreenState {
  const scene: Scene = state.scene.kind === "page" ? { ...state.scene, back: table } : table;
  return { ...state, scene };
}
