/** What the browser keeps about puzzles. Another page may have kept something meanwhile, so what is stored counts. */

import type { Match } from "../../core/match.ts";
import type { Seat } from "../../core/seat.ts";
import { parseJson } from "../../core/text.ts";
import type { Scorecard } from "../../players/scorecard.ts";
import { type OwnMistakes, readMistakes, withAttempt, withGame } from "../../table/puzzle/mistakes.ts";
import { isClean, type PuzzleTable, solvedPuzzle } from "../../table/puzzle/play.ts";
import { readSolved, solvedDaily } from "../../table/puzzle/solved.ts";
import { readList } from "../state/keep/kept-seats.ts";
import type { PuzzleMemory } from "../state/puzzle.ts";
import type { World } from "./world.ts";

/** Years of days. */
const mostSolved = 2000;

export function readPuzzleMemory(world: World): PuzzleMemory {
  return {
    today: world.now().toISOString().slice(0, 10),
    solved: readList(world.read("puzzles")).flatMap(readSolved),
    mistakes: readMistakes(parseJson(world.read("mistakes") ?? "")),
  };
}

/** A daily puzzle counts once; an own mistake waits longer, or comes back tomorrow. */
export function keepSolved(world: World, table: PuzzleTable): PuzzleMemory {
  const { today, solved, mistakes } = readPuzzleMemory(world);
  const { source, posed } = table.puzzle;
  if (source.date !== null && solvedDaily(solved, source.date) === undefined)
    world.write("puzzles", JSON.stringify([solvedPuzzle(table, today), ...solved].slice(0, mostSolved)));
  if (source.mine) writeMistakes(world, withAttempt(mistakes, posed, isClean(table), today));
  return readPuzzleMemory(world);
}

/** Keeps what was given away in a game that is over. */
export function keepGiven(
  world: World,
  match: Match,
  card: Scorecard<string>,
  own: readonly Seat[],
): PuzzleMemory {
  const { mistakes } = readPuzzleMemory(world);
  const { list } = withGame(mistakes, match, card, own);
  return writeMistakes(world, { list, seen: [] });
}

export function writeMistakes(world: World, mistakes: OwnMistakes): PuzzleMemory {
  world.write("mistakes", JSON.stringify(mistakes));
  return readPuzzleMemory(world);
}
