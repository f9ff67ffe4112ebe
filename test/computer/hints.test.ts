/** Hints: first a nudge, then the move, then the reason; and a computer's answer to a draw offer. */

import { expect, test } from "vitest";
import { acceptsDraw, chooseMove } from "../../src/computer/computer.ts";
import { hintAt } from "../../src/computer/hints.ts";
import { situationOf } from "../../src/computer/player.ts";
import { type Match, newMatch, playMove } from "../../src/core/match.ts";
import { setUp } from "../../src/core/setup.ts";
import { hiddenFamily } from "../support/hidden-family.ts";
import { must } from "../support/must.ts";
import { everyGame } from "../support/sample-setups.ts";

const details = {
  id: "test",
  players: [{ name: "Ann" }, { name: "Computer", level: "medium" }] as const,
  seed: 3,
  startedAt: "2026-11-15T00:00:00.000Z",
  series: null,
};

function matchOf(id: string, options: Record<string, string | number> = {}): Match {
  const game = [...everyGame, hiddenFamily].find((candidate) => candidate.id === id);
  if (game === undefined) throw new Error(id);
  const setup = must(setUp(game, { options }));
  return newMatch(setup, details);
}

function hints(match: Match): readonly string[] {
  return [0, 1, 2, 3].map((asked) => hintAt(situationOf(match), asked).text);
}

test("hints first mention a win, then name the move, then explain it", () => {
  const [nudge, move, reason, again] = hints(matchOf("tower-switch"));
  expect(nudge).toBe(
    "You can force a win, and every move keeps it. Think about how you'll answer your opponent.",
  );
  expect(move).toBe("Try 1.");
  expect(reason).toBe("Take 1 to leave 9, a multiple of three. From then on, answer 1 with 2 and 2 with 1.");
  expect(again).toBe(reason);
});

test("hints point to a win in one move", () => {
  expect(hints(matchOf("switch-battle", { start: "1110111" }))).toEqual([
    "You can win with your next move. Find it!",
    "Try 4.",
    "Flipping 4 turns the whole row to 1 and wins.",
    "Flipping 4 turns the whole row to 1 and wins.",
  ]);
});

test("a hint in a drawn row counts the losing moves and gives the best chance", () => {
  const [nudge, , reason] = hints(matchOf("switch-battle", { start: "1010111" }));
  expect(nudge).toMatch(
    /^Neither player can force a win here, but \d+ of your 13 moves let your opponent force one\.$/,
  );
  expect(reason).toMatch(/you win within 20 of your own moves in (over )?\d+(\.\d)?% of games\.$/);
});

test("a hint tells a player that they can no longer win", () => {
  const [nudge] = hints(matchOf("switch-and-capture", { start: "1000000000" }));
  expect(nudge).toBe(
    "Neither player can force a win here. You can't win anymore, but every move keeps the draw.",
  );
  const [open] = hints(matchOf("switch-battle", { start: "0000011" }));
  expect(open).toMatch(/look for one that lets your opponent make a mistake\.$/);
});

test("a hint says when no move can be a mistake", () => {
  const [nudge] = hints(matchOf("switch-battle"));
  expect(nudge).toMatch(/^Play anything! You can't make a mistake yet/);
});

test("a hint says when no exact value is known", () => {
  const [nudge, , reason] = hints(matchOf("hidden-family", { max: 30 }));
  expect(nudge).toMatch(/^It's too early to know for sure\./);
  expect(reason).toMatch(/looks best a few moves ahead, but it's too early to know for sure\.$/);
});

test("a computer accepts a draw only if it can't win", () => {
  expect(acceptsDraw(matchOf("switch-battle"), 2)).toBe(true);
  expect(acceptsDraw(matchOf("switch-battle", { start: "1110111" }), 2)).toBe(true);
  expect(acceptsDraw(matchOf("tower-switch"), 2)).toBe(true);
  expect(acceptsDraw(matchOf("tower-switch"), 1)).toBe(false);
  expect(acceptsDraw(matchOf("tower-switch", { blocks: 9 }), 2)).toBe(false);
  expect(acceptsDraw(matchOf("factor-frenzy", { max: 100 }), 2)).toBe(true);
  expect(acceptsDraw(matchOf("factor-frenzy", { max: 100 }), 1)).toBe(false);
  expect(acceptsDraw(matchOf("hidden-family", { max: 30 }), 2)).toBe(false);
});

test("a computer's move depends on the match alone", () => {
  const match = matchOf("switch-battle");
  const [move] = match.game.moves(match.positions[0]);
  const next = playMove(match, move);
  expect(chooseMove(next, "medium")).toEqual(chooseMove({ ...next, id: "other" }, "medium"));
});
