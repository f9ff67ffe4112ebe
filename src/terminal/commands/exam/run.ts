import { resolve } from "node:path";
import { quote } from "../../../core/text.ts";
import { countOf } from "../../../core/words/values.ts";
import { readContestant } from "../../../measure/arena/contestant.ts";
import { canDisguise } from "../../../measure/exam/disguise.ts";
import { type ExamRequest, makeExam } from "../../../measure/exam/make.ts";
import { openRunFolder } from "../../../measure/exam/run-folder.ts";
import { sitExam } from "../../../measure/exam/sit.ts";
import { checkPrompt } from "../../../measure/protocol/prompt.ts";
import { arenaCounts, examFields, readGame, readNumber } from "../../flags/flags.ts";
import { exitCodes, type Given, type Host, need, notify, Refusal } from "../../host.ts";
import { checkNew, writeNew } from "../../saves/new-file.ts";
import { runTask } from "../../text/progress.ts";
import { chatKey, holdContest, replyTime } from "../arena.ts";
import { gradeAnswers, readExamFile, sha256 } from "./grade.ts";

type RunFlags = Given<"out" | "time" | "concurrency", "json">;

export async function runExam(host: Host, file: string, player: string, flags: RunFlags): Promise<number> {
  const run = readRun(host, file, player, flags);
  await sit(host, run);
  return gradeAnswers(host, file, [run.out], flags);
}

function readRun(host: Host, file: string, player: string, flags: RunFlags) {
  if (flags.out === undefined) throw new Refusal('"exam run" needs --out (a folder for the answers).');
  const out = resolve(flags.out);
  const contestant = need(readContestant(player));
  const replyMs = replyTime([contestant], flags.time);
  const concurrency = readNumber(arenaCounts.concurrency, flags.concurrency);
  const { rows, hash } = readExamFile(file);
  const { name, text } = contestant;
  const about = { player: text, name, exam: hash, rows: rows.length };
  const folder = need(openRunFolder(out, { ...about, startedAt: host.now().toISOString() }));
  return { exam: rows, contestant, folder, out, replyMs, concurrency };
}

function sit(host: Host, run: ReturnType<typeof readRun>) {
  const resume = "To resume, run the same command again.";
  return holdContest(host, "question", resume, async (onRow, isStopped) => {
    const terms = { replyMs: run.replyMs, key: chatKey(host) };
    try {
      return await sitExam({ games: host.games, ...run, terms, onRow, isStopped });
    } finally {
      run.folder.close();
    }
  });
}

type MakeFlags = Given<"rows" | "seed" | "out", "disguise"> & { readonly legal: boolean };

export async function makeExamFile(host: Host, ids: readonly string[], flags: MakeFlags): Promise<number> {
  const request = readRequest(host, ids, flags);
  if (flags.out !== undefined) need(checkNew(flags.out), exitCodes.stopped);
  const made = await runTask(host, makeExam(request));
  const text = made.map((row) => `${JSON.stringify(row)}\n`).join("");
  if (flags.out === undefined) host.output.write(text);
  if (flags.out !== undefined) need(writeNew(flags.out, text), exitCodes.stopped);
  const { rows, seed } = request;
  const where = flags.out === undefined ? "" : ` to ${quote(flags.out)}`;
  notify(host, `Wrote ${countOf(made.length, "question")} (seed ${seed})${where}.`);
  notify(host, `SHA-256 (publish this before you publish the seed): ${sha256(text)}`);
  if (made.length < rows)
    throw new Refusal(
      `These games have enough positions for only ${countOf(made.length, "question")}.`,
      exitCodes.stopped,
    );
  return exitCodes.fine;
}

function readRequest(host: Host, ids: readonly string[], flags: MakeFlags): ExamRequest {
  const rows = readNumber(examFields.rows, flags.rows);
  const seed = flags.seed === undefined ? host.newSeed() : readNumber(examFields.seed, flags.seed);
  const named = ids.map((id) => need(readGame(host.games, id)));
  const games = named.length === 0 ? host.games : named;
  for (const game of games) need(checkPrompt(game));
  const { disguise: disguised, legal } = flags;
  const open = disguised ? games.find((game) => !canDisguise(game)) : undefined;
  if (open !== undefined)
    throw new Refusal(`${open.title} can't be disguised. Name other games, or leave out --disguise.`);
  return { games, rows, seed, disguised, unlisted: !legal };
}
