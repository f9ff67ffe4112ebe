import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import type { PositionReport } from "../../../computer/job.ts";
import type { Value } from "../../../core/analysis.ts";
import type { Match } from "../../../core/match.ts";
import { otherSeat } from "../../../core/seat.ts";
import { tellWhoCanWin } from "../../../core/words/reasons.ts";
import { capital, countMoves, describeCanWin, describeValue, predict } from "../../../core/words/values.ts";
import type { TurningPoint } from "../../../play/game/review.ts";
import { shownPly, shownPosition, shownReport, type Table } from "../../../play/table.ts";
import { namesFor, namesWithin, personSeat, playerName } from "../../../play/words.ts";
import { drawEnding, pictureSize } from "../../effects/picture.ts";
import { sharePicture } from "../../effects/share.ts";
import { share } from "../../effects/wants.ts";
import { type ChartPoint, chartPoints } from "../../state/board/history-chart.ts";
import { formatLink, formatRoute } from "../../state/route.ts";
import { BoardPicture } from "../board/board-picture.tsx";
import { areEqual, ValueBadge } from "../board/cell.tsx";
import { Folded } from "../boxes.tsx";
import { Button } from "../button.tsx";
import type { PageProps, PlayProps, TableProps } from "../props.ts";
import { Dialog } from "./asides.tsx";

export function Review({ page, table, scene: { turning } }: PlayProps) {
  const { match, study, review } = table;
  const looking = `Checking the game: ${study?.size} of ${match.positions.length} positions…`;
  const isOpen = match.outcome !== null && review === null && match.moves.length > 0;
  return (
    <section class="review" aria-label="Review">
      <HistoryChart page={page} table={table} />
      {isOpen ? <p class="scorecard">{looking}</p> : null}
      {turning === null ? null : (
        <figure class="review-turning">
          <BoardPicture board={match.game.board(match.positions[turning.ply])} />
          <figcaption>Before move {turning.ply + 1}</figcaption>
        </figure>
      )}
      {match.game.outcome(shownPosition(table)) === null ? <Insight table={table} /> : null}
    </section>
  );
}

/** What decided the game. After a loss, the main command goes back there. */
export function TurningPart({ page, table, scene: { review, turning, main } }: PlayProps) {
  if (review.length === 0) return null;
  const press = ({ again, ply }: TurningPoint) => {
    page.put(again ? { kind: "run", id: "retry" } : { kind: "look", ply: ply + 1 });
    scrollTo({ top: 0 });
  };
  const hasMove = turning !== null && turning.ply < table.match.moves.length;
  return (
    <div class="turning">
      <p>{review.join(" ")}</p>
      {hasMove && main !== "retry" ? (
        <Button
          text={turning.again ? "Try again" : `Show move ${turning.ply + 1}`}
          press={() => press(turning)}
        />
      ) : null}
    </div>
  );
}

/** A finger needs more room than a mouse. */
const step = matchMedia("(pointer: coarse)").matches ? 44 : 26;
const height = 120;

/** Shows move by move which player each position favored. A click on a point shows its position. */
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
            <Point key={point.ply} page={page} point={point} here={point.ply === here} />
          ))}
        </div>
      </div>
      <span class="chart-side">{two}</span>
    </div>
  );
}

function Point({ page, point, here }: PageProps & { readonly point: ChartPoint; readonly here: boolean }) {
  const [left, top] = placeOf(point);
  return (
    <button
      type="button"
      class="chart-point"
      data-side={point.side ?? (point.height === null ? "unknown" : "draw")}
      aria-current={here ? "step" : undefined}
      title={point.words}
      style={{ left: `${left}px`, top: `${top}px` }}
      onClick={() => page.put({ kind: "look", ply: point.ply })}
    >
      <span class="visually-hidden">{point.words}</span>
      {point.mistake ? (
        <span class="chart-mistake" data-by={point.mistake} aria-hidden="true">
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

/** Keeps the previous position's text until the new one arrives. */
function Insight({ table }: { readonly table: Table }) {
  const report = shownReport(table);
  const last = useRef<ComponentChildren>("Working it out…");
  if (report !== undefined) last.current = <Foretold table={table} report={report} />;
  return (
    <div class="prediction" aria-busy={report === undefined}>
      {last.current}
    </div>
  );
}

function Foretold({ table, report }: { readonly table: Table; readonly report: PositionReport }) {
  const { match } = table;
  const position = shownPosition(table);
  const names = namesWithin(match);
  return (
    <>
      <p class="understand-head">{predict(report.value, match.game.toMove(position), names)}</p>
      <div class="understand-why">
        <Folded text={report.why} />
      </div>
      {tellWhoCanWin(report.reasons) ? null : (
        <p class="understand-can">{describeCanWin(names, report.canWin)}</p>
      )}
      {areEqual(report) ? (
        <p class="legend">{equalText(Object.values(report.moves)[0] ?? null)}</p>
      ) : (
        <Legend values={Object.values(report.moves)} />
      )}
    </>
  );
}

function equalText(value: Value | null): string {
  return value === null
    ? "It's too early to say what each move is worth. Check again closer to the end."
    : `It makes no difference here: every move ${describeValue(value)}.`;
}

const kinds = ["win", "draw", "loss"] as const;

/** Explains one of the board's own badges of each kind. */
function Legend({ values }: { readonly values: readonly (Value | null)[] }) {
  const shown = kinds.flatMap((kind) => values.find((value) => value?.kind === kind) ?? []);
  return (
    <p class="legend">
      {shown.map((value) => (
        <span key={value.kind}>
          <ValueBadge value={value} /> {describeValue(value)}
        </span>
      ))}
    </p>
  );
}

export function ShareDialog({ page, scene, table, leave }: PlayProps & { readonly leave: () => void }) {
  const { match } = table;
  const { title, headline } = scene;
  const { program } = page.world;
  const canvas = useRef<HTMLCanvasElement>(null);
  const address = page.world.address();
  const link = address + formatRoute({ view: "play" }, formatLink(match));
  const about = `${title} · ${countMoves(match.moves.length)}`;
  const result = shareResult(match, headline.text);
  const words = `${result} ${about} · ${program.title}`;
  useLayoutEffect(() => {
    if (canvas.current === null) return;
    const { moves, positions, game } = match;
    const last = Math.max(0, moves.length - 1);
    const ply = Math.min(scene.turning?.ply ?? last, last);
    drawEnding(canvas.current, {
      result,
      about,
      sign: headline.sign,
      board: game.board(positions[ply]),
      caption: ply === scene.turning?.ply ? `The turning point: move ${ply + 1}` : "The last move",
      held: moves.length === 0 ? [] : game.cellsOfMove(positions[ply], moves[ply]),
      heights: chartPoints(table).map(({ height }) => height),
      ply,
      names: namesFor(match).map((name) => (name === "You" ? "Me" : name)),
      from: `${program.title} · ${address.replace(/^\w+:\/\//, "").replace(/\/$/, "")}`,
    });
  }, []);
  const send = () =>
    canvas.current?.toBlob((picture) => {
      leave();
      if (picture !== null) void sharePicture(page.dispatch, picture, words, link);
    });
  const copy = () => {
    leave();
    return share(page, link, "Link copied.");
  };
  return (
    <Dialog text="Share this game" leave={leave}>
      <canvas ref={canvas} class="share-picture" {...pictureSize} role="img" aria-label={words} />
      <Button brass text="Share picture" press={send} />
      <Button text="Copy link" press={copy} />
      <Button text="Close" press={leave} />
    </Dialog>
  );
}

/** Speaks to other people: "I beat the computer (easy)." */
function shareResult(match: Match, headline: string): string {
  const you = personSeat(match);
  if (you === null) return headline.replace(/[^!]$/, "$&.");
  const opponent = playerName(match, otherSeat(you)).replace(/^Computer\b/, "the computer");
  const winner = match.outcome?.winner ?? null;
  if (winner === null) return `I drew against ${opponent}.`;
  return winner === you ? `I beat ${opponent}.` : `${capital(opponent)} beat me.`;
}
