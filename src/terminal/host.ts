/** What a command may use: streams, environment, clock and randomness. Passed in, so that tests can choose them. */

import { randomBytes } from "node:crypto";
import { join } from "node:path";
import type { Game } from "../core/game.ts";
import { type ProgramName, switchyard } from "../core/program.ts";
import { idFrom } from "../core/record.ts";
import type { Problem, Result } from "../core/result.ts";
import { dataFolder, type Environment } from "../storage/data-folder.ts";
import { openRecordFolder, type RecordFolder } from "../storage/record-folder.ts";
import { foldLine } from "./text/wrap.ts";

export interface Host {
  readonly program: ProgramName;
  readonly games: readonly Game[];
  readonly input: NodeJS.ReadStream;
  readonly output: NodeJS.WriteStream;
  readonly errors: NodeJS.WriteStream;
  readonly env: Environment;
  readonly now: () => Date;
  readonly newSeed: () => number;
  readonly newId: () => string;
  readonly records: () => RecordFolder;
  readonly puzzles: () => RecordFolder;
  /** The player's seats in online games, which no other user may read. */
  readonly seats: () => RecordFolder;
}

/** screen: painted. plain: the books' dialogue. spoken: sentences to listen to. */
export type Face = "screen" | "plain" | "spoken";

export interface FaceFlags {
  readonly plain?: boolean;
  readonly screenReader?: boolean;
}

/** What a command gets from the parser: a text for each flag that takes one, and true for the others. */
export type Given<Text extends string, Switch extends string = never> = {
  readonly [Flag in Text]?: string | undefined;
} & { readonly [Flag in Switch]?: true | undefined };

export function faceFor(host: Host, flags: FaceFlags): Face {
  if (flags.screenReader === true) return "spoken";
  if (flags.plain === true || !isTerminal(host) || host.env.TERM === "dumb") return "plain";
  return "screen";
}

export function isTerminal(host: Pick<Host, "input" | "output">): boolean {
  return host.input.isTTY === true && host.output.isTTY === true;
}

export const exitCodes = {
  fine: 0,
  stopped: 1,
  usage: 2,
  hangup: 129,
  interrupted: 130,
  terminated: 143,
} as const;

export function processHost(games: readonly Game[], program = switchyard): Host {
  const { env } = process;
  const folder = (name: string, mode?: number) => openRecordFolder(dataPath({ env, program }, name), mode);
  return {
    program,
    games,
    input: process.stdin,
    output: process.stdout,
    errors: process.stderr,
    env,
    now: () => new Date(),
    newSeed: () => randomBytes(4).readUInt32LE(),
    newId: () => idFrom(randomBytes(8)),
    records: () => folder("games"),
    puzzles: () => folder("puzzles"),
    seats: () => folder("seats", 0o600),
  };
}

/** A file or folder among the program's data. */
export function dataPath(
  { env, program }: Pick<Host, "env" | "program">,
  ...names: readonly string[]
): string {
  return join(dataFolder(env, process.platform, program.name), ...names);
}

/** Breaks lines wider than the terminal between words. Returns the exit code of a command that has nothing else to do. */
export function print(host: Host, lines: readonly string[]): number {
  const width = widthOf(host);
  const folded = lines.flatMap((line) => foldLine(line, width));
  if (lines.length > 0) host.output.write(`${folded.join("\n")}\n`);
  return exitCodes.fine;
}

export function widthOf({ output }: Pick<Host, "output">): number {
  return output.isTTY ? output.columns || 80 : Number.POSITIVE_INFINITY;
}

/** Prints a command's result, as one line of JSON on request, and returns the exit code. */
export function printAnswer(
  host: Host,
  flags: Given<never, "json">,
  message: unknown,
  lines: () => readonly string[],
): number {
  return print(host, flags.json ? [JSON.stringify(message)] : lines());
}

/** Prints what is wrong to standard error, and returns the exit code. */
export function refuse(
  host: Host,
  problem: Pick<Problem, "message">,
  code: number = exitCodes.usage,
): number {
  if (problem.message !== "") notify(host, problem.message);
  return code;
}

/** Ends the command that throws it; without a word if the message is empty. */
export class Refusal extends Error {
  readonly code: number;

  constructor(message: string, code: number = exitCodes.usage) {
    super(message);
    this.code = code;
  }
}

/** The value of a result; without it the command ends with the problem. */
export function need<T>(result: Result<T>, code?: number): T {
  if (result.ok) return result.value;
  throw new Refusal(result.problem.message, code);
}

/** The result of the work, or why it was refused. */
export async function attempt<T>(work: () => T | Promise<T>): Promise<T | Refusal> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}

/** Runs a command, and says on standard error why it refused; returns the exit code. */
export async function runRefusing(host: Host, command: () => number | Promise<number>): Promise<number> {
  const code = await attempt(command);
  return code instanceof Refusal ? refuse(host, code, code.code) : code;
}

export function notify({ errors, program }: Host, sentence: string): void {
  const lines = foldLine(`${program.name}: ${sentence}`, widthOf({ output: errors }));
  errors.write(`${lines.join("\n")}\n`);
}
