/** A game against the computer on the screen: its jobs, its answers, and how it looks. */

import { describe, expect, test } from "vitest";
import { currentPosition, type Match, moveName } from "../../../src/core/match.ts";
import { moveNames } from "../../../src/core/rules.ts";
import { switchBattle, towerSwitch } from "../../../src/games/index.ts";
import type { ScreenState } from "../../../src/terminal/screen/state.ts";
import {
  expectFrame,
  frameText,
  newGame,
  panelOn,
  press,
  pressOne,
  tableOn,
  tableState,
  typed,
  wantsIn,
} from "./helpers.ts";
import { Sitting } from "./sitting.ts";

const players = [{ name: "Ann" }, { name: "Computer", level: "medium" }] as const;

function against(match: Match): Match {
  return { ...match, players, seed: 8 };
}

async function play(state: ScreenState, ...keys: readonly string[]): Promise<ScreenState> {
  return (await new Sitting(state).press(...keys)).state;
}

describe("on the screen", () => {
  const start = () => tableState(against(newGame(towerSwitch)));

  test("your move asks the computer for its move", async () => {
    const asked = pressOne(start(), "return");
    expect(wantsIn(asked.effects)).toMatchObject([
      { kind: "save" },
      { kind: "ask", job: { kind: "choose" } },
    ]);
    expect(frameText(asked.state)).toContain("is thinking");
    expect(tableOn(press(asked.state, "return")).match.moves).toEqual([1]);
    expect(tableOn(await play(start(), "return")).match.moves.length).toBe(2);
  });

  test("a finished game against the computer shows its review", async () => {
    const over = await play(start(), "return", "return", "return", "return");
    const { match } = tableOn(over);
    expect(match.outcome).toEqual({ winner: 2, reason: "finished" });
    await expectFrame(over, "computer-review");
    const again = await play(over, "p");
    expect(tableOn(again).match.moves).toEqual(match.moves.slice(0, 2));
    expect(frameText(again)).toContain("Find a better move");
    expect(tableOn(await play(again, "escape")).match).toBe(match);
    const branch = tableOn(await play(over, "b", "n", "left", "p")).match;
    expect(branch.id).not.toBe(match.id);
    expect(branch.moves).toEqual(match.moves.slice(0, 2));
  });

  test("the line of keys offers a draw once the game goes around in circles", async () => {
    const size = { columns: 60, rows: 20 };
    const start = tableState(newGame(switchBattle, { switches: 5 }), size);
    const once = press(start, "1", "return", "1", "return");
    expect(frameText(once)).not.toContain("d draw");
    const twice = press(once, "2", "return", "2", "return");
    expect(frameText(twice)).toContain("d draw");
    expect(frameText(twice)).toContain("This position has come up 3 times.");
  });

  test("the computer offers a draw when a position occurs for the third time", async () => {
    const back = async (state: ScreenState) => {
      const { match } = tableOn(state);
      return play(state, ...typed(moveName(match, match.moves.length - 1)), "return");
    };
    const once = await play(tableState(against(newGame(switchBattle))), "1", "return");
    const offered = await back(await back(once));
    expect(frameText(offered)).toContain("Computer (medium) offers a draw. Do you accept?");
    expect(tableOn(await play(offered, "y")).match.outcome).toEqual({ winner: null, reason: "agreed" });
    const declined = await play(offered, "n");
    expect(frameText(declined)).toContain("Offer declined.");
    expect(tableOn(await back(declined)).match.moves.length).toBe(8);
  });
});

describe("on the screen", () => {
  const start = () => tableState(newGame(switchBattle, { start: "1010111" }));

  test("each hint says more and counts in the record", async () => {
    const first = await play(start(), "i");
    expect(frameText(first)).toContain("4 of your 13 moves");
    const third = await play(first, "i", "i");
    expect(frameText(third)).toContain("Flipping 3 leaves three switches showing 0");
    expect(tableOn(third).match.hints).toEqual([3, 0]);
  });

  test("values and hints are on screen together, and no hint is lost", async () => {
    const [tip, why] = ["Try 3.", "Flipping 3 leaves three switches showing 0"];
    const named = await play(start(), "i", "i", "v");
    for (const text of ["- loses: 2, 4", tip]) expect(frameText(named)).toContain(text);
    const explained = await play(named, "i");
    for (const text of ["- loses: 2, 4", why]) expect(frameText(explained)).toContain(text);
    const hidden = await play(explained, "v");
    expect(frameText(hidden)).not.toContain("loses: 2, 4");
    expect(frameText(hidden)).toContain(why);
    const { panel } = await play(hidden, "i");
    expect(panel.kind === "page" && panel.text.join(" ")).toContain(why);
  });

  test("the key v shows the values of all moves", async () => {
    expect(frameText(start())).not.toContain("loses");
    const shown = await play(start(), "v");
    await expectFrame(shown, "values");
    const next = await play(shown, "7", "return");
    expect(tableOn(next).match.hints).toEqual([1, 0]);
    expect(frameText(await play(next, "v"))).not.toContain("loses");
  });
});

test("a hint that names a move selects the move", async () => {
  const state = await play(tableState(newGame(switchBattle, { start: "1010111" })), "end", "i", "i");
  const { match, said } = tableOn(state);
  expect(said).toBe(`Try ${moveNames(match.game, currentPosition(match))[panelOn(state).at]}.`);
  expect(tableOn(press(state, "right", "right")).said).toBe(said);
});

test("the move list marks mistakes after the game", async () => {
  const start = tableState(newGame(towerSwitch, { blocks: 5 }));
  const moves = ["1", "1", "1", "2"].flatMap((move) => [move, "return"]);
  const frame = frameText(await play(start, ...moves));
  expect(frame).toMatch(/1 Ann 1\?/);
  expect(frame).toContain("Ben took the last block.");
  expect(frame.replaceAll(/[\s|]+/g, " ")).toContain(
    "Move 1 lost the game for Ann: taking 1 left 4, and Ben took 1 and left 3, a multiple of three.",
  );
});
