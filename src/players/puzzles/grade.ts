/**
 * How much effort a puzzle takes. The weights were fitted to every other puzzle of a ranking made by hand,
 * and a test checks them against the rest. Changing them would change future daily puzzles.
 */

import type { Value } from "../../core/analysis.ts";
import type { Reason } from "../../core/reason.ts";
import { familyOf } from "../../games/families.ts";
import type { Grade, Puzzle } from "./puzzle.ts";
import { reasonsAt, valuesAt } from "./values.ts";

/** The logarithms of three counts; `search` is 1 if no general rule gives the answer. */
export interface Features {
  readonly moves: number;
  readonly depth: number;
  /** The average number of switches that a move changes. */
  readonly changes: number;
  readonly search: number;
}

export const weights: Features = { moves: 22, depth: 32, changes: 12, search: 7 };

const limits: Readonly<Record<Exclude<Grade, "hard">, number>> = { easy: 80, medium: 95 };

export function gradeOf(puzzle: Puzzle): Grade {
  const effort = effortOf(puzzle);
  return effort < limits.easy ? "easy" : effort < limits.medium ? "medium" : "hard";
}

export function effortOf(puzzle: Puzzle): number {
  const { moves, depth, changes, search } = featuresOf(puzzle);
  return weights.moves * moves + weights.depth * depth + weights.changes * changes + weights.search * search;
}

export function featuresOf(puzzle: Puzzle): Features {
  return {
    moves: Math.log(valuesAt(puzzle).moves.length),
    depth: Math.log(depthOf(puzzle)),
    changes: Math.log(meanChanges(puzzle)),
    search: puzzle.kind === "threats" || followsRule(puzzle) ? 0 : 1,
  };
}

function depthOf(puzzle: Puzzle): number {
  const { value, moves } = valuesAt(puzzle);
  if (puzzle.kind === "threats") return 1;
  if (value?.kind !== "draw") return pliesOf(value);
  const lost = moves.flatMap((move) => (move.value?.kind === "loss" ? pliesOf(move.value) : []));
  return Math.max(2, ...lost);
}

/** The distance to assume if only win and loss are known. */
const farOff = 20;

function pliesOf(value: Value | null): number {
  return value === null || value.kind === "draw" ? farOff : Math.max(1, value.plies ?? farOff);
}

const generalRules: readonly Reason["kind"][] = ["leave", "threat", "multiple"];

function followsRule(puzzle: Puzzle): boolean {
  return reasonsAt(puzzle).some(({ kind }) => generalRules.includes(kind));
}

/** The switches that a move flips; 1 in other games. */
function meanChanges({ game, options, ...puzzle }: Puzzle): number {
  const family = familyOf(game, options);
  if (family?.kind !== "switch-row") return 1;
  const { moves } = valuesAt({ game, options, ...puzzle });
  const flips = new Map(family.moves.map((move) => [move.name, move.flips.length]));
  return moves.reduce((sum, { name }) => sum + (flips.get(name) ?? 1), 0) / moves.length;
}
