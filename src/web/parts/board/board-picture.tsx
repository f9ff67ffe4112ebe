import type { Board, Cell, Group, Link } from "../../../core/board.ts";

interface PictureProps {
  readonly board: Board;
  /** What a move takes hold of, what it changes, and the ways from one to the other. */
  readonly held?: readonly string[];
  readonly changed?: readonly Cell[];
  readonly links?: readonly Link[];
}

/** A board to look at, small and still; with a move on it where one is given. */
export function BoardPicture({ board, held = [], changed = [], links = [] }: PictureProps) {
  return (
    <div class="picture" aria-hidden="true">
      {board.map((group) => (
        <div key={group.title} class={`picture-group picture-${group.shape}`} style={pictureStyle(group)}>
          {group.cells.slice(0, mostShown[group.shape] * (group.columns ?? 1)).map((cell) => (
            <PictureCell
              key={cell.id}
              cell={(group.shape === "pool" && changed.find(({ id }) => id === cell.id)) || cell}
              shape={group.shape}
              held={held.includes(cell.id)}
              becomes={changed.some(({ id }) => id === cell.id)}
            />
          ))}
          {group.shape === "row" ? <PictureWays cells={group.cells} links={links} /> : null}
        </div>
      ))}
    </div>
  );
}

/** Of a grid, so many rows. */
const mostShown = { row: 12, stack: 10, pool: 12, grid: 6 } as const;

/** What the style sheet fits into the picture's height. */
function pictureStyle({ cells, columns = 1 }: Pick<Group, "cells" | "columns">) {
  return {
    "--count": cells.length,
    "--rows": Math.ceil(cells.length / columns),
    gridTemplateColumns: `repeat(${columns}, auto)`,
  };
}

interface PictureCellProps {
  readonly cell: Cell;
  readonly shape: Group["shape"];
  readonly held?: boolean;
  readonly becomes?: boolean;
}

function PictureCell({ cell, shape, held = false, becomes = false }: PictureCellProps) {
  const { state, owner } = cell;
  const kind = shape === "grid" ? "pool" : shape;
  return (
    <span
      class={`picture-cell picture-cell-${kind}`}
      data-state={state}
      data-owner={owner}
      data-held={held}
      data-becomes={becomes}
    >
      {kind === "row" ? <i class="picture-arm" /> : kind === "pool" ? cell.label : null}
      {kind === "row" && owner !== undefined ? <b class="picture-mark">{cell.mark}</b> : null}
    </span>
  );
}

/** So far apart stand the switches of a row. */
const pitch = 26;

/** Arcs above a row, from what the move takes hold of to what it changes. */
function PictureWays({ cells, links }: Pick<Group, "cells"> & { readonly links: readonly Link[] }) {
  const placeOf = (id: string) => cells.findIndex((cell) => cell.id === id) * pitch + pitch / 2 - 3;
  return (
    <svg
      class="picture-ways"
      aria-hidden="true"
      focusable="false"
      width={cells.length * pitch - 6}
      height="24"
    >
      {links.map(({ from, to, label }) => {
        const [left, right] = [placeOf(from), placeOf(to)];
        return (
          <g key={to}>
            <path d={`M${left} 24Q${(left + right) / 2} ${4 - Math.abs(left - right) / 12} ${right} 24`} />
            <text x={right} y={label === "" ? 0 : 14}>
              {label}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

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

/** Blocks that are gone leave a trace, but the others need not be counted. */
function PictureCount({ cells }: Pick<Group, "cells">) {
  return <span class="picture-place">{cells.filter(({ state }) => state !== "gone").length} left</span>;
}
