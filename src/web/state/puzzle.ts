/** A puzzle on the page: a position with one right move, and what was said to the last answer. */

import type { Game } from "../../core/game.ts";
import { type Match, newMatch } from "../../core/match.ts";
import type { Options } from "../../core/options.ts";
import { openTable, type Table } from "../../table/table.ts";

/** A puzzle as it leaves the worker, which keeps the answer. */
export interface PosedPuzzle {
  readonly game: string;
  readonly options: Options;
  readonly position: unknown;
  readonly task: string;
  readonly hint: string;
  readonly grade: string;
}

export interface PuzzleResult {
  readonly right: boolean;
  readonly text: string;
}

export interface PuzzleState {
  readonly daily: boolean;
  readonly table: Table;
  readonly task: string;
  readonly hint: string;
  readonly grade: string;
  readonly hinted: boolean;
  readonly result: PuzzleResult | null;
  /** How many were solved in a row, each at the first answer. */
  readonly streak: number;
}

export type LibraryRequest =
  | { readonly kind: "pose"; readonly date: string | null; readonly seed: number }
  | { readonly kind: "judge"; readonly move: string }
  | { readonly kind: "known"; readonly game: string };

export type LibraryAnswer =
  | { readonly kind: "posed"; readonly puzzle: PosedPuzzle | null }
  | { readonly kind: "puzzle-result"; readonly result: PuzzleResult }
  | { readonly kind: "known"; readonly sentences: readonly string[] }
  | { readonly kind: "problem"; readonly message: string };

export function openPuzzle(game: Game, posed: PosedPuzzle, daily: boolean, streak: number): PuzzleState {
  const { task, hint, grade } = posed;
  const table = openTable({ match: puzzleMatch(game, posed), notes: [] });
  return { daily, table, task, hint, grade, hinted: false, result: null, streak };
}

/** The streak grows with the first answer if it is right, and ends with a wrong one. */
export function withResult(puzzle: PuzzleState, result: PuzzleResult): PuzzleState {
  const first = puzzle.result === null;
  const streak = result.right ? puzzle.streak + (first ? 1 : 0) : 0;
  return { ...puzzle, result, streak };
}

function puzzleMatch(game: Game, { options, position }: PosedPuzzle): Match {
  const [one, two] = game.seatNames;
  const first = game.toMove(position);
  const players = [{ name: one }, { name: two }] as const;
  const setup = { options, from: game.key(position), first, start: position };
  return newMatch(game, setup, { id: "puzzle", players, seed: 0, startedAt: "", series: null });
}
