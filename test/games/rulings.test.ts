/** The rulings, one by one. */

import { describe, expect, test } from "vitest";
import type { Game } from "../../src/core/game.ts";
import type { Options } from "../../src/core/options.ts";
import { winnerOn } from "../../src/core/rules.ts";
import { playThrough, setUp } from "../../src/core/setup.ts";
import {
  factorFrenzy,
  switchAndCapture,
  switchBattle,
  switchConquer,
  towerSwitch,
} from "../../src/games/index.ts";
import { must } from "../support/must.ts";

function keysAfter(game: Game, options: Options, moves: readonly string[]): readonly string[] {
  const setup = must(setUp(game, { options }));
  const positions = must(playThrough(game, setup.start, moves));
  return positions.slice(1).map((position) => game.key(position));
}

function winnerAfter(game: Game, options: Options, moves: readonly string[]): number | null {
  const setup = setUp(game, { options });
  const positions = setup.ok ? playThrough(game, setup.value.start, moves) : setup;
  if (!positions.ok) throw new Error(positions.problem.message);
  return winnerOn(game.outcome(positions.value.at(-1)));
}

function problemOf(game: Game, request: Parameters<typeof setUp>[1], moves: readonly string[] = []) {
  const setup = setUp(game, request);
  const played = setup.ok ? playThrough(game, setup.value.start, moves) : setup;
  return played.ok ? undefined : played.problem;
}

describe("Switch and Capture", () => {
  test("the book's six worked turns hold under the reading of its examples", () => {
    expect(keysAfter(switchAndCapture, { reading: "examples" }, ["7", "2", "5", "9", "1", "2"])).toEqual([
      "0000001000",
      "0101011101",
      "0101111100",
      "0111111110",
      "1000000001",
      "1101010100",
    ]);
  });

  test("by the rules 1 is a factor, so each choice toggles switch 1 as well", () => {
    expect(keysAfter(switchAndCapture, {}, ["7", "2"])).toEqual(["1000001000", "0101011101"]);
  });

  test("the book's last scene holds with 5 and 10 OFF under examples", () => {
    const options = { reading: "examples", start: "1111011110" };
    expect(keysAfter(switchAndCapture, options, ["5"])).toEqual(["1111111111"]);
    expect(winnerAfter(switchAndCapture, options, ["5"])).toBe(1);
  });

  test.each(["rules", "examples"])("choosing 1 wins at once from the book's start (%s)", (reading) => {
    expect(winnerAfter(switchAndCapture, { reading }, ["1"])).toBe(1);
  });

  test("a switch that is ON cannot be chosen, and the message offers what can", () => {
    expect(problemOf(switchAndCapture, { options: { reading: "examples" } }, ["7", "2", "5", "6"])).toEqual({
      code: "illegal-move",
      message: "Switch 6 is already ON. Choose one of: 1, 3, 9, 10.",
      at: 3,
      legal: ["1", "3", "9", "10"],
    });
  });
});

describe("Switch Battle", () => {
  test("the book's sample game", () => {
    const moves = ["4", "3-4", "1-2", "5", "4-5", "6-7", "5"];
    expect(keysAfter(switchBattle, {}, moves)).toEqual([
      "0001000",
      "0010000",
      "1110000",
      "1110100",
      "1111000",
      "1111011",
      "1111111",
    ]);
    expect(winnerAfter(switchBattle, {}, moves)).toBe(1);
  });

  test.each(["flip 3 4", "flip 4 3", "3 4", "4 3", "3-4", "4-3", "FLIP 3 4", " flip  3   4 ", "3,4"])(
    "%j is the pair 3-4",
    (text) => {
      const position = switchBattle.start({ switches: 7, start: "0000000" }, 1);
      expect(switchBattle.parseMove(position, text)).toEqual({ ok: true, value: 0b1100 });
    },
  );

  test.each(["flip 4 4", "flip 3 5", "flip 7 8", "flip 0", "flip", "flip 1 2 3", "flip x", "8", "-1", ""])(
    "%j is no move",
    (text) => {
      const position = switchBattle.start({ switches: 7, start: "0000000" }, 1);
      expect(switchBattle.parseMove(position, text).ok).toBe(false);
    },
  );

  test("JSON takes the canonical form only", () => {
    expect(problemOf(switchBattle, {}, ["4-3"])?.message).toBe('Write "4-3" as 3-4.');
    expect(problemOf(switchBattle, {}, ["4", "flip 3 4"])).toMatchObject({ code: "illegal-move", at: 1 });
  });
});

describe("Switch Conquer", () => {
  test("the book's sample game", () => {
    expect(keysAfter(switchConquer, { start: "ABAB" }, ["2", "3-4", "3"])).toEqual([
      "AAAB/2",
      "AABA/1",
      "AAAA/-",
    ]);
    expect(winnerAfter(switchConquer, { start: "ABAB" }, ["2", "3-4", "3"])).toBe(1);
  });

  test("a row that the opponent completes for you is no win", () => {
    expect(keysAfter(switchConquer, { start: "AAAB" }, ["1", "1-2"])).toEqual(["BAAB/2", "ABAB/1"]);
    expect(keysAfter(switchConquer, { start: "BBBA" }, ["4"])).toEqual(["BBBB/2"]);
    expect(winnerAfter(switchConquer, { start: "BBBA" }, ["4"])).toBeNull();
  });

  test.each(["AAAA", "BBBB"])("a dealt %s is live", (start) => {
    expect(problemOf(switchConquer, { options: { start } }, ["1"])).toBeUndefined();
  });

  test("player 1 wants A whoever moves first", () => {
    const setup = must(setUp(switchConquer, { options: { start: "BBBA" }, first: 2 }));
    expect(switchConquer.outcome(switchConquer.play(setup.start, 0b1000))).toBe(2);
  });

  test("a key names the mover, and a first that contradicts it is refused", () => {
    expect(setUp(switchConquer, { from: "ABAB/2" })).toMatchObject({
      ok: true,
      value: { first: 2, options: { switches: 4, start: "ABAB" } },
    });
    expect(problemOf(switchConquer, { from: "ABAB/2", first: 1 })?.code).toBe("bad-key");
    expect(problemOf(switchConquer, { from: "ABAB/-" })?.code).toBe("bad-key");
    expect(setUp(switchConquer, { from: "AAAA/-" })).toMatchObject({ ok: true, value: { first: 2 } });
    expect(setUp(switchConquer, { from: "AAAA/1" })).toMatchObject({ ok: true, value: { first: 1 } });
  });

  test("without a row there is nothing to start from", () => {
    expect(problemOf(switchConquer, {})?.code).toBe("start-needed");
  });

  test("the message of the engine's example", () => {
    expect(problemOf(switchConquer, { options: { start: "ABAB" } }, ["1", "9"])).toEqual({
      code: "illegal-move",
      message: "There is no switch 9; flip 1 to 4, or two neighbours such as 3-4.",
      at: 1,
      legal: ["1", "2", "3", "4", "1-2", "2-3", "3-4"],
    });
  });
});

describe("Tower Switch", () => {
  test("after a two comes a one; the last block wins", () => {
    expect(keysAfter(towerSwitch, {}, ["2", "1", "2", "1", "1", "2", "1"])).toEqual([
      "8/2",
      "7/1",
      "5/2",
      "4/1",
      "3/1",
      "1/2",
      "0/1",
    ]);
    expect(winnerAfter(towerSwitch, {}, ["2", "1", "2", "1", "1", "2", "1"])).toBe(1);
    expect(problemOf(towerSwitch, {}, ["2", "2"])).toMatchObject({
      code: "illegal-move",
      at: 1,
      legal: ["1"],
    });
  });

  test("never more than are left", () => {
    expect(problemOf(towerSwitch, { options: { blocks: 1 } }, ["2"])?.message).toBe(
      "You may remove only 1 block.",
    );
  });

  test.each(["9/2", "10/1", "11/0", "8/0", "10/3", "-1/1"])("%s of ten blocks cannot occur", (key) => {
    expect(problemOf(towerSwitch, { from: key })?.code).toBe("bad-key");
  });

  test("moves after the end are told so", () => {
    expect(problemOf(towerSwitch, { options: { blocks: 2 } }, ["2", "1"])).toMatchObject({
      code: "game-over",
      at: 1,
    });
  });
});

describe("Factor Frenzy", () => {
  const worked = ["5", "6", "7", "2", "3", "4", "9", "8"];

  test("the worked game is legal, and player 1 still has the 10 and wins with it", () => {
    const keys = keysAfter(factorFrenzy, {}, worked);
    expect(keys.at(-1)).toBe("10/8");
    expect(winnerAfter(factorFrenzy, {}, worked)).toBeNull();
    expect(keysAfter(factorFrenzy, {}, [...worked, "10"]).at(-1)).toBe("/10");
    expect(winnerAfter(factorFrenzy, {}, [...worked, "10"])).toBe(1);
  });

  test.each([
    ["11", "11 is not in the pool."],
    ["5", "5 has already been taken."],
    ["10", "10 is a multiple of 5, the opponent's last number."],
  ])("after 5, %s breaks a rule: %s", (choice, message) => {
    expect(problemOf(factorFrenzy, {}, ["5", choice])?.message).toBe(message);
  });

  test("a factor is told from a multiple", () => {
    expect(problemOf(factorFrenzy, {}, ["8", "4"])?.message).toBe(
      "4 is a factor of 8, the opponent's last number.",
    );
  });

  test.each(["2,3/2", "2,3/-", "3,2/5", "2,2/5", "2,3/11", "1,2/3", "02/3"])("%s cannot occur", (key) => {
    expect(problemOf(factorFrenzy, { from: key })?.code).toBe("bad-key");
  });
});

describe("options and starts", () => {
  test.each([
    [switchBattle, { switches: 31 }, "switches must be a whole number from 2 to 30 (got 31)."],
    [switchBattle, { switches: 1 }, "switches must be a whole number from 2 to 30 (got 1)."],
    [
      switchBattle,
      { switches: 6, start: "0000000" },
      `switches 6 doesn't match the row "0000000", which has 7.`,
    ],
    [
      switchBattle,
      { start: "1111111" },
      "From 1111111 the game would be over before it starts; choose another start.",
    ],
    [switchBattle, { start: "01x" }, 'start must be book, random, fair or a row such as 0101 (got "01x").'],
    [
      switchAndCapture,
      { reading: "example" },
      'reading must be rules or examples (got "example"). Did you mean "examples"?',
    ],
    [towerSwitch, { blocks: 0 }, "blocks must be a whole number from 1 to 1000 (got 0)."],
    [towerSwitch, { blocks: 2.5 }, "blocks must be a whole number from 1 to 1000 (got 2.5)."],
    [
      towerSwitch,
      { block: 3 },
      'This game has no option "block"; the options are blocks and start. Did you mean "blocks"?',
    ],
    [factorFrenzy, { max: 1001 }, "max must be a whole number from 2 to 1000 (got 1001)."],
  ])("%o %j", (game: Game, options: Options, message) => {
    expect(problemOf(game, { options })).toMatchObject({ code: "bad-option", message });
  });

  test("every game takes start book; towers and pools take no other", () => {
    for (const game of [switchAndCapture, switchBattle, towerSwitch, factorFrenzy])
      expect(problemOf(game, { options: { start: "book" } })).toBeUndefined();
    for (const start of ["random", "fair", "101"])
      expect(problemOf(towerSwitch, { options: { start } })?.code).toBe("bad-option");
  });

  test("a key sets the size, and an option that contradicts it is refused", () => {
    expect(setUp(switchBattle, { from: "00010" })).toMatchObject({
      ok: true,
      value: { options: { switches: 5 } },
    });
    expect(problemOf(switchBattle, { from: "00010", options: { switches: 7 } })?.code).toBe("bad-option");
    expect(problemOf(switchBattle, { from: "00010", options: { start: "00000" } })?.code).toBe("bad-option");
  });

  test("a finished key can be looked at", () => {
    expect(setUp(switchBattle, { from: "1111111" }).ok).toBe(true);
    expect(setUp(factorFrenzy, { from: "/10" }).ok).toBe(true);
  });
});
