/** The sealed exam: no sequence of calls scores better than honest answers. */

import { appendFileSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Client } from "@modelcontextprotocol/client";
import { beforeAll, expect, test } from "vitest";
import { newDataFolder } from "../../support/cli.ts";
import { run } from "../../support/program.ts";
import { call, connect } from "./client.ts";

const folder = newDataFolder();
const file = join(folder, "exam.jsonl");
let rows: readonly Readonly<Record<string, string & readonly string[]>>[] = [];

beforeAll(async () => {
  await run(["exam", "make", "tower-switch", "switch-battle", "--rows", "6", "--seed", "4", "--out", file]);
  rows = readFileSync(file, "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
});

const sit = (out: string) => connect([file, "--out", join(folder, out)]);

async function gradeOf(out: string) {
  const told = await run(["exam", "grade", file, join(folder, out), "--json"]);
  return JSON.parse(told.out).players[0];
}

const right = (number: number) => rows[number - 1]?.right?.[0] ?? "";

/** Answers honestly until no questions are left. */
async function answerAll(client: Client): Promise<void> {
  for (let posed = await call(client, "question"); !posed.error; posed = await call(client, "question")) {
    const number = Number(posed.data.number);
    expect((await call(client, "answer", { number, answer: right(number) })).error).toBe(false);
  }
}

test("a sealed exam has two tools and reveals only how many questions are left", async () => {
  const client = await sit("honest");
  expect((await client.listTools()).tools.map(({ name }) => name)).toEqual(["question", "answer"]);
  const posed = await call(client, "question");
  expect(posed.data).toEqual({ number: 1, of: 6, prompt: rows[0]?.prompt, legal: rows[0]?.legal });
  expect(posed.text).not.toMatch(/"right"|"values"|CANARY|[0-9a-f]{16}/);
  const told = await Promise.all([
    call(client, "question"),
    call(client, "answer", { number: 1, answer: right(1) }),
  ]);
  expect(told[1]?.data).toEqual({ left: 5 });
  await answerAll(client);
  expect((await call(client, "question")).text).toContain("The exam is over");
  expect(await gradeOf("honest")).toMatchObject({
    player: "honest",
    skill: { reply: { value: 1 }, winners: { value: 1 } },
  });
});

test("a sealed exam accepts one answer to the open question and nothing else", async () => {
  const client = await sit("hostile");
  const refused = async (args: Readonly<Record<string, unknown>>) =>
    expect((await call(client, "answer", args)).error, JSON.stringify(args)).toBe(true);
  await refused({ number: 1, answer: right(1) });
  await call(client, "question");
  await refused({ number: 2, answer: right(2) });
  const both = await Promise.all(
    ["wrong", right(1)].map((answer) => call(client, "answer", { number: 1, answer })),
  );
  expect(both.map(({ error }) => error)).toEqual([false, true]);
  await refused({ number: 1, answer: right(1) });
  await refused({ number: 2, answer: right(2) });
  expect((await call(client, "question")).data.number).toBe(2);
  for (const tool of ["analyze", "new_game", "rules", "hint", "list_games"])
    await expect(call(client, tool, { id: "x", game: "tower-switch" }), tool).rejects.toThrow();
  expect(client.getServerCapabilities()).not.toHaveProperty("resources");
  for (const bad of [
    { number: 0, answer: "1" },
    { number: 2 },
    { number: 2, answer: [7] },
    { number: 2, answer: "x".repeat(30_000) },
  ])
    expect(
      (await call(client, "answer", bad).catch(() => ({ error: true }))).error,
      JSON.stringify(bad).slice(0, 40),
    ).toBe(true);
  const graded = await gradeOf("hostile");
  expect(graded.right.count).toBe(0);
  expect(graded.missing).toBe(5);
});

test("a restarted exam keeps every answer and asks the open question again", async () => {
  const first = await sit("restarted");
  await call(first, "question");
  await call(first, "answer", { number: 1, answer: "wrong" });
  const posed = await call(first, "question");
  await first.close();
  // A line that a crash cut off, so it was never confirmed.
  appendFileSync(join(folder, "restarted", "answers.jsonl"), '{"id":"0123456789abcdef","answ');
  const second = await sit("restarted");
  expect((await call(second, "question")).data).toEqual(posed.data);
  await answerAll(second);
  const graded = await gradeOf("restarted");
  expect(graded).toMatchObject({ repeated: 0 });
  expect(graded.right.count).toBe(5);
});

test("an exam run can't be used by a second server or with another exam", async () => {
  const [one, two] = [await sit("shared"), await sit("shared")];
  for (const client of [one, two]) await call(client, "question");
  expect((await call(two, "answer", { number: 1, answer: "1" })).error).toBe(false);
  expect((await call(one, "answer", { number: 1, answer: "2" })).text).toContain(
    "Another program is writing to the same folder.",
  );
  const other = join(folder, "other.jsonl");
  writeFileSync(other, `${JSON.stringify(rows[1])}\n`);
  const told = await run(["mcp", other, "--out", join(folder, "shared")]);
  expect(told).toMatchObject({ code: 2 });
  expect(told.err).toContain("contains a run of a different exam");
  expect((await run(["mcp", file])).err).toContain(
    "name the exam file and a folder for the answers: switchyard mcp EXAM --out FOLDER",
  );
  expect(existsSync(join(folder, "shared", "answers.jsonl"))).toBe(true);
});
