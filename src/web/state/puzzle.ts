/** What the page knows about puzzles, from the first one on. */

import type { OwnMistakes } from "../../table/puzzle/mistakes.ts";
import { anyPuzzle, type PuzzleSource, type PuzzleTable } from "../../table/puzzle/play.ts";
import { answersOf, type SolvedPuzzle, solvedDaily } from "../../table/puzzle/solved.ts";
import type { PuzzleRoute } from "./route.ts";

export interface PuzzleMemory {
  /** The UTC date on which it was read. */
  readonly today: string;
  /** The daily puzzles that were solved here. */
  readonly solved: readonly SolvedPuzzle[];
  readonly mistakes: OwnMistakes;
}

/** Where the puzzles of an address come from; a game and a grade that were chosen stay so. */
export function sourceOf(route: PuzzleRoute, today: string, chosen: PuzzleSource = anyPuzzle): PuzzleSource {
  if (route.mine) return { ...anyPuzzle, mine: true };
  if (route.daily) return { ...anyPuzzle, date: route.date ?? today };
  return { ...anyPuzzle, game: chosen.game, grade: chosen.grade };
}

export function isSameSource(one: PuzzleSource, two: PuzzleSource): boolean {
  return one.date === two.date && one.mine === two.mine && one.game === two.game && one.grade === two.grade;
}

/** A daily puzzle that was solved before stands there as solved. */
export function withMemory(table: PuzzleTable, { solved }: PuzzleMemory): PuzzleTable {
  const { date } = table.puzzle.source;
  const before = date === null ? undefined : solvedDaily(solved, date);
  if (before === undefined) return table;
  return {
    ...table,
    hand: "nobody",
    puzzle: { ...table.puzzle, phase: "solved", answers: answersOf(before) },
  };
}

/** What the board shows on the way to a judged table, a move at a time; the table itself comes last. */
export function framesOf(before: PuzzleTable, judged: PuzzleTable): readonly PuzzleTable[] {
  const { match } = judged;
  const from = before.puzzle.base.moves.length;
  return Array.from({ length: Math.max(0, match.moves.length - from - 1) }, (_, index): PuzzleTable => {
    const count = from + index + 1;
    const part = { moves: match.moves.slice(0, count), positions: match.positions.slice(0, count + 1) };
    return { ...judged, hand: "nobody", match: { ...match, ...part, outcome: null } };
  }).concat(judged);
}
