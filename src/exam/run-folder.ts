/**
 * The folder of a run: `run.json` says who answers which exam, `answers.jsonl` holds the answers, each on the disk before the
 * next question is asked. A run that opens the folder again goes on where it stopped; another exam or player is refused.
 */

import { createHash } from "node:crypto";
import { closeSync, fstatSync, fsyncSync, ftruncateSync, openSync, readFileSync, writeSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod/mini";
import { fail, ok, type Result } from "../core/result.ts";
import { parseJson, quote } from "../core/text.ts";
import { codeOf, diskError, readSmallFile } from "../storage/disk.ts";
import { openRecordFolder } from "../storage/record-folder.ts";
import { readAnswers } from "./grade.ts";

export const largestExam = 200_000_000;

const manifestSchema = z.object({
  run: z.literal(1),
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

export function hashOf(exam: string): string {
  return createHash("sha256").update(exam).digest("hex");
}

export function readManifest(path: string): Result<Manifest> {
  const text = readSmallFile(join(path, "run.json"), `run in ${quote(path)}`);
  if (!text.ok) return text;
  const parsed = manifestSchema.safeParse(parseJson(text.value));
  return parsed.success ? ok(parsed.data) : fail("bad-record", `${quote(path)} holds no run of an exam.`);
}

export function answersFile(path: string): string {
  return join(path, "answers.jsonl");
}

export type RunFolder = ReturnType<typeof runFolder>;

/** Begins a run, or goes on with it. */
export function openRun(path: string, manifest: Manifest): Result<RunFolder> {
  const created = openRecordFolder(path).create("run", `${JSON.stringify(manifest)}\n`);
  if (!created.ok && created.problem.code !== "exists")
    return fail("cannot-write", `Could not write to ${quote(path)}: ${created.problem.message}.`);
  const kept = readManifest(path);
  if (!kept.ok) return kept;
  const { player, exam } = kept.value;
  if (player !== manifest.player || exam !== manifest.exam)
    return fail(
      "exists",
      `${quote(path)} holds a run of ${player === manifest.player ? "another exam" : quote(player)}; choose another folder.`,
    );
  return openAnswers(path);
}

function openAnswers(path: string): Result<RunFolder> {
  try {
    const file = openSync(answersFile(path), "a+");
    const text = readFileSync(file, "utf8");
    // What was cut off by a crash was never acknowledged.
    const whole = text.slice(0, text.lastIndexOf("\n") + 1);
    if (whole !== text) ftruncateSync(file, Buffer.byteLength(whole));
    return ok(runFolder(file, new Set(readAnswers(whole).byId.keys())));
  } catch (error) {
    return fail("cannot-write", `Could not open the answers in ${quote(path)}: ${diskError(codeOf(error))}.`);
  }
}

function runFolder(file: number, answered: ReadonlySet<string>) {
  let size = fstatSync(file).size;
  return {
    /** The rows that have been answered. */
    answered,
    append: (line: Readonly<Record<string, unknown>>): Result<void> => {
      try {
        if (fstatSync(file).size !== size)
          return fail("exists", "Another program writes to the same folder.");
        size += writeSync(file, `${JSON.stringify(line)}\n`);
        return ok(fsyncSync(file));
      } catch (error) {
        return fail("cannot-write", `Could not write an answer: ${diskError(codeOf(error))}.`);
      }
    },
    close: () => closeSync(file),
  };
}
