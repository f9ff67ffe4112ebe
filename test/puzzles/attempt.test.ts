/** An attempt at a daily puzzle gets the right score, whatever the player tries. */

import { expect, test } from "vitest";
import { puzzleFrom } from "../../src/puzzles/activity.ts";
import type { PuzzleState } from "../../src/puzzles/open.ts";
import { anyPuzzle, noScore } from "../../src/puzzles/play.ts";
import { memoryOutside, TableTop } from "../play/table-top.ts";
import { wrongAnswer } from "../support/puzzles.ts";

const daily = puzzleFrom({ ...anyPuzzle, date: "today" });

/** Storage and a clock that the test can set. */
function outsideAt(time: string) {
  let now = time;
  const outside = memoryOutside(undefined, () => new Date(now));
  return {
    outside,
    set: (later: string) => {
      now = later;
    },
  };
}

function stateOf({ activity }: TableTop): PuzzleState {
  return activity.state as PuzzleState;
}

function answersAt(top: TableTop): string {
  const { ask, answers } = stateOf(top).puzzle.decision;
  return ask === "set" ? answers.join(", ") : (answers[0] ?? "");
}

async function solve(top: TableTop): Promise<void> {
  while (stateOf(top).puzzle.phase !== "solved") await top.put({ kind: "read", text: answersAt(top) });
}

async function answerWrong(top: TableTop): Promise<void> {
  await top.put({ kind: "read", text: wrongAnswer(stateOf(top).puzzle.decision).join(", ") });
  await top.run("again");
}

const noon = "2026-11-16T12:00:00Z";

test("a daily puzzle solved without mistakes counts as first try", async () => {
  const { outside } = outsideAt(noon);
  const top = await TableTop.open(daily, outside);
  await solve(top);
  const decisions = stateOf(top).puzzle.score.marks.length;
  expect(top.scene.headline.text).toBe("Solved on the first try!");
  expect(top.scene.share?.shown).toMatch(
    /^Switchyard #2 · [\w ]+, (easy|medium|hard) · ✓+ · solved on the first try · switchyard puzzle 2026-11-16$/,
  );
  expect(outside.notebook.solved()).toEqual([
    expect.objectContaining({ daily: "2026-11-16", wrong: 0, marks: Array(decisions).fill("right") }),
  ]);
  expect(outside.notebook.read("attempt-2026-11-16")).toBe("");
  expect(top.scene.notes).toEqual(["Your streak is 1 day. The next puzzle comes out in 12 h 0 min."]);
});

test("only the first answer to each decision of a puzzle is marked", async () => {
  const top = await TableTop.open(daily, outsideAt(noon).outside);
  await answerWrong(top);
  await answerWrong(top);
  await solve(top);
  expect(stateOf(top).puzzle.score).toMatchObject({ wrong: 2, hints: 0, shown: false });
  expect(stateOf(top).puzzle.score.marks[0]).toBe("wrong");
  expect(top.scene.share?.shown).toMatch(/· ✗✓* · solved with 2 wrong answers · /);
});

test("leaving and reopening a puzzle gives no second chance", async () => {
  const { outside } = outsideAt(noon);
  await answerWrong(await TableTop.open(daily, outside));
  const top = await TableTop.open(daily, outside);
  await solve(top);
  expect(top.scene.share?.shown).toMatch(/· ✗✓* · solved with 1 wrong answer · /);
});

test.each([
  ["using one hint", "hint", 1, "Solved with 1 hint", 1],
  ["using three hints", "hint", 3, "Answer shown", 0],
  ["showing the answer", "answer", 1, "Answer shown", 0],
] as const)("%s counts as help with a puzzle, even after leaving", async (...row) => {
  const [, id, times, result, streak] = row;
  for (const leaves of [false, true]) {
    const { outside } = outsideAt(noon);
    const first = await TableTop.open(daily, outside);
    for (let count = 0; count < times; count++) await first.run(id);
    const top = leaves ? await TableTop.open(daily, outside) : first;
    await solve(top);
    expect(top.scene.headline.text).toBe(`${result}.`);
    expect(top.scene.share?.shown.toLowerCase()).toContain(`, easy · ${result.toLowerCase()} · `);
    expect(top.scene.notes[0]?.includes("Your streak is 1 day")).toBe(streak === 1);
  }
});

test.each([
  ["2026-11-16T23:59:30Z", 1],
  ["2026-11-17T00:00:30Z", 0],
  ["2026-12-24T12:00:00Z", 0],
])("the puzzle of 2026-11-16, solved at %s, gives a streak of %i", async (time, streak) => {
  const { outside, set } = outsideAt("2026-11-16T23:59:00Z");
  const top = await TableTop.open(puzzleFrom({ ...anyPuzzle, date: "2026-11-16" }), outside);
  set(time);
  await solve(top);
  expect(top.scene.headline.text).toBe("Solved on the first try!");
  expect(top.scene.share?.shown).toContain(" · solved on the first try · ");
  expect(top.scene.notes[0]?.includes("Your streak is 1 day.")).toBe(streak === 1);
  expect(outside.notebook.solved()).toMatchObject([{ date: time.slice(0, 10), daily: "2026-11-16" }]);
});

test("a solved daily puzzle shows its result when opened again", async () => {
  const { outside, set } = outsideAt(noon);
  const top = await TableTop.open(daily, outside);
  await top.run("hint");
  await solve(top);
  set("2026-12-24T12:00:00Z");
  const again = await TableTop.open(puzzleFrom({ ...anyPuzzle, date: "2026-11-16" }), outside);
  expect(again.scene.headline).toEqual(top.scene.headline);
  expect(again.scene.share).toEqual(top.scene.share);
  const { line, verdicts, notices } = top.scene;
  expect(again.scene).toMatchObject({ line, verdicts, notices });
  expect(line).toBe(stateOf(top).puzzle.posed.decision.task);
  expect(again.lines).toEqual(expect.arrayContaining([line, stateOf(top).said]));
  expect(outside.notebook.read("attempt-2026-11-16")).toBe("");
});

test("a damaged puzzle attempt is ignored", async () => {
  const { outside } = outsideAt(noon);
  for (const text of ["{", "7", '{"wrong":0}', '{"marks":["wrong"],"wrong":-1,"hints":0,"shown":false}']) {
    outside.notebook.write("attempt-2026-11-16", text);
    const top = await TableTop.open(daily, outside);
    expect(stateOf(top).puzzle.score).toMatchObject({ marks: [], wrong: 0 });
  }
});

test("a solved daily puzzle says when the next one comes, and is followed by any puzzle", async () => {
  const { outside, set } = outsideAt("2026-11-16T23:00:00Z");
  const top = await TableTop.open(daily, outside);
  set("2026-11-16T23:30:00Z");
  await solve(top);
  expect(top.scene.notes.at(-1)).toContain("The next puzzle comes out in 30 min.");
  await top.run("next");
  expect(stateOf(top).daily).toBeNull();
});

test("endless puzzles skip puzzles that are already solved", async () => {
  const { outside } = outsideAt(noon);
  const source = { ...anyPuzzle, game: "factor-frenzy", difficulty: "easy" as const };
  const opened = (newSeed: number, seed?: number) => {
    const from = seed === undefined ? source : { ...source, seed };
    return TableTop.open(puzzleFrom(from), { ...outside, newSeed: () => newSeed });
  };
  const top = await opened(3);
  const { key, id } = stateOf(top).puzzle.posed;
  await solve(top);
  expect(outside.notebook.solved()).toMatchObject([{ id }]);
  // If the player asks for a seed, the puzzle is the same. With a random seed, it's a different one.
  expect(stateOf(await opened(4, 3)).puzzle.posed.key).toBe(key);
  expect(stateOf(await opened(3)).puzzle.posed.key).not.toBe(key);
});

test("an endless puzzle whose answer was shown can come back", async () => {
  const { outside } = outsideAt(noon);
  const source = { ...anyPuzzle, game: "factor-frenzy", difficulty: "easy" as const };
  const opened = () => TableTop.open(puzzleFrom(source), { ...outside, newSeed: () => 3 });
  const top = await opened();
  await top.run("answer");
  expect(stateOf(top).puzzle.phase).toBe("solved");
  expect(stateOf(await opened()).puzzle.posed.id).toBe(stateOf(top).puzzle.posed.id);
});

test("a newcomer's first endless puzzles are easy", async () => {
  const { outside } = outsideAt(noon);
  const difficultyAfter = async (solved: number, game: string | null = null) => {
    const entry = { date: "2026-11-16", daily: null, game: "switch-battle", ...noScore, marks: [] };
    const known = Array.from({ length: solved }, (_, at) => ({ ...entry, id: `switch-battle safe ${at}` }));
    const notebook = { ...outside.notebook, solved: () => known };
    const top = await TableTop.open(puzzleFrom({ ...anyPuzzle, game }), { ...outside, notebook });
    return stateOf(top).puzzle.posed.difficulty;
  };
  expect(await difficultyAfter(4)).toBe("easy");
  expect(await difficultyAfter(5)).toBe("medium");
  expect(await difficultyAfter(5, "factor-frenzy")).toBe("easy");
});

test("answers that were typed stay marked when there are more to find", async () => {
  const top = await TableTop.open(daily, outsideAt(noon).outside);
  const { answers } = stateOf(top).puzzle.decision;
  expect(answers).toEqual(["1", "6-7"]);
  await top.put({ kind: "read", text: "6-7" });
  expect(top.lines.at(-1)).toBe("You marked 6-7. Add 1 more.");
  expect(top.scene.marked).toEqual(["6-7"]);
  await top.put({ kind: "read", text: "1" });
  expect(stateOf(top).puzzle.phase).toBe("solved");
});
