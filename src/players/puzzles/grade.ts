/**
 * Grades: how much effort a puzzle takes. The weights were fitted to every other puzzle of an order that was made by hand; a
 * test measures them against the rest. They stay as they are, since another grade would change the puzzle of a day to come.
 */

import type { Value } from "../../core/analysis.ts";
import type { Reason } from "../../core/reason.ts";
import { familyOf } from "../../games/families.ts";
import type { Grade, Puzzle } from "./puzzle.ts";
import { reasonsAt, valuesAt } from "./values.ts";

/** The effort of a puzzle: the logarithms of three counts, and 1 if no general rule gives the answer. */
export interface Features {
  /** The moves that have to be judged. */
  readonly moves: number;
  /** How many plies deep. */
  readonly depth: number;
  /** How many switches each changes, on average. */
  readonly changes: number;
  readonly search: number;
}

export const weights: Features = { moves: 22, depth: 32, changes: 12, search: 7 };

/** Less effort than this. */
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
    search: isOnBoard(puzzle) || reasonsAt(puzzle).some(({ kind }) => generalRules.includes(kind)) ? 0 : 1,
  };
}

/** How many plies away the end is that decides what is right. */
function depthOf(puzzle: Puzzle): number {
  const { value, moves } = valuesAt(puzzle);
  if (isOnBoard(puzzle)) return 1;
  // The more moves there are, the longer a game that a player wins with the opponent's help.
  if (puzzle.kind === "winner") return 2 * moves.length;
  if (value?.kind !== "draw") return pliesOf(value);
  const lost = moves.flatMap((move) => (move.value?.kind === "loss" ? pliesOf(move.value) : []));
  return Math.max(2, ...lost);
}

/** If only win and loss are known, the end counts as this far away. */
const farOff = 20;

function pliesOf(value: Value | null): number {
  return value === null || value.kind === "draw" ? farOff : Math.max(1, value.plies ?? farOff);
}

/** Whether the answer can be read off the board without a search. */
function isOnBoard({ kind }: Puzzle): boolean {
  return kind === "threats" || kind === "pairs";
}

const generalRules: readonly Reason["kind"][] = ["leave", "threat", "multiple"];

/** How many switches a move flips; in other games, how many things it takes. */
function meanChanges({ game, options, ...puzzle }: Puzzle): number {
  const family = familyOf(game, options);
  if (family?.kind !== "switch-row") return 1;
  const { moves } = valuesAt({ game, options, ...puzzle });
  const flips = new Map(family.moves.map((move) => [move.name, move.flips.length]));
  return moves.reduce((sum, { name }) => sum + (flips.get(name) ?? 1), 0) / moves.length;
}
