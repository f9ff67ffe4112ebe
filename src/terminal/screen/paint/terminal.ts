import { createInterface, emitKeypressEvents, type Key as Keypress } from "node:readline";
import { PassThrough } from "node:stream";
import { cleanText } from "../../../core/text.ts";
import type { Host } from "../../host.ts";
import type { Key, ScreenEvent, Size } from "../state.ts";
import { enterScreen, type Look, leaveScreen, mouseOff, mouseOn, mouseReport, paintFrame } from "./paint.ts";
import { type ScreenLines, targetAt } from "./text.ts";

/** Escape also begins the codes of other keys, so this waits 40 ms. Readline takes the setting only from an interface. */
const patience = createInterface({ input: new PassThrough(), escapeCodeTimeout: 40 });

const ignore = (): void => {};

export function newTerminal({ input, output }: Host, look: Look, send: (event: ScreenEvent) => void) {
  let shown: ScreenLines | null = null;
  let report: string | null = null;
  let isMouseOn = false;
  let isEntered = false;
  const keys: Key[] = [];
  // A closed terminal raises errors that no user can read.
  for (const stream of [input, output]) stream.off("error", ignore).on("error", ignore);

  const onResize = () => {
    shown = null;
    send({ kind: "resized", size: terminalSize(output) });
  };

  const sendKeys = () => {
    const typed = keys.splice(0);
    for (const key of typed.length > mostTyped ? joinText(typed) : typed) send({ kind: "key", key });
  };

  /** The report "0;12;5M" is a press of the left button at column 12, line 5. Drops all other reports. */
  const readReport = (text: string) => {
    report = text;
    if (/^[\d;]*$/.test(text)) return;
    report = null;
    const [, column, row] = /^0;(\d+);(\d+)M$/.exec(text) ?? [];
    const target = targetAt(shown?.[Number(row) - 1] ?? [], Number(column) - 1);
    if (target !== undefined) send({ kind: "clicked", target });
  };

  /** Readline reports all keys of one read before the microtask runs, so pasted text is sent as a whole. */
  const onKey = (typed: string | undefined, press: Keypress) => {
    if (press.sequence === mouseReport) report = "";
    else if (report !== null) readReport(report + (press.sequence ?? ""));
    else if (keys.push(keyOf(typed, press)) === 1) queueMicrotask(sendKeys);
  };

  const enter = () => {
    isEntered = true;
    shown = null;
    emitKeypressEvents(input, patience);
    input.setRawMode(true);
    input.on("keypress", onKey);
    input.resume();
    output.on("resize", onResize);
    process.on("exit", leave);
    process.on("uncaughtExceptionMonitor", leave);
    output.write(enterScreen);
  };

  const leave = () => {
    if (!isEntered) return;
    isEntered = false;
    isMouseOn = false;
    process.off("exit", leave);
    process.off("uncaughtExceptionMonitor", leave);
    output.off("resize", onResize);
    input.off("keypress", onKey);
    input.setRawMode(false);
    input.pause();
    output.write(leaveScreen);
  };

  return {
    enter,
    leave,
    paint: (lines: ScreenLines, size: Size) => {
      if (!isEntered) return;
      const text = paintFrame(shown, lines, size, look);
      shown = lines;
      if (text !== "") output.write(text);
    },
    /** Without clicks, the mouse selects text. */
    hearClicks: (wanted: boolean) => {
      if (!isEntered || wanted === isMouseOn) return;
      isMouseOn = wanted;
      output.write(wanted ? mouseOn : mouseOff);
    },
    /** The process stops at the signal. The timer runs when the shell continues it, and paints the screen again. */
    suspend: () => {
      if (process.platform === "win32") return;
      leave();
      process.kill(process.pid, "SIGTSTP");
      setTimeout(() => {
        enter();
        // Only a foreground process hears of a new size, so this signal makes the stream ask again.
        process.kill(process.pid, "SIGWINCH");
        onResize();
      }, 20);
    },
  };
}

/** If one read brings more keys than this, they were pasted. */
const mostTyped = 8;

/** Joins pasted text into one key, except for its first character, which may be a command. */
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

/** A key that types a character is named after that character, so `?` and `/` get different names. */
function keyOf(typed: string | undefined, { name: pressed = "", ctrl = false, meta }: Keypress): Key {
  const isTyped = !ctrl && meta !== true;
  const character = isTyped ? cleanText(typed ?? "", 16) : "";
  const name = character.toLowerCase() || (pressed === "enter" ? "return" : pressed);
  return { name, text: isTyped && typed === " " ? " " : character, ctrl, time: performance.now() };
}
