import { expect, test } from "vitest";
import type { PuzzleKind } from "../../src/core/lesson.ts";
import { currentPosition } from "../../src/core/match.ts";
import { games } from "../../src/games/index.ts";
import { canPlay } from "../../src/play/table.ts";
import {
  anyPuzzle,
  awaitJudgment,
  giveHint,
  type PuzzleTable,
  puzzleTable,
  toggleMark,
  tryAgain,
} from "../../src/puzzles/play.ts";
import { posedScene, questionParts, readChoices } from "../../src/puzzles/question.ts";
import { render } from "../../src/terminal/lines/render.ts";
import { voice } from "../play/table-top.ts";
import { advise } from "../support/advise.ts";
import { must } from "../support/must.ts";
import {
  answerPuzzle,
  openSample,
  sampleState,
  samples,
  wrongAnswer,
  wrongChoice,
} from "../support/puzzles.ts";

function keyOf({ match }: PuzzleTable): string {
  return match.game.key(currentPosition(match));
}

test("a wrong answer to a puzzle is refuted on the board", () => {
  let table = openSample("line");
  expect(canPlay(table)).toBe(true);
  const refuted = answerPuzzle(awaitJudgment(table), wrongChoice(table));
  expect(refuted.puzzle.phase).toBe("refuted");
  expect(refuted.match.moves.length).toBeGreaterThan(1);
  expect(refuted.said).toMatch(/^Wrong: /);
  expect(canPlay(refuted)).toBe(false);
  table = tryAgain(refuted);
  expect([keyOf(table), table.puzzle.phase, canPlay(table)]).toEqual([samples.line.key, "asked", true]);
  const asked: string[] = [];
  while (table.puzzle.phase === "asked") {
    asked.push(keyOf(table));
    table = answerPuzzle(table, table.puzzle.decision.answers[0] ?? "");
  }
  expect(asked.length).toBeGreaterThan(1);
  expect([table.puzzle.phase, canPlay(table)]).toEqual(["solved", false]);
  const marks = asked.map((_, at) => (at === 0 ? "wrong" : "right"));
  expect(table.puzzle.score).toEqual({ marks, wrong: 1, hints: 0, shown: false });
  expect(tryAgain(table)).toBe(table);
});

test("hints lead to the answer of each decision in a puzzle", () => {
  const open = openSample("line");
  const { hints, answers } = open.puzzle.decision;
  const first = giveHint(open);
  const last = hints.reduce((hinted) => giveHint(hinted), first);
  expect(first.said).toBe(hints[0]);
  expect(last.said).toBe(hints.at(-1));
  expect(last.said).toContain(answers[0]);
  const next = answerPuzzle(last, answers[0] ?? "");
  expect(giveHint(next).said).toBe(next.puzzle.decision.hints[0]);
  expect(next.puzzle.score).toEqual({ marks: ["hint"], wrong: 0, hints: hints.length, shown: true });
  expect(giveHint(open, hints.length)).toMatchObject({ said: last.said, puzzle: { score: { hints: 1 } } });
  const refuted = answerPuzzle(open, wrongChoice(open));
  expect(giveHint(refuted)).toBe(refuted);
});

test("marked answers are kept in the board's order", () => {
  const open = openSample("safe");
  const [one = "", two = ""] = open.puzzle.decision.choices;
  const both = toggleMark(toggleMark(open, two), one);
  expect(both.puzzle.marked).toEqual([one, two]);
  expect(toggleMark(both, one).puzzle.marked).toEqual([two]);
  expect(answerPuzzle(open, ...open.puzzle.decision.answers).puzzle.phase).toBe("solved");
});

test("trying again unmarks only the wrong answers and keeps the reason in sight", () => {
  const open = openSample("threats");
  const given = wrongAnswer(open.puzzle.decision);
  const answered = answerPuzzle(open, ...given);
  expect(answered.puzzle.judged).toEqual(given);
  const again = tryAgain(answered);
  expect([again.puzzle.marked, again.said]).toEqual([given.slice(1), answered.said]);
});

test("answers to a puzzle can be typed as moves, words or numbers", () => {
  const value = (table: PuzzleTable, text: string) => {
    const read = readChoices(table, text);
    return read.ok ? read.value : read.problem.message;
  };
  const safe = openSample("safe");
  expect(value(safe, "flip 3 4")).toEqual(["3-4"]);
  expect(value(safe, "1, 3-4 ,5")).toEqual(["1", "3-4", "5"]);
  expect(value(safe, "1 3-4 5")).toEqual(["1", "3-4", "5"]);
  expect([value(safe, "3, 4"), value(safe, "3 4"), value(safe, "3,")]).toEqual([
    ["3", "4"],
    ["3", "4"],
    ["3"],
  ]);
  expect([value(safe, "3-4"), value(safe, "3 - 4")]).toEqual([["3-4"], ["3-4"]]);
  expect(value(safe, "1, 1 ,5")).toEqual(["1", "5"]);
  // The way the program prints a list.
  expect(value(safe, "1, 3-4 and 5")).toEqual(["1", "3-4", "5"]);
  expect(value(safe, "3 and 4")).toEqual(["3", "4"]);
  expect(value(safe, "1 AND 5")).toEqual(["1", "5"]);
  expect(value(safe, "1 and 9")).toContain("no switch 9");
  expect([value(safe, ""), value(safe, ",")]).toEqual([
    expect.stringContaining("You didn't type anything."),
    expect.stringContaining("isn't a move"),
  ]);
  const hold = openSample("hold");
  expect(value(hold, "3, 4")).toEqual(["3-4"]);
  expect(value(safe, "1, 9")).toContain("no switch 9");
  const bet = openSample("bet");
  const [first = "", , last = ""] = bet.puzzle.decision.choices;
  expect([value(bet, first.toUpperCase()), value(bet, "3")]).toEqual([[first], [last]]);
  expect(value(bet, "Neither")).toEqual(["neither player"]);
  expect(value(bet, "player")).toContain("isn't one of the choices");
  expect(value(bet, "1 2")).toContain("isn't one of the choices");
  expect(value(bet, "4")).toContain("isn't one of the choices");
});

test("facts about a puzzle's position are shown beside the board", () => {
  expect(render([questionParts(openSample("line"))], voice)).toContain("Opponent's Last Number: 3");
  expect(render([questionParts(openSample("safe"))], voice).join()).not.toContain("Last");
});

test("a puzzle tells both goals when the players' goals differ", () => {
  const both = "Your goal: Set every switch to A. Your opponent's: Set every switch to B.";
  const threats = sampleState("threats");
  expect(posedScene(threats).line).toContain(both);
  expect(render([questionParts(threats)], voice).join()).toContain(both);
  const safe = sampleState("safe");
  expect(posedScene(safe).line).toBe("Goal: Turn the whole row to 1.");
});

test("a puzzle that only the opponent can win says so, unless it asks for a bet or for mistakes", () => {
  const position = {
    game: "switch-and-capture",
    options: { switches: 7 },
    key: "1000101",
    toMove: 1,
  } as const;
  const lineOf = (kind: PuzzleKind) => {
    const request = { by: "name", position, kind } as const;
    const posed = must(advise(games, { kind: "pose", request }));
    return posedScene(must(puzzleTable(games, posed.puzzle, anyPuzzle))).line;
  };
  expect(lineOf("safe")).toMatch(/^Goal: Don't let your opponent turn every switch ON\./);
  for (const kind of ["bet", "mistakes"] as const)
    expect(lineOf(kind)).toBe("The game's goal: Make the move that turns every switch ON.");
});
