import type { AnswerPairs, CanWin, Value } from "../core/analysis.ts";
import type { Seat } from "../core/seat.ts";
import type { Task, TimeUp } from "./task.ts";

/** A solved size: the counts, and the value of every position. */
export interface Solution extends SolvedSize {
  readonly tally: ValueTally;
  /** Every unfinished position that the game lists or its start reaches. */
  entries(): Iterable<CertifiedEntry>;
}

interface PositionKey {
  readonly key: string;
  readonly mover: Seat;
}

/** One position of a solution, with its value. */
export interface CertifiedEntry extends PositionKey {
  readonly value: Value | null;
}

export interface SolvedSize {
  readonly tally: Omit<ValueTally, "line">;
  /** A position in which the player to move takes the longest to win. */
  readonly longestWin?: PositionKey | undefined;
  /** Every unfinished position, if the method has visited them all. */
  live?(): Iterable<unknown>;
  value(key: string, mover: Seat): Value | null;
  /** The proof of all values, for a certificate. Missing if the family has none. */
  prove?(): Proof;
}

/** Data that another program can check against the rules, as examples/certificates.md explains. */
export type Proof = object;

/** Counts over every unfinished position. They're null if there are too many to count. */
export interface ValueTally {
  readonly positions: bigint | null;
  readonly wins: bigint | null;
  readonly losses: bigint | null;
  readonly draws: bigint | null;
  /** Null if the standard start is dealt. */
  readonly start: Value | null;
  /** If the standard start is dealt, the counts over all possible starts. */
  readonly starts: StartCounts | null;
  /** The longest forced win, in plies. Null if there's none or distances aren't known. */
  readonly longest: number | null;
  readonly line: ForcedLine | null;
  readonly byDistance: readonly DistanceCount[] | null;
}

/** How many of the possible starts are won, lost and drawn. */
export type StartCounts = Readonly<Record<Value["kind"], bigint>>;

/** How many positions are won and lost in a given number of plies. */
export interface DistanceCount {
  readonly plies: number;
  readonly wins: bigint;
  readonly losses: bigint;
}

/** One of the longest forced wins, if the winner hurries and the loser delays. */
export interface ForcedLine {
  readonly from: string;
  readonly moves: readonly string[];
}

/** Longer lines, and tables of longer distances, aren't worth printing. */
export const mostPlies = 1000;

/** Odd plies are a win, even ones a loss, undefined a draw. */
export function valueOfPlies(plies: number | undefined): Value {
  if (plies === undefined) return { kind: "draw" };
  return { kind: plies % 2 === 1 ? "win" : "loss", plies };
}

/** Adds up the positions counted for the same number of plies, except finished ones. */
export function distanceCounts(counted: Iterable<readonly [number, bigint]>): readonly DistanceCount[] {
  const byPlies = new Map<number, bigint>();
  for (const [plies, count] of counted)
    if (plies > 0 && count > 0n) byPlies.set(plies, (byPlies.get(plies) ?? 0n) + count);
  return [...byPlies]
    .toSorted(([a], [b]) => a - b)
    .map(([plies, count]) => ({
      plies,
      wins: plies % 2 === 1 ? count : 0n,
      losses: plies % 2 === 1 ? 0n : count,
    }));
}

export function sumUp(counts: readonly DistanceCount[]) {
  const longest = counts.findLast((count) => count.wins > 0n)?.plies ?? null;
  return {
    wins: counts.reduce((sum, count) => sum + count.wins, 0n),
    losses: counts.reduce((sum, count) => sum + count.losses, 0n),
    longest,
    byDistance: (longest ?? 0) <= mostPlies ? counts : null,
  };
}

/** A position's plies to the end with best play, from the plies after each of its moves. */
export function pliesOver(after: readonly number[]): number {
  const lost = after.filter((plies) => plies % 2 === 0);
  if (lost.length > 0) return Math.min(...lost) + 1;
  return after.length === 0 ? 0 : Math.max(...after) + 1;
}

/** Yields the numbers below `count`, each once, with the first few already spread out. Stops after `most`. */
export function* scatter(count: number, most = count): Generator<number, void> {
  let step = Math.max(1, Math.round(count * 0.618));
  while (greatestCommonDivisor(step, count) !== 1) step++;
  for (let place = 0, done = 0; done < most; done++, place = (place + step) % count) yield place;
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}

export function arrangements(sorted: readonly number[]): bigint {
  let [ways, same] = [1n, 0];
  for (const [at, state] of sorted.entries()) {
    same = at > 0 && state === sorted[at - 1] ? same + 1 : 1;
    ways = (ways * BigInt(at + 1)) / BigInt(same);
  }
  return ways;
}

/** A decided position. `count` is the size of its class: positions that differ only by swapped blocks. */
export interface Decided extends PositionKey {
  readonly count: number;
}

export interface Oracle<P = unknown> {
  /** For an unfinished position. Null if no exact value is within reach. */
  probe(position: P): Value | null;
  /** The position, or one before it, must have been probed. `after` lists the positions after its moves. */
  probeMoves(position: P, after: readonly P[]): readonly (Value | null)[];
  /** Null if finding the value takes longer than the computer may think about a move. */
  probeFast(position: P): Value | null;
  /** Does the work of `probe` for a line of play in steps, so `probeFast` knows as much, except where time runs out. */
  prepare(line: readonly P[], timeUp: TimeUp): Task<void>;
  canWin(position: P): CanWin;
  /** For a lost position: pairs with which the opponent can answer every move, or null if we know none. */
  answerPairs(position: P): AnswerPairs | null;
  /** Positions decided in at least `least` plies, up to symmetry, if the method lists them. */
  decided(least: number): Iterable<Decided>;
  /** How close the position is to the seat's goal, from 0 to 1. Always 0 if the family has no such measure. */
  closeness(position: P, seat: Seat): number;
}

/** The answers that a family's fast method gives for single positions. The oracle works out the rest. */
export interface FamilyOracle extends Partial<Omit<Oracle, "canWin">> {
  readonly probe: Oracle["probe"];
  /** If it's missing or returns null, the oracle searches for a line that each player wins. */
  readonly canWin?: (position: unknown) => CanWin | null;
}
