/** A conversation on the host's streams. It ends with the input, on a signal, or when its output is closed. */

import { once } from "node:events";
import { setImmediate as nextTurn } from "node:timers/promises";
import { dialogueOf } from "../../core/words/simple-dialogue.ts";
import { LineSplitter } from "../../measure/protocol/line-splitter.ts";
import { type Face, type Host, print } from "../host.ts";
import { type StopWatch, watchForStop } from "../stop-signals.ts";
import type { Voice } from "./render.ts";

type TalkFace = Exclude<Face, "screen">;

const longestLine = 4096;

export async function converse<T>(host: Host, face: TalkFace, work: (talk: Talk) => Promise<T>): Promise<T> {
  const talk = new Talk(host, await voiceOf(face));
  try {
    return await work(talk);
  } finally {
    talk.close();
  }
}

async function voiceOf(face: TalkFace): Promise<Voice> {
  if (face === "plain") return { dialogueFor: ({ game }) => dialogueOf(game), spoken: false };
  const { spokenDialogue } = await import("../spoken/dialogue.ts");
  return { dialogueFor: spokenDialogue, spoken: true };
}

export class Talk {
  readonly host: Host;
  readonly voice: Voice;
  readonly watch: StopWatch;
  /** True from the moment a line is read until something is printed. */
  isAnswering = false;
  readonly #lines: AsyncGenerator<string>;
  #prompt: string | null = null;

  constructor(host: Host, voice: Voice) {
    this.host = host;
    this.voice = voice;
    this.#lines = readLines(host.input);
    this.watch = watchForStop(host);
  }

  /** A program that plays may only read the game, so it gets no further questions at the end. */
  get isPerson(): boolean {
    return this.host.input.isTTY === true;
  }

  say(lines: readonly string[]): void {
    if (lines.length === 0) return;
    this.put(null);
    this.isAnswering = false;
    print(this.host, lines);
  }

  /** Returns undefined if the input has ended or the program has to stop. */
  async ask(prompt: string): Promise<string | undefined> {
    this.put(prompt);
    const line = await this.read();
    if (line !== undefined) this.take();
    return line;
  }

  /** Asks without waiting for the answer. Null ends the line of the latest question. */
  put(prompt: string | null): void {
    if (prompt === this.#prompt) return;
    if (this.#prompt !== null) print(this.host, [""]);
    this.#prompt = prompt;
    if (prompt !== null) this.host.output.write(prompt);
  }

  async read(): Promise<string | undefined> {
    if (await this.isStopped()) return undefined;
    const read = await Promise.race([this.#lines.next(), this.watch.stopped]);
    return typeof read === "number" || read.done === true ? undefined : read.value.trim();
  }

  /** In a terminal, Enter has already ended the question's line. */
  take(): void {
    if (this.isPerson) this.#prompt = null;
    this.put(null);
    this.isAnswering = true;
  }

  /** Waits until the output is ready and signals are handled, so buffered lines don't delay a signal. */
  async isStopped(): Promise<boolean> {
    const { output } = this.host;
    if (output.writableNeedDrain) await Promise.race([once(output, "drain"), this.watch.stopped]);
    await nextTurn();
    return this.watch.code !== undefined;
  }

  close(): void {
    this.put(null);
    this.watch.release();
    this.host.input.destroy();
  }
}

async function* readLines(stream: AsyncIterable<string | Buffer>): AsyncGenerator<string> {
  const splitter = new LineSplitter(longestLine);
  for await (const chunk of stream) yield* splitter.push(chunk);
  yield* splitter.end();
}
