/** Lets a test type lines at a plain terminal and wait for the output. */

import { PassThrough } from "node:stream";
import { onTestFinished } from "vitest";
import { games } from "../../src/games/index.ts";
import { runProgram } from "../../src/terminal/program.ts";
import { newDataFolder, start } from "./cli.ts";
import { Collected, hostOf, noFaces } from "./program.ts";
import { until } from "./until.ts";

abstract class Reader {
  readonly data: string;
  out = "";
  err = "";
  /** How much of the output the test has waited for. */
  #read = 0;
  #ended = false;

  constructor(data: string) {
    this.data = data;
  }

  protected abstract readonly input: NodeJS.WritableStream;
  protected abstract readonly gone: Promise<number | null>;

  protected watch(): void {
    void this.gone.then(() => {
      this.#ended = true;
    });
  }

  types(...lines: readonly string[]): void {
    for (const line of lines) this.input.write(`${line}\n`);
  }

  endInput(): void {
    this.input.end();
  }

  /** Waits for the text in new output. Returns what was printed up to it. */
  async sees(text: string): Promise<string> {
    await until(() => this.out.includes(text, this.#read) || this.#ended);
    const at = this.out.indexOf(text, this.#read);
    if (at === -1) throw new Error(`"${text}" was never printed:\n${this.out}\n${this.err}`);
    const seen = this.out.slice(this.#read, at + text.length);
    this.#read = at + text.length;
    return seen;
  }

  /** Waits for the end of the program, and returns its exit code. */
  leaves(): Promise<number | null> {
    return this.gone;
  }

  /** Waits for the link that's printed after these words. */
  async link(words: string): Promise<string> {
    await this.sees(words);
    await until(() => /\S+\s/.test(this.out.slice(this.#read)));
    return /\S+/.exec(this.out.slice(this.#read))?.[0] ?? "";
  }

  abstract kill(): void;
}

/** Starts a player in its own process. */
export class Player extends Reader {
  readonly #child;
  protected readonly input;
  protected readonly gone;

  constructor(args: readonly string[], data = newDataFolder()) {
    super(data);
    this.#child = start(args, data);
    this.input = this.#child.stdin.on("error", () => {});
    this.#child.stdout.setEncoding("utf8").on("data", (text: string) => {
      this.out += text;
    });
    this.#child.stderr.setEncoding("utf8").on("data", (text: string) => {
      this.err += text;
    });
    this.gone = new Promise<number | null>((done) => this.#child.on("close", (code) => done(code)));
    this.watch();
  }

  signal(signal: NodeJS.Signals): void {
    this.#child.kill(signal);
  }

  kill(): void {
    this.#child.kill("SIGKILL");
  }
}

/** Starts a player inside the test, who stops when the test ends. */
export class InsidePlayer extends Reader {
  protected readonly input = new PassThrough();
  protected readonly gone;
  readonly #output: Collected;

  constructor(args: readonly string[], data = newDataFolder()) {
    super(data);
    this.#output = new Collected((text) => {
      this.out += text;
    });
    this.#output.on("error", () => {});
    const errors = new Collected((text) => {
      this.err += text;
    });
    const host = hostOf({ list: games, typed: this.input, output: this.#output, errors, data });
    this.gone = runProgram(host, noFaces, args);
    this.watch();
    onTestFinished(async () => {
      this.kill();
      await this.gone;
    });
  }

  /** Ends as if no one read its output anymore. */
  kill(): void {
    this.#output.emit("error", new Error("The output is gone."));
  }
}
