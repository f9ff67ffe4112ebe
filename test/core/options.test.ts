/** Options and starts as data: how they're described, accepted and refused. */

import { describe, expect, test } from "vitest";
import { choiceOption, numberOption, type Options, solvingSpecs } from "../../src/core/options.ts";
import { optionsAtSize, resolveOptions } from "../../src/core/resolve-options.ts";
import { dealAsked, exampleStart, type Starts, type WrittenStarts } from "../../src/core/starts.ts";
import {
  askablesOf,
  describeDefault,
  describeLimits,
  describeSolving,
  startWords,
  wantedBy,
} from "../../src/core/words/options.ts";

const size = numberOption({ default: 5, min: 2, max: 30, help: "how many" });
const far = numberOption({ default: 5, min: 2, max: 30, solveMax: 1_000, help: "how many" });
const near = numberOption({ default: 5, min: 2, max: 30, solveMax: 12, help: "how many" });
const color = choiceOption(["red", "green", "blue"], "which");

const written: WrittenStarts = {
  noun: "row",
  symbols: ["x", "o"],
  keyForm: "x or o for each, such as xo/1",
};
const draw = () => "xo";

/** Rows of x and o. Their length is the size. */
const row: Starts = { kind: "start", help: "the row", size: "size", deals: { random: { draw } }, written };
const dealt: Starts = {
  ...row,
  deals: { random: { draw }, fair: { draw } },
  written: { ...written, isDealt: true },
};

const game = { options: { size, color }, starts: row };

function resolved(given: Options, from?: string, wanted: Parameters<typeof resolveOptions>[0] = game) {
  const result = resolveOptions(wanted, given, from);
  return result.ok ? result.value : `${result.problem.code}: ${result.problem.message}`;
}

describe("the words about an option", () => {
  test("name limits and defaults", () => {
    expect([size, color, row, dealt].map(describeLimits)).toEqual([
      "2 to 30, default: 5",
      "red, green or blue, default: red",
      "standard, random or a row such as xoxo, default: standard",
      "random, fair or a row such as xoxo, default: random",
    ]);
    expect([size, color, row, dealt].map(describeDefault)).toEqual(["5", "red", "standard", "random"]);
    expect([size, color, row, dealt].map(wantedBy)).toEqual([
      "a whole number from 2 to 30",
      "red, green or blue",
      "standard, random or a row such as xoxo",
      "random, fair or a row such as xoxo",
    ]);
  });

  test("name starts that only some sizes have", () => {
    const sizes = [
      [4, 4],
      [6, 8],
    ] as const;
    const challenge = { sizes };
    const deals = { random: { draw, sizes: [] }, fair: { draw, sizes: [[3, 30]] }, challenge } as const;
    const some: Starts = { ...row, deals };
    expect([startWords(some), startWords(some, 2), startWords(some, 5), startWords(some, 8)]).toEqual([
      ["standard", "fair", "challenge"],
      ["standard"],
      ["standard", "fair"],
      ["standard", "fair", "challenge"],
    ]);
    expect(describeLimits(some)).toBe(
      "standard, fair (size 3 to 30), challenge (size 4 or 6 to 8) or a row such as xoxo, default: standard",
    );
    expect([dealAsked({ starts: some }, { options: { start: "random" } }), wantedBy(some)]).toEqual([
      "random",
      "standard, fair, challenge or a row such as xoxo",
    ]);
    const positions: Starts = { kind: "start", help: "which", size: "size", deals: { challenge } };
    expect(describeLimits(positions)).toBe("standard or challenge (size 4 or 6 to 8), default: standard");
    expect([wantedBy(positions), startWords(positions, 5)]).toEqual(["standard or challenge", ["standard"]]);
  });

  test("say how far a number can be solved or counted", () => {
    expect([size, color, row].map(describeSolving)).toEqual(["", "", ""]);
    const even = numberOption({ ...size, solveMax: 30 });
    expect([far, near, even].map(describeSolving)).toEqual([
      ", solved up to 1,000",
      ", positions counted up to 12",
      ", positions counted up to 30",
    ]);
  });
});

test("solvingSpecs raises the limit of a number that can be solved further", () => {
  expect(solvingSpecs({ size, far, near, color })).toEqual({
    size,
    far: { ...far, max: 1_000 },
    near,
    color,
  });
});

test("askablesOf lists a game's options, and its start if it has a choice", () => {
  expect(askablesOf(game)).toEqual({ size, color, start: row });
  expect(askablesOf({ options: { size } })).toEqual({ size });
});

test("a start is dealt if the player or the original rules ask for a deal", () => {
  const asked = (starts: Starts) =>
    [undefined, "standard", "random", "fair", "xo"].map((start) =>
      dealAsked({ starts }, { options: start === undefined ? {} : { start } }),
    );
  expect(asked(row)).toEqual([undefined, undefined, "random", undefined, undefined]);
  expect(asked(dealt)).toEqual(["random", "random", "random", "fair", undefined]);
  expect(dealAsked({ starts: dealt }, { from: "xo" })).toBeUndefined();
  expect(dealAsked({}, { options: { start: "random" } })).toBeUndefined();
});

test("exampleStart gives the standard start, or a mixed row if the original rules deal one", () => {
  expect([exampleStart(written, 3), exampleStart({ ...written, isDealt: true }, 3)]).toEqual(["xxx", "xox"]);
});

test("optionsAtSize takes any start of the size", () => {
  const at = (given: Options) => optionsAtSize({ ...game, starts: dealt }, given);
  expect(at({ size: 3 })).toEqual({ ok: true, value: { size: 3, color: "red", start: "xox" } });
  expect(at({ size: 3, start: "xo" })).toEqual({ ok: true, value: { size: 3, color: "red", start: "xox" } });
  expect(at({ size: 31 })).toMatchObject({ problem: { code: "bad-option" } });
  expect(optionsAtSize({ options: { size } }, { start: "xo" })).toEqual({
    ok: true,
    value: { size: 5 },
  });
});

describe("resolveOptions", () => {
  const usual = { size: 5, color: "red", start: "xxxxx" };
  test.each<[string, Options, object]>([
    ["no options", {}, usual],
    ["the smallest size", { size: 2 }, { ...usual, size: 2, start: "xx" }],
    ["the largest size", { size: 30 }, { ...usual, size: 30, start: "x".repeat(30) }],
    ["another color", { color: "blue" }, { ...usual, color: "blue" }],
    ["the standard start", { start: "standard" }, usual],
    ["a written row", { start: "xoo" }, { ...usual, size: 3, start: "xoo" }],
    ["a written row and its size", { start: "xoo", size: 3 }, { ...usual, size: 3, start: "xoo" }],
  ])("takes %s", (_name, given, expected) => {
    expect(resolved(given)).toEqual(expected);
  });

  test("takes the start from a key", () => {
    expect(resolved({}, "oo/2")).toEqual({ size: 2, color: "red", start: "oo" });
    expect(resolved({ start: "oo" }, "oo/2")).toEqual({ size: 2, color: "red", start: "oo" });
    expect(resolved({ start: "standard" }, "oo/2")).toEqual({ size: 2, color: "red", start: "oo" });
  });

  test("ignores the key of a game without starts", () => {
    expect(resolved({}, "oo/2", { options: { size } })).toEqual({ size: 5 });
  });
});

test("resolveOptions refuses a deal that hasn't been dealt", () => {
  const starts: Starts = { kind: "start", help: "which", size: "size", deals: { challenge: {} } };
  const tower = { options: { size }, starts };
  expect(resolved({ start: "standard" }, undefined, tower)).toEqual({ size: 5 });
  expect(resolved({ start: "standard" }, "oo/2", tower)).toEqual({ size: 5 });
  expect(resolved({ start: "challenge" }, undefined, tower)).toBe(
    'start-needed: The start "challenge" has to be dealt first. Use a position code (from) instead.',
  );
  expect(resolved({ start: "challenge" }, "oo/2", tower)).toBe(
    `bad-option: The start "challenge" doesn't match the position "oo/2". Use only one of them.`,
  );
  expect(resolved({ start: "fair" }, undefined, tower)).toBe(
    'bad-option: The start must be standard or challenge (got "fair").',
  );
});

describe("resolveOptions", () => {
  const whole = "bad-option: Size must be a whole number from 2 to 30";
  test.each<[string, Options, string]>([
    ["a size that is too small", { size: 1 }, `${whole} (got 1).`],
    ["a size that is too large", { size: 31 }, `${whole} (got 31).`],
    ["a fraction as a size", { size: 2.5 }, `${whole} (got 2.5).`],
    ["text as a size", { size: "5" }, `${whole} (got "5").`],
    ["an empty size", { size: "" }, `${whole} (got nothing).`],
    [
      "a misspelled color",
      { color: "gren" },
      'bad-option: Color must be red, green or blue (got "gren"). Did you mean "green"?',
    ],
    ["a number as a color", { color: 1 }, "bad-option: Color must be red, green or blue (got 1)."],
    [
      "a random start",
      { start: "random" },
      'start-needed: The start "random" has to be dealt first. Use a row such as xoxo instead.',
    ],
    [
      "a row of unknown symbols",
      { start: "zz" },
      'bad-option: The start must be standard, random or a row such as xoxo (got "zz").',
    ],
    [
      "a number as a start",
      { start: 7 },
      "bad-option: The start must be standard, random or a row such as xoxo (got 7).",
    ],
    [
      "a row of another size",
      { start: "xoo", size: 4 },
      `bad-option: With the row "xoo", size must be 3 (got 4).`,
    ],
    [
      "a misspelled option",
      { sise: 4 },
      'bad-option: This game has no option "sise". It takes size, color and start. Did you mean "size"?',
    ],
    [
      "an option named toString",
      { toString: 4 } as never,
      'bad-option: This game has no option "toString". It takes size, color and start.',
    ],
  ])("refuses %s", (_name, given, expected) => {
    expect(resolved(given)).toBe(expected);
  });

  test("refuses missing starts where the original rules deal a random row", () => {
    const sentence = "start-needed: The original rules deal a row at random. Choose a start, such as xoxo.";
    expect(resolved({}, undefined, { ...game, starts: dealt })).toBe(sentence);
    expect(resolved({ start: "standard" }, undefined, { ...game, starts: dealt })).toBe(sentence);
  });

  test("refuses a start in a game that has only one", () => {
    expect(resolved({ start: "x" }, undefined, { options: { size } })).toBe(
      "bad-option: This game only has the standard start. Leave out the start, or use a position code (from).",
    );
    expect(resolved({ start: "standard" }, undefined, { options: { size } })).toEqual({ size: 5 });
  });

  test("refuses options of a game that has none", () => {
    expect(resolved({ depth: 3 }, undefined, { options: {} })).toBe(
      'bad-option: This game has no option "depth". It takes none.',
    );
  });

  test("refuses a key that is malformed or contradicts the options", () => {
    expect(resolved({}, "zz/1")).toBe(
      'bad-key: "zz/1" isn\'t a position code. Write x or o for each, such as xo/1.',
    );
    expect(resolved({ start: "xo" }, "oo/2")).toBe(
      `bad-option: The start "xo" doesn't match the position "oo/2". Use only one of them.`,
    );
    expect(resolved({ size: 4 }, "oo/2")).toBe(`bad-option: With the row "oo", size must be 2 (got 4).`);
  });
});
