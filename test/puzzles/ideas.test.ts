/** Each idea is true of all its puzzles, and both players get the same puzzles. */

import { describe, expect, test } from "vitest";
import type { Game, Variant } from "../../src/core/game.ts";
import type { PuzzleKind } from "../../src/core/lesson.ts";
import { otherSeat, seats } from "../../src/core/seat.ts";
import { factorFrenzy } from "../../src/games/factor-frenzy/index.ts";
import { switchAndCapture } from "../../src/games/switch-and-capture/index.ts";
import { switchBattle } from "../../src/games/switch-battle/index.ts";
import { switchConquer } from "../../src/games/switch-conquer/index.ts";
import { towerSwitch } from "../../src/games/tower-switch/index.ts";
import { type Idea, ideaOf } from "../../src/puzzles/ideas.ts";
import { puzzleId, seatedAs } from "../../src/puzzles/identity.ts";
import { judge } from "../../src/puzzles/judge.ts";
import { decide } from "../../src/puzzles/kinds.ts";
import { puzzlesOf, type RatedPuzzle, ratedPuzzle, sizeOf } from "../../src/puzzles/pool.ts";
import { everyPosition } from "../../src/puzzles/positions.ts";
import type { Puzzle } from "../../src/puzzles/puzzle.ts";
import { must } from "../support/must.ts";

function allOf(game: Game, kind: PuzzleKind, sizes: readonly object[]): readonly RatedPuzzle[] {
  return sizes.flatMap((size) => sizeOf(game, size, kind)).flatMap(puzzlesOf);
}

const rows = [5, 6, 7, 8].map((switches) => ({ switches }));

describe.each([
  ["switch-battle", { game: switchBattle as Game, goals: ["1", "1"] }],
  ["switch-conquer", { game: switchConquer as Game, goals: ["A", "B"] }],
] as const)("in mistakes puzzles of %s", (_id, { game: chosen, goals }) => {
  /** The places that the opponent still has to flip. */
  const openAt = (game: Variant, position: unknown) => {
    const goal = goals[otherSeat(game.toMove(position)) - 1];
    return Array.from(game.key(position).replace(/\/.*/, "")).flatMap((shown, at) =>
      shown === goal ? [] : [at],
    );
  };
  const isOneFlip = ([one = 0, two, ...more]: readonly number[]) =>
    more.length === 0 && (two === undefined || two === one + 1);

  test("the losing flips leave one switch or two neighbors", () => {
    const counts = new Map<string, number>();
    for (const puzzle of allOf(chosen, "mistakes", rows)) {
      const { game, position } = puzzle;
      const idea = ideaOf(puzzle);
      const wrong = game.moves(position).filter((move) => {
        const after = game.play(position, move);
        // The opponent moves next there, so the goal belongs to the player to move.
        const goal = goals[game.toMove(after) - 1];
        const left = Array.from(game.key(after).replace(/\/.*/, "")).flatMap((shown, at) =>
          shown === goal ? [] : [at],
        );
        return left.length > 0 && isOneFlip(left);
      });
      expect(decide(puzzle)?.answers).toEqual(wrong.map((move) => game.formatMove(position, move)));
      const open = openAt(game, position);
      expect(idea).toBe(
        !isOneFlip(open) ? "one flip away" : open.length === 1 ? "parry the last" : "parry a pair",
      );
      counts.set(idea, (counts.get(idea) ?? 0) + 1);
    }
    expect(counts.size).toBe(chosen === switchBattle ? 1 : 3);
  });
});

test("every answer of a Tower Switch line leaves a multiple of three", () => {
  const puzzles = allOf(towerSwitch as Game, "line", [{ blocks: 28 }, { blocks: 36 }]);
  expect(puzzles.length).toBeGreaterThan(4);
  for (const puzzle of puzzles) {
    const left = Number(puzzle.game.key(puzzle.position).split("/")[0]);
    expect([ideaOf(puzzle), decide(puzzle)?.answers]).toEqual(["make three", [String(left % 3)]]);
  }
});

test("the idea of twins means that a winning choice leaves nothing but twins OFF", () => {
  const sizes = [7, 8, 9, 11, 12].map((switches) => ({ switches }));
  const puzzles = [
    ...allOf(switchAndCapture as Game, "safe", sizes),
    ...allOf(switchAndCapture as Game, "line", [{ switches: 9 }, { switches: 14 }]),
  ];
  const counts = new Map<Idea, number>();
  for (const puzzle of puzzles) {
    const { game, position } = puzzle;
    const idea = ideaOf(puzzle);
    counts.set(idea, (counts.get(idea) ?? 0) + 1);
    const after = game.moves(position).map((move) => game.play(position, move));
    const off = after.map((row) => offIn(game.key(row))).filter((labels) => isTwinRow(game, labels));
    if (/twins|lost for good/.test(idea)) expect(off.length, game.key(position)).toBeGreaterThan(0);
  }
  expect([...counts.keys()].sort()).toMatchInlineSnapshot(`
    [
      "deny the win",
      "forced win",
      "lost for good",
      "twins",
    ]
  `);
});

function offIn(row: string): readonly number[] {
  return Array.from(row).flatMap((shown, at) => (shown === "0" ? [at + 1] : []));
}

/** True if the labels form pairs that change the same other switches. */
function isTwinRow(game: Variant, labels: readonly number[]): boolean {
  const size = Number(game.options.switches);
  const changes = (label: number) =>
    Array.from({ length: size }, (_, at) => at + 1).filter(
      (other) => other % label === 0 || label % other === 0,
    );
  const outside = (label: number) => changes(label).filter((other) => !labels.includes(other));
  const kinds = labels.map((label) => `${outside(label).join()} ${changes(label).length}`);
  const isPaired = (kind: string) => kinds.filter((other) => other === kind).length % 2 === 0;
  return labels.length > 0 && kinds.every(isPaired);
}

test("the idea of winning next turn means that no reply prevents the win", () => {
  const puzzles = allOf(factorFrenzy as Game, "safe", [{ max: 12 }]);
  const soon = puzzles.filter((puzzle) => ideaOf(puzzle) === "end it next turn");
  expect(soon.length).toBeGreaterThan(10);
  for (const { game, position } of puzzles) {
    const after = game.moves(position).map((move) => game.play(position, move));
    const repliesTo = (at: unknown) => game.moves(at).map((move) => game.play(at, move));
    const ends = (at: unknown) => repliesTo(at).some((end) => game.outcome(end) !== null);
    const isSoon = after.some((at) => game.outcome(at) === null && repliesTo(at).every(ends));
    expect(isSoon).toBe(soon.some((puzzle) => puzzle.position === position));
  }
});

test("the best trap in Switch Battle leaves two zeros, and at most one switch between them", () => {
  const puzzles = allOf(switchBattle as Game, "trap", rows);
  expect(puzzles.length).toBeGreaterThan(60);
  for (const { game, position, ...puzzle } of puzzles)
    for (const answer of decide({ game, position, ...puzzle })?.answers ?? []) {
      const move = must(game.parseMove(position, answer));
      expect(game.key(game.play(position, move))).toMatch(/^1*0[01]01*$/);
    }
});

test("Switch Battle has no puzzles about threats, since both players want the same row", () => {
  const sizes = [4, 5, 8].map((switches) => ({ switches }));
  const positions = sizes
    .flatMap((size) => sizeOf(switchBattle as Game, size, "threats"))
    .flatMap((size) => everyPosition(size.game).map((position): Puzzle => ({ ...size, position })));
  expect(positions.length).toBeGreaterThan(250);
  for (const puzzle of positions) expect(decide(puzzle)).toBeUndefined();
});

test("a threat that loses isn't an answer", () => {
  const [size] = sizeOf(switchConquer as Game, { switches: 4 }, "threats");
  if (size === undefined) throw new Error("There is no such size.");
  const position = must(size.game.fromKey("AABA/2", 2));
  const puzzle: Puzzle = { ...size, position };
  const answers = decide(puzzle)?.answers ?? [];
  expect(answers).not.toContain("4");
  const judged = judge(puzzle, [], answers);
  const wrong = judge(puzzle, [], ["4", ...answers.slice(1)]);
  expect(judged.ok && judged.value.right).toBe(true);
  expect(wrong.ok && wrong.value.verdict).toBe(
    "Wrong: flipping 4 leaves two neighboring B's, so your opponent can flip both and win.",
  );
  for (const key of ["AAAA/2", "BBBB/1"]) {
    const lost = must(size.game.fromKey(key, key.endsWith("2") ? 2 : 1));
    expect(decide({ ...size, position: lost })).toBeUndefined();
  }
});

test("puzzles that differ only in player or direction count as the same", () => {
  const puzzles = allOf(switchConquer as Game, "mistakes", [{ switches: 6 }]);
  expect(puzzles.length).toBeGreaterThan(10);
  for (const puzzle of puzzles) {
    const both = seats.map((seat) => ratedPuzzle(seatedAs(puzzle, seat)));
    expect(both.map(({ game, position }) => game.toMove(position))).toEqual([1, 2]);
    for (const other of both) {
      const { id, difficulty, blind } = puzzle;
      expect(other).toMatchObject({ id, difficulty, blind });
      expect(ideaOf(other)).toBe(ideaOf(puzzle));
    }
    const [row = "", mover] = puzzle.game.key(puzzle.position).split("/");
    const key = `${Array.from(row).reverse().join("")}/${mover}`;
    const mirrored = puzzle.game.fromKey(key, mover === "1" ? 1 : 2);
    expect(mirrored.ok && puzzleId({ ...puzzle, position: mirrored.value })).toBe(puzzle.id);
  }
  expect(new Set(puzzles.map(({ id }) => id)).size).toBe(puzzles.length);
});
