/**
 * Puzzles: positions with exactly one move that keeps the best value. Small sizes are looked through as a whole, larger ones by
 * walking at random from a start; the same seed gives the same puzzle everywhere.
 */

import type { Value } from "../core/analysis.ts";
import type { Game } from "../core/game.ts";
import type { Options } from "../core/options.ts";
import { pick, type Random, randomFrom } from "../core/random.ts";
import { resolveOptions } from "../core/resolve-options.ts";
import { findRow } from "../games/rows/option.ts";
import { oracleOf } from "../solver/oracle.ts";
import { runToEnd, withoutLimit } from "../solver/task.ts";
import { evaluateMoves, type MoveEvaluations } from "./evaluate.ts";
import type { Situation } from "./player.ts";

/** By how far ahead one has to look: a move, the answer to it as well, or further. */
export const grades = ["easy", "medium", "hard"] as const;
export type Grade = (typeof grades)[number];

export interface Puzzle extends Situation {
  readonly value: Value;
  /** How many moves ahead the point lies. */
  readonly depth: number;
  readonly grade: Grade;
  /** The one right move. */
  readonly answer: unknown;
}

export interface PuzzleRequest {
  readonly games: readonly Game[];
  /** Only this one; without it any that fits. */
  readonly grade?: Grade;
}

/** Undefined where the games have no such position. */
export function findPuzzle({ games, grade }: PuzzleRequest, random: Random): Puzzle | undefined {
  const sizes = games.flatMap((game) => puzzleSizes(game).map((options) => ({ game, options })));
  let open = sizes;
  while (open.length > 0) {
    const size = pick(random, open);
    const found = puzzlesOf(size.game, size.options, random);
    const fitting = found.filter((puzzle) => grade === undefined || puzzle.grade === grade);
    if (fitting.length > 0) return pickGraded(fitting, random);
    open = open.filter((other) => other !== size);
  }
  return undefined;
}

/** The puzzle of a UTC date, written 2026-11-15: the same for everyone. It is never an easy one. */
export function dailyPuzzle(games: readonly Game[], date: string): Puzzle | undefined {
  const random = randomFrom(Number(date.replaceAll("-", "")));
  const grade = random.below(3) === 0 ? "hard" : "medium";
  return findPuzzle({ games, grade }, random) ?? findPuzzle({ games }, random);
}

export function puzzleSizes(game: Game): readonly Options[] {
  const wanted = game.puzzles ?? [{}];
  return wanted.flatMap((size) => {
    const resolved = resolveOptions(game.options, withAnyRow(game, size));
    return resolved.ok ? [resolved.value] : [];
  });
}

/** Every puzzle of a small size; of a larger one those that a fixed number of walks come by. */
export function puzzlesOf(game: Game, options: Options, random: Random): readonly Puzzle[] {
  const positions = everyPosition(game, options) ?? walks(game, options, random);
  return positions.flatMap((position) => asPuzzle({ game, options, position }) ?? []);
}

/** Undefined where more than one move keeps the value, or none is a mistake. */
export function asPuzzle(situation: Situation): Puzzle | undefined {
  const evaluations = evaluateMoves(situation);
  const { value, moves } = evaluations;
  if (value === null || value.kind === "loss" || !evaluations.exact || moves.length < 2) return undefined;
  const [answer, ...others] = moves.filter((move) => move.value?.kind === value.kind);
  if (answer === undefined || others.length > 0) return undefined;
  const depth = depthOf(evaluations, value);
  return { ...situation, value, depth, grade: gradeOf(depth), answer: answer.move };
}

/** The length of a win; for an only draw, how long the wrong moves take to lose. */
function depthOf({ moves }: MoveEvaluations, value: Value): number {
  if (value.kind !== "draw") return value.plies ?? 0;
  return Math.max(...moves.map((move) => (move.value?.kind === "loss" ? (move.value.plies ?? 0) : 0)));
}

function gradeOf(depth: number): Grade {
  if (depth <= 1) return "easy";
  return depth <= 4 ? "medium" : "hard";
}

/** First the grade, then the puzzle, since there are many more shallow than deep ones. */
function pickGraded(puzzles: readonly Puzzle[], random: Random): Puzzle {
  const present = grades.filter((grade) => puzzles.some((puzzle) => puzzle.grade === grade));
  const grade = pick(random, present);
  return pick(
    random,
    puzzles.filter((puzzle) => puzzle.grade === grade),
  );
}

/** Where the start is dealt, any row completes the options: the search for puzzles looks at all rows anyway. */
function withAnyRow(game: Game, size: Partial<Options>): Options {
  const given: Record<string, Options[string]> = {};
  for (const [name, value] of Object.entries(size)) if (value !== undefined) given[name] = value;
  const found = findRow(game.options);
  if (found === undefined || found[1].book !== null) return given;
  const [name, spec] = found;
  const length = Number(given[spec.size] ?? 0) || defaultSize(game, spec.size);
  return { ...given, [name]: spec.symbols[0].repeat(length) };
}

function defaultSize(game: Game, name: string): number {
  const spec = game.options[name];
  return spec?.kind === "number" ? spec.default : 2;
}

const mostListed = 4_200;

function everyPosition(game: Game, options: Options): readonly unknown[] | undefined {
  const all: unknown[] = [];
  for (const position of game.positions?.(options) ?? []) {
    all.push(position);
    if (all.length > mostListed) return undefined;
  }
  return all.length === 0 ? undefined : all;
}

const walkCount = 60;

/** To find out that a position is out of reach takes long: after so many walks with such positions there are no more. */
const mostHalfKnown = 5;

/** The positions of a few games that are played at random from the start, as far as their values are in reach. */
function walks(game: Game, options: Options, random: Random): readonly unknown[] {
  const met = new Map<string, unknown>();
  const oracle = oracleOf(game, options);
  for (let walk = 0, halfKnown = 0; walk < walkCount && halfKnown < mostHalfKnown; walk++) {
    const line = randomLine(game, game.start(options, 1), random);
    const work = oracle.prepare(line, withoutLimit);
    const known = work === null ? line.length : runToEnd(work);
    if (known < line.length) halfKnown++;
    for (const position of line.slice(line.length - known))
      met.set(`${game.toMove(position)} ${game.key(position)}`, position);
  }
  return [...met.values()];
}

/** Live positions of one game. */
function randomLine(game: Game, start: unknown, random: Random): readonly unknown[] {
  const line: unknown[] = [];
  for (let position = start; line.length < 40 && game.outcome(position) === null; ) {
    line.push(position);
    position = game.play(position, pick(random, game.moves(position)));
  }
  return line;
}
