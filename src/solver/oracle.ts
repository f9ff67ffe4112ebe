/** Chooses the method for a game: that of its family, or the general one. */

import { type AnswerPairs, type CanWin, finishedValue, type Value, valueOfMove } from "../core/analysis.ts";
import type { Solvable } from "../core/game.ts";
import { type Memory, recall, remembered } from "../core/memory.ts";
import type { Seat } from "../core/seat.ts";
import { withoutStart } from "../core/starts.ts";
import { familyOf } from "../games/families.ts";
import { exploreAhead, searchCanWin } from "./general/oracle.ts";
import { heapOracle } from "./heap/solution.ts";
import { poolOracle } from "./pool/oracle.ts";
import { rowOracle } from "./rows/decided.ts";
import type { Decided, KeyOracle } from "./solution.ts";
import type { Task, TimeUp } from "./task.ts";

export interface Oracle<P = unknown> {
  /** For an unfinished position. Null if no exact value is within reach. */
  probe(position: P): Value | null;
  /** The position, or one before it, must have been probed. `after` lists the positions after its moves. */
  probeMoves(position: P, after: readonly P[]): readonly (Value | null)[];
  /** Null if finding it would take longer than the computer may think about a move. */
  probeFast(position: P): Value | null;
  /**
   * The work that `probe` would do for this line of play, in steps. If time runs out for a position, it counts as out of reach
   * from then on. Returns how many positions at the end of the line are within reach.
   */
  prepare(line: readonly P[], timeUp: TimeUp): Task<number> | null;
  /** The work after which `probeFast` knows the position and its successors, or null if there's none. */
  warmUp(position: P): Task<void> | null;
  canWin(position: P): CanWin;
  /** For a lost position: pairs with which the opponent can answer every move, or null if we know none. */
  answerPairs(position: P): AnswerPairs | null;
  /** Positions decided in at least `least` plies, up to symmetry, if the method lists them. */
  decided(least: number): Iterable<Decided>;
  /** How close the position is to the seat's goal, from 0 to 1. Always 0 if the family has no such measure. */
  closeness(position: P, seat: Seat): number;
}

const oracles: Memory<Oracle> = new WeakMap();

/** For results about all positions of a size, which don't depend on the start. */
export function rememberedAtSize<T>(memory: Memory<T>, game: Solvable, name: string, workOut: () => T): T {
  return remembered(memory, game.of, `${name} ${sizeName(game)}`, workOut);
}

/** Names only what differs from the defaults, so a new option doesn't change the name. */
export function sizeName({ of, options }: Solvable): string {
  const chosen = Object.entries(withoutStart(options));
  return JSON.stringify(chosen.filter(([name, value]) => value !== of.options[name]?.default));
}

/** Creates one oracle per size, because the start doesn't change the value of any position. */
export function oracleOf(game: Solvable): Oracle {
  return rememberedAtSize(oracles, game, "", () => makeOracle(game));
}

function makeOracle(game: Solvable): Oracle {
  const byKey = keyOracle(game);
  if (byKey === undefined) return generalOracle(game);
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

function keyOracle(game: Solvable): KeyOracle | undefined {
  const family = familyOf(game);
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

function generalOracle(game: Solvable): Oracle {
  const { lookUp, prepare } = exploreAhead(game);
  const probe = (position: unknown) => lookUp(position).value;
  return {
    probe,
    // If the position is out of reach, its successors usually are, too, and finding out is slow.
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
