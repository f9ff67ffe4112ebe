/** Through JSON, the advisor gives the same answers as its functions, or a sentence about the problem. */

import { describe, expect, test } from "vitest";
import { acceptsDraw, chooseMove, isExact, warmUpFor } from "../../src/computer/computer.ts";
import { explain, reasonsOf } from "../../src/computer/explain.ts";
import { hintAt } from "../../src/computer/hints.ts";
import type { Answer, Job, JobKind } from "../../src/computer/job.ts";
import { whatIsKnown } from "../../src/computer/known.ts";
import { levelNames } from "../../src/computer/level-names.ts";
import { situationOf } from "../../src/computer/player.ts";
import { scorecard } from "../../src/computer/scorecard.ts";
import type { Game } from "../../src/core/game.ts";
import { currentPosition, type Match, newMatch, playMove } from "../../src/core/match.ts";
import { pick, randomFrom } from "../../src/core/random.ts";
import { toRecord } from "../../src/core/record.ts";
import type { Result } from "../../src/core/result.ts";
import { sayReasons } from "../../src/core/words/reasons.ts";
import { towerSwitch } from "../../src/games/index.ts";
import { hasPuzzles } from "../../src/puzzles/puzzle.ts";
import { analyzePosition } from "../../src/solver/analyze.ts";
import { runToEnd } from "../../src/solver/task.ts";
import { advise } from "../support/advise.ts";
import { must } from "../support/must.ts";
import { everyGame, standardSamples } from "../support/sample-setups.ts";

function throughJson<T>(value: T): T {
  return JSON.parse(JSON.stringify(value));
}

function ask<K extends JobKind>(job: Job<K>): Result<Answer<K>> {
  return throughJson(advise(everyGame, throughJson(job)));
}

function answerTo<K extends JobKind>(job: Job<K>): Answer<K> {
  return must(ask(job));
}

function problemOf(job: Job): string {
  const result = ask(job);
  if (result.ok) throw new Error("There is no problem.");
  return result.problem.message;
}

/** A match of the game at its standard size after some random moves, with computers of this level in both seats. */
function matchOf(game: Game, plies: number, level?: string): Match {
  const sample = standardSamples().find((candidate) => candidate.game.of === game);
  if (sample === undefined) throw new Error(game.id);
  const player = level === undefined ? {} : { level };
  const players = [
    { name: "Ann", ...player },
    { name: "Ben", ...player },
  ] as const;
  const startedAt = "2026-11-15T00:00:00.000Z";
  let match: Match = newMatch(sample.setup, { id: "test", players, seed: 8, startedAt, series: null });
  const random = randomFrom(4);
  for (let ply = 0; ply < plies && match.outcome === null; ply++)
    match = playMove(match, pick(random, match.game.moves(currentPosition(match))));
  return match;
}

describe.each(everyGame.map((game) => [game.id, game] as const))("for %s", (_id, listed) => {
  const plies = [0, 1, 2, 3];
  const matches = plies.map((count) => matchOf(listed, count)).filter(({ outcome }) => outcome === null);

  test("the advisor chooses the move that each level chooses", () => {
    for (const level of levelNames)
      for (const match of plies.map((count) => matchOf(listed, count, level))) {
        if (match.outcome !== null) continue;
        const { move, exact } = chooseMove(match, level);
        const record = toRecord(match);
        expect(answerTo({ kind: "choose", record })).toEqual({
          kind: "choose",
          move: match.game.formatMove(currentPosition(match), move),
          exact,
        });
      }
  });

  test("the advisor gives the right hints and answers to draw offers", () => {
    for (const match of matches) {
      const record = toRecord(match);
      expect(answerTo({ kind: "warm-up", record }).exact).toBe(isExact(match));
      for (const asked of [0, 1, 2]) {
        const hint = hintAt(situationOf(match), asked);
        const why = sayReasons(hint.reasons ?? [], match.game);
        expect(answerTo({ kind: "hint", record, asked })).toEqual({ kind: "hint", ...hint, why });
      }
      for (const seat of [1, 2] as const)
        expect(answerTo({ kind: "answer-draw", record, seat }).accepted).toBe(acceptsDraw(match, seat));
    }
  });

  test("the advisor analyzes a position like the solver", () => {
    for (const match of matches) {
      const position = currentPosition(match);
      const { game } = match;
      const analysis = analyzePosition(game, position);
      const ply = match.moves.length;
      const { reports } = answerTo({ kind: "analyze", record: toRecord(match), plies: [ply] });
      const report = {
        value: analysis.value,
        canWin: analysis.canWin,
        moves: Object.fromEntries(
          analysis.moves.map(({ move, value }) => [game.formatMove(position, move), value]),
        ),
        reasons: reasonsOf(game, analysis),
        why: explain(game, analysis).why,
        whyMoves: Object.fromEntries(
          analysis.moves.map((move) => [
            game.formatMove(analysis.position, move.move),
            { why: explain(game, analysis, move).why, reasons: reasonsOf(game, analysis, move) },
          ]),
        ),
      };
      expect(reports).toEqual([[ply, report]]);
    }
  });

  test("the advisor reviews a game like the scorecard", () => {
    const match = matchOf(listed, 30);
    const { game } = match;
    const { moves, firstMistake } = scorecard(game, match.positions, match.moves);
    const named = moves.map(({ move, best, ...scored }, ply) => ({
      ...scored,
      move: game.formatMove(match.positions[ply], move),
      best: best.map((other) => game.formatMove(match.positions[ply], other)),
    }));
    for (const quick of [false, true])
      expect(answerTo({ kind: "review", record: toRecord(match), quick }).card).toEqual({
        moves: named.map((scored) => expect.objectContaining(scored)),
        firstMistake,
      });
    const plies = [...match.positions.keys()];
    const { reports } = answerTo({ kind: "analyze", record: toRecord(match), plies });
    expect(reports.map(([ply, { value }]) => [ply, value])).toEqual(
      match.positions.map((position, ply) => [ply, analyzePosition(game, position).value]),
    );
  });

  test("the advisor says what is known about the game", () => {
    expect(answerTo({ kind: "known", game: listed.id }).sentences).toEqual(whatIsKnown(listed));
  });

  test("the advisor poses the same puzzle again by its name, or says that the game has none", () => {
    const request = { by: "seed", seed: 5, game: listed.id, difficulty: null } as const;
    if (!hasPuzzles(listed)) {
      expect(problemOf({ kind: "pose", request })).toMatch(/puzzle/);
      return;
    }
    const { puzzle } = answerTo({ kind: "pose", request });
    expect(puzzle.game).toBe(listed.id);
    const { kind, ...position } = puzzle;
    const again = { by: "name", position, kind } as const;
    expect(answerTo({ kind: "pose", request: again }).puzzle).toEqual(puzzle);
  });
});

test("warming up doesn't change the advisor's answer", () => {
  const job = { kind: "choose", record: toRecord(matchOf(towerSwitch, 1, "perfect")) } as const;
  const before = answerTo(job);
  runToEnd(warmUpFor(everyGame, job));
  expect(answerTo(job)).toEqual(before);
});

describe("the advisor refuses", () => {
  const record = toRecord(matchOf(towerSwitch, 1, "hard"));
  const position = { game: "tower-switch", options: { blocks: 10 }, key: "7/1", toMove: 1 } as const;

  test("unknown games", () => {
    const message = /^There's no game "chess"\. The games are tower-switch, /;
    expect(problemOf({ kind: "choose", record: { ...record, game: "chess" } })).toMatch(message);
    expect(problemOf({ kind: "analyze", record: { ...record, game: "chess" }, plies: [0] })).toMatch(message);
    expect(problemOf({ kind: "known", game: "chess" })).toMatch(message);
    const request = { by: "seed", seed: 1, game: "chess", difficulty: null } as const;
    expect(problemOf({ kind: "pose", request })).toMatch(message);
  });

  test("unknown levels and turns that aren't a computer's", () => {
    const players = [
      { name: "Ann", level: "herd" },
      { name: "Ben", level: "herd" },
    ] as const;
    expect(problemOf({ kind: "choose", record: { ...record, players } })).toMatch(
      /^"herd" isn't a level\. Did you mean "?hard/,
    );
    const people = [{ name: "Ann" }, { name: "Ben" }] as const;
    expect(problemOf({ kind: "choose", record: { ...record, players: people } })).toBe(
      "It isn't the computer's turn.",
    );
    const result = { winner: 1, reason: "resigned" } as const;
    expect(problemOf({ kind: "choose", record: { ...record, result } })).toBe(
      "It isn't the computer's turn.",
    );
    expect(problemOf({ kind: "hint", record: { ...record, result }, asked: 0 })).toMatch(/^The game is over/);
  });

  test("broken records, keys and moves", () => {
    expect(problemOf({ kind: "choose", record: { ...record, moves: ["9"] } })).toMatch(
      /^Move 1 of the saved game: /,
    );
    expect(problemOf({ kind: "review", record: { ...record, options: { blocks: 0 } }, quick: true })).toMatch(
      /Blocks/,
    );
    const shapeless = JSON.parse('{"kind":"choose","record":{"game":"tower-switch"}}');
    expect(problemOf(shapeless)).toMatch(/^The solver failed: .+/);
    const puzzle = { ...position, kind: "line" } as const;
    expect(
      problemOf({ kind: "judge", puzzle: { ...puzzle, key: "70/1" }, played: [], given: ["1"] }),
    ).not.toBe("");
    const judge = (played: readonly string[], given: readonly string[]) =>
      problemOf({ kind: "judge", puzzle, played, given });
    expect(judge([], ["1"])).toBe("There's nothing to decide in this position.");
    expect(judge(["9"], ["1"])).not.toBe("");
    const free = { ...puzzle, key: "8/1" };
    const answer = (given: readonly string[]) =>
      problemOf({ kind: "judge", puzzle: free, played: [], given });
    for (const given of [["9"], [], ["1", "2"]]) expect(answer(given)).toBe("Choose 1 of these: 1, 2.");
  });
});
