/**
 * The folder of a run: `run.json` says who answers which exam, and `answers.jsonl` contains the answers, each on disk
 * before the next question is asked. A run that opens the folder again continues where it stopped; another exam or player
 * is refused.
 */

import * as z from "zod/mini";
import { fail, mapResult, ok, type Result } from "../core/result.ts";
import { quote } from "../core/text.ts";
import { type LogLine, openLog, readLog } from "./chained-log.ts";
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

const kind = { name: "run", manifest: manifestSchema, log: "answers.jsonl" };

export interface Run {
  /** The player's. */
  readonly name: string;
  readonly lines: readonly LogLine[];
}

/** A run without changed lines; the exam with this hash is the one it must answer. */
export function readRun(path: string, exam: string): Result<Run> {
  const log = readLog(path, kind);
  if (!log.ok) return log;
  const { manifest, lines } = log.value;
  if (manifest.exam !== exam) return fail("bad-record", `${quote(path)} belongs to another exam.`);
  return ok({ name: manifest.name, lines });
}

export interface RunFolder {
  /** The rows that have been answered. */
  readonly answered: ReadonlySet<string>;
  readonly append: (line: LogLine) => Result<void>;
  readonly close: () => void;
}

/** Begins a run, or continues it. */
export function openRun(path: string, manifest: Manifest): Result<RunFolder> {
  const log = openLog(path, kind, manifest, ({ player, exam }) => {
    if (player !== manifest.player) return `a run of ${quote(player)}`;
    return exam === manifest.exam ? undefined : "a run of another exam";
  });
  return mapResult(log, (opened) => ({ ...opened, answered: new Set(answersIn(opened.lines).byId.keys()) }));
}
