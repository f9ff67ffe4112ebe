/** A board that is only a picture, possibly with a move on it. */

import type { Board } from "../../../core/board.ts";
import type { GroupView } from "./board-view.ts";
import { noEffect } from "./move-effect.ts";

/** `step` is what a press on a cell does, where it does anything. */
export function stillView(board: Board, effect = noEffect, step: string | null = null): readonly GroupView[] {
  const { held, changed } = effect;
  return board.map((group) => ({
    ...group,
    cells: group.cells.map((cell) => ({
      cell,
      step,
      becomes: changed.find(({ id }) => id === cell.id) ?? null,
      held: held.includes(cell.id),
      move: null,
      marked: undefined,
      reply: null,
      fresh: false,
      wave: 0,
      coupling: null,
    })),
  }));
}
