/** Each answer is on disk before the next question, so opening the folder again continues the run. */

import { join } from "node:path";
import * as z from "zod/mini";
import { version } from "../../core/program.ts";
import { andThen, fail, mapResult, ok, type Result } from "../../core/result.ts";
import { parseJson, quote } from "../../core/text.ts";
import { readSmallFile } from "../../disk/disk.ts";
import { openLineLog, wholeLines } from "../../disk/line-log.ts";
import { recordFolder } from "../../disk/record-folder.ts";
import { type Answers, readAnswers } from "./grade.ts";
import type { ExamRow } from "./row.ts";

/** Increase this when a change would break programs that read runs. */
const runVersion = 3;

const manifestSchema = z.object({
  run: z.literal(runVersion),
  player: z.string(),
  name: z.string(),
  /** The SHA-256 of the exam's file. */
  exam: z.string(),
  rows: z.int(),
  version: z.string(),
  startedAt: z.string(),
});

const otherVersion = z.object({ run: z.number().check(z.refine((run) => run !== runVersion)) });

type Manifest = z.infer<typeof manifestSchema>;

export const largestLog = 200_000_000;

export interface Run {
  readonly name: string;
  readonly contestant: string;
  readonly answers: Answers;
}

export function readRun(path: string, exam: string): Result<Run> {
  const manifest = readManifest(path);
  if (!manifest.ok) return manifest;
  if (manifest.value.exam !== exam) return fail("bad-record", `${quote(path)} belongs to a different exam.`);
  const file = logIn(path);
  const text = readSmallFile(file, `file ${quote(file)}`, largestLog);
  if (!text.ok) return text;
  const { name, player: contestant } = manifest.value;
  return mapResult(readLog(file, wholeLines(text.value)), (answers) => ({ name, contestant, answers }));
}

function logIn(path: string): string {
  return join(path, "answers.jsonl");
}

function readLog(file: string, text: string): Result<Answers> {
  const answers = readAnswers(text);
  return answers.ok ? answers : fail("bad-record", `${quote(file)}: ${answers.problem.message}`);
}

function readManifest(path: string): Result<Manifest> {
  const text = readSmallFile(join(path, "run.json"), `run in ${quote(path)}`);
  if (!text.ok) return text;
  const json = parseJson(text.value);
  const manifest = manifestSchema.safeParse(json).data;
  if (manifest !== undefined) return ok(manifest);
  const other = otherVersion.safeParse(json).data;
  const held = other ? `a version ${other.run} run. This program reads version ${runVersion}` : "no exam run";
  return fail("bad-record", `${quote(path)} contains ${held}.`);
}

export type RunFolder = Extract<ReturnType<typeof openRunFolder>, { readonly ok: true }>["value"];

export function openRunFolder(path: string, about: Omit<Manifest, "run" | "version">) {
  const manifest: Manifest = { run: runVersion, version, ...about };
  const created = recordFolder(path).create("run", `${JSON.stringify(manifest)}\n`);
  if (!created.ok && created.problem.code !== "exists")
    return fail("cannot-write", `Couldn't write to ${quote(path)}: ${created.problem.message}.`);
  const kept = readManifest(path);
  if (!kept.ok) return kept;
  const { player, exam } = kept.value;
  if (player !== about.player || exam !== about.exam) {
    const other = player === about.player ? "of a different exam" : `by ${quote(player)}`;
    return fail("exists", `${quote(path)} contains a run ${other}. Choose another folder.`);
  }
  const file = logIn(path);
  return andThen(openLineLog(file), ({ text, append, close }) =>
    mapResult(readLog(file, text), ({ byId }) => ({ answered: new Set(byId.keys()), append, close })),
  );
}

export interface SealedExam {
  readonly rows: readonly ExamRow[];
  readonly folder: RunFolder;
}
