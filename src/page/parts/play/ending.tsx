import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { PositionReport } from "../../../computer/job.ts";
import type { Value } from "../../../core/analysis.ts";
import { type Match, moveName, takeBackTo } from "../../../core/match.ts";
import { otherSeat } from "../../../core/seat.ts";
import { capital, countMoves, describeValue, predict } from "../../../core/words/values.ts";
import { askedPly } from "../../../play/game/review.ts";
import { shownPly, shownPosition, shownReport, type Table } from "../../../play/table.ts";
import { goalLine, namesFor, namesWithin, personSeat, playerName, turnRule } from "../../../play/words.ts";
import { drawEnding, pictureSize } from "../../effects/picture.ts";
import { sharePicture } from "../../effects/share.ts";
import { share } from "../../effects/wants.ts";
import { boardView } from "../../state/board/board-view.ts";
import { type ChartPoint, chartPoints } from "../../state/board/history-chart.ts";
import { formatLink, formatRoute } from "../../state/route.ts";
import { areEqual, ValueBadge } from "../board/cell.tsx";
import { GroupPart } from "../board/group.tsx";
import { Folded } from "../boxes.tsx";
import { Button } from "../button.tsx";
import type { PageProps, PlayProps, TableProps } from "../props.ts";
import { Dialog } from "./asides.tsx";

export function Review({ page, table }: PlayProps) {
  return (
    <section class="review" aria-label="Review">
      <HistoryChart page={page} table={table} />
      {table.match.game.outcome(shownPosition(table)) === null ? <Insight table={table} /> : null}
    </section>
  );
}

/** Shows the position that decided the game, or else the last one. Waits a moment, so the last move is seen. */
export function Poster({ page, table, scene: { turning } }: PlayProps) {
  const { match, review, study } = table;
  const last = match.moves.length;
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSeen(true), 1.5 * page.world.pause());
    return () => clearTimeout(timer);
  }, []);
  if (!seen || review === null || study === null || study.size <= last) return null;
  // The last board is often empty, so this shows the winning move before it's made.
  const { winner, reason } = match.outcome ?? {};
  const hasMoved = winner === match.game.toMove(match.positions[last - 1]);
  const isWon = turning === null && reason === "finished" && hasMoved;
  const ply = isWon ? last - 1 : Math.min((turning ?? last) + 1, last);
  const winning = moveName(match, last - 1);
  const verdicts = isWon ? { [winning]: "right" as const } : {};
  const turned = winner === null ? "A missed win" : "The mistake";
  const { groups } = boardView({ ...table, viewing: ply }, { verdicts, judgedPly: ply });
  return (
    <div class="poster">
      <figure>
        <figcaption class="chart-title">
          {isWon
            ? `The winning move: ${winning}`
            : turning === null || turning === last
              ? "The last position"
              : `${turned}: move ${ply}`}
        </figcaption>
        <div class="board" aria-hidden="true" inert>
          <div class="board-cells">
            {groups.map(({ cells, ...group }) => (
              <GroupPart
                key={group.title}
                group={{ ...group, cells: cells.map((cell) => ({ ...cell, coupling: undefined })) }}
              />
            ))}
          </div>
        </div>
      </figure>
      <HistoryChart page={page} table={table} />
    </div>
  );
}

export function TurningPart({ table: { match, study, review }, scene }: PlayProps) {
  const isChecking = study !== null && review === null && match.moves.length > 0;
  const text = isChecking ? "Checking the game…" : scene.review.join(" ");
  return text === "" ? null : (
    <p key={text} class="turning">
      {text}
    </p>
  );
}

/** Charts which player each position favored, unless none ever did. Clicking a point shows its position. */
function HistoryChart({ page, table }: TableProps) {
  const { match } = table;
  const [one, two] = namesFor(match);
  const points = chartPoints(table);
  const scroll = useRef<HTMLDivElement>(null);
  const here = shownPly(table);
  useEffect(() => {
    const { current: area } = scroll;
    if (area !== null)
      area.scrollLeft = ((points[here]?.across ?? 0) / 100) * area.scrollWidth - area.clientWidth / 2;
  }, [here, points.length]);
  if (points.every(({ height }) => height === 0)) return null;
  return (
    <figure>
      <figcaption class="chart-title">
        Who was ahead{points.some(({ mistake }) => mistake) ? " (?! = mistake)" : ""}
      </figcaption>
      <div class="chart">
        <span class="chart-side">{one}</span>
        <div class="chart-scroll" ref={scroll}>
          <div class="chart-area" style={{ "--points": points.length + 1 }}>
            <svg
              class="chart-lines"
              viewBox="0 0 100 100"
              preserveAspectRatio="none"
              aria-hidden="true"
              focusable="false"
            >
              <path class="chart-line" d={linePath(points)} />
            </svg>
            {points.map((point) => (
              <Point key={`${point.ply} ${point.down}`} page={page} point={point} here={point.ply === here} />
            ))}
          </div>
        </div>
        <span class="chart-side">{two}</span>
      </div>
    </figure>
  );
}

function Point({ page, point, here }: PageProps & { readonly point: ChartPoint; readonly here: boolean }) {
  return (
    <button
      type="button"
      class="chart-point"
      data-side={point.side ?? (point.height === null ? "unknown" : "draw")}
      aria-current={here ? "step" : undefined}
      title={point.words}
      style={{ left: `${point.across}%`, top: `${point.down}%` }}
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

function linePath(points: readonly ChartPoint[]): string {
  return `M${points.map(({ across, down }) => `${across} ${down}`).join("L")}`;
}

/** The previous position's text stays until the new one arrives. */
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
  const toMove = match.game.toMove(shownPosition(table));
  return (
    <>
      <p class="understand-head">{predict(report.value, toMove, namesWithin(match))}</p>
      <div class="understand-why">
        <Folded text={report.why} />
      </div>
      {areEqual(report) ? null : <Legend values={Object.values(report.moves)} />}
    </>
  );
}

function Legend({ values }: { readonly values: readonly (Value | null)[] }) {
  const shown = (["win", "draw", "loss"] as const).flatMap(
    (kind) => values.find((value) => value?.kind === kind) ?? [],
  );
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
  const { program } = page.world;
  const canvas = useRef<HTMLCanvasElement>(null);
  const address = page.world.address();
  const asked = table.review && askedPly(match, table.review, scene.turning);
  const link = address + formatRoute({ view: "play" }, formatLink(match, asked));
  const about = `${scene.title} · ${countMoves(match.moves.length)}`;
  const result = shareResult(match, scene.headline.text);
  const words = `${result} ${about} · ${program.title}`;
  useLayoutEffect(() => {
    if (canvas.current === null) return;
    const ply = asked ?? match.moves.length;
    const shown = takeBackTo(match, ply);
    drawEnding(canvas.current, {
      result,
      about,
      rules: [turnRule(shown), goalLine(shown).replace(/\. .*/, ".")],
      sign: scene.headline.sign,
      board: match.game.board(match.positions[ply]),
      caption: asked === null ? "The last position" : `Move ${ply + 1}: what would you play?`,
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

function shareResult(match: Match, headline: string): string {
  const you = personSeat(match);
  if (you === null) return headline.replace(/[^!]$/, "$&.");
  const opponent = playerName(match, otherSeat(you)).replace(/^Computer\b/, "the computer");
  const winner = match.outcome?.winner ?? null;
  if (winner === null) return `I drew against ${opponent}.`;
  return winner === you ? `I beat ${opponent}.` : `${capital(opponent)} beat me.`;
}
