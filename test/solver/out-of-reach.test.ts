/** The solver gives up after a limited amount of work on a game that's too large for the general method. */

import { describe, expect, test } from "vitest";
import { scorecard } from "../../src/computer/scorecard.ts";
import { defineGame } from "../../src/core/define/define-game.ts";
import { newMatch, playMove } from "../../src/core/match.ts";
import { toRecord } from "../../src/core/record.ts";
import { fail } from "../../src/core/result.ts";
import { otherSeat, type Seat, seats } from "../../src/core/seat.ts";
import { setUp } from "../../src/core/setup.ts";
import { lessonOf } from "../../src/lessons/lesson.ts";
import { engineFor } from "../../src/measure/protocol/engine.ts";
import { analyzePosition } from "../../src/solver/analyze.ts";
import { oracleOf } from "../../src/solver/oracle.ts";
import { runToEnd, timeUpAfter, withoutLimit } from "../../src/solver/task.ts";
import { advise } from "../support/advise.ts";
import { endlessGame } from "../support/endless.ts";
import { changedGame } from "../support/find-game.ts";
import { must } from "../support/must.ts";

/** The work to look through 50,000 positions and find that there are more. */
const onePosition = 60_000;

/** The work to look through everything that follows five moves before the end. */
const lastMoves = 365_000;

describe("a position that is too large to solve", () => {
  const { game: endless, made } = endlessGame(12);
  const game = endless.at({});
  const start = game.start(1);

  test("has no value after one attempt to solve its moves", () => {
    const { value, canWin, moves } = analyzePosition(game, start);
    expect([value, canWin]).toEqual([null, [null, null]]);
    expect(moves.every((move) => move.value === null)).toBe(true);
    expect(made.moves).toBeLessThan(onePosition);
  });

  test("isn't searched a second time", () => {
    const before = made.moves;
    analyzePosition(game, start);
    expect(made.moves - before).toBeLessThanOrEqual(600);
  });
});

test("preparing an endless game stops when its time is up", () => {
  const { game: endless, made } = endlessGame(12);
  const game = endless.at({});
  const start = game.start(1);
  let clock = 0;
  const timeUp = timeUpAfter({ now: () => clock++ }, 10);
  runToEnd(oracleOf(game).prepare([start], timeUp));
  expect(made.moves).toBeLessThan(10_000);
  const before = made.moves;
  expect(oracleOf(game).probe(start)).toBeNull();
  expect(made.moves).toBe(before);
});

test("preparing a position with many moves takes small steps", () => {
  const { game: endless, made } = endlessGame(12);
  const game = endless.at({});
  const work = oracleOf(game).prepare([game.start(1)], withoutLimit);
  let most = 0;
  for (let before = 0; work.next().done !== true; before = made.moves)
    most = Math.max(most, made.moves - before);
  expect(most).toBeGreaterThan(0);
  expect(most).toBeLessThanOrEqual(856);
});

/** A game of twelve moves, always the first one. */
function firstMoves(game: ReturnType<typeof endlessGame>["game"]) {
  const setup = must(setUp(game, {}));
  const details = {
    id: "a",
    seed: 1,
    startedAt: "",
    series: null,
    players: [{ name: "A" }, { name: "B" }],
  } as const;
  let match = newMatch(setup, details);
  while (match.outcome === null) match = playMove(match, 1);
  return match;
}

test("a scorecard grades only the end of a game that is too large", () => {
  const { game, made } = endlessGame(12);
  const { positions, moves } = firstMoves(game);
  const scored = scorecard(game.at({}), positions, moves).moves.map(({ grade }) => grade);
  expect(scored.indexOf("kept")).toBeGreaterThan(6);
  expect(scored.slice(0, 7)).toEqual(Array(7).fill("unknown"));
  expect(made.moves).toBeLessThan(lastMoves + onePosition);
});

test("a review of a saved game does only a bounded amount of work", () => {
  const { game, made } = endlessGame(12);
  const job = { kind: "review", record: toRecord(firstMoves(game)), quick: false } as const;
  expect(advise([game], job).ok).toBe(true);
  expect(made.moves).toBeLessThan(lastMoves + onePosition);
});

test("the search for puzzles in an endless game gives up soon", () => {
  const { game, made } = endlessGame(12);
  const positions = () => seats.map((seat) => game.at({}).start(seat));
  const listed = changedGame(game, { positions });
  const request = { by: "seed", seed: 1, game: null, difficulty: null } as const;
  for (const each of [game, listed]) {
    expect(advise([each], { kind: "pose", request })).toMatchObject({
      problem: { message: "These games have no puzzles." },
    });
  }
  expect(made.moves).toBeLessThan(lastMoves);
});

test("the lesson of an endless game has neither bets nor a rule", () => {
  const { game } = endlessGame(12);
  const { steps } = lessonOf(game);
  expect(steps.map(({ kind }) => kind)).toEqual(["move", "game", "theorem"]);
  expect(steps[0]).toMatchObject({ after: "Now it's your opponent's turn." });
  const [first] = lessonOf(changedGame(game, { extraTurns: true })).steps;
  expect(first).toMatchObject({ after: "Good! That's how you move." });
});

test("the engine and computers still move in a game without known values", () => {
  const { game, made } = endlessGame(12);
  const answer = (request: object) =>
    JSON.parse(engineFor([game])(JSON.stringify({ id: 1, game: "endless", ...request })));
  expect(answer({ op: "analyze" })).toMatchObject({ ok: true, value: null, canWin: [null, null] });
  expect(answer({ op: "choose", level: "perfect" })).toMatchObject({ ok: true, exact: false });
  expect(made.moves).toBeLessThan(2 * onePosition);
});

/** One move at a time until none is left. The last one wins. */
function straightGame(length: number) {
  return defineGame({
    id: "straight",
    title: "Straight",
    options: {},
    at: () => ({
      start: (first): Straight => ({ left: length, mover: first }),
      toMove: ({ mover }) => mover,
      moves: ({ left }) => (left === 0 ? [] : [left]),
      play: ({ left, mover }): Straight => ({ left: left - 1, mover: otherSeat(mover) }),
      outcome: ({ left, mover }) => (left === 0 ? otherSeat(mover) : null),
      key: ({ left }) => String(left),
      fromKey: () => fail("bad-key", "Not asked for."),
      formatMove: (_position, move) => String(move),
    }),
  });
}

interface Straight {
  readonly left: number;
  readonly mover: Seat;
}

test("the oracle explores 50,000 positions and not one more", () => {
  const probeStart = (length: number) => {
    const game = straightGame(length).at({});
    return oracleOf(game).probe(game.start(1));
  };
  expect(probeStart(49_999)).toEqual({ kind: "win", plies: 49_999 });
  expect(probeStart(50_000)).toBeNull();
});
