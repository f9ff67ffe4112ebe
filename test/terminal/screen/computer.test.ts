/** The table with a computer at it: what is asked of it, what its answers do, and how it looks. */

import { describe, expect, test } from "vitest";
import { currentPosition, type Match, moveName } from "../../../src/core/match.ts";
import { moveNames } from "../../../src/core/notation.ts";
import { switchBattle, switchConquer, towerSwitch } from "../../../src/games/index.ts";
import { askComputer } from "../../../src/terminal/screen/services.ts";
import type { Effect, ScreenState, Step } from "../../../src/terminal/screen/state.ts";
import { update } from "../../../src/terminal/screen/update.ts";
import { frameText, newGame, press, pressOne, tableState, typed } from "./helpers.ts";

const players = [{ name: "Ann" }, { name: "Computer", level: "medium" }] as const;

function against(match: Match): Match {
  return { ...match, players, seed: 8 };
}

type Question = Extract<Effect, { readonly kind: "ask" }>;

function isQuestion(effect: Effect): effect is Question {
  return effect.kind === "ask";
}

/** Carries out what the step asks of the players, until nothing more is asked. */
async function settled({ state, effects }: Step): Promise<ScreenState> {
  let now = state;
  const open = effects.filter(isQuestion);
  for (const question of open) {
    const next = update(now, await askComputer(question));
    now = next.state;
    open.push(...next.effects.filter(isQuestion));
  }
  return now;
}

async function play(state: ScreenState, ...keys: readonly string[]): Promise<ScreenState> {
  let now = state;
  for (const key of keys) now = await settled(pressOne(now, key));
  return now;
}

function matchOn({ scene }: ScreenState): Match {
  if (scene.kind !== "table") throw new Error("There is no table.");
  return scene.match;
}

async function expectFrame(state: ScreenState, name: string): Promise<void> {
  await expect(frameText(state)).toMatchFileSnapshot(`frames/${name}.txt`);
}

describe("against a computer", () => {
  const start = () => tableState(against(newGame(towerSwitch)));

  test("a move of the person asks for one of the computer, and nobody can move meanwhile", async () => {
    const asked = pressOne(start(), "return");
    expect(asked.effects).toMatchObject([{ kind: "save" }, { kind: "ask", job: { kind: "choose" } }]);
    await expectFrame(asked.state, "computer-thinks");
    const meanwhile = pressOne(asked.state, "return");
    expect(matchOn(meanwhile.state).moves).toEqual([1]);
    expect(matchOn(await settled(asked)).moves.length).toBe(2);
  });

  test("an answer to a position that has passed is dropped", async () => {
    const asked = pressOne(start(), "return");
    const [question] = asked.effects.filter(isQuestion);
    if (question === undefined) throw new Error("Nothing was asked.");
    const back = pressOne(asked.state, "u").state;
    expect(update(back, await askComputer(question)).state).toBe(back);
  });

  test("undo takes back both plies, redo plays both again", async () => {
    const played = await play(start(), "return");
    const back = await play(played, "u");
    expect(matchOn(back).moves).toEqual([]);
    expect(matchOn(await play(back, "y")).moves).toEqual(matchOn(played).moves);
  });

  test("a game to its end, with its review and the way back to the mistake", async () => {
    const over = await play(start(), "return", "return", "return", "return");
    expect(matchOn(over).outcome).toEqual({ winner: 2, reason: "finished" });
    await expectFrame(over, "computer-review");
    expect(pressOne(over, "p").effects).toMatchObject([{ kind: "branch", at: 2 }]);
    const looking = press(over, "b");
    const { state, effects } = pressOne(looking, "p");
    expect(effects).toMatchObject([{ kind: "branch", at: matchOn(over).moves.length - 1 }]);
    expect(matchOn(state)).toBe(matchOn(over));
  });

  test("a draw is offered to the computer, which answers honestly", async () => {
    const lost = tableState(against(newGame(towerSwitch, { blocks: 9 })));
    expect(matchOn(await play(lost, "d", "y")).outcome).toBe(null);
    expect(frameText(await play(lost, "d", "y"))).toContain("The offer is declined.");
    const even = tableState(against(newGame(switchBattle)));
    expect(matchOn(await play(even, "d", "y")).outcome).toEqual({ winner: null, reason: "agreed" });
  });

  test("a computer that meets its position for the third time offers a draw", async () => {
    const back = async (state: ScreenState) => {
      const match = matchOn(state);
      return play(state, ...typed(moveName(match, match.moves.length - 1)), "return");
    };
    const once = await play(tableState(against(newGame(switchBattle))), ...typed("1"), "return");
    const offered = await back(await back(once));
    expect(frameText(offered)).toContain("Computer (medium) offers a draw. Do you accept?");
    expect(matchOn(await play(offered, "y")).outcome).toEqual({ winner: null, reason: "agreed" });
    const declined = await play(offered, "n");
    expect(frameText(declined)).toContain("The offer is declined.");
    expect(matchOn(await back(declined)).moves.length).toBe(8);
  });

  test("one key alone offers nothing: the offer is asked about first", async () => {
    const asked = pressOne(tableState(against(newGame(switchBattle))), "d");
    expect(asked.effects).toEqual([]);
    expect(frameText(asked.state)).toContain("Offer a draw? If Computer (medium) accepts, the game is");
    const kept = await play(asked.state, "n");
    expect(kept.scene).toMatchObject({ question: null, said: "" });
    expect(matchOn(kept).outcome).toBe(null);
  });
});

describe("help", () => {
  const start = () => tableState(newGame(switchBattle, { start: "1010111" }));

  test("three hints, counted in the record", async () => {
    const first = await play(start(), "i");
    await expectFrame(first, "hint-nudge");
    const third = await play(first, "i", "i");
    await expectFrame(third, "hint-reason");
    expect(matchOn(third).hints).toEqual([3, 0]);
  });

  test("the values of all moves, off by default, counted once a turn", async () => {
    expect(frameText(start())).not.toContain("loses");
    const shown = await play(start(), "v");
    await expectFrame(shown, "values");
    expect(matchOn(shown).hints).toEqual([1, 0]);
    const next = await play(shown, ...typed("7"), "return");
    expect(matchOn(next).hints).toEqual([1, 1]);
    expect(frameText(await play(next, "v"))).not.toContain("loses");
  });

  test("two people see the review of their game too", async () => {
    const over = await play(
      tableState(newGame(switchConquer, { start: "ABAB" })),
      ...typed("2"),
      "return",
      "g",
      "y",
    );
    expect(frameText(over)).toContain("Ann: skill ");
  });
});

test("a hint that names its move puts the highlight there", async () => {
  const state = await play(tableState(newGame(switchBattle, { start: "1010111" })), "end", "i", "i");
  if (state.scene.kind !== "table") throw new Error("no table");
  const { match, at, said } = state.scene;
  expect(said).toBe(`Try ${moveNames(match.game, currentPosition(match))[at]}.`);
});

test("mistakes are marked in the move list, and the end says why it came", async () => {
  const start = tableState(newGame(towerSwitch, { blocks: 5 }));
  const moves = ["1", "1", "1", "2"].flatMap((move) => [move, "return"]);
  const frame = frameText(await play(start, ...moves));
  expect(frame).toMatch(/1 Ann 1 \?/);
  expect(frame).toContain("The last block is gone.");
  expect(frame).toContain("First mistake: Ann gave away the win with move 1 (1); 2");
});
