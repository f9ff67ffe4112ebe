/** `switchyard exam run`: a level, a bot or a model answers an exam, into a folder that can be resumed and graded. */

import { resolve } from "node:path";
import { type Contestant, formatContestant, readContestant } from "../../../arena/contestant.ts";
import { version } from "../../../core/program.ts";
import type { ExamRow } from "../../../exam/row.ts";
import { type Manifest, openRun, type RunFolder } from "../../../exam/run-folder.ts";
import { sitExam } from "../../../exam/sit.ts";
import { holdContest } from "../../contest.ts";
import { readExamFile } from "../../exam-file.ts";
import { chatKey, slowTime } from "../../flags/arena-flags.ts";
import { arenaCounts } from "../../flags/fields.ts";
import { readNumber } from "../../flags/flags.ts";
import { exitCodes, type Given, type Host, need, Refusal } from "../../host.ts";
import { gradeAnswers } from "./grade.ts";

type ExamRunFlags = Given<"player" | "out" | "time" | "concurrency", "json">;

interface Run {
  readonly exam: readonly ExamRow[];
  readonly contestant: Contestant;
  readonly folder: RunFolder;
  readonly replyMs: number;
  readonly concurrency: number;
}

export async function runExam(host: Host, file: string, flags: ExamRunFlags): Promise<number> {
  const out = resolve(flags.out ?? "");
  const run = readRun(host, file, flags, out);
  const sat = await sit(host, run);
  const resume = "Run the same command again to resume.";
  if (!sat.ok) throw new Refusal(`${sat.problem.message} ${resume}`, exitCodes.stopped);
  const { value: done, code } = sat.value;
  if (code !== null) throw new Refusal(`Stopped after ${done} rows. ${resume}`, code);
  return gradeAnswers(host, file, [out], flags);
}

function readRun(host: Host, file: string, flags: ExamRunFlags, out: string): Run {
  if (flags.player === undefined || flags.out === undefined)
    throw new Refusal("A run needs --player, such as easy, and --out, a folder for the answers.");
  const contestant = need(readContestant(flags.player));
  const replyMs = readNumber(arenaCounts.time, flags.time ?? slowTime([contestant]));
  const concurrency = readNumber(arenaCounts.concurrency, flags.concurrency);
  const { rows, hash } = readExamFile(file);
  const folder = need(openRun(out, manifestOf(host, contestant, { rows: rows.length, exam: hash })));
  return { exam: rows, contestant, folder, replyMs, concurrency };
}

function manifestOf(host: Host, contestant: Contestant, exam: Pick<Manifest, "exam" | "rows">): Manifest {
  const player = formatContestant(contestant);
  return { run: 2, player, name: contestant.name, ...exam, version, startedAt: host.now().toISOString() };
}

function sit(host: Host, run: Run) {
  return holdContest(host, "rows", async ({ onDone, isStopped }) => {
    const terms = { replyMs: run.replyMs, key: chatKey(host) };
    const clock = () => performance.now();
    try {
      return await sitExam({ games: host.games, ...run, terms, clock, onRow: onDone, isStopped });
    } finally {
      run.folder.close();
    }
  });
}
