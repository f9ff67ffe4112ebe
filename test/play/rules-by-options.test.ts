/** If options change the rules, every face shows the rules and the goal of the game being played. */

import { expect, test } from "vitest";
import type { Game, Variant } from "../../src/core/game.ts";
import { currentPosition } from "../../src/core/match.ts";
import { optionLabel } from "../../src/core/words/options.ts";
import { dialogueOf } from "../../src/core/words/simple-dialogue.ts";
import { movePrompt, winnerPrompt } from "../../src/measure/protocol/prompt.ts";
import { variantInForm } from "../../src/play/read-form.ts";
import { spokenDialogue } from "../../src/terminal/spoken/dialogue.ts";
import { rulesText } from "../../src/terminal/text/rules-text.ts";
import { sideHeaps } from "../support/board-games.ts";
import { gameAt } from "../support/find-game.ts";
import { must } from "../support/must.ts";
import { runWith } from "../support/program.ts";
import { frameText, newGame, press, tableState } from "../terminal/screen/helpers.ts";

const wins = newGame(sideHeaps, { last: "wins" });
const [takeIt, leaveIt] = ["Take the last thing.", "Make your opponent take the last thing."];

test("the goal of a game depends on its options", () => {
  const position = currentPosition(wins);
  expect(wins.game.goal(position, 1)).toBe(takeIt);
  expect(gameAt(sideHeaps, { ...wins.game.options, last: "loses" }).goal(position, 1)).toBe(leaveIt);
  expect(wins.game.rulesPage.rules).toEqual(["The last thing wins."]);
});

test("a prompt contains only the goal of its options", () => {
  const situation = { game: wins.game, position: currentPosition(wins) };
  for (const prompt of [movePrompt(situation), winnerPrompt(situation)]) {
    expect(prompt).toContain(takeIt);
    expect(prompt).not.toContain(leaveIt);
  }
});

test("dialogues and rules pages contain only the goal of the chosen options", () => {
  const { game } = wins;
  const position = currentPosition(wins);
  const said = [
    ...rulesText(game),
    ...dialogueOf(game).turn(position, "Ann"),
    ...spokenDialogue(wins).opening(position),
  ].join("\n");
  expect(said.split(takeIt)).toHaveLength(4);
  expect(said).not.toContain(leaveIt);
});

test("the screen shows the goal and rules of the chosen options", () => {
  const frame = frameText(tableState(wins));
  expect(frame).toContain(`Goal: ${takeIt}`);
  const page = frameText(press(tableState(wins), "r"));
  expect(page).toContain("The last thing wins.");
});

test("a form shows the rules of the chosen or default options", () => {
  const goalIn = (texts: Parameters<typeof variantInForm>[1]) =>
    must(variantInForm(sideHeaps, texts)).rulesPage.goal;
  expect(goalIn({ last: "wins" })).toBe(takeIt);
  expect(goalIn({})).toBe(leaveIt);
  expect(goalIn({ last: "nothing" })).toBe(leaveIt);
});

test("the rules command takes the game's options and refuses others", async () => {
  const games = [sideHeaps];
  const shown = await runWith(games, ["rules", "side-heaps", "--last", "wins"]);
  expect(shown.out).toContain("The last thing wins.");
  expect(shown.out).not.toContain(leaveIt);
  const json = await runWith(games, ["rules", "side-heaps", "--last", "wins", "--json"]);
  expect(JSON.parse(json.out)).toMatchObject({ goal: takeIt });
  const refused = await runWith(games, ["rules", "side-heaps", "--last", "draws"]);
  expect(refused.code).not.toBe(0);
  expect(refused.err).toContain("--last must be loses or wins");
});

test("the rules command and a form never ask for rules of options that the game refuses", async () => {
  const picky: Game = {
    ...(sideHeaps as Game),
    refusal: ({ heap1 }) => (heap1 === 9 ? "Nine is too many." : undefined),
    at: (options) => {
      if (options.heap1 === 9) throw new Error("The game has refused this.");
      return sideHeaps.at(options as never) as Variant;
    },
  };
  const refused = await runWith([picky], ["rules", "side-heaps", "--heap1", "9"]);
  expect([refused.code, refused.err]).toEqual([2, expect.stringContaining("Nine is too many.")]);
  expect(must(variantInForm(picky, { heap1: "9", last: "wins" })).rulesPage.goal).toBe(leaveIt);
});

test("an option is called by its label or its spelled-out name", () => {
  const { options } = sideHeaps;
  expect(optionLabel("heap1", options.heap1)).toBe("Heap 1");
  expect(optionLabel("otherHeaps", options.others)).toBe("Other heaps");
  expect(optionLabel("last", options.last)).toBe("The last thing");
  expect(optionLabel("board-size", undefined)).toBe("Board size");
});
