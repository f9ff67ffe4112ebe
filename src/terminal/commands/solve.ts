/** `switchyard solve`: every position of one size, counted by value and distance. */

import { freemem } from "node:os";
import { randomFrom } from "../../core/random.ts";
import type { Result } from "../../core/result.ts";
import { findGame } from "../../core/setup.ts";
import { solveMessage } from "../../protocol/solve-message.ts";
import type { Solution } from "../../solver/solution.ts";
import { type GameSize, resolveSize, solveSize } from "../../solver/solve.ts";
import { type Verification, verify } from "../../solver/verify.ts";
import { solveFields } from "../flags/fields.ts";
import { readFlags } from "../flags/flags.ts";
import { exitCodes, type Host, printAnswer, refuse } from "../host.ts";
import { runTask } from "../text/progress.ts";
import { solveLines, verificationLine } from "../text/solve-text.ts";

export interface SolveFlags {
  readonly json?: true;
  readonly verify?: true;
  readonly [gameOption: string]: unknown;
}

export async function solve(host: Host, id: string, flags: SolveFlags): Promise<number> {
  const size = readSize(host, id, flags);
  if (!size.ok) return refuse(host, size.problem);
  const before = host.now().getTime();
  const solved = await runTask(host, solveSize(size.value, memoryLeft()));
  if (solved.kind === "stopped") return solved.code;
  if (!solved.value.ok) return refuse(host, solved.value.problem, exitCodes.stopped);
  const seconds = (host.now().getTime() - before) / 1000;
  const solution = solved.value.value;
  if (flags.verify === undefined) return report(host, { size: size.value, solution, seconds }, flags);
  const verified = await runTask(host, verify(size.value, solution, randomFrom(1)));
  if (verified.kind === "stopped") return verified.code;
  return report(host, { size: size.value, solution, seconds, verification: verified.value }, flags);
}

/** What the machine has free, or what this process may use where that is less. */
function memoryLeft(): number {
  return Math.min(freemem(), process.constrainedMemory() || Number.POSITIVE_INFINITY);
}

function readSize(host: Host, id: string, flags: SolveFlags): Result<GameSize> {
  const game = findGame(host.games, id);
  if (!game.ok) return game;
  const values = readFlags(host.games, game.value, solveFields, flags);
  return values.ok ? resolveSize(game.value, values.value.options) : values;
}

interface Solved {
  readonly size: GameSize;
  readonly solution: Solution;
  readonly seconds: number;
  readonly verification?: Verification;
}

function report(host: Host, solved: Solved, flags: SolveFlags): number {
  const { size, solution, seconds, verification } = solved;
  const verified = verification === undefined ? {} : { verified: verification.fault === null, verification };
  const message = { ...solveMessage(size, solution.tally, seconds), ...verified };
  const code = printAnswer(host, flags, message, () => [
    ...solveLines(host, size, solution.tally, seconds),
    ...(verification === undefined ? [] : [verificationLine(verification)]),
  ]);
  return verification === undefined || verification.fault === null ? code : exitCodes.stopped;
}
