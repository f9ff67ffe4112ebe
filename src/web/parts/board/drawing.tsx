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

function placeOn(board: HTMLElement, { links, marks }: Drawing): Placed {
  const edge = board.getBoundingClientRect();
  const find = (id: string) => {
    const cell = board.querySelector(`[data-target="${CSS.escape(id)}"]`)?.getBoundingClientRect();
    return cell && { x: cell.x - edge.x + cell.width / 2, top: cell.y - edge.y, height: cell.height };
  };
  return {
    arcs: links.flatMap(({ from, to }) => {
      const [a, b] = [find(from), find(to)];
      if (!a || !b) return [];
      const rise = Math.min(a.top, b.top) - 10 - Math.abs(a.x - b.x) / 8;
      return [`M${a.x} ${a.top} Q${(a.x + b.x) / 2} ${rise} ${b.x} ${b.top}`];
    }),
    marks: marks.flatMap(({ cell, label }) => {
      const at = find(cell);
      return at === undefined ? [] : [{ x: at.x, y: at.top + at.height + 4, label }];
    }),
  };
}
