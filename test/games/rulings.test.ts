/** The original rules with their worked examples, and our rulings. */

import { describe, expect, test } from "vitest";
import type { Game } from "../../src/core/game.ts";
import type { Options } from "../../src/core/options.ts";
import { winnerOn } from "../../src/core/rules.ts";
import { playLine, setUp } from "../../src/core/setup.ts";
import {
  factorFrenzy,
  switchAndCapture,
  switchBattle,
  switchConquer,
  towerSwitch,
} from "../../src/games/index.ts";
import { findGameOf } from "../support/find-game.ts";
import { must } from "../support/must.ts";
import { named } from "../support/setup-name.ts";

function keysAfter(of: Game, options: Options, moves: readonly string[]): readonly string[] {
  const { game, start } = must(setUp(of, { options }));
  const positions = must(playLine(game, start, moves)).positions;
  return positions.slice(1).map((position) => game.key(position));
}

function winnerAfter(of: Game, options: Options, moves: readonly string[]): number | null {
  const { game, start } = must(setUp(of, { options }));
  return winnerOn(game.outcome(must(playLine(game, start, moves)).positions.at(-1)));
}

function problemOf(game: Game, request: Parameters<typeof setUp>[1], moves: readonly string[] = []) {
  const setup = setUp(game, request);
  const played = setup.ok ? playLine(setup.value.game, setup.value.start, moves) : setup;
  return played.ok ? undefined : played.problem;
}

describe("Switch and Capture", () => {
  test("follows the original six worked turns if switch 1 changes only when it is chosen", () => {
    expect(keysAfter(switchAndCapture, { switchOne: "chosen" }, ["7", "2", "5", "9", "1", "2"])).toEqual([
      "0000001000",
      "0101011101",
      "0101111100",
      "0111111110",
      "1000000001",
      "1101010100",
    ]);
  });

  test("toggles switch 1 with each choice by default", () => {
    expect(keysAfter(switchAndCapture, {}, ["7", "2"])).toEqual(["1000001000", "0101011101"]);
  });

  test("follows the original last scene with 5 and 10 OFF if switch 1 changes only when it is chosen", () => {
    const options = { switchOne: "chosen", start: "1111011110" };
    expect(keysAfter(switchAndCapture, options, ["5"])).toEqual(["1111111111"]);
    expect(winnerAfter(switchAndCapture, options, ["5"])).toBe(1);
  });

  test.each(["always", "chosen"])("lets 1 win right away from the standard start under %s", (switchOne) => {
    expect(winnerAfter(switchAndCapture, { switchOne }, ["1"])).toBe(1);
  });

  test("refuses a switch that is ON, and lists the others", () => {
    expect(problemOf(switchAndCapture, { options: { switchOne: "chosen" } }, ["7", "2", "5", "6"])).toEqual({
      code: "illegal-move",
      message: "Switch 6 is already ON. Choose one of: 1, 3, 9, 10.",
      at: 3,
      legal: ["1", "3", "9", "10"],
    });
  });
});

describe("Switch Battle", () => {
  test("follows the original sample game", () => {
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

  test.each(["flip 4 4", "flip 3 5", "flip 7 8", "flip 0", "flip", "flip 1 2 3", "flip x", "8", "-1", ""])(
    "refuses %j as a move",
    (text) => {
      const { game, start } = must(setUp(switchBattle, {}));
      expect(game.parseMove(start, text).ok).toBe(false);
    },
  );

  test("refuses a move that isn't in its canonical form", () => {
    expect(problemOf(switchBattle, {}, ["4-3"])?.message).toBe('Write "4-3" as 3-4.');
    expect(problemOf(switchBattle, {}, ["4", "flip 3 4"])).toMatchObject({ code: "illegal-move", at: 1 });
  });
});

describe("Switch Conquer", () => {
  test("follows the original sample game", () => {
    expect(keysAfter(switchConquer, { start: "ABAB" }, ["2", "3-4", "3"])).toEqual([
      "AAAB/2",
      "AABA/1",
      "AAAA/-",
    ]);
    expect(winnerAfter(switchConquer, { start: "ABAB" }, ["2", "3-4", "3"])).toBe(1);
  });

  test("doesn't count a row that the opponent completes for you as a win", () => {
    expect(keysAfter(switchConquer, { start: "AAAB" }, ["1", "1-2"])).toEqual(["BAAB/2", "ABAB/1"]);
    expect(keysAfter(switchConquer, { start: "BBBA" }, ["4"])).toEqual(["BBBB/2"]);
    expect(winnerAfter(switchConquer, { start: "BBBA" }, ["4"])).toBeNull();
  });

  test.each(["AAAA", "BBBB"])("isn't over yet when %s is dealt", (start) => {
    expect(problemOf(switchConquer, { options: { start } }, ["1"])).toBeUndefined();
  });

  test("lets player 1 play for A, no matter who moves first", () => {
    const { game, start } = must(setUp(switchConquer, { options: { start: "BBBA" }, first: 2 }));
    expect(game.outcome(game.play(start, 0b1000))).toBe(2);
  });

  test("needs a row to start from", () => {
    expect(problemOf(switchConquer, {})?.code).toBe("start-needed");
  });

  test("says which flips are legal when it refuses one", () => {
    expect(problemOf(switchConquer, { options: { start: "ABAB" } }, ["1", "9"])).toEqual({
      code: "illegal-move",
      message: "There's no switch 9. Flip one switch (1 to 4) or two neighbors, such as 3-4.",
      at: 1,
      legal: ["1", "2", "3", "4", "1-2", "2-3", "3-4"],
    });
  });
});

describe("Tower Switch", () => {
  test("allows only 1 block after 2, and the last block wins", () => {
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

  test("doesn't let you take more blocks than are left", () => {
    expect(problemOf(towerSwitch, { options: { blocks: 1 } }, ["2"])?.message).toBe(
      "You may remove only 1 block.",
    );
  });

  test("refuses moves after the end", () => {
    expect(problemOf(towerSwitch, { options: { blocks: 2 } }, ["2", "1"])).toMatchObject({
      code: "game-over",
      at: 1,
    });
  });
});

describe("Factor Frenzy", () => {
  const worked = ["5", "6", "7", "2", "3", "4", "9", "8"];

  test("follows the worked game, in which player 1 wins with the 10", () => {
    const keys = keysAfter(factorFrenzy, {}, worked);
    expect(keys.at(-1)).toBe("10/8");
    expect(winnerAfter(factorFrenzy, {}, worked)).toBeNull();
    expect(keysAfter(factorFrenzy, {}, [...worked, "10"]).at(-1)).toBe("/10");
    expect(winnerAfter(factorFrenzy, {}, [...worked, "10"])).toBe(1);
  });
});

describe("setUp", () => {
  test.each(
    named([
      ["switch-battle", { switches: 31 }, "Switches must be a whole number from 2 to 30 (got 31)."],
      ["switch-battle", { switches: 1 }, "Switches must be a whole number from 2 to 30 (got 1)."],
      [
        "switch-battle",
        { switches: 6, start: "0000000" },
        `With the row "0000000", switches must be 7 (got 6).`,
      ],
      [
        "switch-battle",
        { start: "1111111" },
        "From 1111111, the game would be over before it starts. Choose another start.",
      ],
      [
        "switch-battle",
        { start: "01x" },
        'The start must be standard, random, fair or a row such as 0101 (got "01x").',
      ],
      [
        "switch-and-capture",
        { switchOne: "choose" },
        'Switch 1 changes must be always or chosen (got "choose"). Did you mean "chosen"?',
      ],
      ["tower-switch", { blocks: 0 }, "Blocks must be a whole number from 1 to 1000 (got 0)."],
      ["tower-switch", { blocks: 2.5 }, "Blocks must be a whole number from 1 to 1000 (got 2.5)."],
      [
        "tower-switch",
        { block: 3 },
        'This game has no option "block". It takes blocks and start. Did you mean "blocks"?',
      ],
      ["factor-frenzy", { max: 1001 }, "Max must be a whole number from 2 to 1000 (got 1001)."],
    ]),
  )("refuses %s", (_name, id, options, message) => {
    expect(problemOf(findGameOf(id), { options })).toMatchObject({ code: "bad-option", message });
  });
});
