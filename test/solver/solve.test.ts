/** Solving a whole size: what may be asked for, what is refused, and the shape of the answer. */

import { describe, expect, test } from "vitest";
import { solveSchema } from "../../src/protocol/schemas.ts";
import { solveMessage } from "../../src/protocol/solve-message.ts";
import { estimateBytes, resolveSize, solve } from "../../src/solver/solve.ts";
import { runToEnd } from "../../src/solver/task.ts";
import { findGameOf } from "../support/find-game.ts";

function message(id: string, given: Readonly<Record<string, number | string>>) {
  const size = resolveSize(findGameOf(id), given);
  if (!size.ok) throw new Error(size.problem.message);
  const solution = runToEnd(solve(size.value, 1e9));
  if (!solution.ok) throw new Error(solution.problem.message);
  return solveMessage(size.value, solution.value.tally, 0.5);
}

test.each([
  ["switch-and-capture", {}],
  ["switch-and-capture", { switches: 120 }],
  ["switch-battle", { switches: 60 }],
  ["switch-conquer", {}],
  ["tower-switch", { blocks: 1e15 }],
  ["factor-frenzy", { max: 13 }],
] as const)("%s %j has the shape that others rely on", (id, given) => {
  const json: unknown = JSON.parse(JSON.stringify(message(id, given)));
  expect(solveSchema.safeParse(json)).toMatchObject({ success: true, data: json });
});

test("counts are numbers as long as numbers are exact, then strings", () => {
  expect(message("switch-battle", { switches: 53 }).positions).toBe(2 ** 53 - 1);
  expect(message("switch-battle", { switches: 54 }).positions).toBe("18014398509481983");
});

test("answers name every option; a start that is dealt is none", () => {
  expect(message("switch-battle", {}).options).toEqual({ switches: 7, start: "0000000" });
  expect(message("switch-conquer", {}).options).toEqual({ switches: 4 });
});

test("a line and a table past a thousand moves are left out", () => {
  expect(message("tower-switch", { blocks: 1400 })).toMatchObject({ longest: 933, line: { from: "1400/0" } });
  expect(message("tower-switch", { blocks: 1600 })).toMatchObject({
    longest: 1067,
    line: null,
    byDistance: null,
  });
});

describe("refused", () => {
  test.each([
    ["tower-switch", { blocks: 1e15 + 1 }, "blocks is a whole number from 1 to 1000000000000000"],
    ["switch-battle", { switches: 1 }, "switches is a whole number from 2 to 10000"],
    ["factor-frenzy", { max: 33 }, "max is a whole number from 2 to 32"],
    ["switch-battle", { start: "0101" }, "Solving covers every row"],
    ["switch-and-capture", { reading: "maybe" }, "reading is rules or examples"],
    ["tower-switch", { switches: 5 }, "There is no option"],
  ])("%s %j", (id, given, words) => {
    const size = resolveSize(findGameOf(id), given);
    expect(size).toMatchObject({ ok: false, problem: { code: "bad-option" } });
    if (!size.ok) expect(size.problem.message).toContain(words);
  });

  test("what does not fit, before any work is done", () => {
    const size = resolveSize(findGameOf("factor-frenzy"), { max: 32 });
    if (!size.ok) throw new Error(size.problem.message);
    expect(estimateBytes(size.value)).toBeLessThan(1.1e9);
    const refused = runToEnd(solve(size.value, 5e8));
    expect(refused).toMatchObject({ ok: false, problem: { code: "too-large" } });
    if (!refused.ok) expect(refused.problem.message).toContain("1,007 MB");
  });
});

test("the estimate covers what the rows of Switch and Capture take", () => {
  for (const switches of [10, 60, 100, 200]) {
    const size = resolveSize(findGameOf("switch-and-capture"), { switches });
    if (size.ok) expect(estimateBytes(size.value)).toBeLessThan(1e9);
  }
});

test("work can be left at any step", () => {
  const size = resolveSize(findGameOf("factor-frenzy"), { max: 30 });
  if (!size.ok) throw new Error(size.problem.message);
  const steps = solve(size.value, 2e9);
  const first = steps.next();
  expect(first).toMatchObject({ done: false, value: { unit: "pools" } });
  steps.return({ ok: false, problem: { code: "game-over", message: "" } });
  expect(steps.next().done).toBe(true);
});
