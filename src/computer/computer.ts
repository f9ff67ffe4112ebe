/** The computer as a player of a match. Its moves follow from the match's seed, so a game can be repeated and resumed. */

import type { Game } from "../core/game.ts";
import { currentPosition, type Match, seatToMove } from "../core/match.ts";
import { randomAtStep } from "../core/random.ts";
import { rebuildMatch } from "../core/record.ts";
import { andThen, fail, mapResult, type Result } from "../core/result.ts";
import { ofSeat, type Seat } from "../core/seat.ts";
import { errorText } from "../core/text.ts";
import { oracleOf } from "../solver/oracle.ts";
import { runToEnd, type Task, withoutLimit } from "../solver/task.ts";
import { repetitionOf } from "./best.ts";
import { evaluateMoves } from "./evaluate.ts";
import type { Answer, AnswerData, Job, JobKind } from "./job.ts";
import { findLevelName, type LevelName } from "./level-names.ts";
import { playerOf } from "./levels.ts";
import { type ChosenMove, situationOf } from "./player.ts";

export function chooseMove(match: Match, level: LevelName): ChosenMove {
  // The random numbers are the same whenever the match reaches this point.
  const random = randomAtStep(match.seed, match.moves.length + 1);
  return playerOf(level)(situationOf(match), random);
}

/** Accepts only if the position is a draw or a loss for the computer. */
export function acceptsDraw(match: Match, seat: Seat): boolean {
  const situation = situationOf(match);
  const { game, position } = situation;
  const value = oracleOf(game).probeFast(position) ?? evaluateMoves(situation).value;
  if (value === null) return false;
  const worst = seatToMove(match) === seat ? "win" : "loss";
  return value.kind !== worst;
}

export function isExact(match: Match): boolean {
  return match.outcome !== null || evaluateMoves(situationOf(match)).exact;
}

type Games = readonly Game[];

export type Handlers<Kinds extends JobKind> = {
  readonly [K in Kinds]: (games: Games, job: Job<K>) => Result<AnswerData[K]>;
};

export type ComputerJob = "choose" | "warm-up" | "answer-draw";

/** The jobs of a computer player. The page loads all the other jobs on demand. */
export const computerHandlers: Handlers<ComputerJob> = {
  choose: (games, { record }) => andThen(rebuildMatch(record, games), choose),
  "warm-up": (games, { record }) =>
    mapResult(rebuildMatch(record, games), (match) => ({ exact: isExact(match) })),
  "answer-draw": (games, { record, seat }) =>
    mapResult(rebuildMatch(record, games), (match) => ({ accepted: acceptsDraw(match, seat) })),
};

/** Does the long work first, for as long as `timeUp` allows. After that, the answer is usually quick. */
export function answerJob<K extends JobKind>(
  handlers: Handlers<K>,
  games: Games,
  job: Job<K>,
  timeUp = withoutLimit,
): Result<Answer<K>> {
  try {
    const { kind } = job;
    runToEnd(warmUpFor(games, job, timeUp));
    return mapResult(handlers[kind](games, job), (data) => ({ kind, ...data }));
  } catch (error) {
    return fail("cannot-read", `The solver failed: ${errorText(error)}`);
  }
}

export function* warmUpFor<K extends JobKind>(games: Games, job: Job<K>, timeUp = withoutLimit): Task<void> {
  const match = "record" in job ? rebuildMatch(job.record, games) : undefined;
  if (!match?.ok) return;
  const { game, positions, outcome } = match.value;
  const oracle = oracleOf(game);
  if (job.kind === "review") yield* oracle.prepare(positions, timeUp);
  if ("plies" in job) {
    const line = job.plies.map((ply) => positions[ply]);
    yield* oracle.prepare(line, timeUp);
  } else if (outcome === null) {
    yield* oracle.prepare([currentPosition(match.value)], timeUp);
    yield { unit: "positions", done: 1, total: 1 };
  }
}

function choose(match: Match): Result<AnswerData["choose"]> {
  const { level } = ofSeat(match.players, seatToMove(match));
  if (match.outcome !== null || level === undefined)
    return fail("bad-request", "It isn't the computer's turn.");
  return mapResult(findLevelName(level), (name) => {
    const { move, exact } = chooseMove(match, name);
    return { move: match.game.formatMove(currentPosition(match), move), exact, ...repetitionOf(match) };
  });
}
