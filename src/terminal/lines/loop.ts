/** The loop of every conversation. It handles typed lines and online events one after the other. */

import { sceneOf } from "../../play/activity.ts";
import { readCommand } from "../../play/command.ts";
import type { Activity } from "../../play/contract.ts";
import { exitCodes } from "../host.ts";
import type { News, OnlineTable, TableBackend } from "../wants.ts";
import { Conversation } from "./conversation.ts";
import type { Talk } from "./talk.ts";

export async function holdTalk(talk: Talk, activity: Activity, backend: TableBackend): Promise<number> {
  const conversation = new Conversation(talk, backend, activity);
  const inbox = new Inbox(talk, backend.online);
  await conversation.open(activity);
  while (conversation.code === undefined) await goOn(conversation, inbox);
  return conversation.code;
}

async function goOn(conversation: Conversation, inbox: Inbox): Promise<void> {
  const { talk, prompt } = conversation;
  if (talk.watch.code !== undefined) return conversation.leave(talk.watch.code);
  const news = inbox.news.shift();
  if (news !== undefined) return hear(conversation, news);
  if (prompt !== null && "does" in prompt) return doByItself(conversation, prompt.does);
  const { line } = inbox;
  if (line !== undefined && !mustWait(conversation, line)) {
    inbox.line = undefined;
    return conversation.take(line);
  }
  // When the input ends, a player leaves, but a spectator sees the game to its end.
  const isPlaying = prompt !== null && (prompt.text !== "" || prompt.keeps === true);
  const isOver = inbox.isEnded && line === undefined;
  if (isOver && isPlaying) return conversation.leave(codeAtEnd(conversation));
  talk.put(prompt?.text || null);
  await inbox.wait();
}

async function hear(conversation: Conversation, news: News): Promise<void> {
  if ("open" in news) {
    conversation.talk.say([""]);
    return conversation.open(news.open);
  }
  if (news.closed === undefined) return conversation.hear(news.input);
  conversation.talk.say([news.closed]);
  conversation.leave(exitCodes.stopped);
}

/** Leaves if an automatic action fails, instead of retrying forever. */
async function doByItself(conversation: Conversation, id: string): Promise<void> {
  await conversation.put({ kind: "run", id });
  if (conversation.activity.state.problem !== "") conversation.leave(exitCodes.stopped);
}

/** A program may write its lines in advance, so a line waits for a prompt that can take it. A person's line never waits. */
function mustWait({ talk, prompt, commands }: Conversation, line: string): boolean {
  if (talk.isPerson) return false;
  if (prompt === null || "does" in prompt) return true;
  return prompt.keeps === true && readCommand(commands, line) === undefined;
}

/** Leaving something unfinished doesn't count as success. */
function codeAtEnd({ activity }: Conversation): number {
  const { sign } = sceneOf(activity).headline;
  const isOpen = sign === "turn" || sign === "task" || sign === "waiting";
  return isOpen ? exitCodes.stopped : exitCodes.fine;
}

class Inbox {
  readonly news: News[] = [];
  line: string | undefined;
  isEnded = false;
  readonly #talk: Talk;
  #wake: () => void = () => {};
  #reading: Promise<void> | undefined;

  constructor(talk: Talk, online: OnlineTable | undefined) {
    this.#talk = talk;
    online?.listen((news) => {
      this.news.push(news);
      this.#wake();
    });
  }

  async wait(): Promise<void> {
    if (this.news.length > 0) return;
    if (this.line === undefined && !this.isEnded) this.#reading ??= this.#read();
    const arrival = new Promise<void>((resolve) => {
      this.#wake = resolve;
    });
    await Promise.race(
      [arrival, this.#reading, this.#talk.watch.stopped].filter((each) => each !== undefined),
    );
  }

  async #read(): Promise<void> {
    this.line = await this.#talk.read();
    this.isEnded = this.line === undefined;
    this.#reading = undefined;
  }
}
