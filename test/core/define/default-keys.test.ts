/** The keys of positions in a game that doesn't define any. */

import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { defineGame } from "../../../src/core/define/define-game.ts";
import { otherSeat, type Seat } from "../../../src/core/seat.ts";

interface Held {
  /** Any value that JSON can hold. */
  readonly held: unknown;
  readonly left: number;
  readonly mover: Seat;
}

/** A game of two moves, with the same content in every position. */
function holding(held: unknown) {
  return defineGame({
    id: "holding",
    title: "Holding",
    options: {},
    at: () => ({
      start: (first): Held => ({ held, left: 2, mover: first }),
      moves: ({ left }) => (left === 0 ? [] : [1]),
      play: ({ left, mover }) => ({ held, left: left - 1, mover: otherSeat(mover) }),
      outcome: ({ left, mover }) => (left === 0 ? otherSeat(mover) : null),
    }),
  }).at({});
}

test.each([
  ["a text", "X.O", '{"held":"X.O","left":2}'],
  ["special characters", "a b|é'", '{"held":"a\\u0020b\\u007c\\u00e9\\u0027","left":2}'],
  ["a list", [3, 4, 5], '{"held":[3,4,5],"left":2}'],
  ["null", null, '{"held":null,"left":2}'],
  ["an object", { b: true, a: -1 }, '{"held":{"a":-1,"b":true},"left":2}'],
  ["an empty object", {}, '{"held":{},"left":2}'],
])("a default key of a position with %s can be read back", (_name, held, key) => {
  const game = holding(held);
  const start = game.start(2);
  expect(game.key(start)).toBe(key);
  expect(game.fromKey(key, 2)).toEqual({ ok: true, value: start });
  expect(game.fromKey(key, undefined)).toEqual({ ok: true, value: { ...start, mover: 1 } });
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

test("a default key of any position is one word that can be read back", () => {
  fc.assert(
    fc.property(tree, (held) => {
      const game = holding(JSON.parse(JSON.stringify(held)));
      const start = game.start(1);
      const key = game.key(start);
      expect(key).toMatch(/^[!-~]+$/);
      expect(key).not.toMatch(/['|]/);
      expect(game.fromKey(key, 1)).toEqual({ ok: true, value: start });
    }),
  );
});

test("fromKey answers any text with a position or a sentence", () => {
  const game = holding(["x", [1, 2]]);
  const texts = fc.oneof(
    fc.string(),
    fc.json(),
    fc.stringMatching(/^\{"held":["x0-9,[\]]{0,12},"left":[0-9]\}$/),
  );
  fc.assert(
    fc.property(texts, (text) => {
      const found = game.fromKey(text, 1);
      if (found.ok) expect(game.key(found.value)).toBe(text);
      else
        expect(found.problem.message).toMatch(
          /^".*" isn't a position code for Holding\. Write it like \{"held":\["x",\[1,2\]\],"left":2\}\.$/,
        );
    }),
  );
});

describe("the default fromKey", () => {
  const row = defineGame({
    id: "row",
    title: "Row",
    options: {},
    at: () => ({
      start: (first) => ({ row: "....", mover: first }),
      moves: ({ row }) => Array.from(row, (_, at) => at).filter((at) => row[at] === "."),
      play: ({ row, mover }, at) => ({
        row: `${row.slice(0, at)}${mover}${row.slice(at + 1)}`,
        mover: otherSeat(mover),
      }),
      outcome: ({ row, mover }) => (row.includes(".") ? null : otherSeat(mover)),
    }),
  }).at({});

  test.each([
    ["an empty text", ""],
    ["text that isn't JSON", "...."],
    ["a member of another type", '{"row":[]}'],
    ["one member too many", '{"row":"....","more":1}'],
    ["one member too few", "{}"],
    ["a member with another name", '{"toString":"...."}'],
    ["JSON with spaces", '{ "row":"...." }'],
    ["a needless escape", '{"row":"\\u002e..."}'],
    ["a key that contains the mover", '{"row":"....","mover":1}'],
    ["a text far longer than the start's", `{"row":"${".".repeat(105)}"}`],
  ])("refuses %s", (_name, key) => {
    expect(row.fromKey(key, 1)).toMatchObject({ problem: { code: "bad-key" } });
  });

  test("accepts a position that play doesn't reach", () => {
    expect(row.fromKey('{"row":"1111"}', 1).ok).toBe(true);
  });

  const isNumber = (held: unknown, code: string) => holding(held).fromKey(`{"held":${code},"left":2}`, 1).ok;

  test("accepts numbers near the start's, whole ones if the start's is whole", () => {
    expect(["7", "-7", "10001"].filter((code) => !isNumber(1, code))).toEqual([]);
    expect(["1.5", "10002", "-10002", "1e99", '"1"', "true"].filter((code) => isNumber(1, code))).toEqual([]);
    expect(isNumber(0.5, "1.5")).toBe(true);
    expect(isNumber(1e6, "1000001")).toBe(true);
  });

  test("accepts lists of items like the start's", () => {
    expect(["[]", "[2,2]", '["y",1]'].filter((code) => !isNumber(["x", 1], code))).toEqual([]);
    const wrong = ["[true]", "[[1]]", "{}", "[null]", `[${"1,".repeat(102)}1]`];
    expect(wrong.filter((code) => isNumber(["x", 1], code))).toEqual([]);
  });

  test.each([
    ["null", null],
    ["an empty list", []],
  ])("accepts any small value where the start has %s", (_name, start) => {
    const codeOf = (text: string) => (start === null ? text : `[${text}]`);
    const small = ["null", '"a1"', "7", "true", "[1,[2]]", '{"a":[1]}'];
    expect(small.filter((text) => !isNumber(start, codeOf(text)))).toEqual([]);
    const deep = `${"[".repeat(1_900)}${"]".repeat(1_900)}`;
    const large = [deep, "10001", `"${"x".repeat(101)}"`, `[${"1,".repeat(100)}1]`];
    expect(large.filter((text) => isNumber(start, codeOf(text)))).toEqual([]);
    expect(isNumber("a1", "null")).toBe(false);
  });

  test("refuses a position that the game's own functions throw on", () => {
    const strict = defineGame({
      id: "strict",
      title: "Strict",
      options: {},
      at: () => ({
        start: (first) => ({ row: ["a"], mover: first }),
        moves: ({ row }) => row.map((item) => item.toUpperCase()),
        play: ({ mover }) => ({ row: [], mover: otherSeat(mover) }),
        outcome: ({ row, mover }) => (row.length === 0 ? mover : null),
      }),
    }).at({});
    expect(strict.fromKey('{"row":[null]}', 1)).toMatchObject({ problem: { code: "bad-key" } });
    expect(strict.fromKey('{"row":["b"]}', 1).ok).toBe(true);
  });
});

test("a default key contains the mover if the game has its own toMove", () => {
  const game = defineGame({
    id: "turns",
    title: "Turns",
    options: {},
    at: () => ({
      start: (first) => ({ left: 3, mover: first }),
      toMove: ({ mover }) => mover,
      moves: ({ left }) => (left === 0 ? [] : [1]),
      play: ({ left, mover }) => ({ left: left - 1, mover: otherSeat(mover) }),
      outcome: ({ left, mover }) => (left === 0 ? mover : null),
    }),
  }).at({});
  expect(game.key(game.start(2))).toBe('{"left":3,"mover":2}');
  expect(game.fromKey('{"left":3,"mover":2}', undefined)).toEqual({
    ok: true,
    value: { left: 3, mover: 2 },
  });
});
