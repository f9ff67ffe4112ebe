/** The only code that touches the terminal. It reads raw keys, writes frames, and restores everything at the end. */

import { createInterface, emitKeypressEvents, type Key as Keypress } from "node:readline";
import { PassThrough } from "node:stream";
import { cleanText } from "../../../core/text.ts";
import type { Host } from "../../host.ts";
import type { Key, ScreenEvent, Size } from "../state.ts";
import { enterScreen, type Look, leaveScreen, mouseOff, mouseOn, mouseReport, paintFrame } from "./paint.ts";
import { type ScreenLines, targetAt } from "./text.ts";

/** How long Escape waits for the rest of a longer key. Readline only takes this setting from an interface. */
const patience = createInterface({ input: new PassThrough(), escapeCodeTimeout: 40 });

const ignore = (): void => {};

export class Terminal {
  readonly #streams: Pick<Host, "input" | "output">;
  readonly #look: Look;
  readonly #send: (event: ScreenEvent) => void;
  #shown: ScreenLines | null = null;
  #report: string | null = null;
  readonly #keys: Key[] = [];
  #mouse = false;
  #entered = false;

  constructor(streams: Host, look: Look, send: (event: ScreenEvent) => void) {
    this.#streams = streams;
    this.#look = look;
    this.#send = send;
    // A closed terminal raises errors that no user can read.
    for (const stream of [streams.input, streams.output]) stream.off("error", ignore).on("error", ignore);
  }

  enter(): void {
    const { input, output } = this.#streams;
    this.#entered = true;
    this.#shown = null;
    emitKeypressEvents(input, patience);
    input.setRawMode(true);
    input.on("keypress", this.#onKey);
    input.resume();
    output.on("resize", this.#onResize);
    process.on("exit", this.leave);
    process.on("uncaughtExceptionMonitor", this.leave);
    output.write(enterScreen);
  }

  paint(lines: ScreenLines, size: Size): void {
    if (!this.#entered) return;
    const text = paintFrame(this.#shown, lines, size, this.#look);
    this.#shown = lines;
    if (text !== "") this.#streams.output.write(text);
  }

  /** Without click reports, the terminal selects text. */
  hearClicks(wanted: boolean): void {
    if (!this.#entered || wanted === this.#mouse) return;
    this.#mouse = wanted;
    this.#streams.output.write(wanted ? mouseOn : mouseOff);
  }

  readonly leave = (): void => {
    if (!this.#entered) return;
    this.#entered = false;
    this.#mouse = false;
    const { input, output } = this.#streams;
    process.off("exit", this.leave);
    process.off("uncaughtExceptionMonitor", this.leave);
    output.off("resize", this.#onResize);
    input.off("keypress", this.#onKey);
    input.setRawMode(false);
    input.pause();
    output.write(leaveScreen);
  };

  /** The signal stops the process right here, and it paints again when it continues. */
  suspend(): void {
    if (process.platform === "win32") return;
    this.leave();
    process.kill(process.pid, "SIGTSTP");
    setTimeout(() => {
      this.enter();
      // Only a foreground process learns about a new size, so this signal makes the stream ask again.
      process.kill(process.pid, "SIGWINCH");
      this.#onResize();
    }, 20);
  }

  readonly #onKey = (typed: string | undefined, press: Keypress): void => {
    if (press.sequence === mouseReport) this.#report = "";
    else if (this.#report === null) this.#collect(keyOf(typed, press));
    else this.#readReport(press.sequence ?? "");
  };

  /** All keys of one read arrive before the microtask. */
  #collect(key: Key): void {
    if (this.#keys.push(key) === 1) queueMicrotask(() => this.#sendKeys());
  }

  #sendKeys(): void {
    const keys = this.#keys.splice(0);
    for (const key of keys.length > mostTyped ? joinText(keys) : keys) this.#send({ kind: "key", key });
  }

  /** In "0;12;5M", the left button was pressed at column 12, line 5. Drops all other reports. */
  #readReport(part: string): void {
    this.#report += part;
    if (/^[\d;]*$/.test(this.#report ?? "")) return;
    const [, column, row] = /^0;(\d+);(\d+)M$/.exec(this.#report ?? "") ?? [];
    this.#report = null;
    const target = targetAt(this.#shown?.[Number(row) - 1] ?? [], Number(column) - 1);
    if (target !== undefined) this.#send({ kind: "clicked", target });
  }

  readonly #onResize = (): void => {
    this.#shown = null;
    this.#send({ kind: "resized", size: terminalSize(this.#streams.output) });
  };
}

/** More keys than this in one read were pasted. */
const mostTyped = 8;

/** A pasted text is one key after its first character, which can be a command. */
function joinText(keys: readonly Key[]): readonly Key[] {
  const joined: Key[] = [];
  for (const key of keys) {
    const last = joined.at(-1);
    const isNext = key.text !== "" && last !== undefined && last.text !== "";
    if (isNext && last.name === "") joined.splice(-1, 1, { ...last, text: last.text + key.text });
    else joined.push(isNext ? { ...key, name: "" } : key);
  }
  return joined;
}

export function terminalSize(output: NodeJS.WriteStream): Size {
  return { columns: output.columns || 80, rows: output.rows || 24 };
}

/** A key that types a character gets that name, which tells `?` and `/` apart. */
function keyOf(typed: string | undefined, { name: pressed = "", ctrl = false, meta }: Keypress): Key {
  const isTyped = !ctrl && meta !== true;
  const character = isTyped ? cleanText(typed ?? "", 16) : "";
  const name = character.toLowerCase() || (pressed === "enter" ? "return" : pressed);
  return { name, text: isTyped && typed === " " ? " " : character, ctrl, time: performance.now() };
}
