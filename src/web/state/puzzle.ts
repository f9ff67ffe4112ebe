/** A puzzle on the page: a position with one right move, and what was said to the last answer. */

import type { Game } from "../../core/game.ts";
import { type Match, newMatch } from "../../core/match.ts";
import { ok, type Result } from "../../core/result.ts";
import { findPosition, type PosedPuzzle, type PositionName } from "../../players/job.ts";
import type { Situation } from "../../players/player.ts";
import type { PuzzleResult } from "../../players/puzzle-answers.ts";
import { openTable, type Table } from "../../table/table.ts";

export interface PuzzleState {
  readonly daily: boolean;
  readonly table: Table;
  readonly position: PositionName;
  readonly task: string;
  readonly hint: string;
  readonly grade: string;
  readonly hinted: boolean;
  readonly result: PuzzleResult | null;
  /** How many were solved in a row, each at the first answer. */
  readonly streak: number;
}

export function openPuzzle(
  games: readonly Game[],
  { position, task, hint, grade }: PosedPuzzle,
  daily: boolean,
  streak: number,
): Result<PuzzleState> {
  const found = findPosition(games, position);
  if (!found.ok) return found;
  const table = openTable({ match: puzzleMatch(found.value), notes: [] });
  return ok({ daily, table, position, task, hint, grade, hinted: false, result: null, streak });
}

/** The streak grows with the first answer if it is right, and ends with a wrong one. */
export function withResult(puzzle: PuzzleState, result: PuzzleResult): PuzzleState {
  const first = puzzle.result === null;
  const streak = result.right ? puzzle.streak + (first ? 1 : 0) : 0;
  return { ...puzzle, result, streak };
}

function puzzleMatch({ game, options, position }: Situation): Match {
  const [one, two] = game.seatNames;
  const players = [{ name: one }, { name: two }] as const;
  const setup = { options, from: game.key(position), first: game.toMove(position), start: position };
  return newMatch(game, setup, { id: "puzzle", players, seed: 0, startedAt: "", series: null });
}
