/** A person at a plain terminal, played by a test: types lines, and waits for what is printed. */

import type { ChildProcessWithoutNullStreams } from "node:child_process";
import { newDataFolder, start } from "./cli.ts";
import { until } from "./until.ts";

export class Player {
  readonly data: string;
  readonly #child: ChildProcessWithoutNullStreams;
  readonly #gone: Promise<number | null>;
  #out = "";
  #err = "";
  /** How much of the output has been waited for. */
  #read = 0;
  #ended = false;

  constructor(args: readonly string[], data = newDataFolder()) {
    this.data = data;
    this.#child = start(args, data);
    this.#child.stdin.on("error", () => {});
    this.#child.stdout.setEncoding("utf8").on("data", (text: string) => {
      this.#out += text;
    });
    this.#child.stderr.setEncoding("utf8").on("data", (text: string) => {
      this.#err += text;
    });
    this.#gone = new Promise((done) =>
      this.#child.on("close", (code) => {
        this.#ended = true;
        done(code);
      }),
    );
  }

  get out(): string {
    return this.#out;
  }

  get err(): string {
    return this.#err;
  }

  types(...lines: readonly string[]): void {
    for (const line of lines) this.#child.stdin.write(`${line}\n`);
  }

  endInput(): void {
    this.#child.stdin.end();
  }

  signal(signal: NodeJS.Signals): void {
    this.#child.kill(signal);
  }

  /** Waits until the text is printed, behind what was waited for before. Gives what was printed up to it. */
  async sees(text: string): Promise<string> {
    await until(() => this.#out.includes(text, this.#read) || this.#ended);
    const at = this.#out.indexOf(text, this.#read);
    if (at === -1) throw new Error(`"${text}" was never printed:\n${this.#out}\n${this.#err}`);
    const seen = this.#out.slice(this.#read, at + text.length);
    this.#read = at + text.length;
    return seen;
  }

  /** The exit code. */
  leaves(): Promise<number | null> {
    return this.#gone;
  }

  /** A link that is printed behind these words. */
  async link(words: string): Promise<string> {
    await this.sees(words);
    await until(() => /\S+\s/.test(this.#out.slice(this.#read)));
    return /\S+/.exec(this.#out.slice(this.#read))?.[0] ?? "";
  }

  kill(): void {
    this.#child.kill("SIGKILL");
  }
}
