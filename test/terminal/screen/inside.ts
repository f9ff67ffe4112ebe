/** Runs the program in a terminal inside the test, with the same streams and codes as in a real one, but without a process. */

import { PassThrough } from "node:stream";
import { WriteStream } from "node:tty";
import { onTestFinished } from "vitest";
import { games } from "../../../src/games/index.ts";
import type { Host } from "../../../src/terminal/host.ts";
import { runProgram } from "../../../src/terminal/program.ts";
import { showMenu } from "../../../src/terminal/show.ts";
import { newDataFolder } from "../../support/cli.ts";
import { Collected, hostOf, noFaces } from "../../support/program.ts";
import { EmulatedTerminal } from "./emulator.ts";

class Screen extends Collected {
  readonly isTTY = true;
  readonly columns = 80;
  readonly rows = 24;

  /** From the environment alone, as a real terminal's stream does. */
  getColorDepth(env: object): number {
    return WriteStream.prototype.getColorDepth.call(this as unknown as WriteStream, env);
  }
}

export class InsideTerminal extends EmulatedTerminal {
  readonly data: string;
  protected override readonly deadline = 60_000;
  readonly #input = Object.assign(new PassThrough(), { isTTY: true, setRawMode: () => {} });
  readonly #output = new Screen((data) => this.receive(data));

  /** Ends with its test. Without words, the menu opens. At the end it shows the exit code, as `exit=0`. */
  constructor(line = "", data = newDataFolder(), env: Host["env"] = {}) {
    super();
    const words = line.split(" ").filter(Boolean);
    onTestFinished(() => this.#close());
    this.data = data;
    this.emulator.options.convertEol = true;
    this.#output.on("error", () => {});
    const streams = { typed: this.#input, output: this.#output, errors: new Collected() };
    const host: Host = {
      ...hostOf({ list: games, ...streams, data }),
      env: {
        SWITCHYARD_DATA: data,
        SWITCHYARD_MOTION: "off",
        LANG: "C.UTF-8",
        TERM: "xterm-256color",
        ...env,
      },
    };
    const ended = words.length === 0 ? showMenu(host, {}) : runProgram(host, noFaces, words);
    void ended.then((code) => this.receive(`exit=${code}\n`));
  }

  write(keys: string): void {
    this.#input.write(keys);
  }

  /** The program ends as if no one read its output anymore. */
  #close(): void {
    this.#output.emit("error", new Error("The terminal is gone."));
  }
}
