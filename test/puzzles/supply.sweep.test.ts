/** Checks all puzzles, the daily puzzles of three years, and test/puzzles/supply.md, which `npm run sweeps` writes. */

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { threeHeaps } from "../../examples/three-heaps.ts";
import { games } from "../../src/games/index.ts";
import { dateOf, dayNumber, firstDay } from "../../src/puzzles/dates.ts";
import { ideaOf } from "../../src/puzzles/ideas.ts";
import { judge } from "../../src/puzzles/judge.ts";
import { decide } from "../../src/puzzles/kinds.ts";
import { puzzleSizes, puzzlesOf, type RatedPuzzle, sizeOf } from "../../src/puzzles/pool.ts";
import { poseFor } from "../../src/puzzles/pose.ts";
import { everyPosition } from "../../src/puzzles/positions.ts";
import { type Difficulty, difficulties, hasPuzzles, type Puzzle } from "../../src/puzzles/puzzle.ts";
import { taskOf } from "../../src/puzzles/task.ts";
import { findGameOf } from "../support/find-game.ts";
import { expectGenerated, isUnchanged } from "../support/generated.ts";
import { must } from "../support/must.ts";
import { everyGame } from "../support/sample-setups.ts";
import { dailyAfter, everyPuzzle, kindRow, meanBlind, writePuzzles } from "./document.ts";

const folder = "src/puzzles";
const page = {
  document: "test/puzzles/supply.md",
  from: ["test/puzzles/document.ts", `${folder}/judge.ts`, `${folder}/task.ts`],
};

/** What's true of all puzzles stays true until their sources change. */
const isSame = isUnchanged(page);
const ofAll = test.extend<{ change: undefined }>({
  change: [
    async ({ skip }, use) => {
      skip(isSame, "neither test/puzzles/supply.md nor the code behind it has changed");
      await use(undefined);
    },
    { auto: true },
  ],
});

const years = Array.from({ length: isSame ? 3 : 3 * 365 }, (_, day) => dailyAfter(day));
const year = years.slice(0, 365);
const supply = isSame ? [] : everyPuzzle();

test("test/puzzles/supply.md is up to date", () => expectGenerated(page, writePuzzles));

test.each([
  ["switch-and-capture", "line"],
  ["switch-battle", "trap"],
  ["switch-conquer", "threats"],
] as const)("test/puzzles/supply.md gives the number of %s puzzles of the kind %s", (id, kind) => {
  expect(readFileSync(page.document, "utf8")).toContain(kindRow(findGameOf(id), kind));
});

/** What people would notice if they saw the puzzle again. */
function nameOf({ game, position, kind }: RatedPuzzle): string {
  return [game.id, game.key(position), game.toMove(position), kind].join(" ");
}

/** Three weeks of daily puzzles. No release may change these lines. */
const pinned = `
2026-11-15 hard switch-battle 001110101 2 trap: 1-2
2026-11-16 easy switch-conquer ABBBBAA/2 2 threats: 1, 6-7
2026-11-17 easy factor-frenzy 2,4,8,11,12/3 1 safe: 2, 4
2026-11-18 medium switch-battle 10101111 2 mistakes: 2, 4, 2-3, 3-4
2026-11-19 medium switch-and-capture 1001001100 1 mistakes: 3, 10
2026-11-20 medium switch-conquer ABABBB/2 2 trap: 1, 2
2026-11-21 hard factor-frenzy 2,3,4,6,8,11,16/5 1 mistakes: 3, 6, 11
2026-11-22 hard switch-battle 01110001 2 trap: 1
2026-11-23 easy switch-and-capture 1000101 1 safe: 2, 6
2026-11-24 easy switch-battle 101011 2 mistakes: 2, 4, 2-3, 3-4
2026-11-25 medium switch-conquer ABBBBBAB/1 1 mistakes: 1, 7
2026-11-26 medium factor-frenzy 3,4,6,7,12/5 2 mistakes: 4, 7
2026-11-27 medium switch-battle 01001 1 trap: 4, 1-2
2026-11-28 hard switch-and-capture 01010111110101010101 2 line: 15
2026-11-29 hard switch-conquer BABBBAA/1 1 trap: 1, 4-5
2026-11-30 easy factor-frenzy 2,6,11,12/9 2 mistakes: 11
2026-12-01 easy switch-conquer BBABAAAAA/1 1 threats: 4, 1-2
2026-12-02 medium switch-battle 100101111 2 mistakes: 5, 2-3
2026-12-03 medium switch-conquer BBAABBBBB/1 1 mistakes: 3, 4
2026-12-04 medium factor-frenzy 2,6,9,12,14/10 2 safe: 6, 12
2026-12-05 hard switch-and-capture 010111110101011111111001100101 1 line: 27
`;

test("the daily puzzles of three pinned weeks never change", () => {
  const now = year.slice(0, 21).map((puzzle, day) => {
    const answers = decide(puzzle)?.answers.join(", ");
    return `${dateOf((dayNumber(firstDay) ?? 0) + day)} ${puzzle.difficulty} ${nameOf(puzzle)}: ${answers}`;
  });
  expect(now).toEqual(pinned.trim().split("\n").slice(0, now.length));
});

test("neither a sixth game nor the order of the games changes the daily puzzle", () => {
  const others = [threeHeaps, ...games.toReversed()];
  for (const [day, puzzle] of year.slice(0, 42).entries())
    expect(nameOf(dailyAfter(day, others))).toBe(nameOf(puzzle));
});

test("a list of games without the day's game gets another daily puzzle", () => {
  const request = { by: "date", date: "2026-11-16", today: "2026-11-16" } as const;
  const posed = poseFor([threeHeaps], request);
  expect(posed).toMatchObject({ ok: true, value: { game: "three-heaps" } });
  expect(poseFor([threeHeaps], request)).toEqual(posed);
});

/** The days since the same puzzle last came, the shortest first. */
function gaps(names: readonly string[]): readonly number[] {
  const last = new Map<string, number>();
  const found = names.map((name, day) => {
    const gap = day - (last.get(name) ?? Number.NEGATIVE_INFINITY);
    last.set(name, day);
    return gap;
  });
  return found.sort((a, b) => a - b);
}

ofAll("no daily puzzle returns within a year", () => {
  expect(gaps(years.map(({ id }) => id))[0]).toBeGreaterThanOrEqual(365);
  expect(gaps(years.map(({ game, kind }) => `${game.id} ${kind}`))[0]).toBeGreaterThanOrEqual(4);
  expect(gaps(years.map(({ game }) => game.id))[0]).toBeGreaterThan(1);
  expect(new Set(year.map(ideaOf)).size).toBeGreaterThanOrEqual(12);
  const flips = year.filter(({ game, kind }) => "switches" in game.options && kind === "mistakes");
  expect(flips.length / year.length).toBeLessThan(0.34);
});

test("daily puzzles are easy early in the week and hard on weekends", () => {
  for (const [at, { difficulty }] of years.entries()) {
    const weekday = new Date(Date.parse(`${firstDay}T00:00:00Z`) + at * 86_400_000).getUTCDay();
    expect(difficulty).toBe(["hard", "easy", "easy", "medium", "medium", "medium", "hard"][weekday]);
  }
});

ofAll("both players are to move equally often in daily puzzles", () => {
  const movers = (list: readonly RatedPuzzle[]) =>
    list.reduce((sum, { game, position }) => sum + (game.toMove(position) === 1 ? 1 : -1), 0);
  expect(Math.abs(movers(year))).toBeLessThanOrEqual(3);
  for (const game of games.filter(hasPuzzles)) {
    const own = years.filter((puzzle) => puzzle.game.of === game);
    expect(Math.abs(movers(own)) / own.length).toBeLessThan(0.1);
  }
});

ofAll("a puzzle with several answers never has more than four", () => {
  const named = year
    .map(decide)
    .flatMap((decision) => (decision?.ask === "set" ? [decision.answers.length] : []));
  expect(named.length).toBeGreaterThan(200);
  expect(named.reduce((sum, count) => sum + count, 0) / named.length).toBeLessThanOrEqual(3);
  const all = supply.map(decide).flatMap((decision) => (decision?.ask === "set" ? [decision] : []));
  for (const { answers, choices } of all) {
    expect(answers.length).toBeLessThanOrEqual(4);
    expect(2 * answers.length).toBeLessThanOrEqual(choices.length);
  }
});

ofAll("at most half of the moves are right at the start of a puzzle", () => {
  for (const { answers, choices } of supply.flatMap((puzzle) => decide(puzzle) ?? []))
    expect(2 * answers.length).toBeLessThanOrEqual(choices.length);
});

ofAll("a wrong move in a won position is answered without a move that wins", () => {
  const wins = year.filter(({ kind }) => kind === "line");
  for (const puzzle of wins) {
    const { choices = [], answers = [] } = decide(puzzle) ?? {};
    for (const wrong of choices.filter((choice) => !answers.includes(choice))) {
      const { text } = must(judge(puzzle, [], [wrong]));
      const named = text.match(/\d+/g) ?? [];
      expect(
        named.filter((move) => answers.includes(move)),
        text,
      ).toEqual([]);
    }
  }
});

ofAll("every question in puzzles and lessons has at most twelve words", () => {
  const bets = everyGame
    .flatMap((game) => sizeOf(game, {}, "bet"))
    .flatMap((size) => everyPosition(size.game).map((position) => ({ ...size, position })));
  const asked: readonly Puzzle[] = [...supply, ...bets, ...everyGame.flatMap(puzzleSizes).flatMap(puzzlesOf)];
  const met = asked
    .filter(({ kind }) => kind === "safe" || kind === "mistakes")
    .map((puzzle) => ({ ...puzzle, kind: "hold" as const }));
  const questions = [...asked, ...met].flatMap((puzzle) => {
    const decision = decide(puzzle);
    return decision === undefined ? [] : [0, 1].map((step) => taskOf(puzzle, decision, step));
  });
  const texts = new Set(questions.map((text) => text.replace(/^\w+ \w+ to move\. /, "")));
  expect([...texts].sort()).toMatchInlineSnapshot(`
    [
      "Find a move that doesn't lose.",
      "Find a safe move that sets the most traps for your opponent.",
      "Find the 2 mistakes that let your opponent win.",
      "Find the 2 mistakes that throw away your win.",
      "Find the 2 moves that don't lose.",
      "Find the 2 moves that win.",
      "Find the 2 safe moves that threaten to win.",
      "Find the 3 mistakes that let your opponent win.",
      "Find the 3 mistakes that throw away your win.",
      "Find the 3 moves that don't lose.",
      "Find the 3 moves that win.",
      "Find the 3 safe moves that threaten to win.",
      "Find the 4 mistakes that let your opponent win.",
      "Find the 4 safe moves that threaten to win.",
      "Find the one mistake that lets your opponent win.",
      "Find the one mistake that throws away your win.",
      "Find the one move that doesn't lose.",
      "Find the one move that wins.",
      "Find the one safe move that threatens to win.",
      "Find the safe move that sets the most traps for your opponent.",
      "Who wins if both play their best?",
      "You can win. Find the first move.",
      "You're still winning. Find the next move.",
    ]
  `);
  for (const question of questions) expect(question.split(" ").length, question).toBeLessThanOrEqual(12);
});

ofAll("guessing solves a line puzzle at most 8% of the time", () => {
  const lines = year.filter(({ kind }) => kind === "line");
  expect(lines.length).toBeGreaterThan(30);
  for (const line of lines) {
    expect(line.blind).toBeLessThanOrEqual(0.08);
    expect(blindFrom(line, [])).toBeCloseTo(line.blind, 10);
  }
  expect(meanBlind(lines)).toBeLessThanOrEqual(0.08);
});

/** The chance that random answers solve it, if the response to a right answer names only the reply. */
function blindFrom(puzzle: RatedPuzzle, played: readonly string[]): number {
  const position = played.reduce((from, name) => {
    const move = puzzle.game.moves(from).find((each) => puzzle.game.formatMove(from, each) === name);
    return puzzle.game.play(from, move);
  }, puzzle.position);
  const choices = puzzle.game.moves(position).map((move) => puzzle.game.formatMove(position, move));
  const chances = choices.map((choice) => {
    const { right, next, reply, text } = must(judge(puzzle, played, [choice]));
    if (!right || next === null || reply === null) return Number(right);
    expect(text).toBe(`Your opponent answers with ${reply}.`);
    expect(next.task).toBe("You're still winning. Find the next move.");
    return blindFrom(puzzle, [...played, choice, reply]);
  });
  return chances.reduce((sum, chance) => sum + chance, 0) / choices.length;
}

ofAll.each([
  ["switch-battle", "easy"],
  ["switch-and-capture", "easy"],
  ["factor-frenzy", "hard"],
] as const)("%s puzzles of the difficulty %s each come once before any returns", (game, difficulty) => {
  const all = supply.filter((puzzle) => puzzle.game.id === game && puzzle.difficulty === difficulty);
  const solved: string[] = [];
  const draw = (seed: number) => {
    const posed = must(poseFor(games, { by: "seed", seed, game, difficulty, solved }));
    return posed.id;
  };
  for (const _ of all) solved.push(draw(solved.length));
  expect(new Set(solved)).toEqual(new Set(all.map(({ id }) => id)));
  expect(solved).toContain(draw(0));
});

ofAll("each game has 300 puzzles of each difficulty, or all that exist", () => {
  const scarce: readonly (readonly [string, Difficulty])[] = [
    ["switch-and-capture", "easy"],
    ["switch-and-capture", "medium"],
    ["switch-battle", "easy"],
    ["switch-battle", "medium"],
    ["switch-battle", "hard"],
    ["switch-conquer", "medium"],
    ["switch-conquer", "hard"],
    ["factor-frenzy", "easy"],
    ["factor-frenzy", "hard"],
  ];
  for (const game of games.filter(hasPuzzles))
    for (const difficulty of difficulties) {
      const { length } = supply.filter(
        (puzzle) => puzzle.game.of === game && puzzle.difficulty === difficulty,
      );
      const isScarce = scarce.some(([id, few]) => id === game.id && few === difficulty);
      expect(length >= 300, `${game.id} ${difficulty}: ${length}`).toBe(!isScarce);
    }
});
