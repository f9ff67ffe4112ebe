/** Chooses the method for a game: that of its family, or the general one. */

import { type CanWin, finishedValue, valueOfMove } from "../core/analysis.ts";
import type { Solvable } from "../core/game.ts";
import { type Memory, recall, remembered } from "../core/memory.ts";
import { withoutStart } from "../core/starts.ts";
import { familyOf } from "../games/families.ts";
import { exploreAhead, searchCanWin } from "./general/oracle.ts";
import { heapOracle } from "./heap/solution.ts";
import { poolOracle } from "./pool/oracle.ts";
import { rowOracle } from "./rows/decided.ts";
import type { FamilyOracle, Oracle } from "./solution.ts";
import type { Task } from "./task.ts";

const oracles: Memory<Oracle> = new WeakMap();

/** Remembers a result that is the same for every start of a size. */
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
  const own = familyOracle(game) ?? generalOracle(game);
  const { probe, canWin } = own;
  return {
    probeMoves: probeEach(game, probe),
    probeFast: probe,
    prepare: noWork,
    answerPairs: () => null,
    decided: () => [],
    closeness: () => 0,
    ...own,
    canWin: remember(game, (position) => canWin?.(position) ?? searchCanWin(game, position)),
  };
}

function* noWork(): Task<void> {}

function familyOracle(game: Solvable): FamilyOracle | undefined {
  const family = familyOf(game);
  switch (family?.kind) {
    case undefined:
      return undefined;
    case "switch-row":
      return rowOracle(game, family);
    case "take-away":
      return heapOracle(game, family);
    case "related-pool":
      return poolOracle(game, family);
  }
}

function generalOracle(game: Solvable): FamilyOracle {
  const { lookUp, prepare } = exploreAhead(game);
  const probe = (position: unknown) => lookUp(position).value;
  return {
    probe,
    // If a position is too hard to solve, the ones after it usually are, too, and trying is slow.
    probeMoves: (position, after) =>
      probeEach(game, probe(position) === null ? () => null : probe)(position, after),
    prepare,
    canWin: (position) => lookUp(position).canWin,
  };
}

export function probeEach(game: Solvable, probe: Oracle["probe"]): Oracle["probeMoves"] {
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
