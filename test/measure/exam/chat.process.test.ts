/** A model as a player behind a real address on this machine, in exams and in the arena. */

import { appendFileSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { factorFrenzy, towerSwitch } from "../../../src/games/index.ts";
import { askModel } from "../../../src/measure/arena/ask-model.ts";
import { readContestant } from "../../../src/measure/arena/contestant.ts";
import { makeExam } from "../../../src/measure/exam/make.ts";
import { runToEnd } from "../../../src/solver/task.ts";
import { runProgram } from "../../../src/terminal/program.ts";
import { newDataFolder } from "../../support/cli.ts";
import { must } from "../../support/must.ts";
import { noFaces, run, runOn } from "../../support/program.ts";
import { endpoint } from "./chat-endpoint.ts";

const rows = runToEnd(makeExam({ games: [factorFrenzy, towerSwitch], rows: 12, seed: 3 }));
const secret = "sk-very-secret-0123456789";

const rightAnswer = (prompt: string) =>
  `Thinking.\nAnswer: ${rows.find((row) => row.prompt === prompt)?.right[0]}`;

/** An exam's file, a folder for a run next to it, and the words that let a player take it. */
function writeExam() {
  const folder = newDataFolder();
  const [file, out] = [join(folder, "exam.jsonl"), join(folder, "run")];
  writeFileSync(file, rows.map((row) => `${JSON.stringify(row)}\n`).join(""));
  const sit = (player: string, ...more: readonly string[]) =>
    ["exam", "run", file, player, "--out", out].concat(more);
  return { folder, file, out, sit };
}

const answersOf = (out: string) => readFileSync(join(out, "answers.jsonl"), "utf8").trim().split("\n");

/** The command line with a key in its environment. */
function runWithKey(args: readonly string[]) {
  return runOn((host) =>
    runProgram({ ...host, env: { ...host.env, SWITCHYARD_CHAT_KEY: secret } }, noFaces, args),
  );
}

test("an exam run retries after a model's errors and never writes down the API key", async () => {
  const model = await endpoint(({ prompt, count }, response) => {
    if (count % 4 !== 1) return rightAnswer(prompt);
    response.statusCode = [429, 500, 503][count % 3] ?? 500;
    response.end("busy");
    return undefined;
  });
  const { out, sit } = writeExam();
  const args = sit(`mine=${model.player}`, "--json");
  const told = await runWithKey(args);
  const [player] = JSON.parse(told.out).players;
  expect(player).toMatchObject({
    player: "mine",
    skill: { ahead: { value: 1 }, winners: { value: 1 } },
  });
  expect(player.retries).toBe(model.asked.length - rows.length);
  expect(player.retries).toBeGreaterThan(2);
  expect(
    model.asked.every(
      ({ authorization, model }) => authorization === `Bearer ${secret}` && model === "test-model",
    ),
  ).toBe(true);
  const files = ["run.json", "answers.jsonl"].map((name) => readFileSync(join(out, name), "utf8"));
  expect(files.join("") + told.out + told.err).not.toContain(secret);
  const before = model.asked.length;
  expect((await runWithKey(args)).code).toBe(0);
  expect(model.asked.length, "nothing is asked twice").toBe(before);
});

test("a model's illegal, unreadable and flooding answers each count once", async () => {
  const kinds = ["Answer: 99", "I am not sure.", "flood", ""];
  const model = await endpoint(({ prompt }, response) => {
    const kind = kinds[rows.findIndex((row) => row.prompt === prompt) % kinds.length];
    if (kind !== "flood") return kind;
    for (let chunks = 0; chunks < 40 && !response.destroyed; chunks++) response.write("x".repeat(100_000));
    response.end();
    return undefined;
  });
  const { out, sit } = writeExam();
  const told = await run(sit(model.player, "--json"));
  const [{ skill, illegal, unreadable }] = JSON.parse(told.out).players;
  expect(illegal.count).toBe(3);
  expect(unreadable.count).toBe(9);
  expect(skill.ahead.high).toBeLessThan(0);
  const lines = answersOf(out).map((line) => JSON.parse(line));
  expect(lines).toHaveLength(rows.length);
  expect(lines.filter(({ fault }) => fault === "flooded")).toHaveLength(3);
  expect(model.asked).toHaveLength(rows.length);
});

/** Every reply stalls, because on a busy machine any other reply may be late, too. */
test("replies that stall are late, and the run goes on without asking again", async () => {
  const model = await endpoint((_asked, response) => {
    // Sends the headers and one byte, and then nothing.
    response.write("{");
    return undefined;
  });
  const { out, sit } = writeExam();
  const told = await run(sit(model.player, "--time", "500", "--json"));
  const [{ unreadable }] = JSON.parse(told.out).players;
  expect(unreadable.count).toBe(rows.length);
  const lines = answersOf(out).map((line) => JSON.parse(line));
  expect(lines.map(({ fault }) => fault)).toEqual(rows.map(() => "late"));
  expect(new Set(model.asked.map(({ prompt }) => prompt)).size).toBe(model.asked.length);
});

test("an exam run stops when a model's address refuses, and the same command resumes it", async () => {
  let isRefusing = false;
  const model = await endpoint(({ prompt, count, authorization }, response) => {
    isRefusing = count > 5 && count < 8;
    if (!isRefusing) return rightAnswer(prompt);
    response.statusCode = 401;
    response.end(`{"error":"bad header ${authorization}"}`);
    return undefined;
  });
  const { out, sit } = writeExam();
  const args = sit(model.player, "--concurrency", "1");
  const stopped = await runWithKey(args);
  expect(stopped.code).toBe(1);
  expect(stopped.err).toContain(
    'status 401: {"error":"bad header Bearer [key]"}. Put your API key in SWITCHYARD_CHAT_KEY. To resume, run the same command again.',
  );
  expect(stopped.err).not.toContain(secret);
  appendFileSync(join(out, "answers.jsonl"), '{"id":"3-00');
  await runWithKey(args);
  const done = await runWithKey(args);
  expect(done.out).toContain("test-model  1.00");
  expect(model.asked.length).toBe(rows.length + 2);
  expect((await run(sit("easy"))).err).toContain("Choose another folder");
});

test("built-in players and a bot take the same exam, and one table compares them", async () => {
  const { folder, file, sit } = writeExam();
  const bot = join(folder, "bot.mjs");
  writeFileSync(
    bot,
    `import { createInterface } from "node:readline";
for await (const line of createInterface({ input: process.stdin })) {
  const { type, id, legal } = JSON.parse(line);
  if (type === "turn") console.log(JSON.stringify({ type: "move", id, move: legal[0] }));
}`,
  );
  const paths = [];
  for (const player of ["random", "perfect", `first=cmd:node ${bot}`]) {
    const path = join(folder, String(paths.length));
    expect((await run(sit(player, "--out", path))).code, player).toBe(0);
    paths.push(path);
  }
  const { out } = await run(["exam", "grade", file, ...paths]);
  expect(out).toMatch(/^perfect +1\.00 \(.*\) +1\.00 \(/m);
  expect(out).toMatch(/^first +\S+ \(.*\) +- +no answer +.* 3$/m);
  const broken = await run(sit("cmd:no-such-program"));
  expect(broken.err).toContain("The bot exited with code 127, after writing to standard error:");
  const [one = ""] = paths;
  writeFileSync(file, `${JSON.stringify(rows[0])}\n`);
  expect((await run(["exam", "grade", file, one])).err).toContain("belongs to a different exam");
});

test("a model that answers with a list of parts is read like one that answers with a text", async () => {
  const model = await endpoint(({ prompt }) => [
    { type: "thinking", thinking: "Answer: 99" },
    { type: "text", text: "Let me see.\n" },
    { type: "text", text: rightAnswer(prompt) },
  ]);
  const { out, sit } = writeExam();
  expect((await run(sit(model.player))).code).toBe(0);
  for (const line of answersOf(out))
    expect(JSON.parse(line).answer).toMatch(/^Let me see\.\nThinking\.\nAnswer: /);
});

test("an exam run sends a model's settings and records its tokens and retries", async () => {
  const model = await endpoint(({ prompt }) => rightAnswer(prompt), {
    finish_reason: "length",
    usage: { prompt_tokens: 7, completion_tokens: 5, completion_tokens_details: { reasoning_tokens: 3 } },
  });
  const { file, out, sit } = writeExam();
  const system = "You play & win = well.\nAlways.";
  const settings = `temperature=0.5&max_tokens=900&reasoning_effort=low&stop=["Q:"]&system=${system}`;
  const args = sit(`${model.player}?${settings}`);
  expect((await run(args)).code).toBe(0);
  expect(model.asked).toHaveLength(rows.length);
  const [asked] = model.asked;
  expect(asked?.body).toEqual({
    model: "test-model",
    temperature: 0.5,
    max_tokens: 900,
    reasoning_effort: "low",
    stop: ["Q:"],
    messages: [
      { role: "system", content: system },
      { role: "user", content: asked?.prompt },
    ],
  });
  const lines = answersOf(out);
  const effort = {
    answer: expect.stringContaining("Answer: "),
    finish: "length",
    usage: { prompt_tokens: 7, completion_tokens: 5, completion_tokens_details: { reasoning_tokens: 3 } },
    retries: 0,
  };
  expect(lines).toHaveLength(rows.length);
  for (const line of lines) expect(JSON.parse(line)).toMatchObject(effort);
  const { players } = JSON.parse((await run(["exam", "grade", file, out, "--json"])).out);
  expect(players[0].tokens).toEqual({ prompt: 7 * rows.length, completion: 5 * rows.length });
  expect((await run(args)).code, "the settings are part of the run").toBe(0);
  expect(model.asked).toHaveLength(rows.length);
  expect((await run(sit(`${model.player}?temperature=1`))).err).toContain("Choose another folder");
});

test.each([
  ["temperature", '"temperature" isn\'t a setting.'],
  ["temperature=", '"temperature=" isn\'t a setting.'],
  ["=1", '"=1" isn\'t a setting.'],
  ["seed=1&model=other", '"model=other" isn\'t a setting.'],
  ["messages=[]", '"messages=[]" isn\'t a setting.'],
  ["stream=true", '"stream=true" isn\'t a setting.'],
  ["system=", "The system prompt can't be empty"],
  ["system=\u001b[31m", "settings can't contain control characters"],
  ["stop=\u0007", "settings can't contain control characters"],
])("the setting %j of a model is refused with the right form", (text, reason) => {
  const read = readContestant(`chat:http://localhost/v1#m?${text}`);
  expect(read).toMatchObject({ ok: false, problem: { message: expect.stringContaining(reason) } });
});

test.each([
  ["", {}],
  ["?temperature=0&top_p=0.5&seed=7", { temperature: 0, top_p: 0.5, seed: 7 }],
  ['?stop=["a","b"]&think=true&effort=low', { stop: ["a", "b"], think: true, effort: "low" }],
  ["?seed=2&system=a&b=c?d#e\nf", { seed: 2, system: "a&b=c?d#e\nf" }],
])("the settings %j of a model are read", (text, settings) => {
  const model = { name: "mine", url: "http://localhost/v1", model: "org/model:7b", settings };
  expect(must(readContestant(`mine=chat:http://localhost/v1/#org/model:7b${text}`))).toMatchObject(model);
});

test("a model plays in the arena and forfeits with an illegal move", async () => {
  const model = await endpoint(
    ({ prompt, count }) => {
      const legal = /^Your legal moves: (.*)$/m.exec(prompt)?.[1]?.split(", ") ?? [];
      return count === 6 ? "Answer: 7" : `Answer: ${legal[0]}`;
    },
    { finish_reason: "stop", usage: { prompt_tokens: 9, completion_tokens: 2 } },
  );
  const flags = "--games 4 --seed 1 --start standard --json".split(" ");
  const { out } = await run(["arena", "tower-switch", model.player, "random", ...flags]);
  const { players, forfeits } = JSON.parse(out);
  expect(players[0].tokens).toBe(2 * model.asked.length);
  expect(players[0]).toMatchObject({ name: "test-model", forfeits: { count: 1 } });
  expect(forfeits).toMatchObject([{ player: "test-model", reason: "illegal", games: 1 }]);
});

test("an arena stops when a model's address refuses a request", async () => {
  const model = await endpoint((_asked, response) => {
    response.statusCode = 404;
    response.end("no such model");
    return undefined;
  });
  const told = await run(["arena", "tower-switch", model.player, "random", "--games", "2"]);
  expect(told.code).toBe(1);
  expect(told.err).toContain(
    `test-model can't play. The model at ${model.url} answered with status 404: no such model. To resume, run the same command with --out `,
  );
});

test("a model without a name or a reachable address is refused", async () => {
  for (const text of [
    "chat:",
    "chat:ftp://x#m",
    "chat:http://localhost",
    "chat:http://user:pw@localhost#m",
    "chat:http://localhost#",
  ])
    expect(readContestant(text).ok, text).toBe(false);
  const gone = await endpoint(() => "x");
  const player = readContestant(gone.player);
  await gone.close();
  if (!player.ok || player.value.kind !== "chat") throw new Error("It is a model.");
  const reply = await askModel(player.value, "hello", { replyMs: 60_000, key: undefined });
  expect(reply).toMatchObject({
    kind: "failed",
    retries: 4,
    detail: expect.stringMatching(/^Couldn't reach the model at http:\S+: .*ECONNREFUSED.*\.$/),
  });
});
