/** `switchyard solve`: every position of one size, counted by value and distance. */

import { freemem } from "node:os";
import { solveMessage } from "../../protocol/solve-message.ts";
import { certifySize, checkCertifiable } from "../../solver/certificate.ts";
import type { Solution } from "../../solver/solution.ts";
import { type GameSize, resolveSize, solveSize } from "../../solver/solve.ts";
import { solveFields } from "../flags/fields.ts";
import { type Flags, readFlags, readGame } from "../flags/flags.ts";
import { exitCodes, type Given, type Host, need, printAnswer } from "../host.ts";
import { certificateLine, checkNew, writeCertificate } from "../saves/new-file.ts";
import { runTask } from "../text/progress.ts";
import { solveLines } from "../text/solve-text.ts";

type SolveFlags = Flags & Given<"certificate", "json">;

export async function solve(host: Host, id: string, flags: SolveFlags): Promise<number> {
  const game = need(readGame(host.games, id));
  const values = need(readFlags(host.games, game, solveFields, flags));
  const size = need(resolveSize(game, values.options));
  if (flags.certificate !== undefined) {
    need(checkCertifiable(size));
    need(checkNew(flags.certificate));
  }
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
  const message = {
    ...solveMessage(size, solution.tally, seconds),
    ...(certificate === undefined ? {} : { certificate }),
  };
  return printAnswer(host, flags, message, () => [
    ...solveLines(host, size, solution.tally, seconds),
    ...(certificate === undefined ? [] : [certificateLine(certificate)]),
  ]);
}
