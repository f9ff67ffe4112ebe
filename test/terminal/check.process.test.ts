/** The built program's `check` copes with code that never returns, ends the process or prints. */

import { writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { finished, newDataFolder, run, start } from "../support/cli.ts";

/** A file with a heap of seven. `members` are the members that differ, as source code. */
function fileWith(members: string): string {
  const file = join(newDataFolder(), "heap.mjs");
  const core = pathToFileURL(resolve("dist/lib/core.js")).href;
  writeFileSync(
    file,
    `import { defineGame, fail, ok, otherSeat } from "${core}";
const heap = {
  rulesPage: { goal: "Take the last.", rules: ["Take one or two."], finePrint: [] },
  start: (mover) => ({ left: 7, mover }),
  toMove: ({ mover }) => mover,
  moves: ({ left }) => [1, 2].filter((count) => count <= left),
  play: ({ left, mover }, count) => ({ left: left - count, mover: otherSeat(mover) }),
  outcome: ({ left, mover }) => (left === 0 ? otherSeat(mover) : null),
  key: ({ left }) => String(left),
  fromKey: (key, mover = 1) =>
    /^[0-7]$/.test(key) ? ok({ left: Number(key), mover }) : fail("bad-key", "Write 0 to 7."),
  formatMove: (_position, count) => String(count),
};
const rules = { ...heap,
${members} };
export const first = defineGame({
  id: "heap", title: "Heap", summary: "Take one or two.", options: {}, at: () => rules,
});
`,
  );
  return file;
}

test.each([
  ["SIGINT", 130],
  ["SIGTERM", 143],
] as const)("check says where code hangs, and %s ends the check", async (signal, code) => {
  const file = fileWith("goal: ({ left }) => { for (; left === 4; ); return 'Take.'; }");
  const child = start(["check", file], newDataFolder());
  const done = finished(child);
  child.stderr.on("data", (text: string) => {
    if (text.includes("Still checking")) child.kill(signal);
  });
  expect(await done).toEqual({ code, out: "", err: "switchyard: Still checking Heap, position 4.\n" });
});

test("check reports a game that ends the process", async () => {
  const ending = await run(["check", fileWith("moves: () => process.exit(0)")]);
  expect([ending.code, ending.out]).toEqual([
    1,
    "Heap, position 7: the game's code ended the check here, so the rest wasn't checked.\n",
  ]);
  const loading = await run(["check", fileWith("...process.exit(0)")]);
  expect(loading.code).toBe(1);
  expect(loading.out).toMatch(/^".+": the game's code ended the check here/);
});

test("check ends despite a running timer of the game", async () => {
  const file = fileWith("goal: () => { console.log('hello'); setInterval(() => {}, 1000); return 'Take.'; }");
  const { code, out, err } = await run(["check", file, "--json"]);
  expect([code, JSON.parse(out)]).toEqual([0, { games: ["heap"], faults: [], warnings: [] }]);
  expect(err).toContain("hello");
});
