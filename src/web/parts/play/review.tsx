/** The review of a game: which side each position favoured, the mistakes, and where the game turned. */

import { useEffect, useRef } from "preact/hooks";
import { shownPly } from "../../../table/table.ts";
import { namesFor } from "../../../table/words.ts";
import { type ChartPoint, chartPoints } from "../../state/board/history-chart.ts";
import { BoardPicture } from "../board/board-picture.tsx";
import { Button } from "../button.tsx";
import type { PlayProps, TableProps } from "../props.ts";

export function Review({ page, table, scene }: PlayProps) {
  const { match, study } = table;
  // A long game takes a while; this line keeps its space meanwhile.
  const looking = `Looked at ${study?.size} of ${match.positions.length} positions.`;
  const isOpen = scene.review.length === 0 && match.moves.length > 0;
  return (
    <section class="review sheet" aria-label="Review">
      {match.outcome === null ? null : <p class="scorecard">{isOpen ? looking : scene.review.join(" ")}</p>}
      <HistoryChart page={page} table={table} />
    </section>
  );
}

export function TurningPart({ page, table: { match }, scene: { turning } }: PlayProps) {
  if (turning === null) return null;
  const press = () => {
    page.put(turning.again ? { kind: "run", id: "retry" } : { kind: "look", ply: turning.ply });
    scrollTo({ top: 0 });
  };
  return (
    <div class="turning">
      <BoardPicture board={match.game.board(match.positions[turning.ply])} />
      <p>{turning.text}</p>
      <Button text={turning.again ? "Try again" : "Look at it"} press={press} />
    </div>
  );
}

/** A finger needs more room than a mouse. */
const step = matchMedia("(pointer: coarse)").matches ? 44 : 26;
const height = 120;

/** Shows move by move which side each position favoured; a click goes there. */
function HistoryChart({ page, table }: TableProps) {
  const { match } = table;
  const [one, two] = namesFor(match);
  const points = chartPoints(table);
  const width = (points.length + 1) * step;
  const scroll = useRef<HTMLDivElement>(null);
  const here = shownPly(table);
  useEffect(() => {
    const { current: area } = scroll;
    if (area !== null) area.scrollLeft = (here + 1) * step - area.clientWidth / 2;
  }, [here, points.length]);
  return (
    <div class="chart">
      <span class="chart-side">{one}</span>
      <div class="chart-scroll" ref={scroll}>
        <div class="chart-area" style={{ width: `${width}px`, height: `${height}px` }}>
          <svg class="chart-lines" width={width} height={height} aria-hidden="true" focusable="false">
            <path class="chart-line" d={linePath(points)} />
          </svg>
          {points.map((point) => (
            <Point
              key={point.ply}
              point={point}
              here={point.ply === here}
              press={() => page.put({ kind: "look", ply: point.ply })}
            />
          ))}
        </div>
      </div>
      <span class="chart-side">{two}</span>
    </div>
  );
}

interface PointProps {
  readonly point: ChartPoint;
  readonly here: boolean;
  readonly press: () => void;
}

function Point({ point, here, press }: PointProps) {
  const [left, top] = placeOf(point);
  return (
    <button
      type="button"
      class="chart-point"
      data-side={point.side ?? (point.height === null ? "unknown" : "draw")}
      data-mistake={point.mistake}
      aria-current={here ? "step" : undefined}
      title={point.words}
      style={{ left: `${left}px`, top: `${top}px` }}
      onClick={press}
    >
      <span class="visually-hidden">{point.words}</span>
      {point.mistake ? (
        <span class="chart-mistake" aria-hidden="true">
          ?!
        </span>
      ) : null}
    </button>
  );
}

function placeOf({ ply, height: side }: ChartPoint): readonly [number, number] {
  return [(ply + 1) * step, height / 2 - (side ?? 0) * (height / 2 - 16)];
}

function linePath(points: readonly ChartPoint[]): string {
  return points.map((point, index) => `${index === 0 ? "M" : "L"}${placeOf(point).join(" ")}`).join("");
}
