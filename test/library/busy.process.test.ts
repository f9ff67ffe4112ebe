/** A game from outside that is slow and has no end of positions: the programs stay able to answer and to stop. */

import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { Client } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { afterAll, expect, test } from "vitest";
import { call } from "../agents/client.ts";
import { finished, printed } from "../support/cli.ts";

const folder = mkdtempSync(join(tmpdir(), "switchyard-busy-"));
const program = join(folder, "slow.mjs");

/** A move takes a millisecond, and a position has fifty. */
writeFileSync(
  program,
  `import { defineGame, fail, games, ok } from ${JSON.stringify(resolve("dist/lib/index.js"))};
import { runCommandLine } from ${JSON.stringify(resolve("dist/bin/command-line.js"))};
const slow = defineGame({
  id: "slow", title: "Slow", options: {},
  start: (_options, first) => ({ at: 1, mover: first }),
  toMove: ({ mover }) => mover,
  moves: () => Array.from({ length: 50 }, (_, move) => move + 1),
  play: ({ at, mover }, move) => {
    for (const end = performance.now() + 1; performance.now() < end; );
    return { at: (at * 51 + move) % 1000000007, mover: 3 - mover };
  },
  outcome: () => null,
  key: ({ at }) => String(at),
  fromKey: (key, _options, mover = 1) => /^\\d+$/.test(key) ? ok({ at: Number(key), mover }) : fail("bad-key", "A number."),
  formatMove: (_position, move) => String(move),
});
process.exitCode = await runCommandLine([...games, slow], process.argv.slice(2));
`,
);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

function start(words: readonly string[]): ChildProcessWithoutNullStreams {
  return spawn(process.execPath, [program, ...words], { env: { ...process.env, SWITCHYARD_DATA: folder } });
}

test("analyze says that the value isn't known", async () => {
  const { code, out } = await finished(start(["analyze", "slow", "--json"]));
  expect([code, JSON.parse(out).value]).toEqual([0, null]);
});

test.each([
  ["SIGTERM", 143],
  ["SIGINT", 130],
] as const)("a busy engine obeys %s", async (signal, code) => {
  const child = start(["engine"]);
  const done = finished(child);
  const hello = printed(child, '"switchyard"');
  const busy = `{"op":"analyze","game":"slow","from":"7"}\n`.repeat(1000);
  child.stdin.write(`{"op":"hello"}\n`);
  await hello;
  child.stdin.write(busy);
  child.kill(signal);
  expect((await done).code).toBe(code);
});

test("an agent's other games are answered while one is analyzed", async () => {
  const client = new Client({ name: "switchyard-test", version: "1.0.0" });
  await client.connect(
    new StdioClientTransport({ command: process.execPath, args: [program, "mcp"], stderr: "pipe" }),
  );
  const idOf = async (game: string) => String((await call(client, "new_game", { game })).data.id);
  const [slow, quick] = [await idOf("slow"), await idOf("tower-switch")];
  const order: string[] = [];
  const analysis = call(client, "analyze", { id: slow }).then(({ data }) => {
    order.push("analysis");
    return data;
  });
  await call(client, "play", { id: quick, move: "1" });
  order.push("move");
  expect(await analysis).toMatchObject({ value: null });
  expect(order).toEqual(["move", "analysis"]);
  await client.close();
});
