/** How the terminal is divided while a game is on: only its size decides, so that nothing jumps as the game goes on. */

import type { Size } from "../state.ts";

export interface Areas {
  /** Whose turn it is, and what they are after; only the former on a low terminal. */
  readonly topRows: number;
  readonly boardColumns: number;
  readonly boardRows: number;
  /** The move list stands at the right; otherwise it is one line. */
  readonly listColumns: number;
  /** Lines for what has happened, what is noted and what is wrong. */
  readonly messageRows: number;
  readonly stripRows: number;
}

export const indent = 2;

/** Header and rule above; a rule, the prompt and the keys below. */
const edgeRows = 5;
const listWidth = 17;

export function areasOf(size: Size): Areas {
  const wide = size.columns >= 76;
  const listColumns = wide ? Math.min(listWidth + Math.floor((size.columns - 76) / 6), 30) : 0;
  const messageRows = size.rows >= 24 ? 4 : size.rows >= 18 ? 3 : size.rows >= 14 ? 2 : 1;
  const topRows = size.rows >= 16 ? 3 : 1;
  return {
    topRows,
    listColumns,
    messageRows,
    stripRows: wide ? 0 : 1,
    boardColumns: Math.max(8, size.columns - indent - listColumns - 1),
    boardRows: Math.max(1, size.rows - edgeRows - topRows - messageRows - (wide ? 0 : 1)),
  };
}
