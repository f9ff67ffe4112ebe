/** A finished game with hindsight, told to the person who looks at it. */

import { expect, test } from "vitest";
import type { Scorecard } from "../../src/computer/scorecard.ts";
import { agreeDraw, type Match, type Player, playMove, resign } from "../../src/core/match.ts";
import { toRecord } from "../../src/core/record.ts";
import type { Pair } from "../../src/core/seat.ts";
import { towerSwitch } from "../../src/games/index.ts";
import { reviewOf, turningPoint } from "../../src/play/game/review.ts";
import { gameScene } from "../../src/play/game/scene.ts";
import { newTable, withMatch } from "../../src/play/table.ts";
import { describePly } from "../../src/terminal/lines/render.ts";
import { advise } from "../support/advise.ts";
import { newGame } from "../terminal/screen/helpers.ts";

const you: Pair<Player> = [{ name: "Ann" }, { name: "Computer", level: "easy" }];
const people: Pair<Player> = [{ name: "Ann" }, { name: "Ben" }];

function tower(moves: readonly (1 | 2)[], players = you, blocks = 5): Match {
  return moves.reduce<Match>(playMove, { ...newGame(towerSwitch, { blocks }), players });
}

function cardOf(match: Match): Scorecard<string> {
  const answer = advise([towerSwitch], { kind: "review", record: toRecord(match), quick: true });
  if (!answer.ok) throw new Error(answer.problem.message);
  return answer.value.card;
}

function told(match: Match): readonly string[] {
  return reviewOf(match, cardOf(match)).lines;
}

test("a review counts mistakes and explains the last one", () => {
  expect(told(tower([2, 1, 1, 1]))).toEqual([
    "You made one mistake: move 3 (1) let the computer win. Better: 2.",
  ]);
  expect(told(tower([1, 1, 1, 1, 1, 1, 1, 1, 1, 2], you, 11))).toEqual([
    "You made 2 mistakes; move 7 (1) let the computer win. Better: 2, to leave 3, a multiple of three.",
    "The computer made one mistake: move 4 (1) threw away the win.",
  ]);
  expect(told(tower([2, 1, 2]))).toEqual(["You made no mistakes."]);
});

test("a replay uses only one name for the computer", () => {
  expect(describePly(tower([2, 1]), 2).slice(0, 2)).toEqual([
    "Move 2 of 2: The computer plays 1",
    "The computer took block 3.",
  ]);
});

test("a review of a game between two people uses their names", () => {
  expect(told(tower([2, 1, 2], people))).toEqual(["No mistakes on either side."]);
  expect(told(tower([2, 1, 1, 1], people))).toEqual([
    "Ann made one mistake: move 3 (1) let Ben win. Better: 2.",
    "Ben made no mistakes.",
  ]);
});

test("a review says that a won position was resigned or drawn", () => {
  const won = tower([1, 1, 1, 1], you, 11);
  expect(told(resign(won, 1))).toEqual([
    "You resigned a won position.",
    "You made one mistake: move 1 (1) threw away the win. Better: 2, to leave 9, a multiple of three.",
    "The computer made one mistake: move 4 (1) threw away the win.",
  ]);
  expect(told(agreeDraw(won))[0]).toBe("You agreed to a draw while winning.");
  const resigned = resign(won, 1);
  expect(turningPoint(resigned, cardOf(resigned))).toEqual({
    ply: 4,
    text: "You resigned a won position.",
    again: false,
  });
});

test("the turning point is the loser's last mistake", () => {
  const match = tower([1, 1, 1, 1, 1, 1, 1, 1, 1, 2], you, 11);
  expect(turningPoint(match, cardOf(match))).toEqual({
    ply: 6,
    text: "Turning point: move 7. You threw away the win with 1. Better: 2, to leave 3, a multiple of three.",
    again: true,
  });
  const faultless = tower([2, 1, 2]);
  expect(turningPoint(faultless, cardOf(faultless))).toBeNull();
  const card = cardOf(match);
  const many = { ...card, moves: card.moves.map((move) => ({ ...move, best: ["1", "2", "3", "4", "5"] })) };
  expect(turningPoint(match, many)?.text).toContain("Better: 1, 2, 3 and 2 others.");
});

test("a finished game has a headline, a reason and a turning point", () => {
  const match = tower([1, 1, 1, 2]);
  const scene = gameScene({ ...newTable({ match, notes: [] }), review: cardOf(match) });
  expect(scene.headline).toEqual({ sign: "lost", text: "You lost" });
  expect(scene.line).toBe("The computer took the last block.");
  expect(scene.turning?.ply).toBe(0);
  expect(scene.main).toBe("next");
  expect(scene.players?.map(({ name }) => name)).toEqual(["You", "Computer"]);
  const won = gameScene(newTable({ match: tower([2, 1, 2]), notes: [] }));
  expect([won.headline.text, won.line]).toEqual(["You win", "You took the last block."]);
  const drawn = gameScene(newTable({ match: agreeDraw(tower([1])), notes: [] }));
  expect(drawn.headline).toEqual({ sign: "drawn", text: "A draw" });
  expect(gameScene(newTable({ match: resign(tower([1]), 1), notes: [] })).line).toBe("You resigned.");
});

test("the notes at the start stay until a person has moved", () => {
  const notes = ["Coin toss: Computer moves first."];
  const first: Pair<Player> = [{ name: "Computer", level: "easy" }, { name: "Ann" }];
  const notesAt = (moves: readonly (1 | 2)[], players: Pair<Player>) => {
    const table = newTable({ match: tower([], players), notes });
    return gameScene(moves.reduce((at, move) => withMatch(at, playMove(at.match, move)), table)).notes;
  };
  expect(notesAt([], you)).toEqual(notes);
  expect(notesAt([], first)).toEqual(notes);
  expect(notesAt([1], first)).toEqual(notes);
  expect(notesAt([1], you)).toEqual([]);
  expect(notesAt([1, 1], first)).toEqual([]);
});

test("the rule for the current turn is shown only to a person", () => {
  const ruleAt = (match: Match) => gameScene(newTable({ match, notes: [] })).rule;
  expect(ruleAt(tower([]))).toBe("Take 1 or 2 blocks.");
  expect(ruleAt(tower([1]))).toBe("");
  expect(ruleAt(tower([2], people))).toBe("Take 1 block: your opponent just took 2.");
  expect(ruleAt(tower([1, 1, 1, 1], people))).toBe("One block is left. Take it!");
  expect(ruleAt(tower([2, 1, 2], people))).toBe("");
});
