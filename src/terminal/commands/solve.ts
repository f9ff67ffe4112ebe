/** `switchyard solve`: every position of one size, counted by value and distance. */

import { freemem } from "node:os";
import { fail, ok, type Result } from "../../core/result.ts";
import { solveMessage } from "../../protocol/solve-message.ts";
import { certifySize, checkCertifiable } from "../../solver/certificate.ts";
import type { CertifiedEntry, Solution } from "../../solver/solution.ts";
import { type GameSize, resolveSize, solveSize } from "../../solver/solve.ts";
import { solveFields } from "../flags/fields.ts";
import { type Flags, readFlags, readGame } from "../flags/flags.ts";
import { exitCodes, type Given, type Host, printAnswer, refuse } from "../host.ts";
import { certificateLine, checkNew, writeCertificate, writeNew } from "../saves/new-file.ts";
import { runTask } from "../text/progress.ts";
import { solveLines } from "../text/solve-text.ts";

type SolveFlags = Flags & Given<"certificate" | "values", "json" | "verify">;

/** Told to a caller who knows the flag from version 0.2.0. */
function verifyWasRemoved({ program }: Host) {
  const message = `--verify was removed: --certificate FILE writes a proof that anyone can check, and "${program.name} check" tests a game of your own.`;
  return { message };
}

export async function solve(host: Host, id: string, flags: SolveFlags): Promise<number> {
  if (flags.verify) return refuse(host, verifyWasRemoved(host));
  const size = readSize(host, id, flags);
  if (!size.ok) return refuse(host, size.problem);
  const possible = checkCertificate(size.value, flags);
  if (!possible.ok) return refuse(host, possible.problem);
  const free = flags.values === undefined ? ok(undefined) : checkNew(flags.values);
  if (!free.ok) return refuse(host, free.problem);
  const before = host.now().getTime();
  const solved = await runTask(host, solveSize(size.value, memoryLeft()));
  if (solved.kind === "stopped") return solved.code;
  if (!solved.value.ok) return refuse(host, solved.value.problem, exitCodes.stopped);
  const seconds = (host.now().getTime() - before) / 1000;
  return report(host, [size.value, solved.value.value, seconds], flags);
}

/** Whether a certificate that was asked for can be made and written, before any work is done. */
function checkCertificate(size: GameSize, { certificate }: SolveFlags): Result<unknown> {
  if (certificate === undefined) return ok(undefined);
  const possible = checkCertifiable(size);
  return possible.ok ? checkNew(certificate) : possible;
}

/** What the machine has free, or what this process may use where that is less. */
function memoryLeft(): number {
  return Math.min(freemem(), process.constrainedMemory() || Number.POSITIVE_INFINITY);
}

function readSize(host: Host, id: string, flags: SolveFlags): Result<GameSize> {
  const game = readGame(host.games, id);
  if (!game.ok) return game;
  const values = readFlags(host.games, game.value, solveFields, flags);
  return values.ok ? resolveSize(game.value, values.value.options) : values;
}

type Solved = readonly [size: GameSize, solution: Solution, seconds: number];

function report(host: Host, [size, solution, seconds]: Solved, flags: SolveFlags): number {
  const { certificate } = flags;
  if (certificate !== undefined) {
    const written = writeCertificate(certifySize(size, solution), certificate);
    if (!written.ok) return refuse(host, written.problem);
  }
  const listed = flags.values === undefined ? ok(undefined) : writeValues(solution, flags.values);
  if (!listed.ok) return refuse(host, listed.problem);
  const message = {
    ...solveMessage(size, solution.tally, seconds),
    ...(certificate === undefined ? {} : { certificate }),
  };
  return printAnswer(host, flags, message, () => [
    ...solveLines(host, size, solution.tally, seconds),
    ...(certificate === undefined ? [] : [certificateLine(certificate)]),
  ]);
}

/** More lines than this are too many to read. */
const mostValues = 10_000_000n;

function writeValues(solution: Solution, file: string): Result<void> {
  const { positions } = solution.tally;
  if (positions !== null && positions <= mostValues) return writeNew(file, jsonLines(solution.entries()));
  return fail(
    "too-large",
    `--values writes at most ${mostValues.toLocaleString("en")} positions; this size has more.`,
  );
}

/** One after the other, since all of them together may be longer than a text can be. */
function* jsonLines(entries: Iterable<CertifiedEntry>): Generator<string, void> {
  for (const entry of entries) yield `${JSON.stringify(entry)}\n`;
}
