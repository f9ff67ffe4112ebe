/** A puzzle on the page: what is asked now, what is chosen, and what was said to the last answer. */

import type { Game } from "../../core/game.ts";
import { type Match, newMatch } from "../../core/match.ts";
import { ok, type Result } from "../../core/result.ts";
import { findPosition, type PosedDecision, type PosedPuzzle, type PuzzleResult } from "../../players/job.ts";
import type { Situation } from "../../players/player.ts";
import { openTable, type Table } from "../../table/table.ts";

export interface PuzzleState {
  readonly daily: boolean;
  readonly posed: PosedPuzzle;
  readonly decision: PosedDecision;
  readonly table: Table;
  /** The moves since the puzzle's position. */
  readonly played: readonly string[];
  /** What is named so far, where several choices make the answer. */
  readonly chosen: readonly string[];
  readonly hinted: number;
  readonly result: PuzzleResult | null;
  /** Whether an answer to it was wrong. */
  readonly slipped: boolean;
  /** How many were solved in a row, each without a wrong answer. */
  readonly streak: number;
}

export function openPuzzle(
  games: readonly Game[],
  posed: PosedPuzzle,
  daily: boolean,
  streak: number,
): Result<PuzzleState> {
  const { decision } = posed;
  const table = openDecision(games, posed, decision);
  if (!table.ok) return table;
  const fresh = { played: [], chosen: [], hinted: 0, result: null, slipped: false };
  return ok({ daily, posed, decision, table: table.value, ...fresh, streak });
}

function openDecision(
  games: readonly Game[],
  posed: PosedPuzzle,
  { key, toMove }: PosedDecision,
): Result<Table> {
  const found = findPosition(games, { ...posed, key, toMove });
  return found.ok ? ok(openTable({ match: puzzleMatch(found.value), notes: [] })) : found;
}

export function toggleChoice(puzzle: PuzzleState, choice: string): PuzzleState {
  const others = puzzle.chosen.filter((other) => other !== choice);
  return { ...puzzle, chosen: others.length < puzzle.chosen.length ? others : [...others, choice] };
}

/** A wrong answer ends the streak; a right one leads to the next decision, or the streak grows. */
export function withResult(puzzle: PuzzleState, result: PuzzleResult, given: readonly string[]): PuzzleState {
  const { posed, played, table } = puzzle;
  const { right, solved, reply, next } = result;
  const slipped = puzzle.slipped || !right;
  const streak = slipped ? 0 : puzzle.streak + (solved ? 1 : 0);
  const answered = { ...puzzle, result, slipped, streak };
  if (next === null || reply === null) return answered;
  const following = openDecision([table.match.game], posed, next);
  if (!following.ok) return answered;
  return {
    ...answered,
    decision: next,
    table: following.value,
    played: [...played, ...given, reply],
    chosen: [],
    hinted: 0,
  };
}

function puzzleMatch({ game, options, position }: Situation): Match {
  const [one, two] = game.seatNames;
  const players = [{ name: one }, { name: two }] as const;
  const setup = { options, from: game.key(position), first: game.toMove(position), start: position };
  return newMatch(game, setup, { id: "puzzle", players, seed: 0, startedAt: "", series: null });
}
