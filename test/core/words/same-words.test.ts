/** The page and the terminal describe each ending and each value in the same words. */

import { expect, test } from "vitest";
import { threeHeaps } from "../../../examples/three-heaps.ts";
import type { Value } from "../../../src/core/analysis.ts";
import { conclude } from "../../../src/core/match.ts";
import { type EndReason, endReasons } from "../../../src/core/rules.ts";
import { describeResult, endingLines, endSentence } from "../../../src/core/words/endings.ts";
import {
  describeCanWin,
  describeValue,
  describeWinner,
  markValue,
  predict,
  valueBadge,
} from "../../../src/core/words/values.ts";
import { towerSwitch } from "../../../src/games/index.ts";
import { changedAloud } from "../../../src/page/state/spoken.ts";
import { gameActivity } from "../../../src/play/game/game.ts";
import { namesFor } from "../../../src/play/words.ts";
import { describePly } from "../../../src/terminal/lines/render.ts";
import { frameText, newGame, tableState } from "../../terminal/screen/helpers.ts";

const endings = endReasons.flatMap((reason) => ([1, 2, null] as const).map((winner) => ({ reason, winner })));

const endingCases = endings.map(
  (ending) =>
    [ending.reason, ending.winner === null ? "no winner" : `winner ${ending.winner}`, ending] as const,
);

test.each(endingCases)(
  'page, screen and replay use the same words for the ending "%s" with %s',
  (_reason, _winner, outcome) => {
    const { winner } = outcome;
    for (const game of [towerSwitch, threeHeaps]) {
      const open = newGame(game);
      const match = conclude(open, outcome);
      const told = endingLines(match);
      expect(told.length).toBeGreaterThan(0);
      expect(describePly(match, 0).slice(-told.length)).toEqual(told);
      const [before, after] = [open, match].map((each) => gameActivity({ match: each, notes: [] }));
      const said = before && after ? changedAloud(before, after, { kind: "decide", yes: true }) : "";
      const why = endSentence(match, namesFor(match));
      expect(said).toContain(why);
      const frame = frameText(tableState(match));
      expect(frame).toContain(why);
      for (const line of winner === null ? [] : told.slice(-1)) {
        expect(said).toContain(line);
        expect(frame).toContain(line);
      }
    }
  },
);

/** Says what the loser did or, without a winner, how the game ended. */
const phrases: Readonly<Record<EndReason, readonly [won: readonly string[], drawn: string]>> = {
  finished: [["Ann wins the game!"], "The game is drawn."],
  resigned: [["Ben resigns.", "Ann wins the game!"], "The game is over, with no winner."],
  agreed: [["Ann wins the game!"], "The game is drawn by agreement."],
  unfinished: [["Ann wins the game!"], "The game is unfinished."],
  timeout: [["Ben ran out of time.", "Ann wins the game!"], "The game is drawn because time ran out."],
  abandoned: [["Ben left the game.", "Ann wins the game!"], "The game is drawn because a player left."],
  forfeit: [["Ben forfeited the game.", "Ann wins the game!"], "The game is over, with no winner."],
};

test.each(endReasons)('the ending "%s" is put into words with and without a winner', (reason) => {
  const open = newGame(threeHeaps);
  expect(endingLines(conclude(open, { winner: 1, reason }))).toEqual(phrases[reason][0]);
  expect(endingLines(conclude(open, { winner: null, reason }))).toEqual([phrases[reason][1]]);
});

test("a result in a list names the winner and the reason", () => {
  const { players } = newGame(threeHeaps);
  expect(describeResult(null, players)).toBe("open");
  expect(describeResult({ winner: 2, reason: "finished" }, players)).toBe("Ben won");
  expect(describeResult({ winner: 2, reason: "resigned" }, players)).toBe("Ben won (Ann resigned)");
  expect(describeResult({ winner: null, reason: "agreed" }, players)).toBe("drawn by agreement");
});

const names = ["Ann", "Ben"] as const;
const values: readonly (readonly [Value | null, string, string, string, string])[] = [
  [{ kind: "win", plies: 5 }, "wins in 5 moves", "+", "▲5", "With best play, Ann wins in 5 moves."],
  [{ kind: "win", plies: 1 }, "wins in 1 move", "+", "▲1", "With best play, Ann wins in 1 move."],
  [{ kind: "win" }, "wins", "+", "▲", "With best play, Ann wins."],
  [{ kind: "loss", plies: 6 }, "loses in 6 moves", "-", "▼6", "With best play, Ben wins in 6 moves."],
  [{ kind: "loss" }, "loses", "-", "▼", "With best play, Ben wins."],
  [{ kind: "draw" }, "draws", "=", "=", "With best play, it's a draw."],
  [null, "not known", "?", "?", "The outcome isn't known yet."],
];

const valueCases = values.map((row) => [row[1], row] as const);

test.each(valueCases)(
  'the value "%s" has matching words, mark, badge and prediction',
  (_name, [value, words, mark, badge, prediction]) => {
    expect(describeValue(value)).toBe(words);
    expect(markValue(value)).toBe(`${mark} ${words}`);
    expect(valueBadge(value)).toBe(badge);
    expect(predict(value, 1, names)).toBe(prediction);
  },
);

test("a finished position says who has won, without a distance", () => {
  expect(describeWinner({ kind: "loss", plies: 0 }, 1, names)).toBe("Ben has won");
});

test.each([
  [[true, true], "Either player can still win if their opponent makes a mistake."],
  [[true, false], "Only Ann can still win."],
  [[false, true], "Only Ben can still win."],
  [[null, true], "Ben can still win, and maybe Ann can, too."],
  [[null, null], "We don't know yet who can still win."],
  [[false, null], "We don't know yet who can still win."],
  [[false, false], "Neither player can win anymore."],
] as const)("describeCanWin(%j) says: %s", (canWin, words) => {
  expect(describeCanWin(names, canWin)).toBe(words);
});
