/** An exam is made from a seed. Its rows are exact, and only real answers score. */

import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { defineGame } from "../../../src/core/define/define-game.ts";
import type { Game, Variant } from "../../../src/core/game.ts";
import { choiceOption, numberOption, type OptionSpecs } from "../../../src/core/options.ts";
import { pick, randomFrom } from "../../../src/core/random.ts";
import { otherSeat, type Seat } from "../../../src/core/seat.ts";
import { findPosition } from "../../../src/core/setup.ts";
import { familyOf } from "../../../src/games/families.ts";
import { games, switchAndCapture, towerSwitch } from "../../../src/games/index.ts";
import { baselinesOf } from "../../../src/measure/exam/baselines.ts";
import { grade, parts, readAnswers, skillsOf } from "../../../src/measure/exam/grade.ts";
import { makeExam } from "../../../src/measure/exam/make.ts";
import { setUpRow } from "../../../src/measure/exam/question.ts";
import {
  canary,
  depthBand,
  depthBands,
  type ExamRow,
  judge,
  readExam,
  withId,
} from "../../../src/measure/exam/row.ts";
import { supplyOf } from "../../../src/measure/exam/supply.ts";
import { analyzePosition } from "../../../src/solver/analyze.ts";
import { runToEnd } from "../../../src/solver/task.ts";
import { newDataFolder } from "../../support/cli.ts";
import { changedGame, findGameOf } from "../../support/find-game.ts";
import { must } from "../../support/must.ts";
import { run } from "../../support/program.ts";
import { solveAgain } from "../../support/solve-again.ts";

const rowsPerExam = 250;
const make = (seed: number) => runToEnd(makeExam({ games, rows: rowsPerExam, seed }));
const exams = [1, 2].map(make);
const [exam = []] = exams;
const deepGames = ["factor-frenzy", "switch-and-capture"];

function grades(answer: (row: ExamRow) => string | undefined, rows = exam) {
  const lines = rows
    .map((row) => ({ id: row.id, answer: answer(row) }))
    .filter((one) => one.answer !== undefined);
  return grade(rows, must(readAnswers(lines.map((line) => JSON.stringify(line)).join("\n"))));
}

test("the same seed gives the same exam, and a smaller exam is its first part", () => {
  const both: readonly Game[] = [towerSwitch, switchAndCapture];
  const small = (of: readonly Game[], rows: number) => runToEnd(makeExam({ games: of, rows, seed: 7 }));
  const first = small(both, 24);
  expect(small([...both.toReversed(), ...both], 24), "however the games are listed").toEqual(first);
  expect(small(both, 9)).toEqual(first.slice(0, 9));
});

test("readExam returns the rows that were written to the file", () => {
  const read = readExam(exam.map((row) => `${JSON.stringify(row)}\n`).join(""));
  expect(read).toEqual({ ok: true, value: exam });
});

test("a row's id depends on every field in the row, but not on their order", () => {
  const ids = new Set(exams.flat().map(({ id }) => id));
  expect(ids.size).toBe(exams.flat().length);
  for (const row of exam.slice(0, 40)) {
    const { id: _id, ...content } = row;
    const turned = Object.fromEntries(Object.entries(row.options).reverse());
    expect(withId({ ...content, options: turned }).id).toBe(row.id);
    const changes: readonly Partial<ExamRow>[] = [
      { seed: 99 },
      { key: `${row.key} ` },
      { prompt: `${row.prompt} ` },
      { values: [{ kind: "loss", plies: 99 }, ...row.values.slice(1)] },
      { depth: 77 },
      { options: { ...row.options, more: 1 } },
    ];
    for (const change of changes) expect(withId({ ...content, ...change }).id).not.toBe(row.id);
  }
});

/** A game with these options, which don't change its rules. */
function race(more: OptionSpecs) {
  return defineGame({
    id: "race",
    title: "Race",
    options: { goal: numberOption({ default: 12, min: 3, max: 60, help: "where the race ends" }), ...more },
    at: ({ goal }) => ({
      start: (first): { readonly left: number; readonly mover: Seat } => ({
        left: Number(goal),
        mover: first,
      }),
      moves: ({ left }) => [1, 2, 3].filter((step) => step <= left),
      play: ({ left, mover }, step) => ({ left: left - step, mover: otherSeat(mover) }),
      outcome: ({ left, mover }) => (left === 0 ? otherSeat(mover) : null),
    }),
  });
}

test("an exam keeps its rows and ids when a game gets a new option", () => {
  const more: OptionSpecs = {
    last: choiceOption(["wins", "loses"], "what the last move does"),
    bonus: numberOption({ default: 15, min: 0, max: 40, help: "what the winner gets" }),
  };
  const pairs: readonly (readonly [Game, Game])[] = [
    [race({}), race(more)],
    ...[towerSwitch, switchAndCapture].map(
      (game: Game) => [game, changedGame({ ...game, options: { ...game.options, ...more } }, {})] as const,
    ),
  ];
  for (const [before, after] of pairs) {
    const [rows, same] = [before, after].map((game) =>
      runToEnd(makeExam({ games: [game], rows: 8, seed: 7 })),
    );
    expect(rows, before.id).toHaveLength(8);
    expect(same).toEqual(rows);
    expect(rows?.map((row) => solveAgain([after], row))).toEqual(rows);
  }
});

test("a game whose exams can only ask about one size has that size", () => {
  const { blocks } = towerSwitch.options;
  const small = changedGame({ ...towerSwitch, options: { blocks: { ...blocks, default: 4, max: 4 } } }, {});
  expect(supplyOf(small).sizes.map(({ options }) => options)).toEqual([{ blocks: 4 }]);
});

test("every row has a position, its exact values, and both right and wrong answers", () => {
  expect(exam).toHaveLength(rowsPerExam);
  for (const row of exam) {
    const request = { options: row.options, from: row.key, first: row.seat };
    const { setup, position } = must(findPosition(findGameOf(row.game), request));
    const { game } = setup;
    const { value, moves, toMove } = analyzePosition(game, position);
    expect(toMove).toBe(row.seat);
    expect(row.right.length).toBeLessThan(row.legal.length);
    expect(row.chance).toBe(row.right.length / row.legal.length);
    expect(row).toMatchObject({ canary, gameVersion: 1, promptVersion: 4, exam: 3, seed: 1 });
    if (row.ask === "winner")
      expect(row.right).toEqual([String(value?.kind === "win" ? toMove : 3 - toMove)]);
    else {
      for (const [at, known] of moves.entries()) expect(row.values[at]).toMatchObject(known.value ?? {});
      expect(row.legal).toEqual(moves.map(({ move }) => game.formatMove(position, move)));
      expect(row.prompt).toContain(`Your legal moves: ${row.legal.join(", ")}\n`);
    }
  }
});

test("an exam's rows are spread over depths, seats, sizes and winners", () => {
  const counts = (of: (row: ExamRow) => string, rows = exam) =>
    rows.reduce((map, row) => map.set(of(row), (map.get(of(row)) ?? 0) + 1), new Map<string, number>());
  const frenzy = exam.filter(({ game }) => game === "factor-frenzy");
  const byDepth = counts((row) => depthBand(row.depth), frenzy);
  for (const [at, share] of [1, 2, 3, 2, 1].entries())
    expect(byDepth.get(depthBands[at] ?? "1 or 2"), depthBands[at]).toBeCloseTo(
      (frenzy.length * share) / 9,
      -1,
    );
  const seats = counts((row) => `${row.game} ${row.seat}`);
  const byGame = counts(({ game }) => game);
  for (const { id } of games) {
    expect(byGame.get(id), id).toBeGreaterThan(deepGames.includes(id) ? 80 : 26);
    if (id !== "tower-switch")
      expect(Math.abs((seats.get(`${id} 1`) ?? 0) - (seats.get(`${id} 2`) ?? 0)), id).toBeLessThan(8);
    const sizes = new Set(
      exam.filter((row) => row.game === id).map(({ options }) => Object.values(options)[0]),
    );
    expect(sizes.size, id).toBeGreaterThan(8);
  }
});

test("an exam has no row in which nearly every move is right", () => {
  for (const row of exam) expect(judge(row, null).random, row.key).toBeGreaterThanOrEqual(0.05);
});

test("the order of the rows says nothing about who wins", () => {
  const winners = runToEnd(makeExam({ games: [towerSwitch], rows: 300, seed: 4 }));
  for (const period of ["1", "2", "12", "21", "112", "1122"]) {
    const byId = new Map(winners.map(({ id }, at) => [id, period[at % period.length]]));
    const skill = grades(({ id }) => byId.get(id), winners).skill.winners?.value;
    expect(Math.abs(skill ?? 1), period).toBeLessThan(0.15);
  }
});

interface Option {
  readonly name: string;
  /** How many moves there are after each reply. */
  readonly after: readonly number[];
  /** How many numbers are in reach after each reply. Empty if the game has no pool. */
  readonly reach: readonly number[];
}

/** Rules that weren't used to choose the rows. */
const heldOut: Readonly<Record<string, (option: Option) => number>> = {
  "the fewest replies that leave one move": ({ after }) => -after.filter((count) => count <= 1).length,
  "an even number of moves after all replies": ({ after }) =>
    -(after.reduce((sum, each) => sum + each, 0) % 2),
  "an even number": ({ name }) => -(Number(name) % 2),
  "a multiple of three": ({ name }) => Number(Number(name) % 3 === 0),
  "no reply that leaves an even number in reach": ({ reach }) =>
    Number(reach.every((count) => count % 2 === 1)),
  "few replies that leave an even number in reach": ({ reach }) =>
    -reach.filter((count) => count % 2 === 0).length / Math.max(1, reach.length),
  "the largest reach after some reply": ({ reach }) => Math.max(0, ...reach),
};

function reachAfter(game: Variant, position: unknown): readonly number[] {
  const family = familyOf(game);
  if (family?.kind !== "related-pool") return [];
  const { pool, last } = family.read(game.key(position));
  const reached = [last ?? 0];
  for (const from of reached)
    reached.push(
      ...pool.filter((thing) => !reached.includes(thing) && !family.related[from]?.includes(thing)),
    );
  return [reached.length - 1];
}

function ruleSkill(rows: readonly ExamRow[], rule: (option: Option) => number) {
  const decided = rows.map((row) => {
    const { game, position } = must(setUpRow(games, row)).situation;
    const scores = game.moves(position).map((move) => {
      const after = game.play(position, move);
      const ends = game.moves(after).map((reply) => game.play(after, reply));
      return rule({
        name: game.formatMove(position, move),
        after: ends.map((end) => game.moves(end).length),
        reach: ends.flatMap((end) => reachAfter(game, end)),
      });
    });
    const liked = row.legal.filter((_, at) => scores[at] === Math.max(...scores));
    const lost = liked.reduce((sum, move) => sum + judge(row, move).lost, 0) / liked.length;
    return { row, decision: { ...judge(row, null), lost } };
  });
  return skillsOf(rows, decided);
}

test("no cheap rule does well in the games with deep positions, not even one that exams don't know", () => {
  for (const rows of exams) {
    const { searches, rules } = baselinesOf(games, rows);
    const deep = rows.filter(({ game }) => deepGames.includes(game));
    const unknown = Object.entries(heldOut).flatMap(([name, rule]) => [
      { player: name, ...ruleSkill(deep, rule) },
      { player: `not ${name}`, ...ruleSkill(deep, (option) => -rule(option)) },
    ]);
    for (const { player, ahead, byGame } of [...rules, ...unknown]) {
      expect(ahead?.value, player).toBeLessThanOrEqual(0.25);
      for (const game of deepGames) expect(byGame[game]?.value, `${player} ${game}`).toBeLessThan(0.45);
    }
    const skills = new Map(searches.map(({ player, ahead }) => [player, ahead?.value]));
    expect(skills.get("2 plies")).toBeLessThanOrEqual(0.3);
    expect(skills.get("4 plies")).toBeLessThanOrEqual(0.6);
    expect(skills.get("6 plies")).toBeLessThanOrEqual(0.85);
    expect(searches.map(({ sees }) => sees)).toEqual(["0", "0", "2", "4", "6", "9 or more"]);
  }
});

test("exams of different seeds share fewer than 2% of their questions", () => {
  const names = exams.map((rows) =>
    rows
      .filter(({ ask }) => ask === "move")
      .map(({ game, key, seat, options }) => `${game} ${key} ${seat} ${options.switchOne ?? ""}`),
  );
  const [one = [], two = []] = names;
  expect(new Set(one).size).toBe(one.length);
  expect(one.filter((name) => two.includes(name)).length / one.length).toBeLessThan(0.02);
});

describe("exam grade", () => {
  const random = randomFrom(9);
  const byNumber = (row: ExamRow) =>
    row.legal.toSorted((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10));
  const constants: Readonly<Record<string, (row: ExamRow) => string | undefined>> = {
    "the first move": ({ legal }) => legal[0],
    "the last move": ({ legal }) => legal.at(-1),
    "the smallest number": (row) => byNumber(row)[0],
    "the largest number": (row) => byNumber(row).at(-1),
    "the middle move": ({ legal }) => legal[Math.floor(legal.length / 2)],
    "a fixed move": () => "1",
    "a fixed pair": () => "1-2",
    "a fixed word": () => "pass",
    nothing: () => undefined,
  };

  test("gives random answers a skill of about 0 and perfect answers a skill of 1", () => {
    const guessed = grades(({ legal }) => pick(random, legal));
    for (const part of parts) {
      expect(guessed.skill[part]?.low, part).toBeLessThan(0);
      expect(guessed.skill[part]?.high, part).toBeGreaterThan(0);
    }
    const { skill, right, illegal } = grades(({ right }) => `Let me see.\n\n**Answer:** ${right[0]}`);
    expect([right.share, illegal.count, skill.sees]).toEqual([1, 0, "9 or more"]);
    for (const { value, low, high } of [...Object.values(skill.byGame), ...Object.values(skill.byDepth)]) {
      expect([value, high]).toEqual([1, 1]);
      expect(low).toBeLessThan(1);
    }
  });

  test.each(Object.entries(constants))("gives no skill for always answering with %s", (_name, answer) => {
    for (const rows of exams) {
      const { ahead, reply, winners } = grades(answer, rows).skill;
      for (const skill of [ahead, reply, winners]) expect(skill?.low).toBeLessThan(0);
    }
  });

  test("counts illegal, unreadable and missing answers separately, and each as lost", () => {
    const told = grades((row) =>
      row.seat === 1 ? "99" : row.ask === "move" ? "I would rather not say." : undefined,
    );
    const rows = (of: 1 | 2, kind?: string) =>
      exam.filter(({ seat, ask }) => seat === of && (kind === undefined || ask === kind)).length;
    expect(told.illegal.count).toBe(rows(1));
    expect(told.unreadable.count).toBe(rows(2, "move"));
    expect(told.missing).toBe(rows(2, "winner"));
    expect(told.skill.ahead?.high).toBeLessThan(0);
    expect(grades(({ ask }) => (ask === "move" ? "1" : undefined)).silent).toEqual(["winners"]);
  });
});

describe("the command", () => {
  const folder = newDataFolder();
  const [file, answers] = [join(folder, "exam.jsonl"), join(folder, "mine.jsonl")];
  const words = "make tower-switch switch-battle --rows 11 --seed 5 --out";
  const command = (...args: readonly string[]) => run(["exam", ...args]);
  const unknown = "0".repeat(16);
  let text = "";
  let id = "";

  /** Runs `exam grade` on these answers and returns what it prints. */
  const judge = (lines: readonly string[], ...flags: readonly string[]) => {
    writeFileSync(answers, `${lines.join("\n")}\n`);
    return command("grade", file, answers, ...flags);
  };

  beforeAll(async () => {
    const made = await command(...words.split(" "), file);
    expect(made.err).toMatch(
      /^switchyard: Wrote 11 questions \(seed 5\) to ".*".\nswitchyard: SHA-256 .*: [0-9a-f]{64}\n$/,
    );
    text = readFileSync(file, "utf8");
    id = JSON.parse(text.split("\n")[0] ?? "").id;
  });

  test("exam make never overwrites a file, and prints the exam if no file is given", async () => {
    const again = await command(...words.split(" "), file);
    const err = expect.stringContaining("already exists. Choose another name");
    expect(again).toMatchObject({ code: 1, err });
    expect(readFileSync(file, "utf8")).toBe(text);
    const shown = await command("make", "switch-battle", "--rows", "2", "--seed", "5");
    expect(shown.out.trim().split("\n")).toHaveLength(2);
  });

  test("exam make refuses an unknown game and a wrong number of rows", async () => {
    expect((await command("make", "nim")).code).toBe(2);
    expect((await command("make", "--rows", "0")).err).toContain("--rows must be");
  });

  test("exam grade counts the first answer to a row, and reports repeated and unknown rows", async () => {
    const lines = [
      { id, answer: "1" },
      { id, answer: "2" },
      { id: unknown, answer: "2" },
    ].map((line) => JSON.stringify(line));
    const notMatched = "mine: 1 answer doesn't match any question in this exam.";
    const told = await judge(lines);
    expect(told.out).toContain("mine: 1 question was answered more than once. Only the first answer counts.");
    expect(told.out).toContain(notMatched);
    const { players } = JSON.parse((await judge(lines, "--json")).out);
    expect(players[0]).toMatchObject({ rows: 11, missing: 10 });
    expect(JSON.stringify(players[0])).toContain('"reading":"legal","answer":"1"');
  });

  test("exam grade reads a file with a byte order mark, and ignores counts of another program's kind", async () => {
    const line = JSON.stringify({ id, answer: "1", retries: -1, usage: { input_tokens: 5 } });
    const { players } = JSON.parse((await judge([`\ufeff${line}`], "--json")).out);
    expect(players[0]).toMatchObject({ missing: 10, retries: 0, tokens: null });
  });

  test("exam grade refuses answers to another exam", async () => {
    const err = expect.stringContaining("is for a different exam: none of its answers match this one.");
    expect(await judge([`{"id":"${unknown}","answer":"1"}`])).toMatchObject({ code: 2, err });
  });

  test("exam grade names the line of the file that isn't an answer", async () => {
    for (const line of [`{"id":"${id}"}`, `{"id":"${id}"`, "null", "xx"])
      expect((await judge(["", line])).err, line).toContain("Line 2 isn't an answer");
    const none = { code: 2, err: expect.stringContaining("has no answers.") };
    expect(await judge([""])).toMatchObject(none);
    writeFileSync(answers, "null\n");
    const { err } = await command("grade", answers, answers);
    expect(err).toContain("isn't a question from a version 3 exam.");
  });
});

test("readExam refuses a row that was changed, repeated or made by another version", () => {
  const [row, other] = exam;
  if (row === undefined || other === undefined) throw new Error("There are rows.");
  const read = (...rows: readonly object[]) => {
    const result = readExam(rows.map((each) => `${JSON.stringify(each)}\n`).join(""));
    return result.ok ? "" : result.problem.message;
  };
  expect(read(row, other)).toBe("");
  expect(read(row, other, row)).toBe("Line 3 repeats the question on line 1.");
  expect(read({ ...row, depth: 1000 })).toContain("Line 1 was changed after the exam was made");
  expect(read({ ...row, seed: 4 })).toContain("Line 1 was changed after the exam was made");
  expect(read({ ...row, chance: 0.001 })).toContain("isn't a question");
  expect(read({ ...row, right: row.legal })).toContain("isn't a question");
  expect(read({ ...row, exam: 1 })).toBe("Line 1 is from a version 1 exam. This program reads version 3.");
});
