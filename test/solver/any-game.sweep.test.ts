/** Solver and players on games of every kind that the contract allows, compared with a solver that shares no code with ours. */

import { expect, test } from "vitest";
import { estimateMoves } from "../../src/computer/evaluate.ts";
import { explain } from "../../src/computer/explain.ts";
import { playerOf } from "../../src/computer/levels.ts";
import { scorecard } from "../../src/computer/scorecard.ts";
import type { Value } from "../../src/core/analysis.ts";
import { randomFrom } from "../../src/core/random.ts";
import { seats } from "../../src/core/seat.ts";
import { analyzePosition } from "../../src/solver/analyze.ts";
import { anyGame, everyPlace } from "../support/any-game.ts";
import { solvePlainly } from "../support/plain-solver.ts";
import { PlainSolver } from "../support/plain-values.ts";
import { randomWalk } from "../support/sample-setups.ts";
import { solved } from "../support/solved.ts";
import { isSoak, range } from "../support/sweep.ts";
import { findWrongPosition } from "./reference/check-positions.ts";

const drawnGames = range(0, isSoak ? 119 : 49).map((seed) => anyGame(seed).at({}));

/** Every unfinished position of every game. */
const everywhere = drawnGames.flatMap((game) => {
  const plain = new PlainSolver(game, everyPlace);
  const live = everyPlace.filter((place) => game.outcome(place) === null);
  return live.map((place) => ({ game, place, plain }));
});

test("the random games include every kind of turn and ending", () => {
  const kinds = everywhere.flatMap(({ game, place }) =>
    game.moves(place).map((after) => {
      const again = game.toMove(after) === game.toMove(place);
      const outcome = game.outcome(after);
      const end = outcome === null || outcome === "drawn" ? outcome : outcome === game.toMove(place);
      return `${again ? "again" : "in turn"}, ${end}`;
    }),
  );
  expect(new Set(kinds).size).toBe(8);
});

test("analysis of any game gives every position and move its value", () => {
  const found: Record<Value["kind"], number> = { win: 0, draw: 0, loss: 0 };
  const truths = new Map(drawnGames.map((game) => [game, solvePlainly(game, everyPlace)]));
  for (const { game, place, plain } of everywhere) {
    const { value, canWin, moves } = analyzePosition(game, place);
    expect({ value, canWin }).toEqual(truths.get(game)?.(game.key(place), game.toMove(place)));
    for (const each of moves) expect(each.value).toEqual(plain.valueOfMove(place, each.move));
    found[value?.kind ?? "draw"]++;
  }
  expect(Math.min(...Object.values(found))).toBeGreaterThan(40);
});

test.each(seats)("a solved size knows all positions that player %i's start leads to", (seat) => {
  for (const game of drawnGames) {
    const solution = solved(game);
    const truth = solvePlainly(game, [game.start(seat)]);
    for (const met of randomWalk(game, game.start(seat), randomFrom(seat), 30)) {
      const place = Number(met);
      const [key, mover] = [game.key(place), game.toMove(place)] as const;
      expect(solution.value(key, mover)).toEqual(truth(key, mover).value);
    }
    expect(findWrongPosition(game, solution.live?.() ?? [], solution)).toBeNull();
    const { line, longest } = solution.tally;
    expect(line?.moves.length ?? null).toBe(longest);
    expect(solution.value("nowhere", seat)).toBeNull();
  }
});

test("a solved size lists each live position once, with its value", () => {
  for (const game of drawnGames) {
    const truth = solvePlainly(game, everyPlace);
    const met = new Set(seats.map((seat) => Number(game.start(seat))));
    for (const place of met) for (const next of game.moves(place)) met.add(next);
    const live = [...met].filter((place) => game.outcome(place) === null);
    const expected = live.map((place) => {
      const [key, mover] = [game.key(place), game.toMove(place)] as const;
      return `${key} ${mover} ${JSON.stringify(truth(key, mover).value)}`;
    });
    const listed = [...solved(game).entries()];
    const told = listed.map(({ key, mover, value }) => `${key} ${mover} ${JSON.stringify(value)}`);
    expect(told.toSorted()).toEqual(expected.toSorted());
  }
});

test("a solved size counts each live position once", () => {
  for (const game of drawnGames) {
    const { tally } = solved(game);
    const truth = solvePlainly(game, [0]);
    const met = new Set([0]);
    for (const place of met) for (const next of game.moves(place)) met.add(next);
    const values = [...met]
      .filter((place) => game.outcome(place) === null)
      .map((place) => truth(game.key(place), game.toMove(place)).value);
    const count = (kind: Value["kind"]) => BigInt(values.filter((value) => value.kind === kind).length);
    const { positions, wins, losses, draws, start, starts } = tally;
    expect({ positions, wins, losses, draws, start, starts }).toEqual({
      positions: BigInt(values.length),
      wins: count("win"),
      losses: count("loss"),
      draws: count("draw"),
      start: truth(game.key(0), game.toMove(0)).value,
      starts: null,
    });
  }
});

test("a limited search proves only true values and distances", () => {
  const found = everywhere.flatMap(({ game, place, plain }) =>
    estimateMoves(game, place, { plies: 5, positions: 1e5 })
      .filter(({ value }) => value !== null)
      .map(({ move, value }) => ({ said: value, is: plain.valueOfMove(place, move) })),
  );
  expect(found.length).toBeGreaterThan(400);
  for (const { said, is } of found) expect(said).toEqual(is);
});

test("the level perfect keeps the value of every position", () => {
  const perfect = playerOf("perfect");
  for (const { game, place, plain } of everywhere) {
    const { move } = perfect({ game, position: place }, randomFrom(1));
    expect(plain.valueOfMove(place, move)).toEqual(plain.value(place));
  }
});

test("a scorecard marks exactly the moves that give a win or draw away", () => {
  const graded = everywhere.flatMap(({ game, place, plain }) => {
    const moves = game.moves(place);
    const positions = moves.map(() => place);
    return scorecard(game, positions, moves).moves.map(({ grade, seat, move }) => ({
      said: [grade, seat],
      is: [
        plain.valueOfMove(place, move).kind === plain.value(place).kind ? "kept" : "gave-away",
        game.toMove(place),
      ],
    }));
  });
  expect(graded.filter(({ is }) => is[0] === "gave-away").length).toBeGreaterThan(100);
  for (const { said, is } of graded) expect(said).toEqual(is);
});

test("a reply that refutes a move is the opponent's and wins right away", () => {
  const refuted = everywhere.flatMap(({ game, place }) => {
    const analysis = analyzePosition(game, place);
    return analysis.moves.flatMap((move) =>
      explain(game, analysis, move).reasons.flatMap((reason) =>
        reason.kind === "refuted" ? [{ game, place, after: move.after, reply: Number(reason.reply) }] : [],
      ),
    );
  });
  expect(refuted.length).toBeGreaterThan(20);
  for (const { game, place, after, reply } of refuted) {
    expect(game.toMove(after)).not.toBe(game.toMove(place));
    expect(game.outcome(reply)).toBe(game.toMove(after));
  }
});
