import type { RefObject } from "preact";
import { useLayoutEffect, useState } from "preact/hooks";
import { type Drawing, drawReasons } from "../../../core/drawing.ts";
import type { Reason } from "../../../core/reason.ts";

interface DrawingProps {
  readonly root: RefObject<HTMLElement | null>;
  readonly reasons: readonly Reason[];
}

interface Placed {
  /** The arcs between cells, as paths. */
  readonly arcs: readonly string[];
  readonly marks: readonly { readonly x: number; readonly y: number; readonly label: string }[];
}

/** The reasons over the board, for the eye alone: arcs between cells that answer each other, and marks. */
export function ReasonDrawing({ root, reasons }: DrawingProps) {
  const [placed, setPlaced] = useState<Placed>({ arcs: [], marks: [] });
  useLayoutEffect(() => {
    const board = root.current;
    if (board === null) return;
    const place = () => setPlaced(placeOn(board, drawReasons(reasons)));
    const observer = new ResizeObserver(place);
    observer.observe(board);
    place();
    return () => observer.disconnect();
  }, [root, reasons]);
  return (
    <svg class="drawing" aria-hidden="true">
      {placed.arcs.map((arc) => (
        <path key={arc} d={arc} />
      ))}
      {placed.marks.map(({ x, y, label }) => (
        <text key={`${x} ${y}`} x={x} y={y}>
          {label}
        </text>
      ))}
    </svg>
  );
}

interface Spot {
  readonly x: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** Whether cells stand one on top of the other, so that there is no room below. */
  readonly stacked: boolean;
}

function placeOn(board: HTMLElement, { links, marks }: Drawing): Placed {
  const spots = new Map<string, Spot>();
  for (const cell of board.querySelectorAll<HTMLElement>("[data-target]")) {
    const stacked = cell.closest(".stack") !== null;
    spots.set(cell.dataset.target ?? "", spotOf(cell.getBoundingClientRect(), board, stacked));
  }
  const level = links.filter(({ from, to }) => areLevel(spots.get(from), spots.get(to)));
  const split = links.filter((link) => !level.includes(link));
  const notes = split.flatMap(({ from, to, label }) => [
    { cell: from, label: label + to },
    { cell: to, label: label + from },
  ]);
  const marked = new Set(marks.map(({ cell }) => cell));
  return {
    arcs: level.flatMap(({ from, to }) => arcBetween(spots.get(from), spots.get(to))),
    marks: [
      ...marks.flatMap(({ cell, label }) => markAt(spots.get(cell), label, 0)),
      // Not where the next line has its values.
      ...notes.flatMap(({ cell, label }) => (marked.has(cell) ? [] : markAt(spots.get(cell), label, 0.2))),
    ],
  };
}

/** The cell under the pointer is raised a little. */
function areLevel(from: Spot | undefined, to: Spot | undefined): boolean {
  return from !== undefined && to !== undefined && Math.abs(from.top - to.top) < from.height / 2;
}

function spotOf({ x, y, width, height }: DOMRect, board: HTMLElement, stacked: boolean): Spot {
  const edge = board.getBoundingClientRect();
  return { x: x - edge.x + width / 2, top: y - edge.y, width, height, stacked };
}

/** Within a line; across lines an arc would cross other cells, so a note at each end names the partner. */
function arcBetween(from: Spot | undefined, to: Spot | undefined): readonly string[] {
  if (!from || !to) return [];
  const rise = from.top - 10 - Math.abs(from.x - to.x) / 8;
  return [`M${from.x} ${from.top} Q${(from.x + to.x) / 2} ${rise} ${to.x} ${to.top}`];
}

/** Beside a stack, else below the cell, so much of its width to the left. */
function markAt(spot: Spot | undefined, label: string, left: number): Placed["marks"] {
  if (spot === undefined) return [];
  const { x, top, width, height, stacked } = spot;
  return stacked
    ? [{ x: x - width / 2 - 18, y: top + height / 2, label }]
    : [{ x: x - left * width, y: top + height + 4, label }];
}
