/** `switchyard solve`: every position of one size, counted by value and distance. */

import { freemem } from "node:os";
import { solveMessage } from "../../protocol/solve-message.ts";
import { certifySize, checkCertifiable } from "../../solver/certificate.ts";
import type { CertifiedEntry, Solution } from "../../solver/solution.ts";
import { type GameSize, resolveSize, solveSize } from "../../solver/solve.ts";
import { solveFields } from "../flags/fields.ts";
import { type Flags, readFlags, readGame } from "../flags/flags.ts";
import { exitCodes, type Given, type Host, need, printAnswer, Refusal } from "../host.ts";
import { certificateLine, checkNew, writeCertificate, writeNew } from "../saves/new-file.ts";
import { runTask } from "../text/progress.ts";
import { solveLines } from "../text/solve-text.ts";

type SolveFlags = Flags & Given<"certificate" | "values", "json" | "verify">;

export async function solve(host: Host, id: string, flags: SolveFlags): Promise<number> {
  // Callers may know the flag from 0.2.0.
  if (flags.verify)
    throw new Refusal(
      `--verify was removed: --certificate FILE writes a proof that anyone can check, and "${host.program.name} check" tests a game of your own.`,
    );
  const game = need(readGame(host.games, id));
  const values = need(readFlags(host.games, game, solveFields, flags));
  const size = need(resolveSize(game, values.options));
  if (flags.certificate !== undefined) {
    need(checkCertifiable(size));
    need(checkNew(flags.certificate));
  }
  if (flags.values !== undefined) need(checkNew(flags.values));
  const before = host.now().getTime();
  const memory = Math.min(freemem(), process.constrainedMemory() || Number.POSITIVE_INFINITY);
  const solution = need(await runTask(host, solveSize(size, memory)), exitCodes.stopped);
  const seconds = (host.now().getTime() - before) / 1000;
  return report(host, { size, solution, seconds }, flags);
}

interface Solved {
  readonly size: GameSize;
  readonly solution: Solution;
  readonly seconds: number;
}

function report(host: Host, { size, solution, seconds }: Solved, flags: SolveFlags): number {
  const { certificate } = flags;
  if (certificate !== undefined) need(writeCertificate(certifySize(size, solution), certificate));
  if (flags.values !== undefined) writeValues(solution, flags.values);
  const message = {
    ...solveMessage(size, solution.tally, seconds),
    ...(certificate === undefined ? {} : { certificate }),
  };
  return printAnswer(host, flags, message, () => [
    ...solveLines(host, size, solution.tally, seconds),
    ...(certificate === undefined ? [] : [certificateLine(certificate)]),
  ]);
}

/** Beyond this, the file would be too long to read. */
const mostValues = 10_000_000n;

function writeValues(solution: Solution, file: string): void {
  const { positions } = solution.tally;
  if (positions === null || positions > mostValues)
    throw new Refusal(
      `--values writes at most ${mostValues.toLocaleString("en")} positions; this size has more.`,
    );
  need(writeNew(file, jsonLines(solution.entries())));
}

/** One by one: together they may exceed the maximum length of a string. */
function* jsonLines(entries: Iterable<CertifiedEntry>): Generator<string, void> {
  for (const entry of entries) yield `${JSON.stringify(entry)}\n`;
}
