/** A game that is too large to solve: puzzles and lessons use positions near its end. */

import { expect, test } from "vitest";
import { whatIsKnown } from "../../src/computer/known.ts";
import type { Game } from "../../src/core/game.ts";
import { numberOption } from "../../src/core/options.ts";
import { lessonOf } from "../../src/lessons/lesson.ts";
import { advise } from "../support/advise.ts";
import { dotsAndLines, sideHeaps } from "../support/board-games.ts";
import { exampleGame } from "../support/example-game.ts";
import { changedGame, findGameOf } from "../support/find-game.ts";
import { must } from "../support/must.ts";
import { neighbors } from "../support/neighbors.ts";

const fourSquare = await exampleGame("four-square");

test("whatIsKnown says one sentence about a size that's too large", () => {
  expect(whatIsKnown(fourSquare)).toEqual([
    "This size has too many positions to solve, so we don't know who wins from the start. Near the end of a game, the values are exact.",
  ]);
  expect(whatIsKnown(findGameOf("factor-frenzy"), { max: 32 })).toEqual([
    "With best play, the first player wins from the standard start in 31 moves.",
    "This size has too many positions to count.",
    "Take 2, then answer each number with its neighbor: 3-4, 5-6, … 31-32. Every move keeps the win.",
  ]);
  const start = () => ({ squares: "OXX.OOX..XOXO.OX", mover: 1 });
  const drawn = whatIsKnown(changedGame(fourSquare, { start })).join(" ");
  expect(drawn).toContain("is a draw: neither player can force a win.");
  expect(drawn.match(/neither player can force a win/gi)).toHaveLength(1);
});

test("the puzzles of a game that is too large lie near its end", () => {
  const pose = (game: Game) =>
    advise([game], {
      kind: "pose",
      request: { by: "seed", seed: 1, game: game.id, difficulty: null },
    });
  const posed = must(pose(fourSquare));
  expect(posed.puzzle.value).not.toBeNull();
  expect(posed.puzzle.key.split(".").length - 1).toBeLessThanOrEqual(8);
});

test("posing a puzzle explains why a game has none", () => {
  const titled = { ...fourSquare, id: "short", title: "Short" };
  const short = changedGame(titled, { start: () => lastMove });
  const request = { by: "seed", seed: 1, game: "short", difficulty: null } as const;
  expect(advise([short], { kind: "pose", request })).toMatchObject({
    problem: { message: "Short has no puzzles." },
  });
});

/** One move is left, and it wins. */
const lastMove = { squares: "XXX.OOXOXOOXOXOX", mover: 1 };

test.each([fourSquare, sideHeaps, neighbors].map((game) => [game.title, game] as const))(
  "no two steps of the lesson of %s show the same position",
  (_title, game) => {
    const places = lessonOf(game).steps.flatMap((step) =>
      "from" in step ? [`${String(step.from)} ${"toMove" in step ? step.toMove : 1}`] : [],
    );
    expect(new Set(places).size).toBe(places.length);
  },
);

test("the rules in a lesson mention only cells that have a state", () => {
  const size = numberOption({ default: 1, min: 1, max: 1, help: "how large it is" });
  const subjects = lessonOf({ ...dotsAndLines, options: { size } }).vocabulary?.subjects ?? [];
  const words = JSON.stringify(subjects);
  expect(words).toContain("free");
  expect(words).not.toContain("gone");
});
