import type { RefObject } from "preact";
import { useLayoutEffect, useState } from "preact/hooks";
import type { Link } from "../../../core/board.ts";
import { type Drawing, drawReasons, type Reason } from "../../../core/reason.ts";

interface DrawingProps {
  readonly root: RefObject<HTMLElement | null>;
  readonly reasons: readonly Reason[];
  readonly ways: readonly Link[];
}

interface Placed {
  readonly paths: readonly { readonly look: "arc" | "way" | "notch"; readonly d: string }[];
  readonly marks: readonly { readonly x: number; readonly y: number; readonly label: string }[];
}

const nothing: Placed = { paths: [], marks: [] };

export function ReasonDrawing({ root, reasons, ways }: DrawingProps) {
  const [placed, setPlaced] = useState(nothing);
  // Measures only when the observer calls back, once the browser has laid out the next frame.
  useLayoutEffect(() => {
    const board = root.current;
    if (board === null || reasons.length + ways.length === 0) return setPlaced(nothing);
    const place = () => setPlaced(placeOn(board, drawReasons(reasons), ways));
    const observer = new ResizeObserver(place);
    observer.observe(board);
    // A large pool scrolls inside the board.
    board.addEventListener("scroll", place, { capture: true, passive: true });
    return () => {
      observer.disconnect();
      board.removeEventListener("scroll", place, { capture: true });
    };
  }, [root, reasons, JSON.stringify(ways)]);
  return (
    <svg class="drawing" aria-hidden="true">
      {placed.paths.map(({ look, d }) => (
        <path key={look + d} class={`drawing-${look}`} d={d} />
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
  /** A stack's cells leave no room for a mark below them. */
  readonly stacked: boolean;
}

function placeOn(board: HTMLElement, { links, marks }: Drawing, ways: readonly Link[]): Placed {
  const named = [...links, ...ways].flatMap(({ from, to }) => [from, to]);
  const spots = spotsOf(board, new Set([...named, ...marks.map(({ cell }) => cell)]));
  // Only links and ways within a row become arcs. Others would cross cells, so a note at each end names a link's partner instead.
  const level = links.filter(({ from, to }) => areLevel(spots.get(from), spots.get(to)));
  const split = links.filter((link) => !level.includes(link));
  const notes = split.flatMap(({ from, to, label }) => [
    { cell: from, label: label + to },
    { cell: to, label: label + from },
  ]);
  const marked = new Set(marks.map(({ cell }) => cell));
  const levelWays = ways.filter(({ from, to }) => areLevel(spots.get(from), spots.get(to)));
  return {
    paths: [
      ...level.flatMap(({ from, to }) => pathOf("arc", arcBetween(spots.get(from), spots.get(to)))),
      ...levelWays.flatMap(({ from, to }) => pathOf("way", arcBetween(spots.get(from), spots.get(to)))),
      ...marks.flatMap(({ cell }) => pathOf("notch", notchAt(spots.get(cell)))),
    ],
    marks: [
      ...levelWays.flatMap(({ to, label }) => labelOn(spots.get(to), label)),
      ...marks.flatMap(({ cell, label }) => markAt(spots.get(cell), label, 0)),
      ...notes.flatMap(({ cell, label }) => (marked.has(cell) ? [] : markAt(spots.get(cell), label, 0.2))),
    ],
  };
}

function pathOf(look: Placed["paths"][number]["look"], d: string): Placed["paths"] {
  return d === "" ? [] : [{ look, d }];
}

function spotsOf(board: HTMLElement, names: ReadonlySet<string>): ReadonlyMap<string, Spot> {
  const spots = new Map<string, Spot>();
  const edge = board.getBoundingClientRect();
  for (const name of names) {
    const cell = board.querySelector<HTMLElement>(`[data-target="${CSS.escape(name)}"]`);
    const group = cell?.closest(".group");
    if (!cell?.checkVisibility({ contentVisibilityAuto: true }) || !group) continue;
    const room = group.getBoundingClientRect();
    const { x, y, width, height } = cell.getBoundingClientRect();
    const middle = y + height / 2;
    if (middle < room.top || middle > room.bottom) continue;
    const stacked = cell.closest(".stack") !== null;
    spots.set(name, { x: x - edge.x + width / 2, top: y - edge.y, width, height, stacked });
  }
  return spots;
}

/** The cell under the pointer may be a little higher than its row. */
function areLevel(from: Spot | undefined, to: Spot | undefined): boolean {
  return from !== undefined && to !== undefined && Math.abs(from.top - to.top) < from.height / 2;
}

function arcBetween(from: Spot | undefined, to: Spot | undefined): string {
  if (!from || !to) return "";
  // A curve rises half as high as its control point. It must not reach the words above the board.
  const rise = Math.min(10 + Math.abs(from.x - to.x) / 8, Math.max(14, 2 * from.top));
  return `M${from.x} ${from.top} Q${(from.x + to.x) / 2} ${from.top - rise} ${to.x} ${to.top}`;
}

function labelOn(spot: Spot | undefined, label: string): Placed["marks"] {
  return spot === undefined || label === "" ? [] : [{ x: spot.x, y: spot.top - 6, label }];
}

function notchAt(spot: Spot | undefined): string {
  if (!spot?.stacked) return "";
  const edge = spot.x - spot.width / 2;
  return `M${edge - 12} ${spot.top}H${edge + 6}`;
}

/** Places the mark beside a block of a stack, or below any other cell. `left` is a share of the cell's width. */
function markAt(spot: Spot | undefined, label: string, left: number): Placed["marks"] {
  if (spot === undefined) return [];
  const { x, top, width, height, stacked } = spot;
  return stacked
    ? [{ x: x - width / 2 - 18, y: top + height / 2, label }]
    : [{ x: x - left * width, y: top + height + 4, label }];
}
