/** `defineGame` fills in the right defaults. */

import { expect, test } from "vitest";
import { checkGame } from "../../../src/author/check/check-game.ts";
import { scorecard } from "../../../src/computer/scorecard.ts";
import { cellsOf } from "../../../src/core/board.ts";
import { defineGame } from "../../../src/core/define/define-game.ts";
import { gridBoard, gridNames, stackGroup, turnedPositions } from "../../../src/core/define/grid.ts";
import { moveNames } from "../../../src/core/rules.ts";
import { otherSeat, type Seat } from "../../../src/core/seat.ts";
import { playLine, setUp } from "../../../src/core/setup.ts";
import { dialogueOf } from "../../../src/core/words/simple-dialogue.ts";
import { analyzePosition } from "../../../src/solver/analyze.ts";
import { must } from "../../support/must.ts";
import { tug as tugGame } from "../../support/tug.ts";

const tug = tugGame.at({});

const drawn = ["2", "3", "2", "1", "2", "3", "2", "1"];

function end(moves: readonly string[]) {
  const { start } = must(setUp(tugGame, {}));
  return must(playLine(tug, start, moves)).positions.at(-1) ?? start;
}

test("defineGame fills in defaults for all but a dozen members", () => {
  const start = tug.start(1);
  expect(tug.seatNames).toEqual(["Player 1", "Player 2"]);
  expect(tug.board(start)[1]?.cells.map(({ label }) => label)).toEqual(["1", "2", "3"]);
  expect(tug.describeMove(start, 2, { name: "Ann", person: true })).toEqual(["You played 2."]);
  expect(tug.describeMove(start, 2, { name: "Ann", person: false })).toEqual(["Ann played 2."]);
  expect(tug.parseMove(start, " 2 ")).toEqual({ ok: true, value: 2 });
  expect(tug.parseMove(start, "4")).toMatchObject({
    problem: { code: "illegal-move", message: '"4" isn\'t a legal move. Choose 1, 2 or 3.' },
  });
});

test("a game that ends in a draw says so and has the value draw", () => {
  const position = end(drawn);
  expect(tug.outcome(position)).toBe("drawn");
  const table = [
    { name: "Ann", person: true },
    { name: "Ben", person: true },
  ] as const;
  expect(dialogueOf(tug).ending(position, table)).toEqual(["The game is drawn."]);
  expect(analyzePosition(tug, position)).toMatchObject({
    over: true,
    winner: null,
    value: { kind: "draw" },
  });
  expect(analyzePosition(tug, end(drawn.slice(0, -1))).moves).toMatchObject([
    { move: 1, value: { kind: "draw" } },
    { move: 3, value: { kind: "draw" } },
  ]);
  expect(scorecard(tug, [tug.start(1)], []).firstMistake).toBeNull();
});

interface Place {
  readonly at: string;
  readonly mover: Seat;
}

/** Walk from a1 to b1, or pass and lose. */
const named = { id: "walk", title: "Walk", options: {} };
const walk = {
  start: (first: Seat): Place => ({ at: "a1", mover: first }),
  moves: ({ at }: Place) => (at === "a1" ? [["a1", "b1"], ["pass"]] : []),
  play: ({ mover }: Place, move: readonly string[]): Place => ({
    at: move[1] ?? "over",
    mover: otherSeat(mover),
  }),
  outcome: ({ at, mover }: Place) => (at === "a1" ? null : at === "b1" ? otherSeat(mover) : mover),
  board: ({ at }: Place) => gridBoard(at === "b1" ? ".X" : "X.", { columns: 2 }),
};

test("a move is named after its parts and selects their cells", () => {
  const whole = defineGame({ ...named, at: () => walk });
  const game = whole.at({});
  const start = game.start(1);
  const [step, pass] = game.moves(start);
  expect(moveNames(game, start)).toEqual(["a1-b1", "pass"]);
  expect(step && game.cellsOfMove(start, step)).toEqual(["a1", "b1"]);
  expect(pass && game.cellsOfMove(start, pass)).toEqual(["pass"]);
  expect(cellsOf(game.board(start)).map(({ id }) => id)).toEqual(["a1", "b1", "pass"]);
  expect(game.toMove(start)).toBe(1);
  expect(checkGame(whole)).toEqual([]);
});

test("defineGame treats undefined members as left out", () => {
  // The compiler refuses this, but an author without types can write it.
  const [definition, members] = [{ ...named, at: () => members }, { ...walk }];
  Reflect.set(definition, "seatNames", undefined);
  for (const name of ["describeMove", "key", "toMove"]) Reflect.set(members, name, undefined);
  const game = defineGame(definition).at({});
  const start = game.start(1);
  expect(game.describeMove(start, ["pass"], { name: "Ann", person: false })).toEqual(["Ann played pass."]);
  expect([game.seatNames, game.key(start)]).toEqual([["Player 1", "Player 2"], '{"at":"a1"}']);
});

test("defineGame refuses a definition without at", () => {
  expect(() => defineGame(named as never)).toThrow(
    'A game needs a function "at" that takes the options and returns the rules.',
  );
});

test("the rules page shows the summary as its goal by default", () => {
  const rulesPage = { rules: ["Walk."] };
  const game = defineGame({ ...named, summary: "Get to b1.", at: () => ({ ...walk, rulesPage }) });
  expect(game.at({}).rulesPage).toEqual({ goal: "Get to b1.", rules: ["Walk."], finePrint: [] });
});

test("turnedPositions only mirrors a grid that isn't square", () => {
  const turned = (text: string, ...columns: readonly number[]) =>
    turnedPositions({ places: text, left: 1 }, "places", ...columns).map(({ places }) => places);
  expect(turned("abcdef", 3).join(" ")).toBe("cbafed defabc fedcba");
  expect(turned("abcd").join(" ")).toBe("badc cdab dcba acbd bdac cadb dbca");
});

test("a grid names places past z and can have gaps and heaps", () => {
  expect(gridNames(28, 1).slice(25)).toEqual(["z1", "aa1", "ab1"]);
  expect(cellsOf(gridBoard(". 1", { columns: 3, names: ["p", "q"] }))).toMatchObject([
    { id: "p", state: "empty", spoken: "p, free" },
    { id: "gap1" },
    { id: "q", state: "here", owner: 1, mark: "1", spoken: "q, player 1" },
  ]);
  expect(stackGroup("A", 1, 2).cells.map(({ id, state }) => `${id} ${state}`)).toEqual([
    "A2 gone",
    "A1 here",
  ]);
});
