/** `switchyard exam make`: positions with exact answers, one JSON object per line. */

import type { Game } from "../../../core/game.ts";
import { ok, type Result } from "../../../core/result.ts";
import { quote } from "../../../core/text.ts";
import { type ExamRequest, makeExam } from "../../../exam/make.ts";
import { countOf } from "../../../words/values.ts";
import { examFields } from "../../flags/fields.ts";
import { readGame, readNumber } from "../../flags/flags.ts";
import { exitCodes, type Given, type Host, notify, refuse } from "../../host.ts";
import { checkNew, writeNew } from "../../saves/new-file.ts";
import { runTask } from "../../text/progress.ts";

type ExamMakeFlags = Given<"n" | "seed" | "out">;

export async function makeExamFile(
  host: Host,
  ids: readonly string[],
  flags: ExamMakeFlags,
): Promise<number> {
  const request = readRequest(host, ids, flags);
  if (!request.ok) return refuse(host, request.problem);
  const free = flags.out === undefined ? ok(undefined) : checkNew(flags.out);
  if (!free.ok) return refuse(host, free.problem, exitCodes.stopped);
  const made = await runTask(host, makeExam(request.value));
  if (made.kind === "stopped") return made.code;
  const text = made.value.map((row) => `${JSON.stringify(row)}\n`).join("");
  if (flags.out === undefined) host.output.write(text);
  const written = flags.out === undefined ? ok(undefined) : writeNew(flags.out, text);
  if (!written.ok) return refuse(host, written.problem, exitCodes.stopped);
  const { rows, seed } = request.value;
  const where = flags.out === undefined ? "" : `Wrote them to ${quote(flags.out)}.`;
  notify(host, `${countOf(made.value.length, "row")}, seed ${seed}. ${where}`.trim());
  return made.value.length < rows
    ? refuse(host, { message: `These games have no more than ${made.value.length} rows.` }, exitCodes.stopped)
    : exitCodes.fine;
}

function readRequest(host: Host, ids: readonly string[], flags: ExamMakeFlags): Result<ExamRequest> {
  const rows = readNumber(examFields.n, flags.n);
  if (!rows.ok) return rows;
  const seed = flags.seed === undefined ? ok(host.newSeed()) : readNumber(examFields.seed, flags.seed);
  if (!seed.ok) return seed;
  const games: Game[] = [];
  for (const id of ids) {
    const game = readGame(host.games, id);
    if (!game.ok) return game;
    games.push(game.value);
  }
  return ok({ games: games.length === 0 ? host.games : games, rows: rows.value, seed: seed.value });
}
