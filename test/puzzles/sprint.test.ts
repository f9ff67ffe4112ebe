/** A sprint from its first puzzle to its result. */

import { describe, expect, it } from "vitest";
import { advance } from "../../src/play/activity.ts";
import type { Activity } from "../../src/play/contract.ts";
import { answerCount, difficulties } from "../../src/puzzles/puzzle.ts";
import { type SprintState, sprintOf } from "../../src/puzzles/sprint.ts";
import { memoryOutside, TableTop } from "../play/table-top.ts";

function stateOf({ activity }: TableTop): SprintState {
  return activity.state as SprintState;
}

/** The puzzle's last hint says what's right. A face never shows it before. */
async function answer(top: TableTop, right: boolean): Promise<void> {
  const { decision } = stateOf(top).puzzle;
  const before = stateOf(top).sprint.seen.length;
  const answers = decision.answers.length === 0 ? decision.choices : decision.answers;
  const wrong = decision.choices.find((choice) => !decision.answers.includes(choice));
  const given = right || wrong === undefined ? answers : [wrong, ...answers];
  await top.put({ kind: "read", text: given.slice(0, answerCount(decision)).join(", ") });
  if (right && stateOf(top).sprint.seen.length === before && !stateOf(top).sprint.isOver)
    await answer(top, right);
}

describe("a sprint", () => {
  it("gets harder and never repeats a puzzle", async () => {
    const top = await TableTop.open(sprintOf({ game: null, minutes: 3 }));
    await top.put({ kind: "ticked", now: 1000 });
    const reached: number[] = [];
    for (let count = 0; count < 10; count++) {
      reached.push(difficulties.indexOf(stateOf(top).puzzle.posed.difficulty));
      await answer(top, true);
    }
    const { sprint } = stateOf(top);
    expect(sprint).toMatchObject({ score: 10, combo: 10, missed: [], left: 180_000 + 20_000 });
    expect(new Set(sprint.seen).size).toBe(11);
    expect(reached).toEqual(reached.toSorted((one, two) => one - two));
    expect(top.scene.place).toMatch(/^10 solved · 10 in a row · /);
  });

  it("takes ten seconds off for a wrong answer", async () => {
    const top = await TableTop.open(sprintOf({ game: "factor-frenzy", minutes: 5 }));
    await top.put({ kind: "ticked", now: 0 });
    await answer(top, true);
    await answer(top, false);
    expect(stateOf(top).sprint).toMatchObject({ score: 1, combo: 0, left: 290_000 });
    expect(top.lines.filter((line) => /^Wrong: .* −10 s$/.test(line))).toHaveLength(1);
  });

  it("starts its clock with the first answer", async () => {
    const top = await TableTop.open(sprintOf({ game: "factor-frenzy", minutes: 3 }));
    for (const now of [0, 60_000]) await top.put({ kind: "ticked", now });
    expect(top.scene).toMatchObject({ ticking: false, place: "0 solved · 3:00" });
    await answer(top, true);
    for (const now of [70_000, 80_000]) await top.put({ kind: "ticked", now });
    expect(top.scene).toMatchObject({ ticking: true, place: "1 solved · 2:50" });
  });

  it("keeps the verdict on its own board until the player goes on, and then ignores keys", async () => {
    const top = await TableTop.open(sprintOf({ game: "factor-frenzy", minutes: 3 }));
    await top.put({ kind: "ticked", now: 0 });
    await answer(top, false);
    const verdicts = top.shown.filter(({ headline }) => headline.text.startsWith("Wrong: "));
    expect(verdicts).toMatchObject([
      { place: "0 solved · 2:50 (−10 s)", asks: null, main: "next", headline: { sign: "lost" } },
    ]);
    expect(Object.values(verdicts[0]?.verdicts ?? {}).toSorted()).toEqual(["right", "wrong"]);
    expect(verdicts[0]?.line).toMatch(/^(Find|You can win)/);
    expect(verdicts[0]).toMatchObject({ notes: [], waiting: "" });
    expect(verdicts[0]?.notices[0]?.text).toMatch(/^You answered \d+\. The answer is \d+\b/);
    const { state, kind } = top.activity as Activity<SprintState>;
    expect(advance(top.activity, { kind: "ticked", now: 999_000 }).activity).toBe(top.activity);
    const waiting = { kind, state: { ...state, puzzle: { ...state.puzzle, phase: "waiting" } } } as Activity;
    for (const id of ["next", "stop", "submit"])
      expect(advance(waiting, { kind: "run", id }).activity).toBe(waiting);
    expect(advance(waiting, { kind: "ticked", now: 999_000 }).activity).toBe(waiting);
  });

  it("ends when time is up and stores the best score", async () => {
    const outside = memoryOutside();
    const setting = { game: "switch-battle", minutes: 3 };
    const top = await TableTop.open(sprintOf(setting), outside);
    await top.put({ kind: "ticked", now: 0 });
    await answer(top, true);
    await answer(top, false);
    await top.run("next");
    await top.run("next");
    expect(top.shown.findLast(({ headline }) => headline.text === "Skipped.")?.notices[0]?.text).toMatch(
      /^The answer is /,
    );
    await top.run("next");
    await top.put({ kind: "ticked", now: 1_000 });
    await top.put({ kind: "ticked", now: 161_000 });
    expect(top.scene.headline.text).toBe("You solved 1 puzzle and missed 2.");
    const { base, decision } = stateOf(top).sprint.missed[1] ?? stateOf(top).puzzle;
    expect(stateOf(top).match).toEqual(base);
    expect(top.scene.line).toContain(`Missed puzzle 2 of 2: ${decision.task}`);
    expect(Object.keys(top.scene.verdicts)).toEqual(decision.answers);
    await top.run("missed");
    expect(top.scene.line).toContain("Missed puzzle 1 of 2: ");
    expect(top.lines).toContain("Time's up!");
    await top.run("next");
    expect(stateOf(top).sprint).toMatchObject({ score: 0, best: 1, isOver: false });
    const other = await TableTop.open(sprintOf({ ...setting, minutes: 5 }), outside);
    expect(stateOf(other).sprint.best).toBe(0);
  });

  it("without a clock ends with the third mistake", async () => {
    const top = await TableTop.open(sprintOf({ game: "factor-frenzy", minutes: null }));
    expect(top.scene.ticking).toBe(false);
    for (let misses = 0; misses < 3; misses++) {
      expect(stateOf(top).sprint.isOver).toBe(false);
      await answer(top, false);
      if (misses < 2) await top.run("next");
    }
    expect(stateOf(top).sprint).toMatchObject({ isOver: true, score: 0 });
    expect(top.scene.main).toBe("next");
  });
});
