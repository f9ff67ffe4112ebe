/** A request becomes a position, or a sentence that refuses it. */

import { describe, expect, test } from "vitest";
import { cellsOf, changedCells } from "../../src/core/board.ts";
import { subject } from "../../src/core/presentation.ts";
import { parseMoveName } from "../../src/core/rules.ts";
import {
  findGame,
  findMove,
  findPosition,
  longestKey,
  playLine,
  type SetupRequest,
  setUp,
} from "../../src/core/setup.ts";
import { factorFrenzy, games, switchBattle, switchConquer, towerSwitch } from "../../src/games/index.ts";
import { resolveSize } from "../../src/solver/solve.ts";
import { changedGame } from "../support/find-game.ts";
import { must } from "../support/must.ts";
import { tug } from "../support/tug.ts";

function problemOf(result: { readonly ok: boolean; readonly problem?: object }): object | undefined {
  expect(result.ok).toBe(false);
  return result.problem;
}

describe("setUp", () => {
  test("uses the standard options and lets seat 1 begin by default", () => {
    expect(setUp(towerSwitch, {})).toMatchObject({ ok: true, value: { from: null, first: 1 } });
    expect(setUp(towerSwitch, { first: 2 })).toMatchObject({ ok: true, value: { first: 2 } });
  });

  test("takes the player to move from a key", () => {
    const from = "ABAB/2";
    expect(setUp(switchConquer, { from })).toMatchObject({
      ok: true,
      value: { from, first: 2, game: { options: { switches: 4, start: "ABAB" } } },
    });
  });

  test("ignores undefined options and refuses a number as a row", () => {
    expect(setUp(towerSwitch, { options: { start: undefined } as never })).toMatchObject({ ok: true });
    expect(setUp(towerSwitch, { options: { color: "standard" } as never })).toMatchObject({ ok: false });
    expect(problemOf(setUp(switchBattle, { options: { start: 7 } as never }))).toMatchObject({
      code: "bad-option",
    });
  });

  test("takes the standard start in every game", () => {
    const asked = { options: { start: "standard" } } as SetupRequest<never>;
    expect(setUp(tug, asked)).toMatchObject({ ok: true });
    expect(setUp(switchBattle, asked)).toMatchObject({
      ok: true,
      value: { game: { options: { start: "0000000" } } },
    });
    const other = { options: { start: undefined, switches: undefined } } as never;
    expect(setUp(switchBattle, other)).toMatchObject({
      ok: true,
      value: { game: { options: { switches: 7 } } },
    });
  });

  test.each([
    [
      "a key that is too long",
      switchBattle,
      { from: "0".repeat(longestKey + 1) },
      "bad-key",
      "A position code has at most 4,000 characters. This one has 4,001.",
    ],
    [
      "a start where the game is over",
      changedGame(tug, { outcome: () => 2 as const }),
      {},
      "bad-option",
      "From 0/0/0, the game would be over before it starts. Choose another start.",
    ],
    [
      "an unknown option without printing its control codes",
      tug,
      { options: { "\u001b[31mred": 1 } },
      "bad-option",
      'This game has no option "[31mred". It takes none.',
    ],
    [
      "a malformed key",
      tug,
      { from: "x" },
      "bad-key",
      "Write steps, pulls and the last pull, such as 1/3/2.",
    ],
  ] as const)("refuses %s", (...[_name, game, request, code, message]) => {
    expect(problemOf(setUp(game as typeof tug, request as never))).toEqual({ code, message });
  });

  test("reads a key of the greatest length allowed", () => {
    const problem = problemOf(setUp(switchBattle, { from: "0".repeat(longestKey) }));
    expect(problem).toMatchObject({ code: "bad-option" });
  });
});

describe("a move name", () => {
  const rope = tug.at({});
  const start = rope.start(1);
  test("is found, corrected or refused with a reason", () => {
    expect(findMove(rope, start, "2")).toEqual({ ok: true, value: 2 });
    const legal = ["1", "2", "3"];
    expect(problemOf(findMove(rope, start, " 2"))).toEqual({
      code: "illegal-move",
      message: 'Write "2" as 2.',
      legal,
    });
    expect(problemOf(findMove(rope, start, "4"))).toEqual({
      code: "illegal-move",
      message: '"4" isn\'t a legal move. Choose 1, 2 or 3.',
      legal,
    });
    expect(problemOf(findMove(rope, { ...start, pulls: 8 }, "2"))).toEqual({
      code: "game-over",
      message: 'The game is over, so "2" can\'t be played.',
      legal: [],
    });
  });

  test("is refused in a list of moves with its place in the list", () => {
    expect(problemOf(playLine(rope, start, ["1", "2", "2"]))).toMatchObject({ code: "illegal-move", at: 2 });
    expect(playLine(rope, start, ["1", "2"])).toMatchObject({
      ok: true,
      value: { moves: [1, 2], positions: [{ pulls: 0 }, { pulls: 1 }, { pulls: 2 }] },
    });
  });

  test("may be typed in any case", () => {
    const named = { ...rope, formatMove: (_: unknown, pull: number) => `Pull${pull}` };
    for (const text of ["Pull2", "pull2", " PULL2 "])
      expect(parseMoveName(named, start, text)).toEqual({ ok: true, value: 2 });
  });

  test("is refused with a list of at most twelve legal moves", () => {
    const pulls = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
    const told = (count: number) => {
      const moves = () => pulls(count);
      return parseMoveName({ ...rope, moves }, start, "X");
    };
    expect(told(12)).toMatchObject({
      problem: { message: expect.stringMatching(/Choose 1, .*, 11 or 12\.$/) },
    });
    const message = '"X" isn\'t a legal move. Choose 1, 2, 3, 4, 5, 6, 7, 8, 9, 10 or ….';
    expect(told(13)).toMatchObject({ problem: { message } });
  });
});

test("findPosition gives the start, or the position after the moves", () => {
  expect(findPosition(tug, {})).toMatchObject({ ok: true, value: { position: { pulls: 0 } } });
  expect(findPosition(tug, { moves: ["1", "2"] })).toMatchObject({
    ok: true,
    value: { position: { pulls: 2, steps: -1 }, setup: { first: 1 } },
  });
  expect(problemOf(findPosition(tug, { moves: ["7"] }))).toMatchObject({ at: 0 });
  expect(problemOf(findPosition(tug, { from: "x" }))).toMatchObject({ code: "bad-key" });
});

test("an unknown game is refused with a suggestion and a list of games", () => {
  expect(findGame(games, "tower-switch")).toMatchObject({ ok: true, value: { id: "tower-switch" } });
  const problem = problemOf(findGame(games, "tower-swich")) as { readonly message: string };
  expect(problem).toMatchObject({ code: "unknown-game" });
  expect(problem.message).toMatch(
    /^There's no game "tower-swich"\. Did you mean "tower-switch"\? The games are /,
  );
  for (const { id } of games) expect(problem.message).toContain(id);
  expect(problem.message.match(/ and /g)).toHaveLength(1);
});

test("changedCells lists cells that look different or are new", () => {
  const cell = { id: "1", label: "1", state: "on", mark: "ON", spoken: "switch 1, on" } as const;
  const board = (...cells: readonly object[]) => [{ shape: "row", title: "Row", cells }] as never;
  const before = board(cell, { ...cell, id: "2" });
  expect(cellsOf(before).map(({ id }) => id)).toEqual(["1", "2"]);
  expect(changedCells(before, before)).toEqual([]);
  for (const change of [{ state: "off" }, { mark: "OFF" }, { state: "off", mark: "OFF" }, { id: "3" }])
    expect(changedCells(before, board({ ...cell, ...change }))).toEqual([{ ...cell, ...change }]);
  expect(changedCells(before, board({ ...cell, spoken: "something else" }))).toEqual([]);
});

test("subject calls a person You and a computer by its name", () => {
  expect(subject({ name: "Ann", person: true })).toBe("You");
  expect(subject({ name: "Computer", person: false })).toBe("Computer");
});

test("findMove reads a move name without formatting all other moves", () => {
  const setup = must(setUp(factorFrenzy, { options: { max: 1000 } }));
  let written = 0;
  const game = {
    ...setup.game,
    formatMove: (...move: Parameters<typeof setup.game.formatMove>) => {
      written++;
      return setup.game.formatMove(...move);
    },
  };
  expect(findMove(game, setup.start, "997")).toEqual({ ok: true, value: 997 });
  expect(written).toBe(1);
  expect(findMove(game, setup.start, "0997")).toMatchObject({
    problem: { code: "illegal-move", message: 'Write "0997" as 997.' },
  });
});

test("a game can refuse a combination of options in play and in solving", () => {
  const game = { ...tug, refusal: () => "A rope of this length needs more players." };
  const refused = {
    ok: false,
    problem: { code: "bad-option", message: "A rope of this length needs more players." },
  };
  expect(setUp(game, {})).toMatchObject(refused);
  expect(resolveSize(game, {})).toMatchObject(refused);
});
