/** Difficulties agree with an order made by hand, and with how many puzzles the levels solve. */

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { playerOf } from "../../src/computer/levels.ts";
import { puzzleKinds } from "../../src/core/lesson.ts";
import type { Options } from "../../src/core/options.ts";
import { type Random, randomFrom } from "../../src/core/random.ts";
import type { Seat } from "../../src/core/seat.ts";
import { games } from "../../src/games/index.ts";
import { judge } from "../../src/puzzles/judge.ts";
import {
  difficultyOf,
  effortOf,
  type Features,
  featuresOf,
  puzzleSizes,
  puzzlesOf,
  type RatedPuzzle,
  weights,
} from "../../src/puzzles/pool.ts";
import { gameAt } from "../support/find-game.ts";
import { must } from "../support/must.ts";
import { fitRidge, rankCorrelation } from "../support/statistics.ts";

interface Placed {
  readonly game: string;
  readonly options: Options;
  readonly key: string;
  readonly mover: Seat;
  readonly kind: string;
  /** Only of kinds that are no longer posed. */
  readonly counts?: Features;
}

const { order } = JSON.parse(readFileSync(new URL("hand-order.json", import.meta.url), "utf8")) as {
  readonly order: readonly Placed[];
};

const placed = order.flatMap((each, at) => {
  const features = featuresIn(each);
  return features === undefined ? [] : [{ place: at + 1, features }];
});
const fitted = placed.filter(({ place }) => place % 2 === 1);
const heldOut = placed.filter(({ place }) => place % 2 === 0);

/** Undefined for the ninth, whose kind was dropped before anything was counted. */
function featuresIn({
  game: id,
  options: size,
  key,
  mover,
  kind: name,
  counts,
}: Placed): Features | undefined {
  if (counts !== undefined) {
    const { moves, depth, changes, search } = counts;
    return { moves: Math.log(moves), depth: Math.log(depth), changes: Math.log(changes), search };
  }
  const kind = puzzleKinds.find((each) => each === name);
  if (kind === undefined) return undefined;
  const game = gameAt(id, size);
  return featuresOf({ game, position: must(game.fromKey(key, mover)), kind });
}

const names = Object.keys(weights) as (keyof Features)[];

function agreement(list: typeof placed): number {
  return rankCorrelation(
    list.map(({ place }) => place),
    list.map(({ features }) => names.reduce((sum, name) => sum + weights[name] * features[name], 0)),
  );
}

test("the computed effort of puzzles agrees with their order by hand", () => {
  expect([fitted.length, heldOut.length]).toEqual([19, 20]);
  expect(agreement(fitted)).toBeCloseTo(0.96, 2);
  expect(agreement(heldOut)).toBeCloseTo(0.87, 2);
  expect(agreement(heldOut)).toBeGreaterThanOrEqual(0.7);
});

test("fitting every other puzzle gives the weights of the effort", () => {
  const rows = fitted.map(({ features }) => names.map((name) => features[name]));
  const found = fitRidge(
    rows,
    fitted.map(({ place }) => (100 * place) / order.length),
    0.5,
  );
  expect(Object.fromEntries(names.map((name, at) => [name, Math.round(found[at] ?? 0)]))).toEqual(weights);
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

/** Whether the player finds its way through at one go. */
function solves(puzzle: RatedPuzzle, player: ReturnType<typeof playerOf>, random: Random): boolean {
  const { game } = puzzle;
  const played: string[] = [];
  for (let { position } = puzzle; ; ) {
    const given = game.formatMove(position, player({ ...puzzle, position }, random).move);
    const { right, next, reply } = must(judge(puzzle, played, [given]));
    if (!right || next === null) return right;
    played.push(given, reply ?? "");
    const following = must(game.fromKey(next.key, next.toMove));
    position = following;
  }
}
