/** The reports on an exam are right, and a real search confirms the baselines. */

import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { addDecisions, noDecisions, skillOf } from "../../../src/computer/skill.ts";
import type { Variant } from "../../../src/core/game.ts";
import { pick, type Random, randomFrom } from "../../../src/core/random.ts";
import { findPosition } from "../../../src/core/setup.ts";
import { games } from "../../../src/games/index.ts";
import { searchDecision, searchDepths } from "../../../src/measure/exam/baselines.ts";
import { type Answers, readAnswers } from "../../../src/measure/exam/grade.ts";
import { makeExam } from "../../../src/measure/exam/make.ts";
import { comparePart, readResults, resultsOf } from "../../../src/measure/exam/results.ts";
import { type ExamRow, rightOf, withId } from "../../../src/measure/exam/row.ts";
import { runToEnd } from "../../../src/solver/task.ts";
import { newDataFolder } from "../../support/cli.ts";
import { findGameOf } from "../../support/find-game.ts";
import { must } from "../../support/must.ts";
import { run } from "../../support/program.ts";

const exam = runToEnd(makeExam({ games, rows: 250, seed: 7 }));
const folder = newDataFolder();
const path = (name: string) => join(folder, name);
const file = path("exam.jsonl");

const gradeOf = async (name: string) =>
  JSON.parse((await run(["exam", "grade", file, path(name), "--json"])).out).players[0];

/** Writes a file with these rows or answers. */
function writeLines(name: string, lines: readonly object[]): string {
  writeFileSync(path(name), lines.map((line) => `${JSON.stringify(line)}\n`).join(""));
  return path(name);
}

/** Writes the results of these players. */
async function writeResults(name: string, ...players: readonly string[]): Promise<string> {
  const { out } = await run(["exam", "grade", file, ...players.map(path), "--json"]);
  writeFileSync(path(name), out);
  return path(name);
}

beforeAll(async () => {
  writeLines("exam.jsonl", exam);
  for (const player of ["random", "hard"]) await run(["exam", "run", file, player, "--out", path(player)]);
});

const skillAt = (plies: number, rows: readonly ExamRow[]) =>
  skillOf(rows.map((row) => searchDecision(row, plies)).reduce(addDecisions, noDecisions));

test("a deeper search gets a higher skill, from 0 for random moves to 1 for perfect ones", () => {
  const moves = exam.filter(({ ask }) => ask === "move");
  const skills = Object.values(searchDepths).map((plies) => skillAt(plies, moves).value ?? Number.NaN);
  expect(skills.every((skill, at) => at === 0 || skill > (skills[at - 1] ?? 1))).toBe(true);
  const [random = 1, , two = 1] = skills;
  expect(Math.abs(random)).toBeLessThan(1e-9);
  expect(two).toBeLessThanOrEqual(0.45);
  expect(skills.at(-1)).toBe(1);
});

/** The score that the player to move can force within this many plies: 1, 1/2 or 0. */
function look(game: Variant, position: unknown, plies: number): number {
  const outcome = game.outcome(position);
  if (outcome !== null) return outcome === "drawn" ? 1 / 2 : outcome === game.toMove(position) ? 1 : 0;
  if (plies === 0) return 1 / 2;
  const results = game.moves(position).map((move) => seenAfter(game, position, move, plies));
  return Math.max(...results);
}

function seenAfter(game: Variant, position: unknown, move: unknown, plies: number): number {
  const after = game.play(position, move);
  const result = look(game, after, plies - 1);
  return game.toMove(after) === game.toMove(position) ? result : 1 - result;
}

test("a row's depth is the depth at which a search finds the right moves", () => {
  let looked = 0;
  for (const row of exam.filter(({ ask, legal }) => ask === "move" && legal.length < 16).slice(0, 60)) {
    const request = { options: row.options, from: row.key, first: row.seat };
    const { setup, position } = must(findPosition(findGameOf(row.game), request));
    const { game } = setup;
    for (const plies of [1, 2, 3]) {
      const seen = game.moves(position).map((move) => seenAfter(game, position, move, plies));
      const chosen = row.legal.filter((_, at) => seen[at] === Math.max(...seen));
      const isRight = chosen.every((move) => row.right.includes(move));
      expect(searchDecision(row, plies).lost === 0, `${row.key} ${plies}`).toBe(isRight);
      expect((row.depth ?? 99) <= plies, `${row.key} ${row.depth} ${plies}`).toBe(isRight);
      looked++;
    }
  }
  expect(looked).toBe(180);
});

test("exam grade prints the exam's seed, size, hash and versions", async () => {
  const about = { rows: 250, seeds: [7], hash: expect.stringMatching(/^[0-9a-f]{64}$/) };
  const versions = { program: expect.any(String), exam: 3, prompt: [expect.any(Number)] };
  const words = ["exam", "grade", file, path("hard")];
  const { exam: told } = JSON.parse((await run([...words, "--json"])).out);
  expect(told).toMatchObject({ ...about, versions });
  expect((await run(words)).out).toContain(`Exam: 250 questions, seed 7\nSHA-256: ${told.hash}\n`);
});

test("a results file has what each answer gave away", async () => {
  const { skill, decisions } = await gradeOf("hard");
  expect(decisions).toHaveLength(250);
  const rows = decisions.filter(({ game }: ExamRow) => game === "factor-frenzy");
  const sum = (name: string) =>
    rows.reduce((total: number, line: Readonly<Record<string, number>>) => total + (line[name] ?? 0), 0);
  expect(1 - sum("lost") / sum("random")).toBeCloseTo(skill.byGame["factor-frenzy"].value, 9);
  const { "factor-frenzy": one, "switch-and-capture": two } = skill.byGame;
  expect(skill.ahead.value).toBeCloseTo((one.value + two.value) / 2, 9);
  expect(decisions[0]).toMatchObject({ part: "ahead", reading: "legal" });
});

test("exam grade counts an unreadable answer as a lost game", async () => {
  const lines = exam.map(({ id, right }, at) => ({ id, answer: at % 4 === 0 ? "I give up." : right[0] }));
  writeLines("shy.jsonl", lines);
  expect((await gradeOf("shy.jsonl")).skill.ahead.value).toBeLessThan(0.6);
});

test("exam compare skips a kind of row that one player never answered", async () => {
  const winners = exam.filter(({ ask }) => ask === "winner");
  const lines = exam.flatMap(({ id, ask, right }) => (ask === "move" ? [{ id, answer: right[0] }] : []));
  writeLines("bot.jsonl", lines);
  const [bot, hard] = [await writeResults("bot.json", "bot.jsonl"), await writeResults("hard.json", "hard")];
  for (const both of [
    [bot, hard],
    [hard, bot],
  ]) {
    const { out } = await run(["exam", "compare", ...both]);
    expect(out).toContain("Looks ahead: skill ");
    expect(out).toContain("Who wins: bot didn't answer any of the questions, so there's nothing to compare.");
    const { comparisons } = JSON.parse((await run(["exam", "compare", ...both, "--json"])).out);
    expect(comparisons).toMatchObject([{ winners: { unanswered: "bot" } }]);
  }
  expect(winners.length).toBeGreaterThan(0);
});

test("exam compare shows players of the plain and the disguised exam side by side", async () => {
  const other = runToEnd(makeExam({ games, rows: 250, seed: 7, disguised: true, unlisted: true }));
  const answered = other.map(({ id, right }) => {
    return { id, answer: right[0], usage: { prompt_tokens: 300, completion_tokens: 20 } };
  });
  const [disguised, wise] = [writeLines("disguised.jsonl", other), writeLines("wise.jsonl", answered)];
  const told = await run(["exam", "grade", disguised, wise, "--json"]);
  writeFileSync(path("wise.json"), told.out);
  expect(JSON.parse(told.out)).toMatchObject({
    exam: { disguised: true, unlisted: true },
    players: [{ player: "wise", tokens: { prompt: 75_000, completion: 5_000 } }],
  });
  const plain = await writeResults("both.json", "hard", "random");
  const { out, code } = await run(["exam", "compare", path("wise.json"), plain]);
  expect(code).toBe(0);
  expect(out).toMatch(/^wise \(disguised, no move list\) +[0-9a-f]{16} +1\.00.* 80,000$/m);
  expect(out).toMatch(/^random +[0-9a-f]{16} .* -$/m);
  expect(out).toContain("wise (disguised, no move list) minus hard, with the 95% interval:");
  expect(out).toMatch(/\) minus random, .*\nLooks ahead: skill .*, so they differ\. Of 166 questions/);
  const [first] = JSON.parse((await run(["exam", "grade", file, path("hard"), "--json"])).out).players;
  expect(first).toMatchObject({ player: "hard", contestant: "hard", tokens: null });
});

test("exam compare refuses a results file with control codes in a name", async () => {
  const { out } = await run(["exam", "grade", file, path("hard"), path("easy"), "--json"]);
  const changed = path("changed.json");
  writeFileSync(changed, out.replace('"player":"hard"', '"player":"\\u001b[31mhard"'));
  expect(await run(["exam", "compare", changed])).toMatchObject({
    code: 2,
    err: expect.stringContaining("isn't a results file"),
  });
});

test("exam compare says when players share no questions, when one is missing, and when a file has no results", async () => {
  const another = writeLines("other.jsonl", runToEnd(makeExam({ games, rows: 9, seed: 8 })));
  await run(["exam", "run", another, "easy", "--out", path("easy")]);
  writeFileSync(path("easy.json"), (await run(["exam", "grade", another, path("easy"), "--json"])).out);
  const hard = await writeResults("hard.json", "hard");
  expect((await run(["exam", "compare", hard, path("easy.json")])).out).toContain(
    "The two players answered different questions, so you can compare only their intervals.",
  );
  const err = expect.stringContaining("A comparison needs at least two players.");
  expect(await run(["exam", "compare", hard])).toMatchObject({ code: 2, err });
  const foreign = expect.stringContaining('isn\'t a results file from "exam grade --json".');
  expect(await run(["exam", "compare", hard, file])).toMatchObject({ code: 2, err: foreign });
});

test("exam grade --seed makes the exam again, and refuses it if the seed makes another", async () => {
  const made = await run([
    "exam",
    "make",
    "--rows",
    "12",
    "--seed",
    "7",
    "--no-legal",
    "--out",
    path("made"),
  ]);
  const answers = writeLines("guess.jsonl", []);
  const [row] = readFileSync(path("made"), "utf8").split("\n");
  writeFileSync(answers, `${JSON.stringify({ id: JSON.parse(row ?? "").id, answer: "1" })}\n`);
  const grading = ["exam", "grade", path("made"), answers, "--seed"];
  expect((await run([...grading, "7"])).out).toContain("Seed 7 makes exactly this exam.");
  const { exam: about } = JSON.parse((await run([...grading, "7", "--json"])).out);
  expect(made.err).toContain(`SHA-256 (publish this before you publish the seed): ${about.hash}\n`);
  expect(await run([...grading, "8"])).toMatchObject({
    code: 2,
    err: expect.stringContaining("With this version of the program, seed 8 makes a different exam."),
  });
});

test("exam grade says when neither a file nor a folder has the given name", async () => {
  expect(await run(["exam", "grade", file, "nothere"])).toMatchObject({
    code: 2,
    err: 'switchyard: Can\'t find the file or folder "nothere".\n',
  });
});

test("exam grade --seed finds a forged row", async () => {
  const forged = exam.map((row, at) => {
    if (at !== 3) return row;
    const values = row.legal.map((_, move) => ({ kind: move === 0 ? ("win" as const) : ("loss" as const) }));
    const { id: _id, ...content } = row;
    return withId({ ...content, values, ...rightOf({ legal: row.legal, values }) });
  });
  const answers = writeLines("forger.jsonl", [{ id: exam[0]?.id, answer: "1" }]);
  const grading = (rows: string) => run(["exam", "grade", rows, answers, "--seed", "7"]);
  expect((await grading(file)).out).toContain("Seed 7 makes exactly this exam.");
  expect(await grading(writeLines("forged.jsonl", forged))).toMatchObject({
    code: 2,
    err: expect.stringContaining("With this version of the program, seed 7 makes a different exam."),
  });
});

test("a run is read if its last line is cut off, but refused if another line is damaged", async () => {
  const log = join(path("hard"), "answers.jsonl");
  const text = readFileSync(log, "utf8");
  const graded = await run(["exam", "grade", file, path("hard")]);
  writeFileSync(log, `${text}{"id":"${exam[0]?.id}","answ`);
  expect(await run(["exam", "grade", file, path("hard")])).toEqual(graded);
  writeFileSync(log, text.replace('"answer"', '"answ'));
  const resumed = ["exam", "run", file, "hard", "--out", path("hard")];
  for (const words of [["exam", "grade", file, path("hard")], resumed])
    expect(await run(words), words[1]).toMatchObject({
      code: 2,
      err: expect.stringContaining("\": Line 1 isn't an answer"),
    });
  writeFileSync(log, text);
  expect(await run(["exam", "grade", file, path("hard")])).toEqual(graded);
});

test("exam grade refuses a run of another version", async () => {
  const manifest = join(path("random"), "run.json");
  const text = readFileSync(manifest, "utf8");
  const grading = ["exam", "grade", file, path("random")];
  writeFileSync(manifest, text.replace('"run":3', '"run":2'));
  expect(await run(grading)).toMatchObject({
    code: 2,
    err: expect.stringContaining("contains a version 2 run. This program reads version 3."),
  });
  writeFileSync(manifest, "{}");
  expect((await run(grading)).err).toContain("contains no exam run.");
  writeFileSync(manifest, text);
  expect((await run(grading)).code).toBe(0);
});

/** Answers of a player who guesses this percentage of the rows and is right about the others. */
function answersOf(random: Random, guesses: number) {
  const lines = exam.map(({ id, legal, right }) =>
    JSON.stringify({ id, answer: pick(random, random.below(100) < guesses ? legal : right) }),
  );
  return must(readAnswers(lines.join("\n")));
}

function resultsFor(answers: Answers) {
  const players = [{ player: "one", ...resultsOf(exam, answers) }];
  const about = { hash: "", disguised: false, unlisted: false };
  return must(readResults(JSON.stringify({ exam: about, players })))[0];
}

test("the interval of exam compare contains the true difference between two players", async () => {
  const results = await writeResults("both.json", "hard", "random");
  const { comparisons } = JSON.parse((await run(["exam", "compare", results, "--json"])).out);
  expect(comparisons[0].ahead.low).toBeGreaterThan(0);
  const hard = await writeResults("hard.json", "hard");
  expect((await run(["exam", "compare", hard, hard])).out).toContain("skill 0.00 (");
  const random = randomFrom(3);
  for (const [one, two] of [
    [10, 40],
    [50, 50],
    [2, 4],
  ] as const) {
    let held = 0;
    for (let trial = 0; trial < 30; trial++) {
      const [first, second] = [one, two].map((guesses) => resultsFor(answersOf(random, guesses)));
      const compared = first && second && comparePart("ahead", first, second);
      if (!compared || "unanswered" in compared) throw new Error("Both answered every question.");
      const { low, high } = compared;
      if (low <= (two - one) / 100 && (two - one) / 100 <= high) held++;
    }
    expect(held / 30, `${one} against ${two}`).toBeGreaterThan(0.9);
  }
});
