/** The solver, beside the page: whatever takes long takes it here. */

import type { Game } from "../../core/game.ts";
import { currentPosition, type Match, seatToMove } from "../../core/match.ts";
import type { Options } from "../../core/options.ts";
import { otherSeat } from "../../core/seat.ts";
import { games } from "../../games/index.ts";
import { acceptsDraw, chooseMove, levelToMove } from "../../players/computer.ts";
import { scorecard } from "../../players/scorecard.ts";
import { analyze, positionValue } from "../../solver/analyze.ts";
import { explain } from "../../words/explain.ts";
import type {
  MapPoint,
  MapRequest,
  PositionReport,
  StudyRequest,
  WorkerAnswer,
  WorkerRequest,
} from "../state/table/study.ts";

declare const self: DedicatedWorkerGlobalScope;

/** More points than this are no picture any more. */
const mostPoints = 5000;

function answer(message: WorkerAnswer): void {
  self.postMessage(message);
}

self.addEventListener("message", (event: MessageEvent<WorkerRequest>) => {
  const { data } = event;
  const game = games.find(({ id }) => id === data.game);
  if (game === undefined) return;
  try {
    respond(game, data);
  } catch (error) {
    const reason = error instanceof Error ? error.message : "no reason given";
    answer({ kind: "problem", number: data.number, message: `The solver gave up: ${reason}.` });
  }
});

function respond(game: Game, request: WorkerRequest): void {
  const { number } = request;
  if (request.kind === "study") study(game, request);
  else if (request.kind === "map") answer({ kind: "map", number, points: mapOf(game, request) });
  else if (request.kind === "choose")
    answer({ kind: "choice", number, move: choose({ ...request.match, game }) });
  else answer({ kind: "draw", number, accepted: agrees({ ...request.match, game }) });
}

/** Whether the computer in the seat that is not to move takes a draw. */
function agrees(match: Match): boolean {
  return acceptsDraw(match, otherSeat(seatToMove(match)));
}

function choose(match: Match): string {
  const level = levelToMove(match);
  if (level === null) throw new Error("no computer is to move");
  return match.game.formatMove(currentPosition(match), chooseMove(match, level).move);
}

function study(game: Game, { number, options, positions, moves, plies }: StudyRequest): void {
  for (const ply of plies)
    answer({ kind: "report", number, ply, report: reportOf(game, positions[ply], options) });
  answer({ kind: "card", number, card: scorecard(game, options, positions, moves) });
}

function reportOf(game: Game, position: unknown, options: Options): PositionReport {
  const analysis = analyze(game, position, options);
  const moves = analysis.moves.map(({ move, value }) => [game.formatMove(position, move), value] as const);
  const { value, canWin } = analysis;
  return { value, canWin, moves: Object.fromEntries(moves), why: explain(game, analysis) };
}

function mapOf(game: Game, { options }: MapRequest): readonly MapPoint[] | null {
  const points: MapPoint[] = [];
  for (const position of game.positions?.(options) ?? []) {
    if (points.length >= mostPoints) return null;
    const value = positionValue(game, position, options);
    points.push({ key: game.key(position), toMove: game.toMove(position), value });
  }
  return points.length === 0 ? null : points;
}
