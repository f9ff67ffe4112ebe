/**
 * What the claims of a theory are held against: the plain solver, which shares nothing with the real one, wherever all
 * positions of a size can be listed; the real one beyond that.
 */

import { runInNewContext } from "node:vm";
import type { Game } from "../../src/core/game.ts";
import type { Options } from "../../src/core/options.ts";
import { setUp } from "../../src/core/setup.ts";
import type { Claim, Truth } from "../../src/core/theory.ts";
import { analyzePosition } from "../../src/solver/analyze.ts";
import { isPlayable, resolveSize, solveSize } from "../../src/solver/solve.ts";
import { runToEnd } from "../../src/solver/task.ts";
import { type PlainSolution, solvePlainly } from "./plain-solver.ts";

const mostListed = 5_000;

/** Of the game at any of its sizes; each size is solved once. */
export function truthAbout(game: Game): Truth {
  const size = remember((options: Options) => listSize(game, options));
  const tally = remember((options: Options) => tallyOf(game, options));
  const at = (given: Options, from: string | undefined) => findPosition(game, given, from);
  const moves = (given: Options, from: string | undefined, wanted: boolean) => {
    const { position, options } = at(given, from);
    const { value, moves: found } = analyzePosition(game, position, options);
    const chosen = found.filter((move) => (move.value?.kind === value?.kind) === wanted);
    return chosen.map(({ move }) => game.formatMove(position, move));
  };
  return {
    count: (what, options) => size(options)?.[what] ?? Number(tally(options)[what]),
    value: (given, from) => {
      const { position, options, key } = at(given, from);
      const plain = size(sizeOf(game, options))?.solution(key, game.toMove(position)).value;
      const value = plain ?? analyzePosition(game, position, options).value;
      if (value === null) throw new Error(`The value of ${key} is not known.`);
      return value;
    },
    right: (options, from) => moves(options, from, true),
    wrong: (options, from) => moves(options, from, false),
    canWin: (given, from) => {
      const { position, options, key } = at(given, from);
      const found = size(sizeOf(game, options))?.solution(key, game.toMove(position)).canWin;
      if (found === undefined) throw new Error(`There are too many positions around ${key}.`);
      const [one = false, two = false] = found;
      return game.toMove(position) === 1 ? [one, two] : [two, one];
    },
    evaluate,
  };
}

/** Null where a claim holds; else what it should say, or that it does not hold. */
export function faultIn({ says, check }: Claim, truth: Truth): string | null {
  const found = check(truth, says);
  if (typeof found === "boolean") return found ? null : `"${says}" does not hold`;
  const expected = typeof found === "object" ? [...found] : [String(found)];
  const stated = says.split(/, | and | or /).map((word) => String(numberWords[word.toLowerCase()] ?? word));
  return String(expected) === String(stated) ? null : `"${says}" should be ${expected.join(", ")}`;
}

/** Small numbers that sentences spell out; "one" and "two" are pronouns too often to be checked. */
export const numberWords: Readonly<Record<string, number>> = Object.fromEntries(
  ["three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"].map((word, index) => [
    word,
    index + 3,
  ]),
);

/** Arithmetic as people write it: 2N − 1, 2⌊n/3⌋, 2^(A + B), [a > 0]. */
function evaluate(formula: string, variables: Readonly<Record<string, number>>): number {
  const code = formula
    .replace(/(\d)(?=[A-Za-z[⌊])/g, "$1*")
    .replaceAll("−", "-")
    .replaceAll("×", "*")
    .replaceAll("^", "**")
    .replaceAll("⌊", "Math.floor(")
    .replaceAll("⌋", ")")
    .replaceAll("[", "Number(")
    .replaceAll("]", ")")
    .replaceAll(/\bmax\(/g, "Math.max(");
  return Number(runInNewContext(code, { ...variables }));
}

function findPosition(game: Game, given: Options, from: string | undefined) {
  const setup = setUp(game, { options: given, ...(from === undefined ? {} : { from }) });
  if (!setup.ok) throw new Error(setup.problem.message);
  return { position: setup.value.start, options: setup.value.options, key: game.key(setup.value.start) };
}

/** All but the start, so that every start of a size finds the same solution. */
function sizeOf(game: Game, options: Options): Options {
  return Object.fromEntries(Object.entries(options).filter(([name]) => game.options[name]?.kind !== "start"));
}

interface ListedSize {
  readonly solution: PlainSolution;
  readonly positions: number;
  readonly wins: number;
  readonly losses: number;
  readonly draws: number;
  readonly longest: number;
}

/** Undefined where there are too many positions to list. */
function listSize(game: Game, given: Options): ListedSize | undefined {
  const size = resolveSize(game, given);
  if (!size.ok) throw new Error(size.problem.message);
  if (!isPlayable(size.value)) return undefined;
  const live: unknown[] = [];
  for (const position of game.positions?.(size.value.options) ?? []) {
    live.push(position);
    if (live.length > mostListed) return undefined;
  }
  const solution = solvePlainly(game, live);
  const values = live.map((position) => solution(game.key(position), game.toMove(position)).value);
  const count = (kind: string) => values.filter((value) => value.kind === kind).length;
  const wins = values.flatMap((value) => (value.kind === "win" ? [value.plies ?? 0] : []));
  return {
    solution,
    positions: live.length,
    wins: wins.length,
    losses: count("loss"),
    draws: count("draw"),
    longest: Math.max(0, ...wins),
  };
}

function tallyOf(game: Game, given: Options) {
  const size = resolveSize(game, given);
  const solved = size.ok ? runToEnd(solveSize(size.value, 1e9)) : size;
  if (!solved.ok) throw new Error(solved.problem.message);
  return solved.value.tally;
}

function remember<T>(find: (options: Options) => T): (options: Options) => T {
  const known = new Map<string, T>();
  return (options) => {
    const name = JSON.stringify(
      options,
      Object.keys(options).toSorted((a, b) => a.localeCompare(b)),
    );
    if (!known.has(name)) known.set(name, find(options));
    return known.get(name) as T;
  };
}
