/**
 * A conversation in lines on the host's streams, under every dialogue: says, asks, reads a line. It ends with the
 * input, with a signal, or when its output is closed.
 */

import { once } from "node:events";
import { setImmediate as nextTurn } from "node:timers/promises";
import { helpNote } from "../../activity/command.ts";
import type { Voice } from "../../activity/contract.ts";
import { LineSplitter } from "../../protocol/line-splitter.ts";
import type { Opened } from "../../table/open.ts";
import { dialogueOf } from "../../words/simple-dialogue.ts";
import { type Face, type Host, isTerminal, print } from "../host.ts";
import { type StopWatch, watchForStop } from "../stop-signals.ts";

type TalkFace = Exclude<Face, "screen">;

const longestLine = 4096;

/** Holds a conversation, releases the streams, and returns its result: usually the exit code. */
export async function converse<T>(host: Host, face: TalkFace, work: (talk: Talk) => Promise<T>): Promise<T> {
  const talk = new Talk(host, await voiceOf(host, face));
  try {
    return await work(talk);
  } finally {
    talk.close();
  }
}

/** The book's words as they are, or as spoken text. */
async function voiceOf({ program }: Host, face: TalkFace): Promise<Voice> {
  if (face === "plain")
    return { dialogueFor: ({ game, options }) => dialogueOf(game, options), spoken: false, program };
  const { spokenDialogue } = await import("../spoken/dialogue.ts");
  return { dialogueFor: spokenDialogue, spoken: true, program };
}

/** A person learns how to find out what else they can type. */
export function withHelpNote(host: Host, opened: Opened): Opened {
  return isTerminal(host) ? { ...opened, notes: [...opened.notes, helpNote] } : opened;
}

export class Talk {
  readonly host: Host;
  readonly voice: Voice;
  /** What can stop the program in the meantime. */
  readonly watch: StopWatch;
  /** A line was read, and nothing has been printed since. */
  isAnswering = false;
  readonly #lines: AsyncGenerator<string>;
  /** The open question at the end of the output. */
  #prompt: string | null = null;

  constructor(host: Host, voice: Voice) {
    this.host = host;
    this.voice = voice;
    this.#lines = readLines(host.input);
    this.watch = watchForStop(host);
  }

  /** Output during an open question goes below it. */
  say(lines: readonly string[]): void {
    if (lines.length === 0) return;
    this.put(null);
    this.isAnswering = false;
    print(this.host, lines);
  }

  /** Asks, and returns the typed line; undefined if none will come: the input has ended, or the program has to stop. */
  async ask(prompt: string): Promise<string | undefined> {
    this.put(prompt);
    const line = await this.read();
    if (line !== undefined) this.take();
    return line;
  }

  /** Asks a question without waiting for the answer; null ends the line of the open one. */
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

  /** The line gets its answer now. In a terminal, Enter has already ended the question's line. */
  take(): void {
    if (this.host.input.isTTY) this.#prompt = null;
    this.put(null);
    this.isAnswering = true;
  }

  /** Lines already in the buffer must not delay a signal. */
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
