/** What a game need not say, and what the specs of its options decide. */

import { expect, test } from "vitest";
import { playThrough, setUp } from "../../src/core/setup.ts";
import { scorecard } from "../../src/players/scorecard.ts";
import { analyzePosition } from "../../src/solver/analyze.ts";
import { dialogueOf } from "../../src/words/simple-dialogue.ts";
import { tug } from "../support/tug.ts";

const drawn = ["2", "3", "2", "1", "2", "3", "2", "1"];

function end(moves: readonly string[]) {
  const setup = setUp(tug, {});
  const positions = setup.ok ? playThrough(tug, setup.value.start, moves) : setup;
  if (!positions.ok) throw new Error(positions.problem.message);
  return positions.value.at(-1) ?? tug.start({}, 1);
}

test("a dozen members make a game; the rest is said by default", () => {
  const start = tug.start({}, 1);
  expect(tug.seatNames).toEqual(["Player 1", "Player 2"]);
  expect(tug.board(start)[0]?.cells.map(({ label }) => label)).toEqual(["1", "2", "3"]);
  expect(tug.describeMove(start, 2, { name: "Ann", person: true })).toEqual(["Ann plays 2."]);
  expect(tug.parseMove(start, " 2 ")).toEqual({ ok: true, value: 2 });
  expect(tug.parseMove(start, "4")).toMatchObject({
    problem: { code: "illegal-move", message: '"4" isn\'t a legal move; choose 1, 2 or 3.' },
  });
});

test("a game drawn on the board is called that, and is worth a draw", () => {
  const position = end(drawn);
  expect(tug.outcome(position)).toBe("drawn");
  const table = [
    { name: "Ann", person: true },
    { name: "Ben", person: true },
  ] as const;
  expect(dialogueOf(tug).ending(position, table)).toEqual(["The game is drawn."]);
  expect(analyzePosition(tug, position, {})).toMatchObject({
    over: true,
    winner: null,
    value: { kind: "draw" },
  });
  expect(analyzePosition(tug, end(drawn.slice(0, -1)), {}).moves).toMatchObject([
    { move: 1, value: { kind: "draw" } },
    { move: 3, value: { kind: "draw" } },
  ]);
  expect(scorecard(tug, {}, [tug.start({}, 1)], []).firstMistake).toBeNull();
});

test.each(["fair", "random", "0101"])("a start %s is refused without a claim about the game", (start) => {
  expect(setUp(tug, { options: { start } as never })).toEqual({
    ok: false,
    problem: {
      code: "bad-option",
      message: "This game has no choice of starts; leave start out, or give a position's key (from).",
    },
  });
});
