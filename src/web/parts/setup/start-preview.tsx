import { cellsOf } from "../../../core/board.ts";
import type { Setup } from "../../../core/setup.ts";
import { ownStart, turnCell } from "../../../table/own-start.ts";
import { cellHandlers } from "../board/board-input.ts";
import { BoardPicture } from "../board/board-picture.tsx";
import type { FormProps } from "../props.ts";

/** The board that the game will start from; visitors can set up their own start here, cell by cell. */
export function StartPreview({ form, change, setup }: FormProps & { readonly setup: Setup | null }) {
  if (setup === null) return <p class="preview-dealt">The start is dealt when the game starts.</p>;
  const board = form.game.board(setup.start);
  const cells = cellsOf(board).map(({ id }) => id);
  // Another size is a new picture, so that its cells don't seem to move.
  if (ownStart(form) === undefined) return <BoardPicture key={cells.length} board={board} />;
  const turn = (cell: string) => change(turnCell(form, cells.indexOf(cell)));
  return (
    <fieldset aria-label="The row to start from" {...cellHandlers(turn)}>
      <BoardPicture board={board} step="turn it" />
    </fieldset>
  );
}
