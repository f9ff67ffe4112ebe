import { quote } from "../../../core/text.ts";
import { type ExamRequest, makeExam } from "../../../exam/make.ts";
import { countOf } from "../../../words/values.ts";
import { examFields } from "../../flags/fields.ts";
import { readGame, readNumber } from "../../flags/flags.ts";
import { exitCodes, type Given, type Host, need, notify, Refusal } from "../../host.ts";
import { checkNew, writeNew } from "../../saves/new-file.ts";
import { runTask } from "../../text/progress.ts";

type ExamMakeFlags = Given<"n" | "seed" | "out">;

export async function makeExamFile(
  host: Host,
  ids: readonly string[],
  flags: ExamMakeFlags,
): Promise<number> {
  const request = readRequest(host, ids, flags);
  if (flags.out !== undefined) need(checkNew(flags.out), exitCodes.stopped);
  const made = await runTask(host, makeExam(request));
  if (made.kind === "stopped") return made.code;
  const text = made.value.map((row) => `${JSON.stringify(row)}\n`).join("");
  if (flags.out === undefined) host.output.write(text);
  if (flags.out !== undefined) need(writeNew(flags.out, text), exitCodes.stopped);
  const { rows, seed } = request;
  const where = flags.out === undefined ? "" : `Wrote them to ${quote(flags.out)}.`;
  notify(host, `${countOf(made.value.length, "row")}, seed ${seed}. ${where}`.trim());
  if (made.value.length < rows)
    throw new Refusal(`These games have no more than ${made.value.length} rows.`, exitCodes.stopped);
  return exitCodes.fine;
}

function readRequest(host: Host, ids: readonly string[], flags: ExamMakeFlags): ExamRequest {
  const rows = readNumber(examFields.n, flags.n);
  const seed = flags.seed === undefined ? host.newSeed() : readNumber(examFields.seed, flags.seed);
  const games = ids.map((id) => need(readGame(host.games, id)));
  return { games: games.length === 0 ? host.games : games, rows, seed };
}
