/** An exam from a seed: what its rows promise, and what random, perfect and constant answers score. */

import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { pick, randomFrom } from "../../src/core/random.ts";
import { findPosition } from "../../src/core/setup.ts";
import { grade, readAnswers } from "../../src/exam/grade.ts";
import { makeExam } from "../../src/exam/make.ts";
import { canary, type ExamRow, readExam } from "../../src/exam/row.ts";
import { games } from "../../src/games/index.ts";
import { readAnswer } from "../../src/protocol/reply.ts";
import { analyzePosition } from "../../src/solver/analyze.ts";
import { runToEnd } from "../../src/solver/task.ts";
import { newDataFolder } from "../support/cli.ts";
import { findGameOf } from "../support/find-game.ts";
import { run } from "../support/program.ts";

const rowsPerExam = 250;
const make = (seed: number) => runToEnd(makeExam({ games, rows: rowsPerExam, seed }));
const exams = [1, 2, 3].map(make);
const [exam = []] = exams;

function grades(answer: (row: ExamRow) => string | undefined, rows = exam) {
  const lines = rows
    .map((row) => ({ id: row.id, answer: answer(row) }))
    .filter((one) => one.answer !== undefined);
  return grade(rows, readAnswers(lines.map((line) => JSON.stringify(line)).join("\n")));
}

test("the same seed gives the same exam, and rows survive their own reader", () => {
  const small = () => runToEnd(makeExam({ games: games.slice(1, 4), rows: 20, seed: 7 }));
  expect(small()).toEqual(small());
  const read = readExam(exam.map((row) => `${JSON.stringify(row)}\n`).join(""));
  expect(read).toEqual({ ok: true, value: exam });
});

test("every row is a position of its game, with the exact values, a right and a wrong answer", () => {
  expect(exam).toHaveLength(rowsPerExam);
  for (const row of exam) {
    const game = findGameOf(row.game);
    const found = findPosition(game, { options: row.options, from: row.key, first: row.seat });
    if (!found.ok) throw new Error(found.problem.message);
    const { value, moves, toMove } = analyzePosition(game, found.value.position, row.options);
    expect(toMove).toBe(row.seat);
    expect(row.right.length).toBeLessThan(row.legal.length);
    expect(row.chance).toBe(row.right.length / row.legal.length);
    expect(row).toMatchObject({ canary, gameVersion: 1, promptVersion: 1, exam: 1 });
    if (row.ask === "winner")
      expect(row.right).toEqual([String(value?.kind === "win" ? toMove : 3 - toMove)]);
    else {
      expect(row.values).toEqual(moves.map((move) => move.value));
      expect(row.legal).toEqual(moves.map(({ move }) => game.formatMove(found.value.position, move)));
      expect(row.prompt).toContain(`Your legal moves: ${row.legal.join(", ")}\n`);
    }
  }
});

test("rows are spread over games, seats, sizes, depth and results", () => {
  const counts = (of: (row: ExamRow) => string) =>
    exam.reduce((map, row) => map.set(of(row), (map.get(of(row)) ?? 0) + 1), new Map<string, number>());
  for (const { id } of games) {
    const seats = counts((row) => `${row.game} ${row.seat}`);
    expect([...counts((row) => row.game).values()]).toEqual(games.map(() => rowsPerExam / games.length));
    expect(Math.abs((seats.get(`${id} 1`) ?? 0) - (seats.get(`${id} 2`) ?? 0)), id).toBeLessThan(6);
    const sizes = new Set(
      exam.filter((row) => row.game === id).map(({ options }) => Object.values(options)[0]),
    );
    expect(sizes.size, id).toBeGreaterThan(8);
  }
  const winners = counts((row) => `${row.ask} ${row.right[0]}`);
  expect([winners.get("winner 1"), winners.get("winner 2")]).toEqual([25, 25]);
  expect(new Set(exam.map(({ depth }) => depth)).size).toBeGreaterThan(6);
});

test("a fresh seed is a fresh exam", () => {
  const names = exams.map((rows) =>
    rows
      .filter(({ ask }) => ask === "move")
      .map(({ game, key, seat, options }) => `${game} ${key} ${seat} ${options.reading ?? ""}`),
  );
  const [one = [], two = [], three = []] = names;
  expect(new Set(one).size).toBe(one.length);
  const shared = [
    one.filter((name) => two.includes(name)),
    one.filter((name) => three.includes(name)),
    two.filter((name) => three.includes(name)),
  ];
  expect(shared.flat().length / (3 * one.length)).toBeLessThan(0.02);
});

describe("what answers score", () => {
  const random = randomFrom(9);
  const byNumber = (row: ExamRow) =>
    row.legal.toSorted((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10));
  const constants: Readonly<Record<string, (row: ExamRow) => string | undefined>> = {
    first: ({ legal }) => legal[0],
    last: ({ legal }) => legal.at(-1),
    smallest: (row) => byNumber(row)[0],
    largest: (row) => byNumber(row).at(-1),
    middle: ({ legal }) => legal[Math.floor(legal.length / 2)],
    "a fixed move": () => "1",
    "a fixed pair": () => "1-2",
    "a fixed word": () => "pass",
    nothing: () => undefined,
  };

  test("random answers score 0 within the interval, perfect ones 1", () => {
    const guessed = grades(({ legal }) => pick(random, legal));
    for (const skill of [guessed.moves?.skill, guessed.winners?.skill]) {
      expect(skill?.low).toBeLessThan(0);
      expect(skill?.high).toBeGreaterThan(0);
    }
    const known = grades(({ right }) => `Let me see.\n\n**Answer:** ${right[0]}`);
    for (const { skill, right, illegal } of [
      ...Object.values(known.byGame),
      ...Object.values(known.byDepth),
    ]) {
      expect([skill.value, skill.high, right.share, illegal.count]).toEqual([1, 1, 1, 0]);
      expect(skill.low).toBeLessThan(1);
    }
  });

  test.each(Object.entries(constants))("no better than random: %s", (_name, answer) => {
    for (const rows of exams) {
      const { moves, winners } = grades(answer, rows);
      expect(moves?.skill.low).toBeLessThan(0);
      expect(winners?.skill.low).toBeLessThan(0);
    }
  });

  test("what is illegal, unreadable or missing loses, and is told apart", () => {
    const told = grades((row) =>
      row.seat === 1 ? "99" : row.ask === "move" ? "I would rather not say." : undefined,
    );
    expect(told.moves?.illegal.count).toBe(
      exam.filter(({ seat, ask }) => seat === 1 && ask === "move").length,
    );
    expect(told.moves?.unreadable.count).toBe(
      exam.filter(({ seat, ask }) => seat === 2 && ask === "move").length,
    );
    expect(told.winners?.missing).toBe(exam.filter(({ seat, ask }) => seat === 2 && ask === "winner").length);
    expect(told.moves?.skill.high).toBeLessThan(0);
  });
});

test.each([
  ["3-4", "3-4"],
  ["Answer: 3-4", "3-4"],
  ["Answer: 1\nNo, wait.\nANSWER: `3–4`.", "3-4"],
  ["> **Answer:** 3 - 4", "3-4"],
  ["Answer: 4-3", null],
  ["My answer: 3-4 is best", undefined],
  ["Answer: 3-4 or 1", undefined],
  ["1\n2\n3-4", undefined],
  [`Answer: 3${" ".repeat(300_000)}4`, undefined],
  ["", undefined],
])("an answer is read: %j", (text, expected) => {
  const reading = readAnswer(text, ["1", "2", "3-4"]);
  const said = reading.kind === "legal" ? reading.answer : reading.kind === "illegal" ? null : undefined;
  expect(said).toBe(expected);
});

test("the commands: make, grade, and what is wrong with a file", async () => {
  const folder = newDataFolder();
  const [file, answers] = [join(folder, "exam.jsonl"), join(folder, "mine.jsonl")];
  const made = await run([
    "exam",
    "make",
    "tower-switch",
    "switch-battle",
    "--n",
    "11",
    "--seed",
    "5",
    "--out",
    file,
  ]);
  expect(made).toMatchObject({ code: 0, err: "switchyard: 11 rows, seed 5.\n" });
  const shown = await run(["exam", "make", "switch-battle", "--n", "2", "--seed", "5"]);
  expect(shown.out.trim().split("\n")).toHaveLength(2);
  writeFileSync(
    answers,
    '{"id":"5-0001","answer":"1"}\n{"id":"5-0001","answer":"2"}\n{"id":"6-0001","answer":"2"}\n',
  );
  const told = await run(["exam", "grade", file, answers]);
  expect(told.out).toContain("mine: 1 row was answered again; the first answer counts.");
  expect(told.out).toContain("mine: 1 answer belongs to no row of this exam.");
  const { players } = JSON.parse((await run(["exam", "grade", file, answers, "--json"])).out);
  expect(players[0]).toMatchObject({
    player: "mine",
    winners: { rows: 6, missing: 5 },
    moves: { rows: 5, missing: 5 },
  });
  writeFileSync(answers, '{"id":"5-0001"}\n');
  expect((await run(["exam", "grade", file, answers])).err).toContain("Line 1 of");
  expect((await run(["exam", "grade", answers, answers])).err).toContain(
    "Line 1 isn't a row of an exam of version 1.",
  );
  expect((await run(["exam", "make", "nim"])).code).toBe(2);
  expect((await run(["exam", "make", "--n", "0"])).err).toContain("--n must be");
});
