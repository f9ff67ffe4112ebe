/** The matches that clients of this node are connected to. Every other match is in the store only. */

import { fail } from "../../core/result.ts";
import { reasonOf } from "../../core/text.ts";
import type { OnlineResult } from "../../protocol/online/codes.ts";
import type { StoreListener } from "../../storage/match-store.ts";
import { inBackground, type ServerContext } from "../context.ts";
import { unavailable } from "./live-match.ts";
import { Room } from "./room.ts";

const presenceParts = 5;

export class Rooms implements StoreListener {
  readonly #context: ServerContext;
  readonly #rooms = new Map<string, Promise<OnlineResult<Room>>>();
  readonly #open = new Map<string, Room>();
  #checks = 0;

  constructor(context: ServerContext) {
    this.#context = context;
    context.store.listen(this);
  }

  get size(): number {
    return this.#open.size;
  }

  /**
   * Calls `receive` with the match's room, which cannot be closed in between. A room that was open is brought up to date
   * first: a client that comes from another node may have seen more of the match there, or have taken a seat.
   */
  async visit(match: string, receive: (room: OnlineResult<Room>) => void): Promise<void> {
    for (;;) {
      const wasOpen = this.#open.get(match);
      const room = await this.#find(match);
      if (!room.ok) return receive(room);
      if (wasOpen === room.value && !(await room.value.catchUp())) return receive(unavailable);
      if (this.#open.get(match) === room.value) return receive(room);
    }
  }

  #find(match: string): Promise<OnlineResult<Room>> {
    const known = this.#rooms.get(match);
    if (known !== undefined) return known;
    const opening = this.#load(match);
    this.#rooms.set(match, opening);
    return opening;
  }

  /** To be called when a client has left: an empty room is closed once its work is done. */
  async tidy(match: string): Promise<void> {
    const room = this.#open.get(match);
    if (room === undefined) return;
    await room.settled;
    if (!room.isIdle || this.#open.get(match) !== room) return;
    room.close();
    this.#open.delete(match);
    this.#rooms.delete(match);
  }

  /** Also for a match that is being loaded: it may have been read before it changed. */
  changed(match: string): void {
    const known = this.#rooms.get(match);
    if (known !== undefined) this.#inBackground(known.then((room) => room.ok && room.value.catchUp()));
  }

  presenceChanged(match: string): void {
    const room = this.#open.get(match);
    if (room !== undefined) this.#inBackground(room.refreshPresence());
  }

  recheck(): void {
    this.#inBackground(this.#recheck());
  }

  /** Reads only matches that have moved on. Presence matters less: each check covers a part of the matches. */
  async #recheck(): Promise<void> {
    const versions = await this.#context.store.versions([...this.#open.keys()]);
    if (versions === "unavailable") return;
    this.#checks++;
    let turn = this.#checks;
    for (const [match, room] of this.#open) {
      if ((versions.get(match) ?? 0) > room.version) this.#inBackground(room.catchUp());
      if (turn++ % presenceParts === 0) this.#inBackground(room.refreshPresence());
    }
  }

  /** Resolves when every queued command is stored and answered. */
  async settle(): Promise<void> {
    await Promise.all([...this.#open.values()].map((room) => room.settled));
  }

  #inBackground(work: Promise<unknown>): void {
    inBackground(this.#context, work);
  }

  async #load(match: string): Promise<OnlineResult<Room>> {
    const opened = await this.#tryOpen(match);
    if (opened.ok) this.#open.set(match, opened.value);
    else this.#rooms.delete(match);
    return opened;
  }

  async #tryOpen(match: string): Promise<OnlineResult<Room>> {
    try {
      return await Room.open(this.#context, match);
    } catch (error) {
      this.#context.log("damaged", { match, reason: reasonOf(error) });
      return fail("bad-record", "The stored game is damaged and cannot be opened.");
    }
  }
}
