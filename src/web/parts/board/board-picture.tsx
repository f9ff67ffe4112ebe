import type { Board, Cell, Group } from "../../../core/board.ts";

/** A board to look at, small and still. */
export function BoardPicture({ board }: { readonly board: Board }) {
  return (
    <div class="picture" aria-hidden="true">
      {board.map((group) => (
        <PictureGroup key={group.title} group={group} />
      ))}
    </div>
  );
}

const mostShown = { row: 12, stack: 10, pool: 12, grid: 24 } as const;

function PictureGroup({ group }: { readonly group: Group }) {
  const cells = group.cells.slice(0, mostShown[group.shape]);
  return (
    <div
      class={`picture-group picture-${group.shape}`}
      style={{ gridTemplateColumns: `repeat(${group.columns ?? 1}, auto)` }}
    >
      {cells.map((cell) => (
        <PictureCell key={cell.id} cell={cell} shape={group.shape} />
      ))}
    </div>
  );
}

export function PictureCell({ cell, shape }: { readonly cell: Cell; readonly shape: Group["shape"] }) {
  const kind = shape === "grid" ? "pool" : shape;
  return (
    <span class={`picture-cell picture-cell-${kind}`} data-state={cell.state}>
      {kind === "row" ? <i class="picture-arm" /> : kind === "pool" ? cell.label : null}
    </span>
  );
}
