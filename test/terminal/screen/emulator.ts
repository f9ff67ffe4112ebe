/** A terminal that remembers what's on its screen, and can wait for a text. */

import xterm from "@xterm/headless";

export abstract class EmulatedTerminal {
  protected readonly emulator = new xterm.Terminal({ cols: 80, rows: 24, allowProposedApi: true });
  /** Only a program that hangs takes this long. */
  protected readonly deadline: number = 3 * 60_000;
  #raw = "";
  #pending = Promise.resolve();

  abstract write(keys: string): void;

  protected receive(data: string): void {
    this.#raw += data;
    this.#pending = new Promise((done) => this.emulator.write(data, done));
  }

  /** Everything written to the terminal, including codes. */
  get raw(): string {
    return this.#raw;
  }

  text(): string {
    const { active } = this.emulator.buffer;
    return Array.from(
      { length: active.length },
      (_, row) => active.getLine(row)?.translateToString(true) ?? "",
    ).join("\n");
  }

  onAlternateScreen(): boolean {
    return this.emulator.buffer.active.type === "alternate";
  }

  /** Waits until the screen shows the text. */
  async shows(wanted: string | RegExp): Promise<string> {
    const found = (text: string) => (typeof wanted === "string" ? text.includes(wanted) : wanted.test(text));
    const end = Date.now() + this.deadline;
    for (;;) {
      await this.#pending;
      const text = this.text();
      if (found(text)) return text;
      if (Date.now() > end) throw new Error(`The screen never showed ${String(wanted)}:\n${text}`);
      await new Promise((done) => setTimeout(done, 15));
    }
  }

  /** Types keys one after the other, and waits each time for what they must show. */
  async steps(...steps: readonly (readonly [keys: string, shown: string | RegExp])[]): Promise<void> {
    for (const [keys, shown] of steps) {
      this.write(keys);
      await this.shows(shown);
    }
  }
}
