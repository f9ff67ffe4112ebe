/** Grades say how often a puzzle is solved; the computer's levels, which they are not made from, agree. */

import { expect, test } from "vitest";
import { type Random, randomFrom } from "../../../src/core/random.ts";
import { games } from "../../../src/games/index.ts";
import { playerOf } from "../../../src/players/levels.ts";
import { gradeOf } from "../../../src/players/puzzles/grade.ts";
import { judge } from "../../../src/players/puzzles/judge.ts";
import { type GradedPuzzle, puzzleSizes, puzzlesOf } from "../../../src/players/puzzles/pool.ts";
import { grades } from "../../../src/players/puzzles/puzzle.ts";

const lines = games
  .flatMap(puzzleSizes)
  .filter(({ kind, options }) => kind === "line" && Number(options.switches) >= 26)
  .flatMap(puzzlesOf);

test("a grade depends on the puzzle alone", () => {
  for (const puzzle of lines.slice(0, 20)) expect(gradeOf({ ...puzzle })).toBe(puzzle.grade);
});

test.each(["easy", "medium"] as const)("the level %s solves fewer of the harder ones", (level) => {
  const player = playerOf(level);
  const rates = grades.map((grade) => {
    const random = randomFrom(1);
    const graded = lines.filter((puzzle) => puzzle.grade === grade).slice(0, 25);
    expect(graded.length).toBeGreaterThan(15);
    const tries = graded.flatMap((puzzle) =>
      Array.from({ length: 12 }, () => solves(puzzle, player, random)),
    );
    return tries.filter((solved) => solved).length / tries.length;
  });
  expect(rates).toEqual(rates.toSorted((a, b) => b - a));
  expect((rates[0] ?? 0) - (rates[2] ?? 0)).toBeGreaterThan(0.1);
});

/** Whether the player finds its way through at one go. */
function solves(puzzle: GradedPuzzle, player: ReturnType<typeof playerOf>, random: Random): boolean {
  const { game } = puzzle;
  const played: string[] = [];
  for (let { position } = puzzle; ; ) {
    const given = game.formatMove(position, player({ ...puzzle, position }, random).move);
    const judged = judge(puzzle, played, [given]);
    if (!judged.ok) throw new Error(judged.problem.message);
    const { right, next, reply } = judged.value;
    if (!right || next === null) return right;
    played.push(given, reply ?? "");
    const following = game.fromKey(next.key, puzzle.options, next.toMove);
    if (!following.ok) throw new Error(following.problem.message);
    position = following.value;
  }
}
