import { type Board, type Cell, changedCells, type Link } from "../../../core/board.ts";
import type { Variant } from "../../../core/game.ts";

export type MoveEffect = Readonly<ReturnType<typeof effectOf>>;

export const noEffect: MoveEffect = { held: [], changed: [], links: [] };

/** Draws the game's own links or, without them, between two cells of a row, or from the only cell to those that it bars. */
export function effectOf(game: Variant, position: unknown, move: unknown) {
  const board = game.board(position);
  const held = game.cellsOfMove(position, move);
  const changed = changedCells(board, game.board(game.play(position, move)));
  return { held, changed, links: game.links?.(position, move) ?? plainLinks(board, held, changed) };
}

function plainLinks(board: Board, held: readonly string[], changed: readonly Cell[]): readonly Link[] {
  const [from = "", other] = held;
  const row = board.some(({ shape, cells }) => shape === "row" && cells.some(({ id }) => id === from));
  if (other !== undefined) return row ? [{ from, to: other, label: "" }] : [];
  return changed.filter(({ state }) => state === "barred").map(({ id }) => ({ from, to: id, label: "" }));
}
