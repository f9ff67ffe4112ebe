/** Recalculates every number in the games' theories, and notices a wrong one. */

import { describe, expect, test } from "vitest";
import { claimPattern, theorySections } from "../../../src/computer/theory.ts";
import { describeValue } from "../../../src/core/words/values.ts";
import { games } from "../../../src/games/index.ts";
import { type Calculations, claimsIn, faultIn, number, planted } from "./claims.ts";
import { factorFrenzy } from "./factor-frenzy.ts";
import { switchBattle, switchConquer } from "./rows.ts";
import { switchAndCapture } from "./switch-and-capture.ts";
import { towerSwitch } from "./tower-switch.ts";
import { truthAbout } from "./truth.ts";

const calculations: Readonly<Record<string, Calculations>> = {
  "switch-and-capture": switchAndCapture,
  "switch-battle": switchBattle,
  "switch-conquer": switchConquer,
  "tower-switch": towerSwitch,
  "factor-frenzy": factorFrenzy,
};

describe.each(games.map((game) => [game.id, game] as const))("in %s", (_id, game) => {
  const truth = truthAbout(game);
  const own = calculations[game.id] ?? {};
  const text = async () => (await game.theory?.()) ?? "";

  test("every claim of the theory agrees with its own calculation", async () => {
    const claims = claimsIn(await text());
    expect(claims.map((claim) => faultIn(claim, truth, own)).filter((fault) => fault !== null)).toEqual([]);
    const names = claims.map(({ name }) => name);
    expect(Object.keys(own).filter((known) => !names.some((name) => name.startsWith(known)))).toEqual([]);
    expect(claims.length).toBeGreaterThan(10);
  });

  test("the calculations find a wrong number in any claim of the theory", async () => {
    const wrong = claimsIn(await text()).flatMap(planted);
    expect(wrong.filter((claim) => faultIn(claim, truth, own) === null)).toEqual([]);
    expect(wrong.length).toBeGreaterThan(10);
  });

  test("every number of the theory belongs to a checked claim", async () => {
    const lines = (await text()).replaceAll(claimPattern, "").split("\n");
    const bare = lines.map((line) => line.replace(/^@ .*?\. /, ""));
    expect(bare.filter((line) => line.match(number) !== null)).toEqual([]);
  });

  test("every example of the theory shows the right value", async () => {
    const examples = (await theorySections(game)).flatMap((section) => section.examples);
    for (const { options, from, verdict } of examples)
      expect(verdict).toContain(` to move: ${describeValue(truth.value(options, from))}.`);
    expect(examples.length).toBe((await text()).match(/^@ /gm)?.length);
    expect(examples.length).toBeGreaterThan(1);
  });
});
