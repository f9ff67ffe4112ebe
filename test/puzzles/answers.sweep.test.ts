/** The answers of puzzles are right and complete, by a solver that shares no code with ours. */

import { describe, expect, test } from "vitest";
import type { PuzzleKind } from "../../src/core/lesson.ts";
import { ofSeat, otherSeat } from "../../src/core/seat.ts";
import { judge } from "../../src/puzzles/judge.ts";
import { decide, mostDecisions, outlookOf } from "../../src/puzzles/kinds.ts";
import { puzzleSizes, puzzlesOf, type RatedPuzzle } from "../../src/puzzles/pool.ts";
import { poseFor } from "../../src/puzzles/pose.ts";
import type { PuzzleSize } from "../../src/puzzles/positions.ts";
import type { Decision, Puzzle, PuzzleResult } from "../../src/puzzles/puzzle.ts";
import { hintsFor, taskOf } from "../../src/puzzles/task.ts";
import { advise } from "../support/advise.ts";
import { must } from "../support/must.ts";
import { PlainSolver } from "../support/plain-values.ts";
import { everyGame } from "../support/sample-setups.ts";
import { setupName } from "../support/setup-name.ts";
import { isSoak } from "../support/sweep.ts";

/** More positions than the plain solver can go through in a moment. */
function isLarge({ kind, game }: PuzzleSize): boolean {
  const { switches = 0, max = 0 } = game.options;
  return Number(switches) > (kind === "line" ? 14 : 10) || Number(max) > 13;
}

const sizes = everyGame
  .flatMap(puzzleSizes)
  .filter((size) => !isLarge(size))
  .filter((size, at, all) => isSoak || at === all.findIndex((other) => isSameKind(size, other)))
  // A game that declares no puzzles has the kinds that its positions allow.
  .filter((size) => size.game.of.puzzles !== undefined || puzzlesOf(size).length > 0);

function isSameKind(one: PuzzleSize, two: PuzzleSize): boolean {
  return one.game.of === two.game.of && one.kind === two.kind;
}

const cases = sizes.map((size) => {
  const { start: _start, ...options } = size.game.options;
  return [`${size.kind} puzzles`, setupName(size.game.id, options), size] as const;
});

describe.each(cases)("%s of %s", (_kind, _name, size) => {
  const puzzles = spread(puzzlesOf(size), 6);

  test("have right and complete answers in every line", () => {
    const solver = new PlainSolver(
      size.game,
      puzzles.map(({ position }) => position),
    );
    for (const puzzle of puzzles) expect(followEveryLine(puzzle, solver)).toBeGreaterThan(0);
  });

  test("have enough choices and refute every wrong answer", () => {
    for (const puzzle of puzzles) {
      const decision = decisionOf(puzzle);
      expect(decision.choices.length).toBeGreaterThanOrEqual(puzzle.kind === "line" ? 2 : 4);
      if (decision.ask === "set") expect(decision.answers.length).toBeLessThanOrEqual(4);
      expect(taskOf(puzzle, decision, 0)).toMatch(taskPattern(puzzle));
      // A sentence may begin with the answer.
      expect(hintsFor(puzzle, decision).at(-1)?.toLowerCase()).toContain(decision.answers[0]?.toLowerCase());
      for (const choice of decision.choices) expectRefuted(puzzle, decision, choice);
    }
  });

  test("take only as many answers as they ask for", () => {
    for (const puzzle of puzzles) {
      const { ask, answers, choices } = decisionOf(puzzle);
      const asked = ask === "one" ? 1 : answers.length;
      for (const given of [[], answers.slice(0, asked - 1), choices])
        expect(judge(puzzle, [], given)).toMatchObject({ ok: false, problem: { code: "illegal-move" } });
    }
  });
});

/** Follows every right answer to the end. Returns the number of decisions. */
function followEveryLine(puzzle: Puzzle, solver: PlainSolver, played: readonly string[] = []): number {
  const here = { ...puzzle, position: playAll(puzzle, played) };
  const decision = decisionOf(here);
  expect(decision.choices.length).toBeGreaterThanOrEqual(2);
  expect([...decision.answers].sort()).toEqual([...plainAnswers[puzzle.kind](here, solver)].sort());
  let count = 1;
  for (const answer of puzzle.kind === "line" ? decision.answers : []) {
    const { right, reply, next } = judgedAs(puzzle, played, [answer]);
    expect(right).toBe(true);
    if (next === null || reply === null) continue;
    expectNewQuestion(here, answer, reply, solver);
    expect(played.length / 2 + 1).toBeLessThan(mostDecisions);
    count += followEveryLine(puzzle, solver, [...played, answer, reply]);
  }
  return count;
}

type PlainAnswers = (puzzle: Puzzle, solver: PlainSolver) => readonly string[];

function keeping(kinds: readonly string[]): PlainAnswers {
  return ({ game, position }, solver) => {
    const { kind } = solver.value(position);
    expect(kinds).toContain(kind);
    const kept = game.moves(position).filter((move) => solver.valueOfMove(position, move).kind === kind);
    return kept.map((move) => game.formatMove(position, move));
  };
}

const plainAnswers: Readonly<Record<PuzzleKind, PlainAnswers>> = {
  line: keeping(["win"]),
  hold: keeping(["draw"]),
  safe: keeping(["win", "draw"]),
  bet: ({ game, position }, solver) => {
    const { kind } = solver.value(position);
    const mover = game.toMove(position);
    if (kind === "draw") return ["neither player"];
    return [ofSeat(game.seatNames, kind === "win" ? mover : otherSeat(mover))];
  },
  threats: ({ game, position }, solver) => {
    const mover = game.toMove(position);
    const threatening = game.moves(position).filter((move) => {
      // A losing move isn't a threat.
      if (solver.valueOfMove(position, move).kind === "loss") return false;
      const key = game.key(game.play(position, move)).replace(/\/\d$/, `/${mover}`);
      const again = must(game.fromKey(key, mover));
      const ends = game.moves(again).map((next) => game.outcome(game.play(again, next)));
      return ends.includes(mover);
    });
    return threatening.map((move) => game.formatMove(position, move));
  },
  trap: ({ game, position }, solver) => {
    expect(solver.value(position).kind).toBe("draw");
    const safe = game.moves(position).filter((move) => solver.valueOfMove(position, move).kind === "draw");
    const lost = safe.map((move) => {
      const after = game.play(position, move);
      return game.moves(after).filter((reply) => solver.valueOfMove(after, reply).kind === "loss").length;
    });
    const best = safe.filter((_, at) => lost[at] === Math.max(...lost));
    return best.map((move) => game.formatMove(position, move));
  },
  mistakes: ({ game, position }, solver) => {
    const { kind } = solver.value(position);
    expect(["win", "draw"]).toContain(kind);
    const lost = game.moves(position).filter((move) => solver.valueOfMove(position, move).kind !== kind);
    return lost.map((move) => game.formatMove(position, move));
  },
};

/** The defense doesn't undo the move, unless every other reply gives something away. */
function expectNewQuestion(puzzle: Puzzle, answer: string, reply: string, solver: PlainSolver): void {
  const { game } = puzzle;
  if (game.key(playAll(puzzle, [answer, reply])) !== game.key(puzzle.position)) return;
  const position = playAll(puzzle, [answer]);
  expect(keeping(["loss", "draw"])({ ...puzzle, position }, solver)).toEqual([reply]);
}

function taskPattern({ kind }: Puzzle): RegExp {
  return kind === "mistakes" ? /^Find the .*mistakes? that .*\.$/ : /^(Find|You can win).*\.$/;
}

/** With one choice changed, the answer is wrong. Its refutation can be played. */
function expectRefuted(puzzle: RatedPuzzle, { ask, answers, onBoard }: Decision, choice: string): void {
  const others = answers.filter((answer) => answer !== choice);
  const given = ask === "one" ? [choice] : [choice, ...others.slice(0, answers.length - 1)];
  const { right, verdict, text, refutation, next, reply } = judgedAs(puzzle, [], given);
  expect(right).toBe(answers.includes(choice));
  expect(verdict).toMatch(right ? /^Right: .*\.$/ : /^(Wrong|Not quite|No): .*\.$/);
  if (right && next === null) expect(text).toMatch(/^The idea: /);
  else if (right) expect(text).toBe(`Your opponent answers with ${reply}.`);
  if (right) expect(refutation).toEqual([]);
  else expect(() => playAll(puzzle, refutation)).not.toThrow();
  if (!right && ask === "one" && onBoard) expect(refutation[0]).toBe(choice);
  const named = /your opponent answers with (\d+)(,| and wins)/.exec(verdict)?.[1];
  if (named !== undefined && refutation.length > 0) expect(refutation[1]).toBe(named);
}

function playAll({ game, position: from }: Puzzle, names: readonly string[]): unknown {
  return names.reduce<unknown>((position, name) => {
    const move = game.moves(position).find((each) => game.formatMove(position, each) === name);
    if (move === undefined) throw new Error(`${name} cannot be played in ${game.key(position)}.`);
    return game.play(position, move);
  }, from);
}

function decisionOf(puzzle: Puzzle): Decision {
  const decision = decide(puzzle);
  if (decision === undefined) throw new Error("Nothing is asked.");
  return decision;
}

function spread<T>(items: readonly T[], most: number): readonly T[] {
  expect(items.length).toBeGreaterThan(0);
  const step = Math.ceil(items.length / most);
  return items.filter((_, at) => at % step === 0);
}

test("a game that lists no puzzles has the kinds that its positions allow", () => {
  const kinds = sizes.filter(({ game }) => game.of.puzzles === undefined).map(({ kind }) => kind);
  expect(kinds).toEqual(["line", "safe"]);
});

test("a position with many lines is posed as a single question", () => {
  const options = { switches: 12, start: "AAABBBBBBBBB" };
  const position = { game: "switch-conquer", options, key: "AAABBBBBBBBB/1", toMove: 1 } as const;
  const request = { by: "name", position, kind: null } as const;
  const { decision, ...puzzle } = must(poseFor(everyGame, request));
  expect(decision.task).toBe("Find a move that doesn't lose.");
  const given = decision.answers.slice(0, 1);
  const judged = advise(everyGame, { kind: "judge", puzzle, played: [], given });
  expect(judged).toMatchObject({ value: { right: true, next: null } });
});

test("a puzzle's blind value is the chance that random answers solve it", () => {
  for (const size of sizes.filter(({ kind }) => kind === "line")) {
    const [puzzle] = puzzlesOf(size);
    if (puzzle === undefined) throw new Error("There is no puzzle.");
    expect(puzzle.blind).toBeCloseTo(blindFrom(puzzle, []), 10);
    expect(outlookOf(puzzle).decisions).toBeGreaterThan(1);
  }
});

test("the opponent's reply is the hardest to answer by guessing", () => {
  const sequences = sizes.filter(({ kind }) => kind === "line");
  const compared = sequences.flatMap((size) =>
    puzzlesOf(size)
      .slice(0, 2)
      .flatMap((puzzle) => decisionOf(puzzle).answers.map((answer) => compareReplies(puzzle, answer))),
  );
  expect(compared.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(20);
});

/** Returns how many other replies were compared with the reply to this answer. */
function compareReplies(puzzle: Puzzle, answer: string): number {
  const { reply } = judgedAs(puzzle, [], [answer]);
  if (reply === null) return 0;
  const after = playAll(puzzle, [answer]);
  const solver = new PlainSolver(puzzle.game, [after]);
  const isNew = (other: string) =>
    puzzle.game.key(playAll(puzzle, [answer, other])) !== puzzle.game.key(puzzle.position);
  const others = keeping(["loss", "draw"])({ ...puzzle, position: after }, solver).filter(isNew);
  for (const other of others) {
    const next = decide({ ...puzzle, position: playAll(puzzle, [answer, other]) });
    const chance = next === undefined ? 1 : blindFrom(puzzle, [answer, other]);
    expect(blindFrom(puzzle, [answer, reply])).toBeLessThanOrEqual(chance + 1e-12);
  }
  return others.length;
}

function judgedAs(puzzle: Puzzle, played: readonly string[], given: readonly string[]): PuzzleResult {
  return must(judge(puzzle, played, given));
}

function blindFrom(puzzle: Puzzle, played: readonly string[]): number {
  const { choices } = decisionOf({ ...puzzle, position: playAll(puzzle, played) });
  const chances = choices.map((choice) => {
    const { right, next, reply } = judgedAs(puzzle, played, [choice]);
    if (!right) return 0;
    return next === null ? 1 : blindFrom(puzzle, [...played, choice, reply ?? ""]);
  });
  return chances.reduce((sum, chance) => sum + chance, 0) / choices.length;
}

test("a lesson judges an answer without revealing the reason", () => {
  const position = { game: "tower-switch", options: { blocks: 5 }, key: "5/0", toMove: 1 } as const;
  const request = { by: "name", position, kind: "safe", terse: true } as const;
  const posed = must(advise(everyGame, { kind: "pose", request }));
  expect(posed.puzzle.decision.hints.at(-1)).toBe("The answer is 2.");
  const judged = (given: string) =>
    advise(everyGame, { kind: "judge", puzzle: posed.puzzle, played: [], given: [given] });
  expect(judged("2")).toMatchObject({ value: { verdict: "Right: 2.", text: "" } });
  expect(judged("1")).toMatchObject({
    value: { verdict: "Wrong: after 1, your opponent answers with 1 and wins.", text: "" },
  });
});
