import type { Setup } from "../../../core/setup.ts";
import { findRow } from "../../../games/rows/option.ts";
import { flipInRow, isOwnRow } from "../../state/setup/setup-form.ts";
import { BoardPicture } from "../board/board-picture.tsx";
import type { FormProps } from "../props.ts";

/** The board that the game will start from; a row of one's own is turned here switch by switch. */
export function StartPreview({ form, change, setup }: FormProps & { readonly setup: Setup | null }) {
  const row = findRow(form.game.options);
  if (setup === null) return <p class="preview-dealt">The row is dealt when the game starts.</p>;
  const board = form.game.board(setup.start);
  const turnable = row !== undefined && !form.texts.from && isOwnRow(form.texts[row[0]], row[1]);
  if (!turnable) return <BoardPicture board={board} />;
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
          onClick={() => change(flipInRow(form, index))}
        >
          <span class="turn-label">{cell.label}</span>
          <span class="turn-mark">{cell.mark}</span>
        </button>
      ))}
    </fieldset>
  );
}
