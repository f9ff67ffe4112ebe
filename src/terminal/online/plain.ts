/** Runs the plain conversation of an online game on the host's streams. */

import type { OnlineView } from "../../client/view.ts";
import { hasComputer, type Match } from "../../core/match.ts";
import { openingNotes } from "../../words/notes.ts";
import { exitCodes, type Host, print, widthOf } from "../host.ts";
import { readLines } from "../plain/lines.ts";
import { watchForStop } from "../stop-signals.ts";
import { afterGame } from "../text/after-game.ts";
import { formatNotes } from "../text/notes.ts";
import { wrapText } from "../text/wrap.ts";
import { absenceDue } from "./absence.ts";
import { answer, isForAnyTime } from "./answer.ts";
import { goodbye, linkLines, oneLine, roleNotes } from "./goodbye.ts";
import { keepGame } from "./keep-game.ts";
import type { OnlinePlace } from "./place.ts";
import { isSeen, type Seen } from "./standing.ts";
import { begin, follow, promptOf, remind, type Said, type Talk } from "./talk.ts";

/** How the book's words are said: as they stand, or for people who listen. */
export type Dress = (match: Match) => Match;

/** Plays until the players leave. Gives the exit code. */
export async function playOnlinePlain(
  host: Host,
  place: OnlinePlace,
  intro: readonly string[],
  dress: Dress,
): Promise<number> {
  const watch = watchForStop(host);
  const table = new PlainTable(host, place, dress);
  try {
    return await Promise.race([table.run(intro), watch.stopped.then((code) => table.leave(code))]);
  } finally {
    table.stop();
    watch.release();
    host.input.destroy();
  }
}

class PlainTable {
  readonly #host: Host;
  readonly #place: OnlinePlace;
  readonly #dress: Dress;
  /** Lines that a program has written ahead of its turn. */
  readonly #ahead: string[] = [];
  #talk: Talk | undefined;
  #prompt: string | null = null;
  #inputEnded = false;
  /** A line was read, and nothing has been printed since. */
  #answering = false;
  #timer: NodeJS.Timeout | undefined;
  #finish: (code: number) => void = () => {};

  constructor(host: Host, place: OnlinePlace, dress: Dress) {
    this.#host = host;
    this.#place = place;
    this.#dress = dress;
  }

  run(intro: readonly string[]): Promise<number> {
    return new Promise((resolve, reject) => {
      this.#finish = resolve;
      this.#place.listen((view) => this.#guarded(reject, () => this.#hear(view)));
      this.#guarded(reject, () => this.#open(this.#place.view(), intro));
      this.#read().catch(reject);
    });
  }

  /** Says goodbye, with the way back. */
  leave(code: number): number {
    if (this.#prompt !== null) print(this.#host, [""]);
    this.#prompt = null;
    if (this.#talk !== undefined) print(this.#host, goodbye(this.#talk.view, this.#place));
    return code;
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#place.close();
  }

  #guarded(reject: (reason: unknown) => void, work: () => void): void {
    try {
      work();
    } catch (error) {
      reject(error);
    }
  }

  async #read(): Promise<void> {
    for await (const line of readLines(this.#host.input)) {
      this.#ahead.push(line);
      this.#work();
    }
    this.#inputEnded = true;
    this.#work();
  }

  #hear(view: OnlineView): void {
    const seen = this.#seen(view);
    if (view.status.kind === "closed") this.#lost(view.status.reason);
    if (view.status.kind === "closed" || seen === undefined) return;
    if (this.#talk?.view.online.match.id !== seen.online.match.id) this.#open(view, this.#nextIntro(seen));
    else this.#tell(this.#spaced(follow(this.#talk, seen, Date.now())));
    this.#work();
  }

  #nextIntro(view: Seen): readonly string[] {
    const own = view.seat === null ? [] : [...roleNotes(view), ...this.#links(view).slice(1)];
    return [...own, ...formatNotes(openingNotes(view.online.match, false))];
  }

  #links(view: Seen): readonly string[] {
    return linkLines(view, this.#place).map(oneLine);
  }

  /** What comes by itself stands apart from what was said before; an answer stands below its question. */
  #spaced(said: Said): Said {
    return this.#answering || said.lines.length < 2 ? said : { ...said, lines: ["", ...said.lines] };
  }

  #lost(reason: string): void {
    this.#print([reason]);
    this.#finish(this.leave(exitCodes.stopped));
  }

  #open(view: OnlineView, intro: readonly string[]): void {
    const seen = this.#seen(view);
    if (seen === undefined) return;
    if (this.#talk !== undefined) this.#print([""]);
    this.#tell(begin(seen, intro, Date.now()));
  }

  #seen(view: OnlineView): Seen | undefined {
    if (!isSeen(view)) return undefined;
    return { ...view, online: { ...view.online, match: this.#dress(view.online.match) } };
  }

  /** Takes the lines that can be taken now, in their order. */
  #work(): void {
    for (;;) {
      const [line] = this.#ahead;
      if (line === undefined || this.#talk === undefined || this.#mustWait(this.#talk, line)) break;
      this.#ahead.shift();
      this.#take(this.#talk, line);
    }
    if (this.#inputEnded && this.#ahead.length === 0) this.#end();
  }

  /** A person is told that it is not their turn; a program's next move is kept until it is. */
  #mustWait(talk: Talk, line: string): boolean {
    if (this.#host.input.isTTY) return false;
    const { seat, online } = talk.view;
    if (this.#place.view().pending.length > 0) return true;
    if (seat === null || isForAnyTime(talk, line)) return false;
    return promptOf(talk) === null || online.offers.rematch === seat;
  }

  #take(talk: Talk, line: string): void {
    if (this.#prompt !== null && !this.#host.input.isTTY) print(this.#host, [""]);
    this.#prompt = null;
    this.#answering = true;
    const said = answer(talk, line, Date.now());
    if (said.request === "leave") {
      this.#finish(this.leave(exitCodes.fine));
      return;
    }
    const links = said.request === "links" ? this.#links(talk.view) : [];
    this.#talk = said.talk;
    this.#print([...said.lines, ...links]);
    for (const act of said.acts) this.#place.perform(act);
    this.#ask();
  }

  /** Nobody will type any more. One who watches sees the game to its end; a player leaves it. */
  #end(): void {
    const { pending } = this.#place.view();
    if (this.#talk === undefined || pending.length > 0) return;
    const { seat, online } = this.#talk.view;
    const over = online.match.outcome !== null;
    if (seat === null && !over) return;
    this.#finish(this.leave(over ? exitCodes.fine : exitCodes.stopped));
  }

  #tell({ talk, lines }: Said): void {
    const before = this.#talk?.view.online.match;
    this.#talk = talk;
    this.#print(lines);
    const { match } = talk.view.online;
    if (match.outcome !== null && (before?.id !== match.id || before.outcome === null)) this.#review(talk);
    else this.#ask();
    this.#schedule(talk);
  }

  /** After the end: what is kept, and against a computer how well it was played. */
  #review({ view }: Talk): void {
    const { match } = view.online;
    const kept = formatNotes(keepGame(this.#host, this.#undressed(view)));
    if (!hasComputer(match)) {
      this.#print(kept.length === 0 ? [] : ["", ...kept]);
      this.#ask();
      return;
    }
    afterGame(match)
      .then((lines) => {
        this.#print(["", ...formatNotes(lines), ...kept]);
        this.#ask();
      })
      .catch(() => {});
  }

  /** The history holds the game as everybody knows it. */
  #undressed(view: Seen): Seen {
    const { online } = this.#place.view();
    return online === null ? view : { ...view, online };
  }

  /** While something is on its way to the server, its answer is waited for. */
  #ask(): void {
    if (this.#place.view().pending.length > 0) return;
    const prompt = this.#talk === undefined ? null : promptOf(this.#talk);
    if (prompt === this.#prompt) return;
    if (this.#prompt !== null) print(this.#host, [""]);
    this.#prompt = prompt;
    if (prompt !== null) this.#host.output.write(prompt);
  }

  /** What comes while a question stands is told below it; then it is asked again. */
  #print(lines: readonly string[]): void {
    if (lines.length === 0) return;
    if (this.#prompt !== null) print(this.#host, [""]);
    this.#prompt = null;
    this.#answering = false;
    const width = widthOf(this.#host);
    print(
      this.#host,
      lines.flatMap((line) => (line.length > width && !hasLink(line) ? wrapText(line, width) : line)),
    );
  }

  #schedule(talk: Talk): void {
    clearTimeout(this.#timer);
    const wait = absenceDue(talk.away, talk.view, Date.now());
    if (wait === null) return;
    this.#timer = setTimeout(() => {
      if (this.#talk !== undefined) this.#tell(remind(this.#talk, Date.now()));
    }, wait + 20);
  }
}

/** A link is to be copied whole; the terminal breaks it without cutting it. */
function hasLink(line: string): boolean {
  return line.includes("://");
}
