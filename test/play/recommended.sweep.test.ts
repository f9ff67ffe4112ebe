/**
 * Recommended setups give a newcomer, who mostly moves at random against the first level, a game of a fair length and a
 * fair chance. `npm run sweeps` measures them again and rewrites their texts.
 */

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { threeHeaps } from "../../examples/three-heaps.ts";
import { pliesOf } from "../../src/core/analysis.ts";
import { otherSeat } from "../../src/core/seat.ts";
import { recommendedSetup } from "../../src/core/setup.ts";
import { dealAsked, withoutStart } from "../../src/core/starts.ts";
import { games } from "../../src/games/index.ts";
import * as dealer from "../../src/play/deal.ts";
import { nextRequest, openRequestedGame, recommendedRequest } from "../../src/play/open.ts";
import { recommendedNote, recommendedTexts } from "../../src/play/read-form.ts";
import { analyzePosition } from "../../src/solver/analyze.ts";
import { findGameOf } from "../support/find-game.ts";
import { expectGenerated, isUnchanged } from "../support/generated.ts";
import { must } from "../support/must.ts";
import { describeMeasured, keyOf, measure, startsOf, writeStarts } from "./recommended-document.ts";

const host = { now: () => new Date(0), newId: () => "next", dealer };

const texts = { document: "src/games/recommended.ts", from: ["test/play/recommended-document.ts"] };

/** How long newcomers' games are, and what percentage they win. */
const figures: Readonly<Record<string, readonly [moves: number, won: number]>> = {
  "tower-switch": [12, 37],
  "switch-battle": [22, 65],
  "factor-frenzy": [6, 45],
  "switch-conquer": [17, 59],
  "switch-and-capture": [27, 99],
};

const measured = isUnchanged(texts)
  ? games.filter(({ id }) => id !== "factor-frenzy" && id !== "switch-battle")
  : games;

test.each(measured.map((game) => [game.id, game] as const))(
  "a newcomer can win the recommended start of %s in 5 to 30 moves",
  (_id, game) => {
    const measured = measure(game);
    const { median, won, lost } = measured;
    expect(median).toBeGreaterThanOrEqual(5);
    expect(median).toBeLessThanOrEqual(30);
    expect(won).toBeGreaterThanOrEqual(0.25);
    // In Switch and Capture, only one player can win, and here that's the newcomer.
    if (measured.starts[0]?.game.needed === undefined) expect(won).toBeLessThanOrEqual(0.65);
    else expect(lost).toBe(0);
    expect([median, Math.round(100 * won)]).toEqual(figures[game.id]);
    expect(readFileSync(texts.document, "utf8")).toContain(describeMeasured(measured));
  },
);

test.each(games.map((game) => [game.id, game] as const))(
  "the recommended deal of %s gives 50 different starts, none of them won in one move",
  (_id, game) => {
    const starts = startsOf(game);
    const isDealt = dealAsked(game, { options: game.recommended?.options ?? {} }) !== undefined;
    expect(new Set(starts.map(keyOf)).size).toBeGreaterThanOrEqual(isDealt ? 50 : 1);
    const plies = starts.map(({ game: at, start }) => pliesOf(analyzePosition(at, start).value));
    expect(plies).not.toContain(1);
  },
);

test.each([1, 2] as const)("a rematch deals a row that the person can win if seat %i opens", (first) => {
  const game = findGameOf("switch-and-capture");
  const request = { ...recommendedRequest(game, "easy", 1), first: otherSeat(first) };
  let { match, deal } = must(openRequestedGame(host, request));
  for (let played = 0; played < 40; played++) {
    const last = { ...match, first: otherSeat(first) };
    ({ match } = must(openRequestedGame(host, nextRequest(last, deal))));
    const { value, canWin } = analyzePosition(match.game, match.positions[0]);
    expect([match.first, canWin[0], pliesOf(value) === 1]).toEqual([first, true, false]);
  }
});

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
      / To play by the original rules, set [A-Z]\w+ to \S+( and [A-Z]\w+ to \S+)?\.$/,
    );
  }
});

test("a game without a recommendation keeps its own defaults", () => {
  expect(recommendedTexts(threeHeaps)).toEqual({});
  expect(recommendedNote(threeHeaps)).toBe("");
});
