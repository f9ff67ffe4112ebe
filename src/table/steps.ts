/** Moves that are made cell by cell: each press narrows them down, until one is left that has no more cells. */

import { canPlay, shownPosition, type Table } from "./table.ts";

/** Where a press leads, for each cell that a move goes on with: the name of the move that it completes, or null. */
export function nextSteps(table: Table): ReadonlyMap<string, string | null> {
  const { match, held } = table;
  const { game } = match;
  const position = shownPosition(table);
  const steps = new Map<string, string | null>();
  for (const move of game.moves(position)) {
    const cells = game.cellsOfMove(position, move);
    const next = cells[held.length];
    if (next === undefined || !held.every((cell, at) => cells[at] === cell)) continue;
    const name = cells.length === held.length + 1 ? game.formatMove(position, move) : null;
    steps.set(next, steps.get(next) ?? name);
  }
  for (const cell of held.slice(-1)) if (!steps.has(cell)) steps.set(cell, null);
  return steps;
}

/** Takes hold of a cell; pressed again, the last one is let go. */
export function holdCell<T extends Table>(table: T, cell: string): T {
  if (!canPlay(table)) return table;
  const held = table.held.at(-1) === cell ? table.held.slice(0, -1) : [...table.held, cell];
  return { ...table, held, preview: null };
}
