/** Each game answers keys and typed moves with exactly these words. */

import { expect, test } from "vitest";
import type { Game } from "../../src/core/game.ts";
import type { DialogueAnswer } from "../../src/core/presentation.ts";
import type { Seat } from "../../src/core/seat.ts";
import { type SetupRequest, setUp } from "../../src/core/setup.ts";
import { switchBattle, switchConquer } from "../../src/games/index.ts";
import { findGameOf, gameAt } from "../support/find-game.ts";
import { must } from "../support/must.ts";

function said(game: Game, request: SetupRequest): string {
  const setup = setUp(game, request);
  if (!setup.ok) expect(setup.problem.code).toBe(request.from === undefined ? "bad-option" : "bad-key");
  return setup.ok ? "fine" : setup.problem.message;
}

function startOf(game: Game, request: SetupRequest): unknown {
  const setup = must(setUp(game, request));
  return setup.start;
}

const keys: readonly [string, string, string][] = [
  ["tower-switch", "10/0", "fine"],
  ["tower-switch", "9/1", "fine"],
  ["tower-switch", "8/2", "fine"],
  ...["x", "10/00", "a10/0", "10/3", "-1/1"].map((key): [string, string, string] => [
    "tower-switch",
    key,
    `"${key}" isn't a position code. Write how many blocks are left, a slash and how many were just taken, such as 10/0.`,
  ]),
  ["tower-switch", "11/1", '11/1 can\'t occur: the tower starts with 10 blocks. Set "blocks" higher.'],
  [
    "tower-switch",
    "9/0",
    "9/0 can't occur: 1 of the 10 blocks is gone, so the last move must have taken 1 or 2.",
  ],
  [
    "tower-switch",
    "8/0",
    "8/0 can't occur: 2 of the 10 blocks are gone, so the last move must have taken 1 or 2.",
  ],
  [
    "tower-switch",
    "10/1",
    "10/1 can't occur: 0 of the 10 blocks are gone, so the last move can't have taken 1.",
  ],
  [
    "tower-switch",
    "9/2",
    "9/2 can't occur: 1 of the 10 blocks is gone, so the last move can't have taken 2.",
  ],
  ["tower-switch", "08/2", "Write 08/2 without leading zeros: 8/2."],
  ["factor-frenzy", "2,3,4,5,6,7,8,9,10/-", "fine"],
  ["factor-frenzy", "2,3/10", "fine"],
  ["factor-frenzy", "3/2", "fine"],
  ["factor-frenzy", "/5", "fine"],
  ...["2;3", "2,3/5/", "x2,3/5"].map((key): [string, string, string] => [
    "factor-frenzy",
    key,
    `"${key}" isn't a position code. Write the numbers left, a slash and the last number taken, such as 2,3,4/5.`,
  ]),
  ["factor-frenzy", "3,2/5", '"3,2/5" can\'t occur: its numbers must go up, without repeats.'],
  ["factor-frenzy", "2,2/5", '"2,2/5" can\'t occur: its numbers must go up, without repeats.'],
  [
    "factor-frenzy",
    "1,2/5",
    '"1,2/5" can\'t occur: the numbers go from 2 to 10, and "max" sets the largest.',
  ],
  [
    "factor-frenzy",
    "2,11/5",
    '"2,11/5" can\'t occur: the numbers go from 2 to 10, and "max" sets the largest.',
  ],
  [
    "factor-frenzy",
    "2,3/11",
    '"2,3/11" can\'t occur: the numbers go from 2 to 10, and "max" sets the largest.',
  ],
  [
    "factor-frenzy",
    "2,3/1",
    '"2,3/1" can\'t occur: the numbers go from 2 to 10, and "max" sets the largest.',
  ],
  ["factor-frenzy", "2,3/-", '"2,3/-" can\'t occur: before the first move, the pool is still full.'],
  ["factor-frenzy", "2,3/3", "\"2,3/3\" can't occur: 3 was just taken, so it can't be in the pool."],
  ["factor-frenzy", "02,3/5", 'Write "02,3/5" without leading zeros: 2,3/5.'],
  ["switch-battle", "01", "fine"],
  ["switch-battle", "1111111", "fine"],
  ["switch-battle", "01a", '"01a" isn\'t a position code. Write 0 or 1 for each switch, such as 0101.'],
  ["switch-conquer", "ABAB", '"ABAB" doesn\'t say whose turn it is. Write ABAB/1 or ABAB/2.'],
  ["switch-conquer", "ABAB/3", '"ABAB/3" doesn\'t say whose turn it is. Write ABAB/1 or ABAB/2.'],
  ["switch-conquer", "ABAB/1/2", '"ABAB/1/2" doesn\'t say whose turn it is. Write ABAB/1 or ABAB/2.'],
  ["switch-conquer", "ABAB/11", '"ABAB/11" doesn\'t say whose turn it is. Write ABAB/1 or ABAB/2.'],
  [
    "switch-conquer",
    "ABAB/-",
    "ABAB/- isn't a finished game: its switches don't all show the same letter. Write ABAB/1 or ABAB/2.",
  ],
  ["switch-conquer", "AAAA/-", "fine"],
  ["switch-conquer", "BBBB/-", "fine"],
  [
    "switch-conquer",
    "ABC/1",
    '"ABC/1" isn\'t a position code. Write A or B for each switch, then /1 or /2 for whose turn it is, such as ABAB/1.',
  ],
];
const keyCases = keys.map((row) => {
  const [id, key, message] = row;
  return [`${id} ${message === "fine" ? "accepts" : "refuses"} the key ${JSON.stringify(key)}`, row] as const;
});
test.each(keyCases)("%s", (_name, [id, from, message]) => {
  expect(said(findGameOf(id), { from })).toBe(message);
});

test("fromKey refuses a key of another size", () => {
  const battle = gameAt("switch-battle", { switches: 3 });
  const told = battle.fromKey("01", 1);
  expect(told).toMatchObject({
    problem: { code: "bad-key", message: '"01" isn\'t a row of 3 switches. Write 0 or 1 for each one.' },
  });
  expect(battle.fromKey("01x", 1).ok).toBe(false);
  expect(gameAt("switch-conquer", { switches: 3 }).fromKey("ABX/1", 1).ok).toBe(false);
  expect(said(switchBattle, { options: { start: "" } })).toBe(
    "The start must be standard, random, fair or a row such as 0101 (got nothing).",
  );
});

test("the key of a won row names no player to move", () => {
  expect(startOf(switchConquer, { from: "AAAA/-" })).toMatchObject({ mover: 2, won: true });
  expect(startOf(switchConquer, { from: "BBBB/-" })).toMatchObject({ mover: 1, won: true });
  expect(startOf(switchConquer, { from: "AAAA/1" })).toMatchObject({ mover: 1, won: false });
  expect(said(switchConquer, { from: "ABAB/2", first: 1 })).toBe(
    "In ABAB/2, it's Player 2's turn, so Player 1 can't move first. Leave out the option \"first\".",
  );
  expect(said(switchConquer, { from: "ABAB/2", first: 2 })).toBe("fine");
});

test.each<[string, string]>([
  ["tower-switch", "8/2"],
  ["factor-frenzy", "2,3/5"],
  ["switch-battle", "0100"],
  ["switch-and-capture", "0100"],
])("%s lets the requested player move first at %s, or else player 1", (id, from) => {
  const moverOf = (request: SetupRequest) => must(setUp(findGameOf(id), request)).first;
  for (const first of [1, 2] as const) expect(moverOf({ from, first })).toBe<Seat>(first);
  expect(moverOf({ from })).toBe(1);
});

const flips = (size: number, pair: string) =>
  `Flip one switch (1 to ${size}) or two neighbors, such as ${pair}.`;
const tower = "You may remove 1 or 2 blocks.";
const typedMoves: readonly [string, SetupRequest, string, unknown][] = [
  ["tower-switch", {}, " 2 ", 2],
  ["tower-switch", {}, "3", tower],
  ["tower-switch", {}, "1.0", tower],
  ["tower-switch", {}, "+1", tower],
  ["tower-switch", {}, "1x", tower],
  ["tower-switch", {}, "01", 1],
  ["tower-switch", {}, "", tower],
  ["tower-switch", { from: "8/2" }, "2", "You may remove only 1 block."],
  ["tower-switch", { from: "8/2" }, "1", 1],
  ["factor-frenzy", {}, " 7 ", 7],
  ["factor-frenzy", {}, "2", 2],
  ["factor-frenzy", {}, "10", 10],
  ["factor-frenzy", {}, "", "You didn't type anything. Take one of the available numbers, such as 2."],
  [
    "factor-frenzy",
    { from: "2,3,4/6" },
    "x",
    '"x" isn\'t a number. Take one of the available numbers, such as 4.',
  ],
  ["factor-frenzy", { from: "2/4" }, "x", '"x" isn\'t a number. '],
  ["factor-frenzy", {}, "x4", '"x4" isn\'t a number. Take one of the available numbers, such as 2.'],
  ["factor-frenzy", {}, "4x", '"4x" isn\'t a number. Take one of the available numbers, such as 2.'],
  ["factor-frenzy", {}, "1", "1 is not in the pool."],
  ["factor-frenzy", { from: "2,3,8/4" }, "5", "5 has already been taken."],
  ["factor-frenzy", { from: "2,3,8/4" }, "2", "2 is a factor of 4, the opponent's last number."],
  ["factor-frenzy", { from: "2,3,8/4" }, "8", "8 is a multiple of 4, the opponent's last number."],
  ["factor-frenzy", {}, "11", "11 is not in the pool."],
  ["factor-frenzy", {}, "9".repeat(16), `"${"9".repeat(16)}" is not in the pool.`],
  ["switch-and-capture", { from: "0110" }, " 1 ", 1],
  ["switch-and-capture", { from: "0110" }, "4", 4],
  ["switch-and-capture", { from: "0110" }, "", "You didn't type anything. Choose one of: 1, 4."],
  ["switch-and-capture", { from: "0110" }, "x", '"x" isn\'t a switch number. Choose one of: 1, 4.'],
  ["switch-and-capture", { from: "0110" }, "0", "There's no switch 0. Choose one of: 1, 4."],
  ["switch-and-capture", { from: "0110" }, "5", "There's no switch 5. Choose one of: 1, 4."],
  ["switch-and-capture", { from: "0110" }, "2", "Switch 2 is already ON. Choose one of: 1, 4."],
  ["switch-battle", { from: "0000" }, "1", 0b1],
  ["switch-battle", { from: "0000" }, "4", 0b1000],
  ["switch-battle", { from: "0000" }, "4 - 3", 0b1100],
  ["switch-battle", { from: "0000" }, "1 , 2", 0b11],
  ["switch-battle", { from: "0000" }, "0", `There's no switch 0. ${flips(4, "3-4")}`],
  ["switch-battle", { from: "0000" }, "05", `There's no switch 5. ${flips(4, "3-4")}`],
  ["switch-battle", { from: "000" }, "1 3", `1 and 3 aren't neighbors. ${flips(3, "1-2")}`],
  ["switch-battle", { from: "000" }, "3 4", `There's no switch 4. ${flips(3, "1-2")}`],
  ["switch-battle", { from: "000" }, "0 1", `There's no switch 0. ${flips(3, "1-2")}`],
  ["switch-battle", { from: "000" }, "flop 1", `"flop 1" isn't a move. ${flips(3, "1-2")}`],
  ["switch-battle", { from: "000" }, "flip1", `"flip1" isn't a move. ${flips(3, "1-2")}`],
  ["switch-battle", { from: "000" }, "1 2 x", `"1 2 x" isn't a move. ${flips(3, "1-2")}`],
];
const typedCases = typedMoves.map((row) => {
  const [id, { from }, text, expected] = row;
  const verb = typeof expected === "string" ? "refuses" : "reads";
  const where = from === undefined ? id : `${id} at ${from}`;
  return [`${where} ${verb} the typed move ${JSON.stringify(text)}`, row] as const;
});
test.each(typedCases)("%s", (_name, [id, request, text, expected]) => {
  const { game, start } = must(setUp(findGameOf(id), request));
  const parsed = game.parseMove(start, text);
  expect(parsed.ok ? parsed.value : parsed.problem.message).toBe(expected);
  if (!parsed.ok) expect(parsed.problem.code).toBe("illegal-move");
});

function answered(of: Game, request: SetupRequest, ...typed: readonly string[]): unknown {
  const { game, start: position } = must(setUp(of, request));
  const asked: string[] = [];
  let question = game.dialogue?.ask(position);
  let answer: DialogueAnswer<unknown> | undefined;
  for (const text of typed) {
    if (question === undefined) break;
    asked.push(question.prompt);
    answer = question.read(text);
    question = answer.kind === "ask" ? answer.question : undefined;
  }
  if (answer?.kind === "move") return game.formatMove(position, answer.move);
  return answer?.kind === "bad" ? answer.message : asked;
}

const low = "Invalid move. Please select a position between 1 and 7.";
const pair = "Invalid move. Please select valid adjacent positions between 1 and 7.";
const conquer = { options: { start: "ABAB" } } as SetupRequest;
const dialogues: readonly [string, SetupRequest, readonly string[], string][] = [
  ["switch-battle", {}, ["flip 4"], "4"],
  ["switch-battle", {}, ["flip 3 4"], "3-4"],
  ["switch-battle", {}, ["flip 8"], low],
  ["switch-battle", {}, ["flip 3 5"], pair],
  ["switch-battle", {}, ["turn 3"], "Invalid move. Type flip 4, or flip 3 4 for two neighbors."],
  ["switch-battle", { from: "000" }, ["?"], "Invalid move. Type flip 2, or flip 1 2 for two neighbors."],
  ["switch-conquer", conquer, [" 1 ", " 2 "], "2"],
  ["switch-conquer", conquer, ["2", "3"], "3-4"],
  ["switch-conquer", conquer, ["1", "0"], "Please enter a number from 1 to 4."],
  ["switch-conquer", conquer, ["1", "5"], "Please enter a number from 1 to 4."],
  ["switch-conquer", conquer, ["1", "1"], "1"],
  ["switch-conquer", conquer, ["1", "4"], "4"],
  ["switch-conquer", conquer, ["1", "x"], "Please enter a number from 1 to 4."],
  ["switch-conquer", conquer, ["2", "4"], "Please enter a number from 1 to 3."],
  ["switch-conquer", conquer, ["3"], "Please enter 1 or 2."],
  ["switch-conquer", conquer, ["x1-2"], "Please enter 1 or 2."],
  ["switch-conquer", conquer, ["1-2x"], "Please enter 1 or 2."],
  ["switch-conquer", conquer, ["xflip 3"], "Please enter 1 or 2."],
  ["switch-conquer", conquer, ["FLIP 3"], "3"],
  ["switch-conquer", conquer, ["1-2"], "1-2"],
  ["switch-conquer", { options: { start: "A".repeat(12) } }, ["10-11"], "10-11"],
  ["switch-conquer", conquer, ["flip 9"], "Invalid move. Please select a position between 1 and 4."],
  ["tower-switch", {}, ["2"], "2"],
  ["tower-switch", {}, ["3"], "Invalid move. You may remove 1 or 2 blocks."],
];
const dialogueCases = dialogues.map((row) => {
  const [id, , typed, expected] = row;
  const words = typed.map((text) => JSON.stringify(text)).join(", then ");
  return [`${id} ${expected.endsWith(".") ? "refuses" : "accepts"} the answer ${words}`, row] as const;
});
test.each(dialogueCases)("the dialogue of %s", (_name, [id, request, typed, expected]) => {
  expect(answered(findGameOf(id), request, ...typed)).toBe(expected);
});

test.each<[string, string, string, SetupRequest, readonly string[]]>([
  ["tower-switch", "2", "take 2 blocks", {}, ["2", "Take 2", "Take 2."]],
  ["factor-frenzy", "7", "take 7.", {}, ["7", "Take 7", "select 7"]],
  [
    "switch-and-capture",
    "3",
    "turn 3 ON",
    {},
    ["3", "Choose 3", "toggle switch 3 ON.", "Switch 3", "take 3"],
  ],
  ["switch-battle", "3-4", "flip 3 and 4", {}, ["3-4", "Flip switches 3 and 4.", "3 and 4", "4 3", "4-3"]],
  ["switch-battle", "3-4", "flip 3 4", {}, ["flip 4 3", "FLIP 3 4", " flip  3   4 ", "3,4"]],
  [
    "switch-conquer",
    "3-4",
    "flip 3 and 4",
    { options: { start: "ABAB" } },
    ["Flip 3-4", "flip switches 3 and 4"],
  ],
])("%s reads every spelling of the move %s, such as %j", (...[id, name, one, request, others]) => {
  const { game, start } = must(setUp(findGameOf(id), request));
  for (const text of [one, ...others]) {
    const move = game.parseMove(start, text);
    expect([text, move.ok && game.formatMove(start, move.value)]).toEqual([text, name]);
  }
  for (const text of ["take", "flip and", "choose it", "2 and 2 and 2"])
    expect(game.parseMove(start, text).ok).toBe(false);
});
