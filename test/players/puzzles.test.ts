/** Every puzzle has exactly one right answer, by a solver that shares no code with the one that found it. */

import { describe, expect, test } from "vitest";
import { randomFrom } from "../../src/core/random.ts";
import { judge, taskOf } from "../../src/players/puzzle-answers.ts";
import {
  dailyPuzzle,
  findPuzzle,
  grades,
  type Puzzle,
  puzzleSizes,
  puzzlesOf,
} from "../../src/players/puzzles.ts";
import { PlainSolver } from "../support/plain-values.ts";
import { everyGame } from "../support/sample-setups.ts";

const sizes = everyGame.flatMap((game) =>
  puzzleSizes(game).map((options) => ({ name: `${game.id} ${JSON.stringify(options)}`, game, options })),
);

describe.each(sizes)("$name", ({ game, options }) => {
  const puzzles = puzzlesOf(game, options, randomFrom(4)).slice(0, 12);

  test("has puzzles, each with one right move", () => {
    expect(puzzles).not.toEqual([]);
    for (const puzzle of puzzles)
      expect(rightMoves(puzzle)).toEqual([game.formatMove(puzzle.position, puzzle.answer)]);
  });

  test("the right answer is explained, every other refuted", () => {
    for (const puzzle of puzzles)
      for (const move of game.moves(puzzle.position)) {
        const result = judge(puzzle, move);
        expect(result.right).toBe(
          game.formatMove(puzzle.position, move) === game.formatMove(puzzle.position, puzzle.answer),
        );
        expect(result.text).toMatch(result.right ? /is right/ : /isn't right: .* answers /);
      }
  });
});

test("the daily puzzle is the same for everyone on a date, and another on most other dates", () => {
  const month = Array.from({ length: 30 }, (_, day) => `2026-11-${String(day + 1).padStart(2, "0")}`);
  const names = month.map((date) => nameOf(dailyPuzzle(everyGame, date)));
  expect(month.map((date) => nameOf(dailyPuzzle(everyGame, date)))).toEqual(names);
  expect(new Set(names).size).toBeGreaterThan(15);
});

test.each(grades)("a puzzle of grade %s can be asked for", (grade) => {
  const puzzle = findPuzzle({ games: everyGame, grade }, randomFrom(3));
  expect(puzzle?.grade).toBe(grade);
  expect(puzzle === undefined ? "" : taskOf(puzzle)).toMatch(/to move/);
});

function rightMoves({ game, position }: Puzzle): readonly string[] {
  const solver = new PlainSolver(game, [position]);
  const { kind } = solver.value(position);
  const kept = game.moves(position).filter((move) => solver.valueOfMove(position, move).kind === kind);
  return kept.map((move) => game.formatMove(position, move));
}

function nameOf(puzzle: Puzzle | undefined): string {
  return puzzle === undefined ? "none" : `${puzzle.game.id} ${puzzle.game.key(puzzle.position)}`;
}
