/**
 * The jobs of a computer player. The advisor, which the page loads later, does everything that explains,
 * poses or checks.
 */

import type { Game } from "../core/game.ts";
import { currentPosition, type Match, seatToMove } from "../core/match.ts";
import { rebuildMatch } from "../core/record.ts";
import { andThen, fail, mapResult, type Result } from "../core/result.ts";
import { ofSeat } from "../core/seat.ts";
import { reasonOf } from "../core/text.ts";
import { runToEnd, type Task, type TimeUp } from "../solver/task.ts";
import { acceptsDraw, chooseMove, isExact, warmUpMatch } from "./computer.ts";
import type { Answer, AnswerData, Job, JobKind } from "./job.ts";
import { findLevelName } from "./level-names.ts";
import { repetitionOf } from "./repetition.ts";

type Games = readonly Game[];

export type Handlers<Kinds extends JobKind> = {
  readonly [K in Kinds]: (games: Games, job: Job<K>) => Result<AnswerData[K]>;
};

type ComputerJob = "choose" | "warm-up" | "answer-draw";

export const computerHandlers: Handlers<ComputerJob> = {
  choose: (games, { record }) => andThen(rebuildMatch(record, games), choose),
  "warm-up": (games, { record }) =>
    mapResult(rebuildMatch(record, games), (match) => ({ exact: isExact(match) })),
  "answer-draw": (games, { record, seat }) =>
    mapResult(rebuildMatch(record, games), (match) => ({ accepted: acceptsDraw(match, seat) })),
};

export function isComputerJob(job: { readonly kind: string }): job is Job<ComputerJob> {
  return job.kind in computerHandlers;
}

export function answerForComputer(
  games: Games,
  job: Job<ComputerJob>,
  timeUp: TimeUp,
): Result<Answer<ComputerJob>> {
  return answerJob(computerHandlers, games, job, warmUp(games, job, timeUp));
}

function* warmUp(games: Games, { record }: Job<ComputerJob>, timeUp: TimeUp): Task<void> {
  const match = rebuildMatch(record, games);
  if (match.ok) yield* warmUpMatch(match.value, timeUp);
}

export function answerJob<K extends JobKind>(
  handlers: Handlers<K>,
  games: Games,
  job: Job<K>,
  work: Task<void>,
): Result<Answer<K>> {
  try {
    const { kind } = job;
    runToEnd(work);
    return mapResult(handlers[kind](games, job), (data) => ({ kind, ...data }));
  } catch (error) {
    return fail("cannot-read", `The solver gave up: ${reasonOf(error)}`);
  }
}

function choose(match: Match): Result<AnswerData["choose"]> {
  const { level } = ofSeat(match.players, seatToMove(match));
  if (match.outcome !== null || level === undefined)
    return fail("bad-request", "It isn't a computer's turn.");
  return mapResult(findLevelName(level), (name) => {
    const { move, exact } = chooseMove(match, name);
    return { move: match.game.formatMove(currentPosition(match), move), exact, ...repetitionOf(match) };
  });
}
