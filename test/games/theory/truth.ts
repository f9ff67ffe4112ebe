/**
 * Checks a theory's claims. If all positions of a size can be listed, it uses the plain solver, which shares no code with the
 * real one. At larger sizes, it uses the real solver.
 */

import { runInThisContext } from "node:vm";
import type { Value } from "../../../src/core/analysis.ts";
import type { Game, Variant } from "../../../src/core/game.ts";
import type { Options } from "../../../src/core/options.ts";
import { setUp } from "../../../src/core/setup.ts";
import { withoutStart } from "../../../src/core/starts.ts";
import { analyzePosition } from "../../../src/solver/analyze.ts";
import { isPlayable } from "../../../src/solver/solve.ts";
import { must } from "../../support/must.ts";
import { type PlainSolution, solvePlainly } from "../../support/plain-solver.ts";
import { sizeOf, solved } from "../../support/solved.ts";

/** The facts that a claim can use. */
export interface Truth {
  /** Counts over every position of the size. */
  count(what: "positions" | "wins" | "losses" | "draws" | "longest", options: Options): number;
  /** The value of a position for the player to move. Without a key, the default start. */
  value(options: Options, from?: string): Value;
  /** The moves that keep the value (in a won position, those that win), and all others. */
  right(options: Options, from?: string): readonly string[];
  wrong(options: Options, from?: string): readonly string[];
  /** Whether the player to move and the opponent can still win if both help. */
  canWin(options: Options, from: string): readonly [mover: boolean, opponent: boolean];
  /** The default value of a number option. */
  standard(option: string): number;
  /** The value of a formula such as "2N − 1". */
  evaluate(formula: string, variables: Readonly<Record<string, number>>): number;
}

const mostListed = 5_000;

/** Works for every size of the game, and solves each size once. */
export function truthAbout(of: Game): Truth {
  const size = remember((options: Options) => listSize(sizeOf(of, options)));
  const tally = remember((options: Options) => solved(sizeOf(of, options)).tally);
  const at = (options: Options, from: string | undefined) =>
    must(setUp(of, { options, ...(from === undefined ? {} : { from }) }));
  const moves = (given: Options, from: string | undefined, wanted: boolean) => {
    const { game, start: position } = at(given, from);
    const { value, moves: found } = analyzePosition(game, position);
    const chosen = found.filter((move) => (move.value?.kind === value?.kind) === wanted);
    return chosen.map(({ move }) => game.formatMove(position, move));
  };
  return {
    count: (what, options) => size(options)?.[what] ?? Number(tally(options)[what]),
    value: (given, from) => {
      const { game, start: position, first } = at(given, from);
      const key = game.key(position);
      const plain = size(withoutStart(game.options))?.solution(key, first).value;
      const value = plain ?? analyzePosition(game, position).value;
      if (value === null) throw new Error(`The value of ${key} is not known.`);
      return value;
    },
    right: (options, from) => moves(options, from, true),
    wrong: (options, from) => moves(options, from, false),
    canWin: (given, from) => {
      const { game, start: position, first } = at(given, from);
      const key = game.key(position);
      const found = size(withoutStart(game.options))?.solution(key, first).canWin;
      if (found === undefined) throw new Error(`There are too many positions around ${key}.`);
      const [one = false, two = false] = found;
      return first === 1 ? [one, two] : [two, one];
    },
    standard: (option) => {
      const spec = of.options[option];
      if (spec?.kind !== "number") throw new Error(`${of.id} has no number ${option}.`);
      return spec.default;
    },
    evaluate,
  };
}

type Formula = (...values: readonly number[]) => number;

const compiled = new Map<string, Formula>();

function evaluate(formula: string, variables: Readonly<Record<string, number>>): number {
  const name = `${Object.keys(variables).join()} => ${formula}`;
  const known = compiled.get(name) ?? compile(formula, Object.keys(variables));
  compiled.set(name, known);
  return known(...Object.values(variables));
}

/** Arithmetic as people write it: 2N − 1, 2⌊n/3⌋, 2^(A + B), [a > 0]. */
function compile(formula: string, names: readonly string[]): Formula {
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
  const compute: unknown = runInThisContext(`(${names.join()}) => ${code}`);
  if (typeof compute !== "function") throw new Error(`${formula} is not a formula.`);
  return (...values) => Number(compute(...values));
}

interface ListedSize {
  readonly solution: PlainSolution;
  readonly positions: number;
  readonly wins: number;
  readonly losses: number;
  readonly draws: number;
  readonly longest: number;
}

/** Undefined if there are too many positions to list. */
function listSize(game: Variant): ListedSize | undefined {
  if (!isPlayable(game)) return undefined;
  const live: unknown[] = [];
  for (const position of game.positions?.() ?? []) {
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
