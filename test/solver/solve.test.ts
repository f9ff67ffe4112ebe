/** Solves whole sizes: what callers can ask for, what the solver refuses, and the shape of the answer. */

import { describe, expect, test, vi } from "vitest";
import { solveMessage } from "../../src/measure/protocol/messages.ts";
import { estimateBytes, resolveSize, solveSize } from "../../src/solver/solve.ts";
import { runToEnd, type Task } from "../../src/solver/task.ts";
import { solveSchema } from "../support/answer-schemas.ts";
import { findGameOf } from "../support/find-game.ts";
import { must } from "../support/must.ts";
import { named } from "../support/setup-name.ts";
import { sizeOf, solved } from "../support/solved.ts";

type Given = Readonly<Record<string, number | string>>;

function message(id: string, given: Given) {
  const size = sizeOf(id, given);
  const solution = solved(size);
  return solveMessage(size, solution.tally, 0.5);
}

test.each(
  named([
    ["switch-and-capture", {}],
    ["switch-and-capture", { switches: 120 }],
    ["switch-battle", { switches: 60 }],
    ["switch-conquer", {}],
    ["tower-switch", { blocks: 1e15 }],
    ["factor-frenzy", { max: 13 }],
  ]),
)("the message about solving %s fits its schema", (_name, id, given) => {
  const json: unknown = JSON.parse(JSON.stringify(message(id, given)));
  expect(solveSchema.safeParse(json)).toMatchObject({ success: true, data: json });
});

test("a count becomes a string if a number would be inexact", () => {
  expect(message("switch-battle", { switches: 53 }).positions).toBe(2 ** 53 - 1);
  expect(message("switch-battle", { switches: 54 }).positions).toBe("18014398509481983");
});

test("the message about a solved size names every option except a dealt start", () => {
  expect(message("switch-battle", {}).options).toEqual({ switches: 7, start: "0000000" });
  expect(message("switch-conquer", {}).options).toEqual({ switches: 4 });
});

test("the message about a solved size leaves out lines and tables of over a thousand moves", () => {
  expect(message("tower-switch", { blocks: 1400 })).toMatchObject({ longest: 933, line: { from: "1400/0" } });
  expect(message("tower-switch", { blocks: 1600 })).toMatchObject({
    longest: 1067,
    line: null,
    byDistance: null,
  });
});

describe("resolveSize", () => {
  test.each(
    named([
      ["tower-switch", { blocks: 1e15 + 1 }, "Blocks must be a whole number from 1 to 1000000000000000"],
      ["switch-battle", { switches: 1 }, "Switches must be a whole number from 2 to 10000"],
      ["factor-frenzy", { max: 1001 }, "Max must be a whole number from 2 to 1000"],
      ["switch-battle", { start: "0101" }, "Solving covers every start"],
      ["tower-switch", { start: "challenge" }, "Solving covers every start"],
      ["switch-and-capture", { switchOne: "maybe" }, "Switch 1 changes must be always or chosen"],
      ["tower-switch", { switches: 5 }, "This game has no option"],
    ]),
  )("refuses %s", (_name, id, given, words) => {
    expect(resolveSize(findGameOf(id), given)).toMatchObject({
      ok: false,
      problem: { code: "bad-option", message: expect.stringContaining(words) },
    });
  });

  test("accepts a size that solving then refuses for lack of memory", () => {
    const size = sizeOf("factor-frenzy", { max: 26 });
    expect(estimateBytes(size)).toBeLessThan(1.1e9);
    const message = "This size needs about 839 MB of memory, but only 500 MB is available.";
    expect(runToEnd(solveSize(size, 5e8))).toEqual({ ok: false, problem: { code: "too-large", message } });
  });
});

test.each([27, 200, 1000])(
  "Factor Frenzy with numbers to %i is too large to count, but has a value",
  (max) => {
    const size = sizeOf("factor-frenzy", { max });
    const solution = must(runToEnd(solveSize(size, 1e6)));
    const counts = ["positions", "wins", "losses", "draws", "longest", "line", "byDistance"];
    expect(solveSchema.parse(solveMessage(size, solution.tally, 0))).toEqual({
      game: "factor-frenzy",
      options: { max },
      ...Object.fromEntries(counts.map((name) => [name, null])),
      start: { kind: max % 2 === 0 ? "win" : "loss", plies: max - 1 },
      seconds: 0,
    });
    expect(solution.value("2,4,8/3", 1)).toMatchObject({ kind: "win" });
  },
);

test("the memory estimate is one to ten times what solving takes", () => {
  const size = sizeOf("factor-frenzy", { max: 18 });
  const estimate = estimateBytes(size);
  const taken = bytesAllocated(solveSize(size, 1e9));
  expect(taken).toBeLessThan(estimate * 1.01);
  expect(taken).toBeGreaterThan(estimate / 10);
});

/** All bytes that the work allocates for its tables, which is at least as much as it uses at any time. */
function bytesAllocated(task: Task<unknown>): number {
  let bytes = 0;
  const Counted = new Proxy(Uint8Array, {
    construct(target, given, newTarget) {
      const array: Uint8Array = Reflect.construct(target, given, newTarget);
      if (!(given[0] instanceof ArrayBuffer)) bytes += array.byteLength;
      return array;
    },
  });
  vi.stubGlobal("Uint8Array", Counted);
  try {
    runToEnd(task);
  } finally {
    vi.unstubAllGlobals();
  }
  return bytes;
}

test("solving can be stopped at any step", () => {
  const task = solveSize(sizeOf("factor-frenzy", { max: 26 }), 2e9);
  expect(task.next()).toMatchObject({ done: false, value: { unit: "pools" } });
  task.return({ ok: false, problem: { code: "game-over", message: "" } });
  expect(task.next().done).toBe(true);
});
