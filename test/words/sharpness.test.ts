/** How sharp a game is, in the words of a set-up. */

import { expect, test } from "vitest";
import { games } from "../../src/games/index.ts";
import { advise } from "../../src/players/advise.ts";
import { sharpnessWords } from "../../src/words/sharpness.ts";
import { run } from "../support/program.ts";

test.each([
  [1, "every move matters"],
  [0.99, "every move matters"],
  [0.95, "nearly every move matters"],
  [0.59, "6 moves in 10 matter"],
  [0.51, "every second move matters"],
  [0.35, "4 moves in 10 matter"],
  [0.34, "1 move in 3 matters"],
  [0.04, "1 move in 25 matters"],
  [0, "hardly any move matters"],
])("%d: %s", (share, words) => {
  expect(sharpnessWords({ share, exact: true })).toBe(words);
});

test("where it is not known nothing is said", () => {
  expect(sharpnessWords(null)).toBe("");
});

test.each([
  ["switch-and-capture", { switches: 10 }, "1 move in 19 matters"],
  ["switch-battle", { switches: 4 }, "every move matters"],
  ["switch-battle", { switches: 7 }, "every second move matters"],
  ["switch-conquer", { switches: 4 }, "every move matters"],
  ["switch-conquer", { switches: 30 }, ""],
  ["tower-switch", { blocks: 10 }, "1 move in 7 matters"],
  ["factor-frenzy", { max: 10 }, "1 move in 14 matters"],
  ["factor-frenzy", { max: 1000 }, ""],
])("%s %j: %s", (game, options, words) => {
  expect(advise(games, { kind: "sharpness", game, options })).toMatchObject({ value: { words } });
});

test("the list of games says it, and what is recommended", async () => {
  const { out } = await run(["games"]);
  expect(out).toContain("by default, 1 move in 7 matters");
  expect(out).toContain("recommended: --blocks 20. ");
  const { games: listed } = JSON.parse((await run(["games", "--json"])).out);
  expect(listed[3]).toMatchObject({
    sharpness: "1 move in 7 matters",
    recommended: { options: { blocks: 20 } },
  });
});
