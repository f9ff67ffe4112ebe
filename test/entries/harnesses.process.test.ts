/**
 * Tests the examples for evaluation harnesses. If a harness is installed, its own code runs them. Otherwise, a stand-in follows
 * the part of its published contract that the example uses.
 */

import { execFile, spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { beforeAll, expect, test } from "vitest";
import { pick, randomFrom } from "../../src/core/random.ts";
import { readAnswer } from "../../src/measure/protocol/reply.ts";
import { endpoint } from "../measure/exam/chat-endpoint.ts";
import {
  chatReplies,
  chatTexts,
  hedgedTexts,
  heldOutForms,
  unreadableTexts,
  usualForms,
} from "../measure/protocol/answer-forms.ts";
import { newDataFolder } from "../support/cli.ts";
import { run } from "../support/program.ts";

const exam = join(newDataFolder(), "exam.jsonl");

const rows: { readonly id: string; readonly legal: readonly string[] }[] = [];

beforeAll(async () => {
  expect((await run(["exam", "make", "--rows", "40", "--seed", "7", "--out", exam])).code).toBe(0);
  for (const line of readFileSync(exam, "utf8").trim().split("\n")) rows.push(JSON.parse(line));
});

const common = `
import json, re, sys
sys.path.insert(0, ${JSON.stringify(resolve("examples"))})
from switchyard_exam import judge, process_results, read_exam, skill_of
rows = read_exam("exam.jsonl")
by_prompt = {row["prompt"]: row for row in rows}
def reply(prompt, wrong):
    row = by_prompt[prompt]
    bad = [move for move in row["legal"] if move not in row["right"]]
    return "I think so.\\n**Answer: " + (bad if wrong else row["right"])[0] + "**"
`;

/** Runs a script next to the exam. The last line it prints is JSON. */
function python(script: string) {
  const env = {
    ...process.env,
    PYTHONDONTWRITEBYTECODE: "1",
    HF_HUB_OFFLINE: "1",
    HF_HOME: join(exam, "..", "hf"),
  };
  const cwd = join(exam, "..");
  const told = spawnSync("python3", ["-c", common + script], { env, cwd, encoding: "utf8" });
  if (told.status !== 0) throw new Error(told.stderr);
  return JSON.parse(told.stdout.trim().split("\n").at(-1) ?? "");
}

test("the Python reader refuses an exam of another version", () => {
  writeFileSync(join(exam, "..", "old.jsonl"), `${JSON.stringify({ ...rows[0], exam: 1 })}\n`);
  const script = `
try: read_exam("old.jsonl")
except ValueError as error: print(json.dumps(str(error)))
`;
  expect(python(script)).toBe("old.jsonl is a version 1 exam. This program reads version 3.");
});

test("the Python reader computes the same skill as exam grade", async () => {
  const answers = rows.map(({ id, legal }, at) => {
    const answer = at % 9 === 0 ? "I do not know" : `Answer: ${legal[(at * 7) % legal.length]}`;
    return JSON.stringify({ id, answer });
  });
  writeFileSync(join(exam, "..", "answers.jsonl"), `${answers.join("\n")}\n`);
  const graded = await run(["exam", "grade", exam, join(exam, "..", "answers.jsonl"), "--json"]);
  const [{ skill }] = JSON.parse(graded.out).players;
  const found: Readonly<Record<string, number>> = python(`
from switchyard_exam import grade, read_lines
print(json.dumps(grade(rows, read_lines("answers.jsonl"))))
`);
  const { "looks ahead": ahead, ...byGame } = found;
  expect(ahead).toBeCloseTo(skill.ahead.value, 9);
  expect(Object.keys(byGame)).toHaveLength(5);
  for (const [game, value] of Object.entries(byGame))
    expect(value, game).toBeCloseTo(skill.byGame[game].value, 9);
});

/** Runs the example as its author would, next to the exam, with `switchyard` installed. */
async function example(args: readonly string[]): Promise<string> {
  const cwd = join(exam, "..");
  const bin = join(cwd, "bin");
  mkdirSync(bin, { recursive: true });
  const program = `#!/bin/sh\nexec "${process.execPath}" "${resolve("dist/bin/main.js")}" "$@"\n`;
  writeFileSync(join(bin, "switchyard"), program, { mode: 0o755 });
  const env = { ...process.env, PATH: `${bin}:${process.env.PATH}`, SWITCHYARD_CHAT_KEY: "secret" };
  const settings = { cwd, env: { ...env, PYTHONDONTWRITEBYTECODE: "1" } };
  const { stdout } = await promisify(execFile)(
    "python3",
    [resolve("examples/switchyard_exam.py"), ...args],
    settings,
  );
  return stdout;
}

test("one Python file makes an exam, asks a model, goes on where it stopped, and grades the replies", async () => {
  await example(["make", "small.jsonl", "--rows", "12", "--seed", "3"]);
  const small = readFileSync(join(exam, "..", "small.jsonl"), "utf8")
    .trim()
    .split("\n");
  const right = new Map(small.map((line) => [JSON.parse(line).prompt, JSON.parse(line).right[0]]));
  const model = await endpoint(({ prompt }) => `Let me see.\n\n**Answer:** ${right.get(prompt)} ✅`);
  const ask = () => example(["ask", "small.jsonl", model.url, "test-model", "replies.jsonl"]);
  await ask();
  await ask();
  expect(model.asked.length).toBe(12);
  expect(new Set(model.asked.map(({ authorization }) => authorization))).toEqual(new Set(["Bearer secret"]));
  const graded = await example(["grade", "small.jsonl", "replies.jsonl"]);
  expect(graded).toContain("looks ahead: 1.00\n");
  expect(
    graded
      .trim()
      .split("\n")
      .every((line) => line.endsWith(": 1.00")),
  ).toBe(true);
});

const moves = ["1", "2", "12", "3-4"];

/** Texts of all kinds, assembled from parts of replies. */
function* anyTexts(count: number) {
  const random = randomFrom(17);
  const parts = [
    ...usualForms,
    ...heldOutForms,
    ...unreadableTexts.filter((text) => text.length < 200),
    ...[...chatTexts, ...hedgedTexts].map(([text]) => text),
    ...[...chatReplies.answered, ...chatReplies.unanswered].map(([, text]) => text),
    ...fragments,
  ];
  for (let made = 0; made < count; made++) {
    const words = Array.from({ length: 1 + random.below(5) }, () => pick(random, parts));
    yield words
      .join(pick(random, ["", " ", "\n", ", ", ". "]))
      .replaceAll("%s", () => pick(random, [...moves, "99", "7-8"]));
  }
}

const words =
  "1 2 12 3-4 4-3 99 answer Answer: is not or if the take switch <think> </think> <answer> </answer> İ ß";
const marks =
  "\\boxed{ } { ( ) [ ] $ # > ** ` ' \" . ! ? : = => - — → \u2028 \ufeff \u00a0 \uff11 \u{1d7cf} \u{1f600}";
const long = ["x".repeat(199), "y ".repeat(998), "answer ".repeat(40)];
const fragments = [...words.split(" "), ...marks.split(" "), "\r\n", "\r", ...long];

test("the Python reader reads replies of any form just as exam grade does", () => {
  const listed = [...usualForms, ...heldOutForms].flatMap((form) =>
    moves.map((move) => form.replaceAll("%s", move)),
  );
  const legals = [moves, ["1", "2"], ["1-2", "3-4"]];
  const plain = [...listed, ...unreadableTexts, ...anyTexts(5_000)].map(
    (text, at) => [text, legals[at % legals.length] ?? moves] as const,
  );
  const chat = [...chatTexts, ...hedgedTexts].map(([text, , legal]) => [text, legal] as const);
  const { answered, unanswered, legal } = chatReplies;
  const replies = [...answered, ...unanswered].map(([kind, text]) => [text, legal[kind] ?? moves] as const);
  const texts = [...plain, ...chat, ...replies];
  writeFileSync(join(exam, "..", "texts.json"), JSON.stringify(texts));
  const read: readonly (readonly [string, string | null])[] = python(`
from switchyard_exam import read_reply
print(json.dumps([read_reply(text, legal) for text, legal in json.load(open("texts.json"))]))
`);
  const counts = new Map<string, number>();
  for (const [at, [text, legal]] of texts.entries()) {
    const { kind, ...named } = readAnswer(text, legal);
    expect(read[at], JSON.stringify(text.slice(0, 300))).toEqual([
      kind,
      "answer" in named ? named.answer : null,
    ]);
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  expect(
    Math.min(...["legal", "illegal", "unreadable"].map((kind) => counts.get(kind) ?? 0)),
  ).toBeGreaterThan(100);
});

test("the configuration for lm-evaluation-harness names fields and functions that exist", () => {
  const script = `
folder = ${JSON.stringify(resolve("examples"))}
def really(wrong):
    from lm_eval import evaluator
    from lm_eval.api.model import LM
    from lm_eval.tasks import TaskManager
    class Model(LM):
        def loglikelihood(self, requests, **settings): raise NotImplementedError
        def loglikelihood_rolling(self, requests, **settings): raise NotImplementedError
        def generate_until(self, requests, **settings):
            return [reply(request.args[0], wrong) for request in requests]
    manager = TaskManager(include_path=folder, include_defaults=False)
    found = evaluator.simple_evaluate(model=Model(), tasks=["switchyard"], task_manager=manager, log_samples=False)
    return [found["results"]["switchyard"][name + ",none"] for name in ("skill", "right")]
def stand_in(wrong):
    text = open(folder + "/lm_eval_switchyard.yaml").read()
    fields = re.findall(r"{{(\\w+)", text)
    assert fields == ["prompt", "right"] and all(field in row for field in fields for row in rows)
    functions = re.findall(r"!function switchyard_exam\\.(\\w+)", text)
    assert functions == ["process_results", "skill_of"]
    found = [process_results(row, [reply(row["prompt"], wrong)]) for row in rows]
    assert set(re.findall(r"metric: (\\w+)", text)) == set(found[0])
    return skill_of(one["skill"] for one in found), sum(one["right"] for one in found) / len(found)
try:
    import lm_eval
    real, play = True, really
except ImportError:
    real, play = False, stand_in
print(json.dumps({"real": real, "best": play(False), "worst": play(True)}))
`;
  const { best, worst } = python(script);
  expect(best).toEqual([1, 1]);
  expect(worst[0]).toBeLessThan(0);
  expect(worst[1]).toBe(0);
});
