/** The names that positions have where a game gives none. */

import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { defineGame } from "../../../src/core/define/define-game.ts";
import { otherSeat, type Seat } from "../../../src/core/seat.ts";

interface Held {
  /** Anything that survives JSON. */
  readonly held: unknown;
  readonly left: number;
  readonly mover: Seat;
}

/** A game of two moves, in which every position holds the same values. */
function holding(held: unknown) {
  return defineGame({
    id: "holding",
    title: "Holding",
    options: {},
    start: (_options, first): Held => ({ held, left: 2, mover: first }),
    moves: ({ left }) => (left === 0 ? [] : [1]),
    play: ({ left, mover }) => ({ held, left: left - 1, mover: otherSeat(mover) }),
    outcome: ({ left, mover }) => (left === 0 ? otherSeat(mover) : null),
  });
}

test.each([
  ["X.O", "X.O/2"],
  ["", "_/2"],
  ["-x-", "_-x-/2"],
  ["a b*c", "a+b%2Ac/2"],
  ["é/,:", "%C3%A9%2F%2C%3A/2"],
  [[3, 4, 5], "3,4,5/2"],
  [[3], "3,/2"],
  [[], ",/2"],
  [null, "null/2"],
  [{ b: true, a: -1 }, "-1,true/2"],
  [
    [
      [0, 1],
      [2, 3],
    ],
    "0:1,2:3/2",
  ],
])("%j is written %s, and read again", (held, key) => {
  const game = holding(held);
  const start = game.start({}, 2);
  expect(game.key(start)).toBe(key);
  expect(game.fromKey(key, {}, 2)).toEqual({ ok: true, value: start });
  expect(game.fromKey(key, {}, undefined)).toEqual({ ok: true, value: { ...start, mover: 1 } });
});

const leaf = fc.oneof(fc.integer(), fc.boolean(), fc.constant(null), fc.string({ unit: "grapheme" }));
const member = fc.string({ minLength: 1 }).filter((name) => name !== "__proto__" && !/^\d+$/.test(name));
const { tree } = fc.letrec((tie) => ({
  tree: fc.oneof(
    { maxDepth: 4 },
    leaf,
    fc.array(leaf, { maxLength: 4 }),
    fc.dictionary(member, tie("tree"), { maxKeys: 3 }),
  ),
}));

test("whatever a position holds, its name is one word and is read again", () => {
  fc.assert(
    fc.property(tree, (held) => {
      const game = holding(JSON.parse(JSON.stringify(held)));
      const start = game.start({}, 1);
      const key = game.key(start);
      expect(key).toMatch(/^[A-Za-z0-9.#@=_%+:,/~!'()*-]+$/);
      expect(game.fromKey(key, {}, 1)).toEqual({ ok: true, value: start });
    }),
  );
});

test("any text gets a position or a sentence, never an exception", () => {
  const game = holding(["x", [1, 2]]);
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[x0-9,:/_%+.-]{0,12}$/)), (text) => {
      const found = game.fromKey(text, {}, 1);
      if (found.ok) expect(game.key(found.value)).toBe(text);
      else
        expect(found.problem.message).toMatch(
          /^".*" isn't a position of Holding\. Write it like x,1:2\/2\.$/,
        );
    }),
  );
});

describe("what is no position", () => {
  const row = defineGame({
    id: "row",
    title: "Row",
    options: {},
    start: (_options, first) => ({ row: "....", mover: first }),
    moves: ({ row }) => Array.from(row, (_, at) => at).filter((at) => row[at] === "."),
    play: ({ row, mover }, at) => ({
      row: `${row.slice(0, at)}${mover}${row.slice(at + 1)}`,
      mover: otherSeat(mover),
    }),
    outcome: ({ row, mover }) => (row.includes(".") ? null : otherSeat(mover)),
  });

  test.each(["", "...", ".....", "...z", "....?", "..../1", "%2E...", "_....", "%"])("%j", (key) => {
    expect(row.fromKey(key, {}, 1)).toMatchObject({ problem: { code: "bad-key" } });
  });

  test("what play does not reach may be one", () => {
    expect(row.fromKey("1111", {}, 1).ok).toBe(true);
  });

  test("numbers far from all that play shows", () => {
    expect(holding(1).fromKey("1/3", {}, 1).ok).toBe(true);
    expect(holding(1).fromKey("1/999999999", {}, 1).ok).toBe(false);
    expect(holding(1).fromKey("1.5/1", {}, 1).ok).toBe(false);
    expect(holding(1).fromKey("-1/1", {}, 1).ok).toBe(false);
  });
});

test("a game that says itself who is to move has that in its names", () => {
  const game = defineGame({
    id: "turns",
    title: "Turns",
    options: {},
    start: (_options, first) => ({ left: 3, mover: first }),
    toMove: ({ mover }) => mover,
    moves: ({ left }) => (left === 0 ? [] : [1]),
    play: ({ left, mover }) => ({ left: left - 1, mover: otherSeat(mover) }),
    outcome: ({ left, mover }) => (left === 0 ? mover : null),
  });
  expect(game.key(game.start({}, 2))).toBe("3/2");
  expect(game.fromKey("3/2", {}, undefined)).toEqual({ ok: true, value: { left: 3, mover: 2 } });
});
