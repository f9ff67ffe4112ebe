/** `check` as a process: what only a thread can end, and where the author's code failed, in the built program. */

import { writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { newDataFolder, run } from "../support/cli.ts";

/** A heap of seven; what differs is written as the members of an object. */
function fileWith(members: string): string {
  const file = join(newDataFolder(), "heap.mjs");
  const core = pathToFileURL(resolve("dist/lib/core.js")).href;
  writeFileSync(
    file,
    `import { defineGame, fail, ok, otherSeat } from "${core}";
const heap = {
  id: "heap", title: "Heap", summary: "Take one or two.", options: {},
  rulesPage: { goal: "Take the last.", rules: ["Take one or two."], rulings: [] },
  start: (_options, mover) => ({ left: 7, mover }),
  toMove: ({ mover }) => mover,
  moves: ({ left }) => [1, 2].filter((count) => count <= left),
  play: ({ left, mover }, count) => ({ left: left - count, mover: otherSeat(mover) }),
  outcome: ({ left, mover }) => (left === 0 ? otherSeat(mover) : null),
  key: ({ left }) => String(left),
  fromKey: (key, _options, mover = 1) =>
    /^[0-7]$/.test(key) ? ok({ left: Number(key), mover }) : fail("bad-key", "Write 0 to 7."),
  formatMove: (_position, count) => String(count),
};
export const first = defineGame({ ...heap,
${members} });
export const second = defineGame({ ...heap, id: "second", title: "Second" });
`,
  );
  return file;
}

test("code that never returns is stopped, and the next game is still looked at", async () => {
  const { code, out } = await run([
    "check",
    fileWith("goal: ({ left }) => { for (; left === 4; ); return 'Take.'; }"),
  ]);
  expect(code).toBe(1);
  expect(out).toBe(
    "heap: goal in 4 didn't return within 5 seconds and was stopped; look for an infinite loop.\n",
  );
});

test("a failure gives the author's file and line", async () => {
  const { code, out } = await run([
    "check",
    fileWith("goal: ({ left }) => left.toFixed(left === 3 ? 200 : 0)"),
  ]);
  expect(code).toBe(1);
  expect(out).toMatch(/^Heap: goal failed in 3: toFixed\(\) digits.* \(heap\.mjs:16\)\.$/m);
});

test("code that ends the process, and a file that never loads, are reported", async () => {
  const ending = await run(["check", fileWith("moves: () => process.exit(0)")]);
  expect([ending.code, ending.out]).toEqual([
    1,
    "heap: moves in 7 stopped the check: it ended the process.\n",
  ]);
  const waiting = await run(["check", fileWith("...(() => { for (;;); })()")]);
  expect(waiting.code).toBe(2);
  expect(waiting.err).toContain("didn't return within 5 seconds");
});

test("200,000 moves in a position are looked at in part, which is said", async () => {
  const wide =
    "moves: ({ left }) => (left === 0 ? [] : Array.from({ length: 200_000 }, (_, at) => at)), formatMove: (_, at) => 'm' + at, play: ({ mover }) => ({ left: 0, mover: otherSeat(mover) })";
  const { code, out } = await run(["check", fileWith(wide)]);
  expect(code).toBe(0);
  expect(out).toMatch(/^No problems found in heap, second\.$/m);
  expect(out).toMatch(/^Note: Heap: .*\d{5,} were not played\.$/m);
});
