/** Lines and news as they come. A line that has to wait is held, and none is read behind it. */

import type { Talk } from "./talk.ts";
import type { Elsewhere, News } from "./wants.ts";

export class Inbox {
  readonly #talk: Talk;
  readonly #elsewhere: Elsewhere | undefined;
  #line: string | undefined;
  #ended = false;
  /** The line that is being waited for. */
  #reading: Promise<void> | undefined;

  constructor(talk: Talk, elsewhere: Elsewhere | undefined) {
    this.#talk = talk;
    this.#elsewhere = elsewhere;
  }

  get line(): string | undefined {
    return this.#line;
  }

  /** Whether no line is left, and none will come. */
  get isOver(): boolean {
    return this.#ended && this.#line === undefined;
  }

  takeLine(): string {
    const line = this.#line ?? "";
    this.#line = undefined;
    return line;
  }

  takeNews(): News | undefined {
    return this.#elsewhere?.take();
  }

  /** Until something has come, or the program has to stop. */
  async wait(): Promise<void> {
    if (this.#line === undefined && !this.#ended) this.#reading ??= this.#read();
    const sources = [this.#reading, this.#elsewhere?.arrival(), this.#talk.stopped];
    await Promise.race(sources.filter((source) => source !== undefined));
  }

  async #read(): Promise<void> {
    this.#line = await this.#talk.read();
    this.#ended = this.#line === undefined;
    this.#reading = undefined;
  }
}
