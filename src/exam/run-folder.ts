/**
 * The folder of a run: `run.json` says who answers which exam, `answers.jsonl` holds the answers, each on the disk before the
 * next question is asked. A run that opens the folder again goes on where it stopped; another exam or player is refused.
 */

import { join } from "node:path";
import * as z from "zod/mini";
import { fail, ok, type Result } from "../core/result.ts";
import { parseJson, quote } from "../core/text.ts";
import { readSmallFile } from "../storage/disk.ts";
import { openRecordFolder } from "../storage/record-folder.ts";
import { type LogLine, openLog, readChain } from "./chained-log.ts";
import { answersIn } from "./grade.ts";

export const largestExam = 200_000_000;

const manifestSchema = z.object({
  run: z.literal(2),
  /** As on the command line. */
  player: z.string(),
  name: z.string(),
  /** The SHA-256 of the exam's file. */
  exam: z.string(),
  rows: z.int(),
  version: z.string(),
  startedAt: z.string(),
});

export type Manifest = z.infer<typeof manifestSchema>;

/** With its text, from which the log's chain begins. */
export function readManifest(path: string): Result<{ readonly manifest: Manifest; readonly text: string }> {
  const text = readSmallFile(join(path, "run.json"), `run in ${quote(path)}`);
  if (!text.ok) return text;
  const parsed = manifestSchema.safeParse(parseJson(text.value));
  if (parsed.success) return ok({ manifest: parsed.data, text: text.value });
  return fail("bad-record", `${quote(path)} holds no run of an exam that this version can read.`);
}

function answersFile(path: string): string {
  return join(path, "answers.jsonl");
}

/** The lines of a run, where none was changed. */
export function readRun(path: string, manifest: string): Result<readonly LogLine[]> {
  const text = readSmallFile(answersFile(path), `file ${quote(answersFile(path))}`, largestExam);
  const chain = text.ok ? readChain(text.value.slice(0, text.value.lastIndexOf("\n") + 1), manifest) : text;
  if (!chain.ok) return fail(chain.problem.code, `${quote(answersFile(path))}: ${chain.problem.message}`);
  return ok(chain.value.lines);
}

export interface RunFolder {
  /** The rows that have been answered. */
  readonly answered: ReadonlySet<string>;
  readonly append: (line: LogLine) => Result<void>;
  readonly close: () => void;
}

/** Begins a run, or goes on with it. */
export function openRun(path: string, manifest: Manifest): Result<RunFolder> {
  const created = openRecordFolder(path).create("run", `${JSON.stringify(manifest)}\n`);
  if (!created.ok && created.problem.code !== "exists")
    return fail("cannot-write", `Could not write to ${quote(path)}: ${created.problem.message}.`);
  const kept = readManifest(path);
  if (!kept.ok) return kept;
  const { player, exam } = kept.value.manifest;
  if (player !== manifest.player || exam !== manifest.exam)
    return fail(
      "exists",
      `${quote(path)} holds a run of ${player === manifest.player ? "another exam" : quote(player)}; choose another folder.`,
    );
  const log = openLog(answersFile(path), kept.value.text);
  return log.ok ? ok({ ...log.value, answered: new Set(answersIn(log.value.lines).byId.keys()) }) : log;
}
