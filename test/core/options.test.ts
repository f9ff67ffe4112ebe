/** Options as data: what is said about them, what is taken, and the sentence that refuses the rest. */

import { describe, expect, test } from "vitest";
import { dealtStarts } from "../../src/core/dealing.ts";
import {
  choiceOption,
  dealAsked,
  dealOption,
  describeDefault,
  describeLimits,
  describeSolving,
  describeStarts,
  findStart,
  numberOption,
  type Options,
  type StartOption,
  solvingSpecs,
  startWords,
  wantedBy,
} from "../../src/core/options.ts";
import { resolveOptions } from "../../src/core/resolve-options.ts";

const size = numberOption({ default: 5, min: 2, max: 30, help: "how many" });
const far = numberOption({ default: 5, min: 2, max: 30, solveMax: 1_000, help: "how many" });
const near = numberOption({ default: 5, min: 2, max: 30, solveMax: 12, help: "how many" });
const colour = choiceOption(["red", "green", "blue"], "which");

/** Rows of x and o; their length is the size. */
const row: StartOption = {
  kind: "start",
  noun: "row",
  example: "xo",
  keyForm: "x or o for each, such as xo/1",
  book: ({ size: length }) => "x".repeat(Number(length)),
  deals: ["random"],
  help: "the row",
  decides: (start) => (/^[xo]+$/.test(start) ? { size: start.length } : undefined),
  ofKey: (key) => key.split("/")[0] ?? "",
};
const dealt: StartOption = { ...row, book: null, deals: ["random", "fair"] };

const specs = { size, colour, row };

function resolved(given: Options, from?: string, wanted: object = specs): object | string {
  const result = resolveOptions(wanted as typeof specs, given, from);
  return result.ok ? result.value : `${result.problem.code}: ${result.problem.message}`;
}

describe("what is said", () => {
  test("about limits and defaults", () => {
    expect([size, colour, row, dealt].map(describeLimits)).toEqual([
      "2 to 30, default 5",
      "red, green or blue, default red",
      "book, random, or a row such as xo, default book",
      "random, fair, or a row such as xo, default random",
    ]);
    expect([size, colour, row, dealt].map(describeDefault)).toEqual(["5", "red", "book", "random"]);
    expect([size, colour, row, dealt].map(wantedBy)).toEqual([
      "a whole number from 2 to 30",
      "red, green or blue",
      "book, random or a row such as xo",
      "random, fair or a row such as xo",
    ]);
    expect([row, dealt].map((spec) => describeStarts(spec, startWords(spec)))).toEqual([
      "book, random, or a row such as xo",
      "random, fair, or a row such as xo",
    ]);
  });

  test("about starts that only some sizes have", () => {
    const ranges = {
      random: [],
      fair: [[3, 30]],
      challenge: [
        [4, 4],
        [6, 8],
      ],
    } as const;
    const some = { ...row, deals: dealtStarts, dealSizes: { option: "size", ranges } };
    expect([startWords(some), startWords(some, 2), startWords(some, 5), startWords(some, 8)]).toEqual([
      ["book", "fair", "challenge"],
      ["book"],
      ["book", "fair"],
      ["book", "fair", "challenge"],
    ]);
    expect(describeLimits(some)).toBe(
      "book, fair (size 3 to 30), challenge (size 4 or 6 to 8), or a row such as xo, default book",
    );
    expect([dealAsked(some, "random"), wantedBy(some)]).toEqual([
      "random",
      "book, fair, challenge or a row such as xo",
    ]);
    const positions = dealOption({ deals: ["challenge"], dealSizes: { option: "size", ranges } }, "which");
    expect(describeLimits(positions)).toBe("book or challenge (size 4 or 6 to 8), default book");
    expect([wantedBy(positions), startWords(positions, 5)]).toEqual(["book or challenge", ["book"]]);
    expect(solvingSpecs({ size, positions })).toEqual({ size });
  });

  test("about solving", () => {
    expect([size, far, near, colour, row].map(describeSolving)).toEqual([
      "",
      ", solved up to 1,000",
      ", positions counted up to 12",
      "",
      "",
    ]);
    const even = numberOption({ ...size, solveMax: 30 });
    expect(describeSolving(even)).toBe(", positions counted up to 30");
  });
});

test("solving takes numbers as far as it goes, and no start", () => {
  expect(solvingSpecs({ size, far, near, colour, row } as never)).toEqual({
    size,
    far: { ...far, max: 1_000 },
    near,
    colour,
  });
});

test("the start is found by its kind, whatever it is called", () => {
  expect(findStart({ size, row } as never)).toEqual(["row", row]);
  expect(findStart({ size })).toBeUndefined();
});

test("a start is dealt where that is asked for, or where the book leaves it to chance", () => {
  expect([undefined, "book", "random", "fair", "xo"].map((start) => dealAsked(row, start))).toEqual([
    undefined,
    undefined,
    "random",
    undefined,
    undefined,
  ]);
  expect([undefined, "book", "random", "fair", "xo"].map((start) => dealAsked(dealt, start))).toEqual([
    "random",
    "random",
    "random",
    "fair",
    undefined,
  ]);
});

describe("what is taken", () => {
  const usual = { size: 5, colour: "red", row: "xxxxx" };
  test.each<[Options, object]>([
    [{}, usual],
    [{ size: 2 }, { ...usual, size: 2, row: "xx" }],
    [{ size: 30 }, { ...usual, size: 30, row: "x".repeat(30) }],
    [{ colour: "blue" }, { ...usual, colour: "blue" }],
    [{ row: "book" }, usual],
    [{ row: "xoo" }, { ...usual, size: 3, row: "xoo" }],
    [
      { row: "xoo", size: 3 },
      { ...usual, size: 3, row: "xoo" },
    ],
  ])("%j", (given, expected) => {
    expect(resolved(given)).toEqual(expected);
  });

  test("a key brings its start along", () => {
    expect(resolved({}, "oo/2")).toEqual({ size: 2, colour: "red", row: "oo" });
    expect(resolved({ row: "oo" }, "oo/2")).toEqual({ size: 2, colour: "red", row: "oo" });
    expect(resolved({ row: "book" }, "oo/2")).toEqual({ size: 2, colour: "red", row: "oo" });
  });

  test("in a game without starts a key decides nothing", () => {
    expect(resolved({}, "oo/2", { size })).toEqual({ size: 5 });
  });
});

test("a way to deal a position has no value in a game", () => {
  const start = dealOption({ deals: ["challenge"] }, "which");
  expect(resolved({ start: "book" }, undefined, { size, start })).toEqual({ size: 5 });
  expect(resolved({ start: "book" }, "oo/2", { size, start })).toEqual({ size: 5 });
  expect(resolved({ start: "challenge" }, undefined, { size, start })).toBe(
    'start-needed: start "challenge" has to be dealt first; give a position\'s key (from).',
  );
  expect(resolved({ start: "challenge" }, "oo/2", { size, start })).toBe(
    'bad-option: start "challenge" contradicts the position "oo/2"; give one of them.',
  );
  expect(resolved({ start: "fair" }, undefined, { size, start })).toBe(
    'bad-option: start must be book or challenge (got "fair").',
  );
});

describe("what is refused", () => {
  const whole = "bad-option: size must be a whole number from 2 to 30";
  test.each<[Options, string]>([
    [{ size: 1 }, `${whole} (got 1).`],
    [{ size: 31 }, `${whole} (got 31).`],
    [{ size: 2.5 }, `${whole} (got 2.5).`],
    [{ size: "5" }, `${whole} (got "5").`],
    [{ size: "" }, `${whole} (got nothing).`],
    [{ colour: "gren" }, 'bad-option: colour must be red, green or blue (got "gren"). Did you mean "green"?'],
    [{ colour: 1 }, "bad-option: colour must be red, green or blue (got 1)."],
    [{ row: "random" }, 'start-needed: row "random" has to be dealt first; give a row such as xo.'],
    [{ row: "zz" }, 'bad-option: row must be book, random or a row such as xo (got "zz").'],
    [{ row: 7 }, "bad-option: row must be book, random or a row such as xo (got 7)."],
    [{ row: "xoo", size: 4 }, 'bad-option: size 4 contradicts the row "xoo", which has 3.'],
    [
      { sise: 4 },
      'bad-option: This game has no option "sise"; the options are size, colour and row. Did you mean "size"?',
    ],
    [
      { toString: 4 } as never,
      'bad-option: This game has no option "toString"; the options are size, colour and row.',
    ],
    [
      { start: "x" },
      "bad-option: This game has no choice of starts; leave start out, or give a position's key (from).",
    ],
  ])("%j", (given, expected) => {
    expect(resolved(given)).toBe(expected);
  });

  test("a row that the book deals has to be given", () => {
    const sentence = "start-needed: The book deals a row at random; give row, such as xo.";
    expect(resolved({}, undefined, { size, row: dealt })).toBe(sentence);
    expect(resolved({ row: "book" }, undefined, { size, row: dealt })).toBe(sentence);
  });

  test("options of a game that has none", () => {
    expect(resolved({ depth: 3 }, undefined, {})).toBe(
      'bad-option: This game has no option "depth"; it has none.',
    );
  });

  test("a key that is none, or that contradicts the options", () => {
    expect(resolved({}, "zz/1")).toBe(
      'bad-key: "zz/1" isn\'t a position; write x or o for each, such as xo/1.',
    );
    expect(resolved({ row: "xo" }, "oo/2")).toBe(
      'bad-option: row "xo" contradicts the position "oo/2"; give one of them.',
    );
    expect(resolved({ size: 4 }, "oo/2")).toBe('bad-option: size 4 contradicts the row "oo", which has 2.');
  });
});
