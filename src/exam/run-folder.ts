/**
 * The folder of a run: `run.json` says who answers which exam, `answers.jsonl` holds the answers, each on the disk before the
 * next question is asked. A run that opens the folder again goes on where it stopped; another exam or player is refused.
 */

import { join } from "node:path";
import * as z from "zod/mini";
import { fail, ok, type Result } from "../core/result.ts";
import { quote } from "../core/text.ts";
import { claimManifest, type LogLine, openLog, readLog, readManifest } from "./chained-log.ts";
import { answersIn } from "./grade.ts";

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

function answersFile(path: string): string {
  return join(path, "answers.jsonl");
}

export interface Run {
  /** The player's. */
  readonly name: string;
  readonly lines: readonly LogLine[];
}

/** A run of which no line was changed; the exam with this hash is what it must answer. */
export function readRun(path: string, exam: string): Result<Run> {
  const manifest = readManifest(path, "run", manifestSchema);
  if (!manifest.ok) return manifest;
  const { data, text } = manifest.value;
  if (data.exam !== exam) return fail("bad-record", `${quote(path)} belongs to another exam.`);
  const chain = readLog(answersFile(path), text);
  return chain.ok ? ok({ name: data.name, lines: chain.value.lines }) : chain;
}

export interface RunFolder {
  /** The rows that have been answered. */
  readonly answered: ReadonlySet<string>;
  readonly append: (line: LogLine) => Result<void>;
  readonly close: () => void;
}

/** Begins a run, or goes on with it. */
export function openRun(path: string, manifest: Manifest): Result<RunFolder> {
  const kept = claimManifest(path, "run", manifestSchema, manifest);
  if (!kept.ok) return kept;
  const { player, exam } = kept.value.data;
  if (player !== manifest.player || exam !== manifest.exam)
    return fail(
      "exists",
      `${quote(path)} holds a run of ${player === manifest.player ? "another exam" : quote(player)}; choose another folder.`,
    );
  const log = openLog(answersFile(path), kept.value.text);
  return log.ok ? ok({ ...log.value, answered: new Set(answersIn(log.value.lines).byId.keys()) }) : log;
}
