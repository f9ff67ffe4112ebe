/** Chooses the method for a game: that of its family, or the general one. */

import { type AnswerPairs, type CanWin, finishedValue, type Value, valueOfMove } from "../core/analysis.ts";
import type { Solvable } from "../core/game.ts";
import { type Memory, recall, remembered } from "../core/memory.ts";
import type { Options } from "../core/options.ts";
import type { Seat } from "../core/seat.ts";
import { withoutStart } from "../core/starts.ts";
import { familyOf } from "../games/families.ts";
import { exploreAhead, searchCanWin } from "./general/oracle.ts";
import { heapOracle } from "./heap/solution.ts";
import type { Decided, KeyOracle } from "./key-oracle.ts";
import { poolOracle } from "./pool/oracle.ts";
import { rowOracle } from "./rows/decided.ts";
import type { Task, TimeUp } from "./task.ts";

/** Answers exact questions about the positions of one game at one size. */
export interface Oracle<P = unknown> {
  /** For an unfinished position; null if no exact value is within reach. */
  probe(position: P): Value | null;
  /** The position, or one before it, must have been probed; `after` lists the positions after its moves. */
  probeMoves(position: P, after: readonly P[]): readonly (Value | null)[];
  /** Null if it takes longer than a player may think about a move. */
  probeFast(position: P): Value | null;
  /**
   * The work that `probe` would do for this line of play, in steps. Positions that it has no time for count
   * as out of reach from then on. Returns how many positions at the end of the line are within reach; null if
   * there is no such work.
   */
  prepare(line: readonly P[], timeUp: TimeUp): Task<number> | null;
  /** The work after which `probeFast` knows the position and its successors; null if there is none. */
  warmUp(position: P): Task<void> | null;
  canWin(position: P): CanWin;
  /** For a lost position: the pairs in which the opponent can answer every move; null if none are known. */
  answerPairs(position: P): AnswerPairs | null;
  /** Positions decided in at least `least` plies, up to symmetry, if the method lists them. */
  decided(least: number): Iterable<Decided>;
  /**
   * How much of the position is already as the seat needs it at the end, from 0 to 1; 0 if the family has no
   * such measure.
   */
  closeness(position: P, seat: Seat): number;
}

const oracles: Memory<Oracle> = new WeakMap();

/** The oracle of a game at one size. It is created once and cached. */
export function oracleOf(game: Solvable, options: Options): Oracle {
  return remembered(oracles, game, sizeName(options), () => makeOracle(game, options));
}

/** Without the start, which doesn't change the value of any position. */
export function sizeName(options: Options): string {
  return JSON.stringify(Object.entries(withoutStart(options)));
}

function makeOracle(game: Solvable, options: Options): Oracle {
  const byKey = keyOracle(game, options);
  if (byKey === undefined) return generalOracle(game, options);
  const { probe, probeMoves, probeFast = probe, warmUp, canWin, answerPairs, decided, closeness } = byKey;
  const ask =
    <T>(question: (key: string, mover: Seat) => T) =>
    (position: unknown) =>
      question(game.key(position), game.toMove(position));
  const canWinByKey = canWin && ask(canWin);
  return {
    probe: ask(probe),
    probeMoves: probeMoves === undefined ? probeEach(game, ask(probe)) : ask(probeMoves),
    probeFast: ask(probeFast),
    prepare: () => null,
    warmUp: (position) => warmUp?.(game.key(position)) ?? null,
    canWin: remember(game, (position) => canWinByKey?.(position) ?? searchCanWin(game, position)),
    answerPairs: ask(answerPairs ?? (() => null)),
    decided: decided ?? (() => []),
    closeness: (position, seat) => closeness?.(game.key(position), seat) ?? 0,
  };
}

function keyOracle(game: Solvable, options: Options): KeyOracle | undefined {
  const family = familyOf(game, options);
  switch (family?.kind) {
    case undefined:
      return undefined;
    case "switch-row":
      return rowOracle(family);
    case "take-away":
      return heapOracle(family);
    case "related-pool":
      return poolOracle(family);
  }
}

function generalOracle(game: Solvable, options: Options): Oracle {
  const { lookUp, prepare } = exploreAhead(game, options);
  const probe = (position: unknown) => lookUp(position).value;
  return {
    probe,
    // If the position is out of reach, its successors usually are too, and finding that out takes long.
    probeMoves: (position, after) =>
      probeEach(game, probe(position) === null ? () => null : probe)(position, after),
    probeFast: probe,
    prepare,
    canWin: (position) => lookUp(position).canWin,
    warmUp: () => null,
    answerPairs: () => null,
    decided: () => [],
    closeness: () => 0,
  };
}

function probeEach(game: Solvable, probe: Oracle["probe"]): Oracle["probeMoves"] {
  return (before, after) =>
    after.map((position) => {
      const outcome = game.outcome(position);
      const mover = game.toMove(position);
      const value = outcome === null ? probe(position) : finishedValue(outcome, mover);
      return valueOfMove(value, mover === game.toMove(before));
    });
}

function remember(game: Solvable, canWin: (position: unknown) => CanWin): (position: unknown) => CanWin {
  const known = new Map<string, CanWin>();
  const nameOf = (position: unknown) => `${game.toMove(position)} ${game.key(position)}`;
  return (position) => recall(known, nameOf(position), () => canWin(position));
}
