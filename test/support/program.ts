/** Runs the command line inside the test, without a process, and with its own data folder. */

import { join } from "node:path";
import { PassThrough, type Readable, Writable } from "node:stream";
import { reviewFile } from "../../src/author/review-games.ts";
import type { Game } from "../../src/core/game.ts";
import { recordFolder } from "../../src/disk/record-folder.ts";
import { games } from "../../src/games/index.ts";
import { type Host, processHost } from "../../src/terminal/host.ts";
import type { Faces } from "../../src/terminal/program/help.ts";
import { runProgram } from "../../src/terminal/program.ts";
import { type Finished, newDataFolder } from "./cli.ts";

export class Collected extends Writable {
  text = "";
  readonly #hear: (text: string) => void;

  constructor(hear: (text: string) => void = () => {}) {
    super();
    this.#hear = hear;
  }

  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    this.text += chunk.toString();
    this.#hear(chunk.toString());
    done();
  }
}

export const noFaces: Faces = {
  check: ({ games: own }, file, onPlace) => reviewFile(own, file, onPlace),
  serve: () => Promise.reject(new Error("There is no server here.")),
  page: () => Promise.reject(new Error("There is no page here.")),
  dev: () => Promise.reject(new Error("There is no page here.")),
  mcp: () => Promise.reject(new Error("There are no agents here.")),
};

/** Runs a command to its end with `input` on its standard input. */
export async function run(args: readonly string[], input = "", data = newDataFolder()): Promise<Finished> {
  return await runWith(games, args, { input, data });
}

/** Does the same with another list of games. */
export async function runWith(
  list: readonly Game[],
  args: readonly string[],
  settings: Settings = {},
): Promise<Finished> {
  return await runOn((host) => runProgram(host, noFaces, args), settings, list);
}

interface Settings {
  readonly input?: string;
  readonly data?: string;
  /** The time on the clock. */
  readonly now?: string;
}

/** Runs a function that takes a host. */
export async function runOn(
  work: (host: Host) => Promise<number>,
  { input = "", data = newDataFolder(), now }: Settings = {},
  list = games,
): Promise<Finished> {
  const typed = new PassThrough();
  typed.end(input);
  const [output, errors] = [new Collected(), new Collected()];
  const host = hostOf({ list, typed, output, errors, data });
  const code = await work(now === undefined ? host : { ...host, now: () => new Date(now) });
  return { code, out: output.text, err: errors.text };
}

interface Streams {
  readonly list: readonly Game[];
  readonly typed: Readable;
  readonly output: Writable;
  readonly errors: Writable;
  readonly data: string;
}

/** Streams that aren't terminals have everything that a command needs. */
export function hostOf({ list, typed, output, errors, data }: Streams): Host {
  const folder = (name: string) => () => recordFolder(join(data, name));
  return {
    ...processHost(list),
    input: typed as unknown as NodeJS.ReadStream,
    output: output as unknown as NodeJS.WriteStream,
    errors: errors as unknown as NodeJS.WriteStream,
    env: { SWITCHYARD_DATA: data, NO_COLOR: "1" },
    records: folder("games"),
    puzzles: folder("puzzles"),
    seats: folder("seats"),
  };
}
