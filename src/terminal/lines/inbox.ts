/** Lines and news as they come. A line that has to wait is held, and none is read behind it. */

import type { Elsewhere, News } from "../wants.ts";
import type { Talk } from "./talk.ts";

export class Inbox {
  readonly #talk: Talk;
  readonly #news: News[] = [];
  #wake: () => void = () => {};
  #line: string | undefined;
  #ended = false;
  /** The line that is being waited for. */
  #reading: Promise<void> | undefined;

  constructor(talk: Talk, elsewhere: Elsewhere | undefined) {
    this.#talk = talk;
    elsewhere?.listen((news) => {
      this.#news.push(news);
      this.#wake();
    });
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
    return this.#news.shift();
  }

  /** Until something has come, or the program has to stop. */
  async wait(): Promise<void> {
    if (this.#news.length > 0) return;
    if (this.#line === undefined && !this.#ended) this.#reading ??= this.#read();
    const arrival = new Promise<void>((resolve) => {
      this.#wake = resolve;
    });
    await Promise.race([arrival, this.#reading, this.#talk.stopped].filter((each) => each !== undefined));
  }

  async #read(): Promise<void> {
    this.#line = await this.#talk.read();
    this.#ended = this.#line === undefined;
    this.#reading = undefined;
  }
}
