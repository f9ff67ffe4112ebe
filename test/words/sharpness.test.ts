/** How sharp a game is, in the words of a set-up. */

import { expect, test } from "vitest";
import { games } from "../../src/games/index.ts";
import { advise } from "../../src/players/advise.ts";
import { sharpnessWords } from "../../src/words/sharpness.ts";
import { run } from "../support/program.ts";

test.each([
  [1, "every move can be a mistake"],
  [0.99, "every move can be a mistake"],
  [0.95, "nearly every move can be a mistake"],
  [0.59, "6 moves in 10 can be mistakes"],
  [0.51, "5 moves in 10 can be mistakes"],
  [0.35, "4 moves in 10 can be mistakes"],
  [0.34, "1 move in 3 can be a mistake"],
  [0.04, "1 move in 25 can be a mistake"],
  [0, "hardly any move can be a mistake"],
])("%d: %s", (share, words) => {
  expect(sharpnessWords({ share, exact: true })).toBe(words);
});

test("where it is not known nothing is said", () => {
  expect(sharpnessWords(null)).toBe("");
});

test.each([
  ["switch-and-capture", { switches: 10 }, "1 move in 19 can be a mistake"],
  ["switch-battle", { switches: 4 }, "every move can be a mistake"],
  ["switch-battle", { switches: 7 }, "5 moves in 10 can be mistakes"],
  ["switch-conquer", { switches: 4 }, "every move can be a mistake"],
  ["switch-conquer", { switches: 30 }, ""],
  ["tower-switch", { blocks: 10 }, "1 move in 7 can be a mistake"],
  ["factor-frenzy", { max: 10 }, "1 move in 14 can be a mistake"],
  ["factor-frenzy", { max: 1000 }, ""],
])("%s %j: %s", (game, options, words) => {
  expect(advise(games, { kind: "sharpness", game, options })).toMatchObject({ value: { words } });
});

test("the list of games says it, and what is recommended", async () => {
  const { out } = await run(["games"]);
  expect(out).toContain("by default, 1 move in 7 can be a mistake");
  expect(out).toContain("recommended: --blocks 16. ");
  const { games: listed } = JSON.parse((await run(["games", "--json"])).out);
  expect(listed[0]).toMatchObject({
    sharpness: "1 move in 7 can be a mistake",
    recommended: { options: { blocks: 16 } },
  });
});
