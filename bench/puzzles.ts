/**
 * How long it takes to find a puzzle of a game and grade, in units of the 100 ms that a person takes for "at once": nothing of
 * the game was looked at before, but the program is warm. Processor time, the slowest of several seeds.
 */

import type { Game } from "../src/core/game.ts";
import { games } from "../src/games/index.ts";
import { poseFor } from "../src/players/puzzles/pose.ts";
import { type Grade, grades } from "../src/players/puzzles/puzzle.ts";
import { type Measure, report } from "./report.ts";

const bar = 100;
const seeds = 12;

export function benchPuzzles(): void {
  for (const game of games) for (const grade of grades) slowest(game, grade);
  const measures = games.flatMap((game) => grades.map((grade) => measure(game, grade)));
  report("Finding a puzzle against 100 ms", measures);
}

function measure(game: Game, grade: Grade): Measure {
  const ms = slowest(game, grade);
  const detail = `${ms.toFixed(0)} ms`;
  return { what: `${game.title}, ${grade}`, ratio: ms / bar, bar: 1, sense: "at most", detail };
}

function slowest(game: Game, grade: Grade): number {
  const times = Array.from({ length: seeds }, (_, seed) => {
    // What was worked out belongs to the game as a value, so that a copy starts from nothing.
    const fresh = [{ ...game }];
    const before = process.cpuUsage();
    poseFor(fresh, { by: "seed", seed, game: null, kind: null, grade });
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  });
  return Math.max(...times);
}
