/** Difficulties agree with a ranking made by hand, and with how many puzzles each level solves. */

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { playerOf } from "../../src/computer/levels.ts";
import { puzzleKinds } from "../../src/core/lesson.ts";
import type { Options } from "../../src/core/options.ts";
import { type Random, randomFrom } from "../../src/core/random.ts";
import type { Seat } from "../../src/core/seat.ts";
import { games } from "../../src/games/index.ts";
import { judge } from "../../src/puzzles/judge.ts";
import { difficultyOf, effortOf, puzzleSizes, puzzlesOf, type RatedPuzzle } from "../../src/puzzles/pool.ts";
import { poseFor } from "../../src/puzzles/pose.ts";
import { gameAt } from "../support/find-game.ts";
import { must } from "../support/must.ts";
import { rankCorrelation } from "../support/statistics.ts";

interface Placed {
  readonly game: string;
  readonly options: Options;
  readonly key: string;
  readonly mover: Seat;
  readonly kind: string;
  /** Missing if the kind isn't posed anymore. */
  readonly counts?: { readonly moves: number; readonly depth: number; readonly changes: number };
}

const { order } = JSON.parse(readFileSync(new URL("hand-order.json", import.meta.url), "utf8")) as {
  readonly order: readonly Placed[];
};

const placed = order.flatMap((each, at) => {
  const effort = effortIn(each);
  return effort === undefined ? [] : [{ place: at + 1, effort }];
});

/** Undefined for the ninth, whose kind was dropped before anything was counted. */
function effortIn({ game: id, options: size, key, mover, kind: name, counts }: Placed): number | undefined {
  if (counts !== undefined)
    return counts.moves * counts.depth * counts.changes * (id === "factor-frenzy" ? 2 : 1);
  const kind = puzzleKinds.find((each) => each === name);
  if (kind === undefined) return undefined;
  const game = gameAt(id, size);
  return effortOf({ game, position: must(game.fromKey(key, mover)), kind });
}

test("the computed effort of puzzles agrees with their order by hand", () => {
  expect(placed.length).toBe(39);
  const [places, efforts] = [placed.map(({ place }) => place), placed.map(({ effort }) => effort)];
  expect(rankCorrelation(places, efforts)).toBeGreaterThanOrEqual(0.87);
});

const lines = games
  .flatMap(puzzleSizes)
  .filter(({ kind, game }) => kind === "line" && Number(game.options.switches) === 30)
  .flatMap(puzzlesOf);

test("a puzzle always has the same difficulty", () => {
  for (const puzzle of lines.slice(0, 20)) expect(difficultyOf({ ...puzzle })).toBe(puzzle.difficulty);
});

test.each(["easy", "medium"] as const)("the level %s solves fewer puzzles that take more effort", (level) => {
  const player = playerOf(level);
  const sorted = lines.toSorted((a, b) => effortOf(a) - effortOf(b));
  const rates = [sorted.slice(0, 25), sorted.slice(-25)].map((part) => {
    const random = randomFrom(1);
    const tries = part.flatMap((puzzle) => Array.from({ length: 6 }, () => solves(puzzle, player, random)));
    return tries.filter((solved) => solved).length / tries.length;
  });
  expect((rates[0] ?? 0) - (rates[1] ?? 0)).toBeGreaterThan(0.1);
});

/** True if the player solves the whole puzzle without a wrong answer. */
function solves(puzzle: RatedPuzzle, player: ReturnType<typeof playerOf>, random: Random): boolean {
  const { game } = puzzle;
  const played: string[] = [];
  for (let { position } = puzzle; ; ) {
    const given = game.formatMove(position, player({ ...puzzle, position }, random).move);
    const { right, next, reply } = must(judge(puzzle, played, [given]));
    if (!right || next === null) return right;
    played.push(given, reply ?? "");
    for (const name of [given, reply ?? ""])
      position = game.play(position, must(game.parseMove(position, name)));
  }
}

test.each([
  ["switch-battle", "medium"],
  ["switch-battle", "hard"],
  ["switch-conquer", "medium"],
  ["switch-conquer", "hard"],
] as const)(
  "%s at difficulty %s asks for the same thing at most seven times out of ten",
  (game, difficulty) => {
    const kinds = Array.from(
      { length: 50 },
      (_, seed) => must(poseFor(games, { by: "seed", game, difficulty, seed })).kind,
    );
    const shares = puzzleKinds.map((kind) => kinds.filter((each) => each === kind).length / kinds.length);
    expect(Math.max(...shares)).toBeLessThanOrEqual(0.7);
  },
);
