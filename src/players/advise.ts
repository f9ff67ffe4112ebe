/** The advisor: one job in, one answer out. Nothing is kept between two jobs but what the solver has worked out. */

import type { MoveAnalysis } from "../core/analysis.ts";
import type { Game } from "../core/game.ts";
import type { Statement } from "../core/lesson.ts";
import { currentPosition, isComputer, type Match, seatToMove } from "../core/match.ts";
import { type Options, solvingSpecs } from "../core/options.ts";
import type { MatchRecord } from "../core/record.ts";
import { rebuildMatch } from "../core/record.ts";
import { optionsAtSize, resolveOptions } from "../core/resolve-options.ts";
import { fail, ok, type Result } from "../core/result.ts";
import { ofSeat } from "../core/seat.ts";
import { findGame } from "../core/setup.ts";
import { reasonOf } from "../core/text.ts";
import { analyzePosition, positionValue } from "../solver/analyze.ts";
import { oracleOf } from "../solver/oracle.ts";
import { runToEnd, type Task, type TimeUp, withoutLimit } from "../solver/task.ts";
import { explain, mostExplained, reasonsOf } from "../words/explain.ts";
import { sharpnessWords } from "../words/sharpness.ts";
import { acceptsDraw, chooseMove, isExact, warmUpMatch } from "./computer.ts";
import { analysisOf, evaluateMoves } from "./evaluate.ts";
import { hintFor } from "./hints.ts";
import {
  type Answer,
  type AnswerData,
  findPosition,
  type Job,
  type JobKind,
  type MapPoint,
  type MoveValues,
  type PositionName,
  type PositionReport,
  type Verdict,
} from "./job.ts";
import { whatIsKnown } from "./known.ts";
import { atSize, checkStatement } from "./lesson/check.ts";
import { languageOf, lessonOf } from "./lesson/lesson.ts";
import { findLevelName } from "./level-names.ts";
import { findLevel } from "./levels.ts";
import type { Situation } from "./player.ts";
import { judge } from "./puzzles/judge.ts";
import { poseFor } from "./puzzles/pose.ts";
import { repetitionOf } from "./repetition.ts";
import { cardOf, type Scorecard, scoreMove } from "./scorecard.ts";
import { sharpnessTask } from "./sharpness.ts";

type Games = readonly Game[];

/** Whatever is wrong with the job, or goes wrong with it, is said in the problem's sentence. */
export function advise<K extends JobKind>(
  games: Games,
  job: Job<K>,
  timeUp = withoutLimit,
): Result<Answer<K>> {
  try {
    const { kind } = job;
    runToEnd(warmUpFor(games, job, timeUp));
    const data = handlers[kind](games, job);
    return data.ok ? ok({ kind, ...data.value }) : data;
  } catch (error) {
    return fail("cannot-read", `The solver gave up: ${reasonOf(error)}`);
  }
}

/** The long work before the answer, in steps: after it `advise` answers at once, as far as that is possible. */
export function* warmUpFor<K extends JobKind>(games: Games, job: Job<K>, timeUp = withoutLimit): Task<void> {
  if ("record" in job) {
    const match = rebuildMatch(job.record, games);
    if (!match.ok) return;
    if (job.kind === "review") yield* prepare(match.value, match.value.positions, timeUp);
    yield* warmUpMatch(match.value, timeUp);
  } else if ("position" in job) {
    const found = findPosition(games, job.position);
    if (found.ok) yield* prepare(found.value, [found.value.position], timeUp);
  } else if (job.kind === "sharpness" && "options" in job) {
    const found = sizeOf(games, job);
    if (found.ok) yield* sharpnessTask(found.value.game, found.value.options);
  }
}

function* prepare(
  { game, options }: Pick<Situation, "game" | "options">,
  line: readonly unknown[],
  timeUp: TimeUp,
): Task<void> {
  const work = oracleOf(game, options).prepare(line, timeUp);
  if (work !== null) yield* work;
}

type Handlers = { readonly [K in JobKind]: (games: Games, job: Job<K>) => Result<AnswerData[K]> };

const handlers: Handlers = {
  choose: (games, { record }) => atMatch(games, record, choose),
  "warm-up": (games, { record }) => atMatch(games, record, (match) => ok({ exact: isExact(match) })),
  hint: (games, { record, asked }) => atMatch(games, record, (match) => hint(match, asked)),
  "answer-draw": (games, { record, seat }) =>
    atMatch(games, record, (match) => ok({ accepted: acceptsDraw(match, seat) })),
  evaluate: (games, { record }) => atMatch(games, record, (match) => ok(evaluate(match))),
  analyze: (games, { position }) => atPosition(games, position, (found) => ok(report(found))),
  review: (games, { record, quick }) => atMatch(games, record, (match) => ok({ card: review(match, quick) })),
  map: (games, { game, options }) => atGame(games, game, (found) => drawMap(found, options)),
  pose: (games, { request }) => {
    const puzzle = poseFor(games, request);
    return puzzle.ok ? ok({ puzzle: puzzle.value }) : puzzle;
  },
  judge: (games, { puzzle, played, given }) =>
    atPosition(games, puzzle, (found) =>
      judge({ ...found, kind: puzzle.kind, terse: puzzle.terse ?? false }, played, given),
    ),
  lesson: (games, { game }) => atGame(games, game, (found) => ok({ lesson: lessonOf(found) })),
  "check-statement": (games, { game, options, statement }) =>
    atGame(games, game, (found) => check(found, options, statement)),
  known: (games, { game }) => atGame(games, game, (found) => ok({ sentences: whatIsKnown(found) })),
  sharpness: (games, job) => {
    const found = sizeOf(games, job);
    if (!found.ok) return found;
    const { game, options } = found.value;
    return ok({ words: sharpnessWords(runToEnd(sharpnessTask(game, options))) });
  },
};

function atMatch<T>(games: Games, record: MatchRecord, answer: (match: Match) => Result<T>): Result<T> {
  const match = rebuildMatch(record, games);
  return match.ok ? answer(match.value) : match;
}

function atGame<T>(games: Games, id: string, answer: (game: Game) => Result<T>): Result<T> {
  const game = findGame(games, id);
  return game.ok ? answer(game.value) : game;
}

/** A size alone is enough, wherever the game starts. */
function sizeOf(
  games: Games,
  { game: id, options: given }: Omit<Job<"sharpness">, "kind">,
): Result<Omit<Situation, "position">> {
  return atGame(games, id, (game) => {
    const options = optionsAtSize({ ...game, options: solvingSpecs(game.options) }, given);
    return options.ok ? ok({ game, options: options.value }) : options;
  });
}

function check(game: Game, given: Options, statement: Statement): Result<Verdict> {
  const [language, options] = [languageOf(game), atSize(game, given)];
  if (language === null || options === undefined)
    return fail("bad-request", "Statements about this game and size cannot be checked.");
  return ok(checkStatement({ game, language, options }, statement));
}

function atPosition<T>(
  games: Games,
  name: PositionName,
  answer: (situation: Situation) => Result<T>,
): Result<T> {
  const found = findPosition(games, name);
  return found.ok ? answer(found.value) : found;
}

function choose(match: Match): Result<AnswerData["choose"]> {
  const { level } = ofSeat(match.players, seatToMove(match));
  if (match.outcome !== null || level === undefined) return fail("bad-request", "No computer is to move.");
  const name = findLevelName(level);
  if (!name.ok) return name;
  const { move, exact } = chooseMove(match, findLevel(name.value));
  return ok({ move: match.game.formatMove(currentPosition(match), move), exact, ...repetitionOf(match) });
}

function hint(match: Match, asked: number): Result<AnswerData["hint"]> {
  if (match.outcome !== null) return fail("game-over", "The game is over, so there is nothing to hint at.");
  return ok(hintFor(match, asked));
}

function evaluate(match: Match): AnswerData["evaluate"] {
  const { game, options } = match;
  const situation = { game, options, position: currentPosition(match) };
  const evaluations = evaluateMoves(situation);
  return {
    moves: valuesOf(game, situation.position, evaluations.moves),
    reasons: reasonsOf(game, analysisOf(situation, evaluations)),
  };
}

function report({ game, options, position }: Situation): PositionReport {
  const analysis = analyzePosition(game, position, options);
  const { value, canWin, moves } = analysis;
  const explained = moves.length <= mostExplained ? moves : [];
  return {
    value,
    canWin,
    moves: valuesOf(game, position, moves),
    ...explain(game, analysis),
    whyMoves: Object.fromEntries(
      explained.map((move) => [game.formatMove(position, move.move), explain(game, analysis, move)]),
    ),
  };
}

function valuesOf(game: Game, position: unknown, moves: readonly MoveAnalysis[]): MoveValues {
  return Object.fromEntries(moves.map(({ move, value }) => [game.formatMove(position, move), value]));
}

function review(match: Match, quick: boolean): Scorecard<string> {
  const { game, options, positions, moves, assisted } = match;
  const scored = moves.map((played, at) => {
    const position = positions[at];
    const known = quick
      ? evaluateMoves({ game, options, position })
      : analyzePosition(game, position, options);
    const about = { ...known, position, toMove: game.toMove(position) };
    const { move, best, ...rest } = scoreMove(game, played, about);
    const name = (other: unknown) => game.formatMove(position, other);
    const helped = assisted.includes(at) && !isComputer(match, rest.seat);
    return { ...rest, assisted: helped, move: name(move), best: best.map(name) };
  });
  return cardOf(scored);
}

/** More points than this are no picture any more. */
const mostPoints = 5000;

function drawMap(game: Game, given: Options): Result<AnswerData["map"]> {
  const options = resolveOptions(game, given);
  if (!options.ok) return options;
  const points: MapPoint[] = [];
  for (const position of game.positions?.(options.value) ?? []) {
    if (points.length >= mostPoints) return ok({ points: null });
    const value = positionValue(game, position, options.value);
    if (value === null) return ok({ points: null });
    points.push({ key: game.key(position), toMove: game.toMove(position), value });
  }
  return ok({ points: points.length === 0 ? null : points });
}
