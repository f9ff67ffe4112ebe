/**
 * The folder of a run: `run.json` names the player and the exam, `answers.jsonl` holds the answers, each on
 * disk before the next question. Opening the folder again continues the run; another exam or player is
 * refused.
 */

import * as z from "zod/mini";
import { fail, mapResult, ok, type Result } from "../core/result.ts";
import { quote } from "../core/text.ts";
import { type LogLine, openLog, readLog } from "./chained-log.ts";
import { answersIn } from "./grade.ts";

const manifestSchema = z.object({
  run: z.literal(2),
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
  readonly name: string;
  readonly lines: readonly LogLine[];
}

/** `exam` is the hash of the exam that the run must answer. */
export function readRun(path: string, exam: string): Result<Run> {
  const log = readLog(path, kind);
  if (!log.ok) return log;
  const { manifest, lines } = log.value;
  if (manifest.exam !== exam) return fail("bad-record", `${quote(path)} belongs to another exam.`);
  return ok({ name: manifest.name, lines });
}

export interface RunFolder {
  readonly answered: ReadonlySet<string>;
  readonly append: (line: LogLine) => Result<void>;
  readonly close: () => void;
}

export function openRun(path: string, manifest: Manifest): Result<RunFolder> {
  const log = openLog(path, kind, manifest, ({ player, exam }) => {
    if (player !== manifest.player) return `a run of ${quote(player)}`;
    return exam === manifest.exam ? undefined : "a run of another exam";
  });
  return mapResult(log, (opened) => ({ ...opened, answered: new Set(answersIn(opened.lines).byId.keys()) }));
}
