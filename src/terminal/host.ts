import { randomBytes } from "node:crypto";
import { join } from "node:path";
import type { Game } from "../core/game.ts";
import { type ProgramName, switchyard } from "../core/program.ts";
import { idFrom } from "../core/record.ts";
import type { Result } from "../core/result.ts";
import { cleanText } from "../core/text.ts";
import { dataFolder, type Environment } from "../disk/disk.ts";
import { type RecordFolder, recordFolder } from "../disk/record-folder.ts";
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
  /** The player's seats in online games, in files that other users can't read. */
  readonly seats: () => RecordFolder;
}

/** "screen" is painted, "plain" is the dialogue of the original rules, and "spoken" has sentences to listen to. */
export type Face = "screen" | "plain" | "spoken";

export interface FaceFlags {
  readonly plain?: boolean;
  readonly screenReader?: boolean;
}

/** What the parser passes to a command: text for flags with a value, and true for the others. */
export type Given<Text extends string, Switch extends string = never> = {
  readonly [Flag in Text]?: string | undefined;
} & { readonly [Flag in Switch]?: true | undefined };

export type JsonFlag = Given<never, "json">;

export function faceFor(host: Host, flags: FaceFlags): Face {
  if (flags.plain === true && flags.screenReader === true)
    throw new Refusal("Choose either --plain or --screen-reader.");
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
  const folder = (name: string, mode?: number) => recordFolder(dataPath({ env, program }, name), mode);
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

export function dataPath(
  { env, program }: Pick<Host, "env" | "program">,
  ...names: readonly string[]
): string {
  return join(dataFolder(env, process.platform, program.name), ...names);
}

/** Returns the exit code for success. */
export function print(host: Host, lines: readonly string[]): number {
  const width = widthOf(host);
  const folded = lines.flatMap((line) => foldLine(line, width));
  if (lines.length > 0) host.output.write(`${folded.join("\n")}\n`);
  return exitCodes.fine;
}

export function widthOf({ output }: Pick<Host, "output">): number {
  return output.isTTY ? output.columns || 80 : Number.POSITIVE_INFINITY;
}

export function printAnswer(
  host: Host,
  flags: JsonFlag,
  message: unknown,
  lines: () => readonly string[],
): number {
  return print(host, flags.json ? [JSON.stringify(message)] : lines());
}

const longestNotice = 10_000;

export function refuse(host: Host, message: string, code: number = exitCodes.usage): number {
  if (message !== "") notify(host, message);
  return code;
}

/** Ends the command with this message, unless it's empty. */
export class Refusal extends Error {
  readonly code: number;

  constructor(message: string, code: number = exitCodes.usage) {
    super(message);
    this.code = code;
  }
}

export function need<T>(result: Result<T>, code?: number): T {
  if (result.ok) return result.value;
  throw new Refusal(result.problem.message, code);
}

export async function attempt<T>(work: () => T | Promise<T>): Promise<T | Refusal> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}

/** Cleans the sentence, which may contain a path or another program's error. */
export function notify({ errors, program }: Host, sentence: string): void {
  const notice = `${program.name}: ${cleanText(sentence, longestNotice)}`;
  errors.write(`${foldLine(notice, widthOf({ output: errors })).join("\n")}\n`);
}
