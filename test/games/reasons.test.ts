/** The exact reasons of each game, as data. */

import { describe, expect, test } from "vitest";
import { explain } from "../../src/computer/explain.ts";
import type { Game } from "../../src/core/game.ts";
import { findMove, type SetupRequest, setUp } from "../../src/core/setup.ts";
import {
  factorFrenzy,
  switchAndCapture,
  switchBattle,
  switchConquer,
  towerSwitch,
} from "../../src/games/index.ts";
import { analyzePosition } from "../../src/solver/analyze.ts";
import { findGameOf } from "../support/find-game.ts";
import { must } from "../support/must.ts";

/** The reasons of the position, or of one of its moves. */
function reasonsAt(of: Game, request: SetupRequest, name?: string): unknown {
  const { game, start } = must(setUp(of, request));
  const analysis = analyzePosition(game, start);
  if (name === undefined) return game.reasons?.(analysis);
  const move = findMove(game, analysis.position, name);
  return game.reasons?.(
    analysis,
    analysis.moves.find((each) => move.ok && each.move === move.value),
  );
}

/** Names each row of a table after the position or move that its reasons are about. */
function about<Row extends readonly unknown[]>(
  rows: readonly Row[],
  name: (row: Row) => readonly [string, string | undefined],
) {
  return rows.map((row) => {
    const [position, move] = name(row);
    return [
      move === undefined ? `the position ${position}` : `the move ${move} in the position ${position}`,
      row,
    ] as const;
  });
}

describe("Tower Switch", () => {
  const rule = {
    kind: "multiple",
    of: 3,
    answers: [
      ["1", "2"],
      ["2", "1"],
    ],
  };
  const mine = (after: readonly string[], leaves: readonly number[], cells: readonly string[]) => [
    { ...rule, by: "you", after, leaves, cells },
  ];
  const theirs = (after: readonly string[], leaves: readonly number[], cells: readonly string[]) => [
    { ...rule, by: "opponent", after, leaves, cells },
  ];
  const cases: readonly [string, string | undefined, unknown][] = [
    ["10/0", undefined, mine(["1"], [9], ["2", "5", "8"])],
    ["10/0", "2", mine(["2", "1"], [8, 7], ["5", "8"])],
    ["9/1", undefined, theirs([], [9], ["2", "5", "8"])],
    ["9/1", "1", theirs(["1", "2"], [8, 6], ["5", "8"])],
    ["9/1", "2", theirs(["2", "1"], [7, 6], ["5", "8"])],
    ["8/2", undefined, theirs(["1", "1"], [7, 6], ["5", "8"])],
    ["7/2", undefined, mine(["1"], [6], ["5", "8"])],
    ["5/1", undefined, mine(["2"], [3], ["8"])],
    ["4/1", "2", mine(["2", "1"], [2, 1], [])],
    ["2/1", "1", theirs(["1", "1"], [1, 0], [])],
    ["2/2", undefined, theirs(["1", "1"], [1, 0], [])],
    // Taking 2 or 1, even in a lost position: names the multiple of three if there is one.
    ["8/1", undefined, mine(["2"], [6], ["5", "8"])],
    ["6/1", undefined, theirs([], [6], ["5", "8"])],
  ];
  test.each(about(cases, ([from, move]) => [from, move]))(
    "gives the reasons for %s",
    (_name, [from, move, expected]) => {
      expect(reasonsAt(towerSwitch, { from }, move)).toEqual(expected);
    },
  );
});

describe("Factor Frenzy", () => {
  const pairs = (by: string, after: readonly string[], ...found: readonly (readonly string[])[]) => [
    { kind: "pairs", by, after, pairs: found },
  ];
  const cases: readonly [number, string, string | undefined, unknown][] = [
    [4, "2,3,4/-", undefined, pairs("you", ["2"], ["3", "4"])],
    [4, "2,3,4/-", "4", pairs("you", ["4"], ["2", "3"])],
    [4, "2,3,4/-", "3", []],
    [7, "2,3,5,7/4", undefined, pairs("opponent", [], ["2", "3"], ["5", "7"])],
    [7, "2,3,5,7/4", "7", pairs("opponent", ["7", "5"], ["2", "3"])],
    [10, "2,3,4,5,6,7,8,9,10/-", "9", pairs("you", ["9"], ["2", "3"], ["4", "5"], ["6", "7"], ["8", "10"])],
    [10, "2,3,5,10/6", undefined, pairs("opponent", [], ["2", "5"], ["3", "10"])],
    [10, "2,3,4,6,9/8", undefined, pairs("you", ["3"], ["2", "9"], ["4", "6"])],
  ];
  test.each(about(cases, ([, from, move]) => [from, move]))(
    "gives the reasons for %s",
    (_name, [max, from, move, expected]) => {
      expect(reasonsAt(factorFrenzy, { options: { max }, from }, move)).toEqual(expected);
    },
  );
});

describe("a row game", () => {
  const leave = (mark: string, left: readonly [string, ...string[]] | null, more: object = {}) => ({
    kind: "leave",
    mark,
    least: 3,
    apart: 2,
    none: mark !== "0",
    left: left === null ? null : { move: left[0], cells: left.slice(1) },
    ...more,
  });
  const threat = (by: string, move: string | null, wins: string) => ({
    kind: "threat",
    by,
    move,
    wins,
    cells: wins.split("-"),
  });
  const safe = (moves: string, wrong: string) => ({
    kind: "safe",
    moves: moves.split(" "),
    wrong: wrong.split(" "),
  });
  const refuted = (move: string, reply: string, mark: string, cells: readonly string[]) => ({
    kind: "refuted",
    move,
    reply,
    left: { mark, cells },
  });
  const cases: readonly [string, string, string | undefined, unknown][] = [
    ["switch-battle", "000", undefined, [leave("0", null), safe("2", "1 3 1-2 2-3")]],
    ["switch-battle", "000", "2", [leave("0", ["2", "1", "3"])]],
    ["switch-battle", "000", "1", [refuted("1", "2-3", "0", ["2", "3"])]],
    ["switch-battle", "001", undefined, []],
    ["switch-battle", "001", "2-3", [leave("0", ["2-3", "1", "3"])]],
    ["switch-battle", "01", undefined, []],
    ["switch-battle", "0101", undefined, [leave("0", null), safe("2 4 3-4", "1 3 1-2 2-3")]],
    ["switch-conquer", "ABAB/1", undefined, [leave("A", null), safe("2 4 3-4", "1 3 1-2 2-3")]],
    ["switch-conquer", "ABAB/1", "3", [refuted("3", "1", "A", ["1"])]],
    ["switch-conquer", "ABAB/1", "3-4", [threat("you", "3-4", "2-3"), leave("A", ["3-4", "1", "4"])]],
    [
      "switch-conquer",
      "AAAB/2",
      undefined,
      [threat("opponent", null, "4"), leave("B", null), safe("1 2 4 1-2 2-3", "3 3-4")],
    ],
    ["switch-conquer", "AAAA/2", undefined, [{ kind: "undone" }]],
    ["switch-conquer", "AAAA/2", "2", [refuted("2", "2", "B", ["2"])]],
    ["switch-conquer", "AAAB/2", "2", [leave("B", ["2", "2", "4"])]],
    ["switch-conquer", "AAAB/2", "4", [leave("B", ["4"])]],
    [
      "switch-conquer",
      "AA/1",
      undefined,
      [threat("opponent", null, "1-2"), leave("A", null, { least: null }), safe("1-2", "1 2")],
    ],
    ["switch-conquer", "AB/1", "1", [threat("you", "1", "1-2"), leave("A", ["1"], { least: null })]],
  ];
  test.each(about(cases, ([id, from, move]) => [`${from} of ${id}`, move]))(
    "gives the reasons for %s",
    (_name, [id, from, move, expected]) => {
      expect(reasonsAt(findGameOf(id), { from }, move)).toEqual(expected);
    },
  );

  test("gives both players the same reasons if both play for the same row", () => {
    expect(reasonsAt(switchBattle, { from: "000", first: 2 })).toEqual([
      leave("0", null),
      safe("2", "1 3 1-2 2-3"),
    ]);
  });
});

describe("Switch and Capture", () => {
  const twins = (by: string, after: readonly string[], ...pairs: readonly string[]) => [
    { kind: "pairs", by, after, pairs: pairs.map((pair) => pair.split("-")) },
  ];
  /** Lists such as "3 4/8, 1 5". A star marks the numbers that are OFF. */
  const needed = (by: string, text: string, more: { move?: string; spare?: true; adds?: string } = {}) => {
    const lists = text.split(", ").map((list) => list.split(" ").map((entry) => entry.split("/")));
    return {
      kind: "needed",
      by,
      sign: { cell: "1", mark: by === "you" ? "OFF" : "ON" },
      mark: "OFF",
      move: more.move ?? null,
      lists: lists.map((list) => list.map((names) => names.map((name) => name.replace("*", "")))),
      free: [...new Set(lists.flat(2))]
        .filter((name) => name.endsWith("*"))
        .map((name) => name.slice(0, -1))
        .toSorted(),
      spare: more.spare ?? false,
      adds: more.adds?.split(" ") ?? [],
    };
  };
  const stuck = (cells: string) => ({ kind: "stuck", mark: "OFF", cells: cells.split(" ") });
  const safe = (moves: string, wrong: string) => ({
    kind: "safe",
    moves: moves.split(" "),
    wrong: wrong.split(" "),
  });
  const cases: readonly [number, string, string | undefined, unknown][] = [
    [14, "11 13", undefined, twins("opponent", [], "11-13")],
    [14, "5 7 10 14", undefined, twins("opponent", [], "5-7", "10-14")],
    [14, "5 7 10 11 13 14", undefined, twins("opponent", [], "11-13", "5-7", "10-14")],
    [30, "17 19 23 29", undefined, twins("opponent", [], "17-19", "23-29")],
    [14, "5 7 10 11 13 14", "5", twins("opponent", ["5", "7"], "11-13")],
    [14, "11 13", "11", []],
    [5, "1 5", undefined, twins("you", ["5"])],
    [14, "1 5 7 10 13 14", undefined, twins("you", ["13"], "5-7", "10-14")],
    [5, "1 2 3 4 5", "2", twins("you", ["2"], "3-5")],
    // With nine switches, some lost rows aren't twin rows, but they have pairs, too.
    [9, "2 3 4 8 9", undefined, twins("opponent", [], "2-3", "4-9", "8-9")],
    [9, "1 4 5 6 7 8 9", undefined, twins("you", ["6"], "5-7", "2-3", "4-9", "8-9")],
    [9, "4 6 7 8 9", undefined, [needed("opponent", "2 3 6* 7*, 4*/8* 6* 7* 9*"), safe("4 8 9", "6 7")]],
    // With four switches, the answers change as the game goes on, so there are no fixed pairs.
    [4, "2 4", undefined, []],
    [4, "1", "1", []],
    // No set of choices turns these rows ON.
    [10, "4", undefined, [stuck("4 8")]],
    [10, "4", "4", [stuck("4 8")]],
    [10, "1 2 3 4 5 6 8 9", undefined, [needed("you", "2* 5* 9*")]],
    [10, "1 2 3 4 5 6 8 9", "5", [needed("you", "2* 9*", { move: "5", adds: "3 4 6 8 10" })]],
    [10, "1 2 3 4 5 6 8 9", "3", [needed("you", "2* 3 5* 9", { move: "3", adds: "4 8" })]],
    [7, "2 3 4 6", undefined, [needed("opponent", "3* 4*", { spare: true })]],
    // A list would give away the winning move.
    [7, "1 2 4 5 7", "5", [{ kind: "spoils", move: "5", replies: ["2"] }]],
  ];
  const named = about(cases, ([switches, off, move]) => [
    `with ${off.replaceAll(" ", ",")} of ${switches} OFF`,
    move,
  ]);
  test.each(named)("gives the reasons for %s", (_name, [switches, off, move, expected]) => {
    const labels = off.split(" ").map(Number);
    const row = Array.from({ length: switches }, (_, index) => (labels.includes(index + 1) ? "0" : "1"));
    expect(reasonsAt(switchAndCapture, { from: row.join("") }, move)).toEqual(expected);
  });
});

test.each<[string, string, string, string, string]>([
  ["tower-switch", "1/1", "1", "Taking 1 clears the tower and wins.", "The last block is gone."],
  [
    "factor-frenzy",
    "3/4",
    "3",
    "Taking 3 leaves your opponent nothing to take and wins.",
    "No more numbers can be taken.",
  ],
  ["switch-battle", "110", "3", "Flipping 3 turns the whole row to 1 and wins.", "The whole row shows 1."],
  ["switch-and-capture", "000", "1", "Choosing 1 turns every switch ON and wins.", "Every switch is ON."],
])(
  "%s tells both players their goal, the winning move and how the game ended",
  (...[id, from, name, how, end]) => {
    for (const first of [1, 2] as const) {
      const told = tellWin(findGameOf(id), { from, first }, name);
      expect(told).toEqual([expect.stringMatching(/^(Turn|Take|Leave|Set) \S.+\.$/), how, end]);
    }
  },
);

test.each([
  ["AAB/1", "A", "Every switch shows A."],
  ["BBA/2", "B", "Every switch shows B."],
])("Switch Conquer tells each player their own goal at %s", (from, letter, end) => {
  expect(tellWin(switchConquer, { from }, "3")).toEqual([
    `Set every switch to ${letter}.`,
    `Flipping 3 sets every switch to ${letter} and wins.`,
    end,
  ]);
});

function tellWin(of: Game, request: SetupRequest, name: string): readonly string[] {
  const { game, start, first } = must(setUp(of, request));
  const analysis = analyzePosition(game, start);
  const move = analysis.moves.find((each) => game.formatMove(start, each.move) === name);
  if (move === undefined) throw new Error(`There is no move ${name}.`);
  const over = analyzePosition(game, move.after);
  return [game.goal(start, first), explain(game, analysis, move).why, explain(game, over).why];
}

test.each<[string, string]>([
  ["factor-frenzy", "2,3,5,7/4"],
  ["switch-battle", "000"],
  ["switch-conquer", "AAAB/2"],
  ["switch-and-capture", "110011"],
])("%s has no reasons for an unknown value", (id, from) => {
  const { game, start } = must(setUp(findGameOf(id), { from }));
  const known = analyzePosition(game, start);
  const moves = known.moves.map((move) => ({ ...move, value: null }));
  const unknown = { ...known, value: null, moves, canWin: [null, null] as const, answerPairs: () => null };
  expect(game.reasons?.(unknown)).toEqual([]);
  for (const move of moves) expect(game.reasons?.(unknown, move)).toEqual([]);
});
