/** Runs the plain conversation of an online game on the host's streams. */

import type { Happening } from "../../client/narrate.ts";
import { isKnown, type KnownView, type OnlineView } from "../../client/view.ts";
import type { Dialogue } from "../../core/dialogue.ts";
import type { Game } from "../../core/game.ts";
import { hasComputer } from "../../core/match.ts";
import { openingNotes } from "../../words/notes.ts";
import { exitCodes, type Host, print } from "../host.ts";
import { readLines } from "../plain/lines.ts";
import { watchForStop } from "../stop-signals.ts";
import { afterGame } from "../text/after-game.ts";
import { formatNotes } from "../text/notes.ts";
import { type Conversation, promptOf, type Reply, startConversation, tell } from "./conversation.ts";
import { saveFinished } from "./keep.ts";
import { farewell, linkLines, roleNotes } from "./links-text.ts";
import { localNow } from "./node-host.ts";
import { isForAnyTime, readLine } from "./read-line.ts";
import type { OnlineSession } from "./session.ts";

/** The words in which a game is played: its book's, or those for people who listen. */
type DialogueFor = (game: Game) => Dialogue<unknown, unknown>;

/** Plays until the players leave. Gives the exit code. */
export async function playOnlinePlain(
  host: Host,
  session: OnlineSession,
  intro: readonly string[],
  dialogueFor: DialogueFor,
): Promise<number> {
  const watch = watchForStop(host);
  const face = new PlainFace(host, session, dialogueFor);
  try {
    return await Promise.race([face.run(intro), watch.stopped.then((code) => face.leave(code))]);
  } finally {
    session.close();
    watch.release();
    host.input.destroy();
  }
}

class PlainFace {
  readonly #host: Host;
  readonly #session: OnlineSession;
  readonly #dialogueFor: DialogueFor;
  /** Lines that a program has written ahead of its turn. */
  readonly #ahead: string[] = [];
  #conversation: Conversation | undefined;
  #prompt: string | null = null;
  #inputEnded = false;
  /** A line was read, and nothing has been printed since. */
  #answering = false;
  #finish: (code: number) => void = () => {};

  constructor(host: Host, session: OnlineSession, dialogueFor: DialogueFor) {
    this.#host = host;
    this.#session = session;
    this.#dialogueFor = dialogueFor;
  }

  run(intro: readonly string[]): Promise<number> {
    return new Promise((resolve, reject) => {
      this.#finish = resolve;
      this.#session.listen((view, happenings) => this.#guarded(reject, () => this.#onView(view, happenings)));
      this.#guarded(reject, () => this.#open(intro));
      this.#read().catch(reject);
    });
  }

  /** Says goodbye, with the way back. */
  leave(code: number): number {
    if (this.#prompt !== null) print(this.#host, [""]);
    this.#prompt = null;
    if (this.#conversation !== undefined) print(this.#host, farewell(this.#conversation.view, this.#session));
    return code;
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

  #onView(view: OnlineView, happenings: readonly Happening[]): void {
    if (view.connection.kind === "closed") {
      this.#print([view.connection.reason]);
      this.#finish(this.leave(exitCodes.stopped));
    } else if (isKnown(view)) {
      const known = this.#conversation;
      if (known?.view.online.match.id !== view.online.match.id) this.#open(this.#nextIntro(view));
      else this.#show(this.#spaced(tell(known, view, happenings, localNow())));
      this.#work();
    }
  }

  #nextIntro(view: KnownView): readonly string[] {
    const own = view.seat === null ? [] : [...roleNotes(view), ...linkLines(view, this.#session).slice(1)];
    return [...own, ...formatNotes(openingNotes(view.online.match, false))];
  }

  /** What comes by itself stands apart from what was said before; an answer stands below its question. */
  #spaced(reply: Reply): Reply {
    return this.#answering || reply.lines.length < 2 ? reply : { ...reply, lines: ["", ...reply.lines] };
  }

  #open(intro: readonly string[]): void {
    const view = this.#session.view();
    if (!isKnown(view)) return;
    if (this.#conversation !== undefined) this.#print([""]);
    const dialogue = this.#dialogueFor(view.online.match.game);
    this.#show(startConversation(dialogue, view, intro, localNow()));
  }

  /** Takes the lines that can be taken now, in their order. */
  #work(): void {
    for (;;) {
      const [line] = this.#ahead;
      const conversation = this.#conversation;
      if (line === undefined || conversation === undefined || this.#mustWait(conversation, line)) break;
      this.#ahead.shift();
      this.#take(conversation, line);
    }
    if (this.#inputEnded && this.#ahead.length === 0) this.#end();
  }

  /** A person is told that it is not their turn; a program's next move is kept until it is. */
  #mustWait(conversation: Conversation, line: string): boolean {
    if (this.#host.input.isTTY) return false;
    const { seat, online } = conversation.view;
    if (this.#session.view().pending.length > 0) return true;
    if (seat === null || isForAnyTime(conversation, line)) return false;
    return promptOf(conversation) === null || online.offers.rematch === seat;
  }

  #take(conversation: Conversation, line: string): void {
    if (this.#prompt !== null && !this.#host.input.isTTY) print(this.#host, [""]);
    this.#prompt = null;
    this.#answering = true;
    const reply = readLine(conversation, line, localNow());
    if (reply.request === "leave") {
      this.#finish(this.leave(exitCodes.fine));
      return;
    }
    const links = reply.request === "links" ? linkLines(conversation.view, this.#session) : [];
    this.#conversation = reply.conversation;
    this.#print([...reply.lines, ...links]);
    for (const action of reply.actions) this.#session.act(action);
    if (reply.request === "next") this.#session.goOn();
    this.#ask();
  }

  /** Nobody will type any more. A spectator sees the game to its end; a player leaves it. */
  #end(): void {
    const { pending } = this.#session.view();
    if (this.#conversation === undefined || pending.length > 0) return;
    const { seat, online } = this.#conversation.view;
    const over = online.match.outcome !== null;
    if (seat === null && !over) return;
    this.#finish(this.leave(over ? exitCodes.fine : exitCodes.stopped));
  }

  #show({ conversation, lines }: Reply): void {
    const before = this.#conversation?.view.online.match;
    this.#conversation = conversation;
    this.#print(lines);
    const { match } = conversation.view.online;
    if (match.outcome !== null && (before?.id !== match.id || before.outcome === null))
      this.#review(conversation.view).catch(() => {});
    else this.#ask();
  }

  /** After the end: what is kept, and against a computer how well it was played. */
  async #review(view: KnownView): Promise<void> {
    const { match } = view.online;
    const kept = saveFinished(this.#host, view);
    const played = hasComputer(match) ? await afterGame(match) : [];
    const notes = formatNotes([...played, ...kept]);
    this.#print(notes.length === 0 ? [] : ["", ...notes]);
    this.#ask();
  }

  /** While something is on its way to the server, its answer is waited for. */
  #ask(): void {
    if (this.#session.view().pending.length > 0) return;
    const prompt = this.#conversation === undefined ? null : promptOf(this.#conversation);
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
    print(this.#host, lines);
  }
}
