import type { Board, Cell, Group } from "../../../core/board.ts";
import { PictureCell, pictureStyle } from "./board-picture.tsx";

/** A still board to be read, not only looked at: all of its cells, with their numbers. */
export function NumberedPicture({ board }: { readonly board: Board }) {
  return (
    <div class="picture picture-numbered" aria-hidden="true">
      {board.map((group) => (
        <div key={group.title} class={`picture-group picture-${group.shape}`} style={pictureStyle(group)}>
          {group.cells.map((cell) => (
            <NumberedCell key={cell.id} cell={cell} shape={group.shape} />
          ))}
          {group.shape === "stack" ? <PictureCount cells={group.cells} /> : null}
        </div>
      ))}
    </div>
  );
}

/** A switch has no number of its own in a picture; a plate has, and blocks are counted. */
function NumberedCell({ cell, shape }: { readonly cell: Cell; readonly shape: Group["shape"] }) {
  const picture = <PictureCell cell={cell} shape={shape} />;
  if (shape !== "row") return picture;
  return (
    <span class="picture-place">
      {picture}
      <b>{cell.mark}</b>
      {cell.label}
    </span>
  );
}

/** Blocks that are gone leave a trace, but nobody counts the others. */
function PictureCount({ cells }: Pick<Group, "cells">) {
  return <span class="picture-place">{cells.filter(({ state }) => state !== "gone").length} left</span>;
}
