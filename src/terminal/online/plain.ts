/** Holds the plain conversation of an online game: what is typed and what happens come one after the other. */

import { EventEmitter, on } from "node:events";
import type { Happening } from "../../client/narrate.ts";
import { isKnown, type KnownView, type OnlineView } from "../../client/view.ts";
import { hasComputer } from "../../core/match.ts";
import { openingNotes } from "../../words/notes.ts";
import { exitCodes } from "../host.ts";
import type { Talk } from "../plain/talk.ts";
import { afterGame } from "../text/after-game.ts";
import { formatNotes } from "../text/notes.ts";
import { type Conversation, promptOf, type Reply, startConversation, tell } from "./conversation.ts";
import { farewell, linkLines, roleNotes } from "./links-text.ts";
import { localNow } from "./node-host.ts";
import { isForAnyTime, readLine } from "./read-line.ts";
import { saveFinished } from "./seats.ts";
import type { OnlineSession } from "./session.ts";

type Event =
  | { readonly kind: "view"; readonly view: OnlineView; readonly happenings: readonly Happening[] }
  /** Undefined where none will come any more. */
  | { readonly kind: "line"; readonly line: string | undefined };

interface Face {
  readonly talk: Talk;
  readonly session: OnlineSession;
  conversation: Conversation | undefined;
  /** Lines that a program has written ahead of its turn. */
  readonly ahead: string[];
  inputEnded: boolean;
}

/** Plays until the players leave. Gives the exit code. */
export async function playOnlinePlain(
  talk: Talk,
  session: OnlineSession,
  intro: readonly string[],
): Promise<number> {
  const inbox = new EventEmitter();
  const events = on(inbox, "event");
  session.listen((view, happenings) => inbox.emit("event", { kind: "view", view, happenings }));
  const view = session.view();
  const face = { talk, session, conversation: undefined, ahead: [], inputEnded: false };
  try {
    if (isKnown(view)) await open(face, view, intro);
    return await Promise.race([hold(face, events), readInto(inbox, talk)]);
  } finally {
    session.close();
  }
}

/** Never ends by itself. */
async function readInto(inbox: EventEmitter, talk: Talk): Promise<never> {
  const end = () => inbox.emit("event", { kind: "line", line: undefined });
  void talk.stopped.then(end);
  for (let line = await talk.read(); line !== undefined; line = await talk.read())
    inbox.emit("event", { kind: "line", line });
  end();
  return new Promise(() => {});
}

async function hold(face: Face, events: AsyncIterable<readonly Event[]>): Promise<number> {
  for await (const [event] of events) {
    if (event?.kind === "view") {
      const code = await onView(face, event.view, event.happenings);
      if (code !== undefined) return code;
    } else if (event?.line === undefined) face.inputEnded = true;
    else face.ahead.push(event.line);
    const code = work(face);
    if (code !== undefined) return code;
  }
  return exitCodes.stopped;
}

async function onView(
  face: Face,
  view: OnlineView,
  happenings: readonly Happening[],
): Promise<number | undefined> {
  const { talk, session, conversation } = face;
  if (view.connection.kind === "closed") {
    talk.say([view.connection.reason]);
    return leave(face, exitCodes.stopped);
  }
  if (!isKnown(view)) return undefined;
  if (conversation?.view.online.match.id !== view.online.match.id) {
    if (conversation !== undefined) talk.say([""]);
    await open(face, view, nextIntro(view, session));
  } else await show(face, spaced(talk, tell(conversation, view, happenings, localNow())));
  return undefined;
}

function open(face: Face, view: KnownView, intro: readonly string[]): Promise<void> {
  const dialogue = face.talk.dialogueFor(view.online.match.game);
  return show(face, startConversation(dialogue, view, intro, localNow()));
}

function nextIntro(view: KnownView, session: OnlineSession): readonly string[] {
  const own = view.seat === null ? [] : [...roleNotes(view), ...linkLines(view, session).slice(1)];
  return [...own, ...formatNotes(openingNotes(view.online.match, false))];
}

/** What comes by itself stands apart from what was said before; an answer stands below its question. */
function spaced({ isAnswering }: Talk, reply: Reply): Reply {
  return isAnswering || reply.lines.length < 2 ? reply : { ...reply, lines: ["", ...reply.lines] };
}

/** After the end: what is kept, and against a computer how well it was played. */
async function show(face: Face, { conversation, lines }: Reply): Promise<void> {
  const before = face.conversation?.view.online.match;
  face.conversation = conversation;
  face.talk.say(lines);
  const { match } = conversation.view.online;
  if (match.outcome !== null && (before?.id !== match.id || before.outcome === null)) {
    const kept = saveFinished(face.talk.host, conversation.view);
    const played = hasComputer(match) ? await afterGame(face.talk.host.program, match) : [];
    const notes = formatNotes([...played, ...kept]);
    face.talk.say(notes.length === 0 ? [] : ["", ...notes]);
  }
  ask(face);
}

/** While something is on its way to the server, its answer is waited for. */
function ask({ talk, session, conversation }: Face): void {
  if (session.view().pending.length === 0)
    talk.put(conversation === undefined ? null : promptOf(conversation));
}

/** Takes the lines that can be taken now, in their order. Gives the exit code where the player leaves. */
function work(face: Face): number | undefined {
  const { talk, ahead } = face;
  if (talk.stopCode !== undefined) return leave(face, talk.stopCode);
  for (let [line] = ahead; line !== undefined; [line] = ahead) {
    const { conversation } = face;
    if (conversation === undefined || mustWait(face, conversation, line)) return undefined;
    ahead.shift();
    if (take(face, conversation, line) === "leave") return leave(face, exitCodes.fine);
  }
  return face.inputEnded ? codeAtEnd(face) : undefined;
}

/** A person is told that it is not their turn; a program's next move is kept until it is. */
function mustWait({ talk, session }: Face, conversation: Conversation, line: string): boolean {
  if (talk.host.input.isTTY) return false;
  const { seat, online } = conversation.view;
  if (session.view().pending.length > 0) return true;
  if (seat === null || isForAnyTime(conversation, line)) return false;
  return promptOf(conversation) === null || online.offers.rematch === seat;
}

function take(face: Face, conversation: Conversation, line: string): Reply["request"] {
  const { talk, session } = face;
  talk.take();
  const reply = readLine(conversation, line, localNow());
  if (reply.request === "leave") return reply.request;
  const links = reply.request === "links" ? linkLines(conversation.view, session) : [];
  face.conversation = reply.conversation;
  talk.say([...reply.lines, ...links]);
  for (const action of reply.actions) session.act(action);
  if (reply.request === "next") session.goOn();
  ask(face);
  return reply.request;
}

/** Nobody will type any more. A spectator sees the game to its end; a player leaves it. */
function codeAtEnd(face: Face): number | undefined {
  if (face.conversation === undefined || face.session.view().pending.length > 0) return undefined;
  const { seat, online } = face.conversation.view;
  const over = online.match.outcome !== null;
  if (seat === null && !over) return undefined;
  return leave(face, over ? exitCodes.fine : exitCodes.stopped);
}

/** Says goodbye, with the way back. */
function leave({ talk, session, conversation }: Face, code: number): number {
  talk.put(null);
  if (conversation !== undefined) talk.say(farewell(talk.host, conversation.view, session));
  return code;
}
