/** Cuts each line at a limit, so an endless line can't fill the memory. */

export class LineSplitter {
  readonly #longest: number;
  readonly #decoder = new TextDecoder();
  #pending = "";

  constructor(longest: number) {
    this.#longest = longest;
  }

  push(chunk: string | Uint8Array): readonly string[] {
    const text = typeof chunk === "string" ? chunk : this.#decoder.decode(chunk, { stream: true });
    const pieces = text.split("\n");
    const lines: string[] = [];
    for (const [index, piece] of pieces.entries()) {
      const room = this.#longest - this.#pending.length;
      if (room > 0) this.#pending += piece.slice(0, room);
      if (index < pieces.length - 1) lines.push(this.#take());
    }
    return lines;
  }

  /** Call this at the end of the stream, because its last line may have no line break. */
  end(): readonly string[] {
    return this.#pending === "" ? [] : [this.#take()];
  }

  #take(): string {
    const line = this.#pending.replace(/\r$/, "");
    this.#pending = "";
    return line;
  }
}
