import type { Setup } from "../../../core/setup.ts";
import { ownStart, turnCell } from "../../../table/own-start.ts";
import { BoardPicture } from "../board/board-picture.tsx";
import type { FormProps } from "../props.ts";

/** The board that the game will start from; a start of one's own is turned here cell by cell. */
export function StartPreview({ form, change, setup }: FormProps & { readonly setup: Setup | null }) {
  if (setup === null) return <p class="preview-dealt">The start is dealt when the game starts.</p>;
  const board = form.game.board(setup.start);
  if (ownStart(form) === undefined) return <BoardPicture board={board} />;
  const cells = board.flatMap((group) => group.cells);
  return (
    <fieldset class="turn-row" aria-label="The row to start from">
      {cells.map((cell, index) => (
        <button
          key={cell.id}
          type="button"
          class="turn-switch"
          data-state={cell.state}
          aria-label={`${cell.spoken}; turn it`}
          onClick={() => change(turnCell(form, index))}
        >
          <span class="turn-label">{cell.label}</span>
          <span class="turn-mark">{cell.mark}</span>
        </button>
      ))}
    </fieldset>
  );
}
