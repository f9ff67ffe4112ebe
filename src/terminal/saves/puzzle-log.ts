/** Which puzzles were solved at this machine: a small file for each, and the streaks that they add up to. */

import { fail, ok, type Result } from "../../core/result.ts";
import { parseJson } from "../../core/text.ts";
import type { Host } from "../host.ts";

export interface SolvedPuzzle {
  /** The UTC date on which it was solved. */
  readonly date: string;
  readonly game: string;
  readonly key: string;
  /** Whether it was the puzzle of that day. */
  readonly daily: boolean;
  /** How many answers it took; 1 is at the first try. */
  readonly tries: number;
}

export interface PuzzleStats {
  readonly solved: number;
  readonly firstTry: number;
  /** Days in a row with the daily puzzle solved: the run that still goes on, and the longest. */
  readonly streak: number;
  readonly longest: number;
}

/** A daily puzzle counts once a day, however often it is solved. */
export function logPuzzle(host: Host, solved: SolvedPuzzle): Result<void> {
  const name = solved.daily ? `daily-${solved.date}` : `puzzle-${solved.date}-${host.newId()}`;
  const written = host.puzzles().create(name, `${JSON.stringify(solved)}\n`);
  return written.ok || written.problem.code !== "exists" ? written : ok(undefined);
}

export function readPuzzles(host: Host): readonly SolvedPuzzle[] {
  const folder = host.puzzles();
  const names = folder.list();
  if (!names.ok) return [];
  return names.value.flatMap((name) => {
    const text = folder.read(name);
    const solved = text.ok ? parseSolved(text.value) : text;
    return solved.ok ? [solved.value] : [];
  });
}

export function puzzleStats(puzzles: readonly SolvedPuzzle[], today: string): PuzzleStats {
  const days = puzzles.filter((puzzle) => puzzle.daily).map((puzzle) => dayNumber(puzzle.date));
  const solvedOn = new Set(days);
  const runs = [...solvedOn].map((day) => runUpTo(solvedOn, day));
  const now = dayNumber(today);
  return {
    solved: puzzles.length,
    firstTry: puzzles.filter((puzzle) => puzzle.tries === 1).length,
    streak: runUpTo(solvedOn, solvedOn.has(now) ? now : now - 1),
    longest: Math.max(0, ...runs),
  };
}

export function utcDate(host: Host): string {
  return host.now().toISOString().slice(0, 10);
}

function runUpTo(days: ReadonlySet<number>, last: number): number {
  let length = 0;
  while (days.has(last - length)) length++;
  return length;
}

function dayNumber(date: string): number {
  return Math.floor(Date.parse(`${date}T00:00:00Z`) / 86_400_000);
}

function parseSolved(text: string): Result<SolvedPuzzle> {
  const json = parseJson(text);
  return isSolved(json) ? ok(json) : fail("bad-record", "This isn't a solved puzzle.");
}

function isSolved(json: unknown): json is SolvedPuzzle {
  if (typeof json !== "object" || json === null) return false;
  const { date, daily, tries }: Partial<Record<string, unknown>> = { ...json };
  return (
    typeof date === "string" &&
    !Number.isNaN(Date.parse(date)) &&
    typeof daily === "boolean" &&
    typeof tries === "number"
  );
}
