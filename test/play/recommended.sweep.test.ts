/**
 * Recommended set-ups give a newcomer, who moves at random against the first level, a game of a fair length and a fair
 * chance. `npm run sweeps` measures them again and writes the texts beside them.
 */

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { threeHeaps } from "../../examples/three-heaps.ts";
import type { Game } from "../../src/core/game.ts";
import { recommendedSetup, setUp } from "../../src/core/setup.ts";
import { dealAsked, withoutStart } from "../../src/core/starts.ts";
import { games } from "../../src/games/index.ts";
import { recommendedNote, recommendedTexts } from "../../src/play/read-form.ts";
import { canWin, isFair } from "../../src/solver/analyze.ts";
import { expectGenerated, isUnchanged } from "../support/generated.ts";
import { must } from "../support/must.ts";
import { describeMeasured, keyOf, measure, startsOf, writeStarts } from "./recommended-document.ts";

const texts = { document: "src/games/recommended.ts", from: ["test/play/recommended-document.ts"] };

/** How long newcomers' games are, and how many of a hundred they win. */
const figures: Readonly<Record<string, readonly [moves: number, won: number]>> = {
  "tower-switch": [12, 34],
  "switch-battle": [25, 37],
  "factor-frenzy": [6, 44],
  "switch-conquer": [22, 38],
  "switch-and-capture": [18, 47],
};

const measured = isUnchanged(texts)
  ? games.filter(({ id }) => id !== "factor-frenzy" && id !== "switch-battle")
  : games;

test.each(measured.map((game) => [game.id, game] as const))(
  "a newcomer can win the recommended start of %s in 5 to 30 moves",
  (_id, game) => {
    const measured = measure(game);
    const { median, won } = measured;
    expect(median).toBeGreaterThanOrEqual(5);
    expect(median).toBeLessThanOrEqual(30);
    expect(won).toBeGreaterThanOrEqual(0.25);
    expect(won).toBeLessThanOrEqual(0.6);
    expect([median, Math.round(100 * won)]).toEqual(figures[game.id]);
    expect(readFileSync(texts.document, "utf8")).toContain(describeMeasured(measured));
  },
);

/** Every row of that size from which the deal could start. */
function everyStart(game: Game): readonly string[] {
  const { options = {} } = game.recommended ?? {};
  const symbols = game.starts?.written?.symbols ?? ["0", "1"];
  const size = Number(options.switches);
  const deal = dealAsked(game, { options });
  return Array.from({ length: 2 ** size }, (_, bits) => {
    const row = Array.from({ length: size }, (_each, at) => symbols[(bits >> at) & 1]).join("");
    const setup = setUp(game, { options: { ...withoutStart(options), start: row } });
    // A row in which the game is over is refused.
    if (!setup.ok) return [];
    const { game: at, start } = setup.value;
    const isMeant = deal === "fair" ? isFair(at, start) : canWin(at, start).some((can) => can !== false);
    return isMeant ? [keyOf(setup.value)] : [];
  }).flat();
}

test.each(measured.map((game) => [game.id, game] as const))(
  "the recommended deal of %s gives 50 different starts, or all that exist",
  (_id, game) => {
    const dealt = new Set(startsOf(game).map(keyOf));
    const kind = dealAsked(game, { options: game.recommended?.options ?? {} });
    if (kind === undefined) return expect(dealt.size).toBe(1);
    if (dealt.size >= 50) return;
    expect([...dealt].toSorted()).toEqual(everyStart(game).toSorted());
  },
);

test("src/games/recommended.ts is up to date", () => expectGenerated(texts, writeStarts));

test("the picture of a game shows a start that Play can open", () => {
  for (const game of measured) {
    const shown = must(recommendedSetup(game));
    expect(startsOf(game).map(keyOf)).toContain(keyOf(shown));
    expect(shown.game.options).toMatchObject(withoutStart(game.recommended?.options ?? {}));
  }
});

test("a note names the recommendation and how to get the original rules", () => {
  for (const game of games) {
    expect(recommendedNote(game)).toContain(game.recommended?.text);
    expect(recommendedNote(game)).toMatch(
      / To play by the original rules, choose [A-Z]\w+ \S+( and [A-Z]\w+ \S+)?\.$/,
    );
  }
});

test("a game without a recommendation keeps its own defaults", () => {
  expect(recommendedTexts(threeHeaps)).toEqual({});
  expect(recommendedNote(threeHeaps)).toBe("");
});
