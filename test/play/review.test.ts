/** The review of a finished game speaks to the person looking at it. */

import { expect, test } from "vitest";
import type { Scorecard } from "../../src/computer/scorecard.ts";
import { agreeDraw, type Match, type Player, playMove, resign } from "../../src/core/match.ts";
import { toRecord } from "../../src/core/record.ts";
import type { Pair } from "../../src/core/seat.ts";
import { switchAndCapture, towerSwitch } from "../../src/games/index.ts";
import { applyAnswer } from "../../src/play/advice.ts";
import {
  askedPly,
  betterMoves,
  mistakeBefore,
  retryPly,
  reviewOf,
  turningPoint,
} from "../../src/play/game/review.ts";
import { gameScene } from "../../src/play/game/scene.ts";
import { isThinking, newTable, type Table, withMatch } from "../../src/play/table.ts";
import { notesOnTurn } from "../../src/play/words.ts";
import { describePly } from "../../src/terminal/lines/render.ts";
import { advise } from "../support/advise.ts";
import { newGame } from "../terminal/screen/helpers.ts";

const you: Pair<Player> = [{ name: "Ann" }, { name: "Computer", level: "easy" }];
const people: Pair<Player> = [{ name: "Ann" }, { name: "Ben" }];

function tower(moves: readonly (1 | 2)[], players = you, blocks = 5): Match {
  return moves.reduce<Match>(playMove, { ...newGame(towerSwitch, { blocks }), players });
}

function capture(start: string, ...moves: readonly number[]): Match {
  return moves.reduce<Match>(playMove, { ...newGame(switchAndCapture, { start }), players: you });
}

function cardOf(match: Match): Scorecard<string> {
  const answer = advise([match.game.of], { kind: "review", record: toRecord(match), quick: true });
  if (!answer.ok) throw new Error(answer.problem.message);
  return answer.value.card;
}

function told(match: Match): readonly string[] {
  return reviewOf(match, cardOf(match));
}

test("a review counts the mistakes and says why the last one lost", () => {
  expect(told(tower([2, 1, 1, 1]))).toEqual([
    "Move 3 lost the game: taking 1 left 1, and the computer took 1.",
  ]);
  expect(told(tower([1, 1, 1, 1, 1, 1, 1, 1, 1, 2], you, 11))).toEqual([
    "You made 2 mistakes. Move 7 lost the game: taking 1 left 4, and the computer took 1 and left 3, a multiple of three.",
  ]);
});

test("a review of a won game praises the player and names the computer's mistakes", () => {
  expect(told(tower([2, 1, 2]))).toEqual(["Flawless: you found 1 tricky move."]);
  expect(told(tower([1, 1, 2, 1, 1], you, 6))).toEqual([
    "You made no mistakes.",
    "Move 2 lost the game for the computer: taking 1 left 4 instead of a multiple of three, and you took 2.",
  ]);
});

test("a review doesn't praise a player who had help with every tricky move", () => {
  const match = tower([2, 1, 2, 1, 2], you, 8);
  expect(told({ ...match, assisted: [0, 2, 4] })).toEqual(["You had help with every tricky move."]);
  expect(told({ ...match, assisted: [0] })).toEqual([
    "You made no mistakes and found 1 tricky move without help.",
  ]);
  const easy = tower([1, 1, 2, 1, 1], you, 6);
  expect(told({ ...easy, assisted: [0, 2] })[0]).toBe("You made no mistakes, with help on 2 of 3 moves.");
});

test("a player who won in spite of a mistake isn't told that it lost the game", () => {
  expect(told(tower([1, 1, 1, 1, 1]))).toEqual([
    "Move 4 lost the game for the computer: taking 1 left 1, and you took 1.",
    "You made 1 mistake on move 1: taking 1 left 4, and the computer took 1 and left 3, a multiple of three.",
  ]);
});

test("a review says kindly that the start decided the game", () => {
  expect(told(tower([1, 2, 1, 2], you, 6))).toEqual([
    "This start was a win for the computer. 6 is a multiple of three: the computer answers 1 with 2 and 2 with 1, so every round takes three. You held out for 2 moves.",
  ]);
  expect(told(tower([1, 2, 1, 2], people, 6))).toEqual([
    "Ben made no mistakes and found 1 tricky move.",
    "This start was a win for Ben. Ann held out for 2 moves.",
  ]);
  const lost = { ...newTable({ match: tower([1, 2, 1, 2], you, 6), notes: [] }), review: null };
  const scene = gameScene({ ...lost, review: cardOf(lost.match) });
  expect([scene.main, scene.turning]).toEqual(["next", null]);
});

test("a game of one move offers the recommended setup", () => {
  const computerFirst: Pair<Player> = [{ name: "Computer", level: "easy" }, { name: "Ann" }];
  const match = tower([2], computerFirst, 2);
  expect(told(match)).toEqual([
    "The first move decided this game: from this start, the computer could win right away. Games with the recommended setup last longer.",
  ]);
  expect(gameScene({ ...newTable({ match, notes: [] }), review: cardOf(match) }).main).toBe("recommended");
});

test("a replay uses only one name for the computer", () => {
  expect(describePly(tower([2, 1]), 2).slice(0, 2)).toEqual([
    "Move 2 of 2: The computer plays 1",
    "The computer took block 3.",
  ]);
});

test("a player can only retry their own mistake in an online game", () => {
  const match = tower([2, 1, 1, 1], people);
  expect(turningPoint(match, cardOf(match), 2)).toBe(2);
  expect(retryPly(match, cardOf(match), 1)).toBe(2);
  expect(retryPly(match, cardOf(match), 2)).toBeNull();
  expect(retryPly(match, cardOf(match), "none")).toBeNull();
});

test("a player who looks back can retry the mistake on screen", () => {
  const match = tower([1, 1, 1, 1, 1, 1, 1, 1, 1, 2], you, 11);
  const shown = [null, 1, 2, 3, 7].map((viewing) => retryPly(match, cardOf(match), 1, viewing));
  expect(shown).toEqual([6, 0, null, null, 6]);
});

test("looking back names a win in one move that a player missed", () => {
  const match = tower([1, 1, 1, 1, 1]);
  expect([2, 3, 4, 5].flatMap((ply) => mistakeBefore(match, cardOf(match), ply))).toEqual([
    "Mistake: taking 1 left 1, and you took 1.",
    "2 would have won right away.",
  ]);
});

test("a review of a game between two people uses their names", () => {
  expect(told(tower([2, 1, 1, 1], people))).toEqual([
    "Ben made no mistakes.",
    "Move 3 lost the game for Ann: taking 1 left 1, and Ben took 1.",
  ]);
});

test("a review says that a won position was resigned or drawn", () => {
  const won = tower([1, 1, 1, 1], you, 11);
  expect(told(resign(won, 1))).toEqual(["You resigned while winning."]);
  expect(told(agreeDraw(won))).toEqual(["You agreed to a draw, but could have won."]);
  const resigned = resign(won, 1);
  expect(turningPoint(resigned, cardOf(resigned))).toBe(4);
});

test("a review of Switch and Capture names the row that would have won", () => {
  expect(told(agreeDraw(capture("0001000", 3)))).toEqual([
    "You made 1 mistake on move 1: choosing 3 let the computer draw, for example with 2. Another choice would have left just 5 and 7 OFF.",
    "Only you could still have won.",
  ]);
  expect(told(capture("0011000", 1, 3, 6, 3, 2))[1]).toBe(
    "Move 4 lost the game for the computer: choosing 3 left just 2 on the list, and you chose it.",
  );
});

test("a review says what a player gave away by resigning", () => {
  expect(told(resign(capture("0100011", 5), 1))).toEqual(["You resigned a game that only you could win."]);
  expect(told(resign(capture("0001000", 3), 1))).toEqual(["You resigned a game that only you could win."]);
  expect(told(resign(capture("1000101", 2), 1))).toEqual([
    "This start was a win for the computer. You held out for 1 move.",
  ]);
});

test("players read that their list hasn't gotten shorter, and later that they can offer a draw", () => {
  const circle = [5, 3, 6, 4, 3, 6, 2, 3, 4, 2, 6, 4];
  const notesAfter = (count: number) => notesOnTurn(capture("0100011", ...circle.slice(0, count)), "Offer!");
  expect(circle.map((_, at) => notesAfter(at + 1).length)).toEqual([0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1]);
  expect(notesAfter(6)).toEqual([
    "Your list hasn't gotten shorter in 6 moves: leave your opponent few choices that aren't on it.",
  ]);
  expect(notesAfter(12)).toEqual([
    "Your list hasn't gotten shorter in 12 moves, and this can go on forever. Offer!",
  ]);
});

test("the turning point is the loser's last mistake", () => {
  const match = tower([1, 1, 1, 1, 1, 1, 1, 1, 1, 2], you, 11);
  expect(turningPoint(match, cardOf(match))).toBe(6);
  const faultless = tower([2, 1, 2]);
  expect(turningPoint(faultless, cardOf(faultless))).toBeNull();
});

test("a shared game asks for a choice that isn't already the winning move", () => {
  const asked = (match: Match) => askedPly(match, cardOf(match), turningPoint(match, cardOf(match)));
  expect(asked(tower([2, 1, 1, 1]))).toBe(2);
  expect(asked(tower([2, 1, 1, 1, 2, 1, 2], you, 10))).toBe(4);
  // After the computer's mistake, every move wins.
  expect(asked(tower([1, 1, 2, 1, 1], you, 6))).toBeNull();
  expect(asked(tower([2], you, 2))).toBeNull();
});

test("better moves are named in a short list", () => {
  expect(betterMoves({ best: ["2"] })).toBe("2");
  expect(betterMoves({ best: ["1", "2"] })).toBe("1 or 2");
  expect(betterMoves({ best: ["1", "2", "3", "4", "5"] })).toBe("1, 2, 3 or one of two others");
});

test("a finished game has a headline, a reason and a turning point", () => {
  const match = tower([1, 1, 1, 2]);
  const scene = gameScene({ ...newTable({ match, notes: [] }), review: cardOf(match) });
  expect(scene.headline).toEqual({ sign: "lost", text: "You lost" });
  expect(scene.line).toBe("The computer took the last block.");
  expect(scene.turning).toBe(0);
  expect(scene.main).toBe("retry");
  expect(scene.review.join(" ")).not.toContain("Better");
  expect(scene.players?.map(({ name }) => name)).toEqual(["You", "Computer"]);
  const won = gameScene(newTable({ match: tower([2, 1, 2]), notes: [] }));
  expect([won.headline.text, won.line, won.main]).toEqual([
    "You win!",
    "You took the last block and beat the computer (easy).",
    "next",
  ]);
  const drawn = gameScene(newTable({ match: agreeDraw(tower([1])), notes: [] }));
  expect(drawn.headline).toEqual({ sign: "drawn", text: "A draw" });
  const thrownAway = agreeDraw(tower([1], you, 5));
  const retried = gameScene({ ...newTable({ match: thrownAway, notes: [] }), review: cardOf(thrownAway) });
  expect(retried.main).toBe("retry");
  expect(gameScene(newTable({ match: resign(tower([1]), 1), notes: [] })).line).toBe("You resigned.");
});

/** The computer's moves are the advisor's answers. */
function playedOn(table: Table, move: 1 | 2): Table {
  if (!isThinking(table)) return withMatch(table, playMove(table.match, move));
  const answer = { kind: "choose", move: String(move), exact: true } as const;
  return applyAnswer(table, table.match, answer);
}

test("the notes at the start stay until a person has moved", () => {
  const notes = ["Coin toss: Computer moves first."];
  const first: Pair<Player> = [{ name: "Computer", level: "easy" }, { name: "Ann" }];
  const notesAt = (moves: readonly (1 | 2)[], players: Pair<Player>) => {
    const table = newTable({ match: tower([], players), notes });
    return gameScene(moves.reduce(playedOn, table)).notes;
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
