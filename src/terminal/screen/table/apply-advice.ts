/** What the players and the solver have answered, put on the table. An answer about a position that has passed is dropped. */

import { agreeDraw, type Match, playMove, seatToMove } from "../../../core/match.ts";
import { ofSeat, withSeat } from "../../../core/seat.ts";
import { inexactNote } from "../../text/notes.ts";
import {
  type Scene,
  type ScreenEvent,
  type ScreenState,
  type Step,
  step,
  type TableScene,
} from "../state.ts";
import { tableOn } from "./follow-up.ts";
import { withMatch } from "./table.ts";

/** Answers to questions about one point of a match. */
export type Told = Extract<ScreenEvent, { readonly about: readonly unknown[] }>;

export function take(state: ScreenState, event: Told): Step {
  const table = tableOn(state.scene);
  if (table === undefined || table.match.moves !== event.about) return step(state);
  switch (event.kind) {
    case "prepared":
      return step(onTable(state, event.exact ? table : { ...table, notes: [...table.notes, inexactNote] }));
    case "chosen": {
      const match = playMove(table.match, event.move);
      const notes = event.exact ? [] : [inexactNote];
      return changed(state, { ...withMatch(table, match), notes }, match);
    }
    case "hinted":
      return helped(state, { ...table, said: event.text, asked: table.asked + 1 });
    case "weighed":
      return table.weighing ? helped(state, { ...table, values: event.values }) : step(state);
    case "answered":
      return answered(state, table, event.accepted);
    case "reviewed":
      return step(onTable(state, { ...table, review: event.review }));
  }
}

function answered(state: ScreenState, table: TableScene, accepted: boolean): Step {
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
