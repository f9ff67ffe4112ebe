/** A match without clients on this node has no room here. */

import { fail } from "../../core/result.ts";
import { errorText } from "../../core/text.ts";
import type { OnlineResult } from "../../online/codes.ts";
import { inBackground, type ServerContext } from "../context.ts";
import { FairQueue } from "../fair-queue.ts";
import type { StoreListener } from "../store/match-store.ts";
import { tidyTable } from "./anyone.ts";
import { unavailable } from "./live-match.ts";
import { type MemoryBudget, memoryBudget, noMemory, Room } from "./room.ts";

const presenceParts = 5;

/** Entering a game that has to be loaded costs a client one more token per this many events. */
const eventsPerEntry = 300;

interface Visitor {
  readonly name: string;
  readonly entries: { readonly charge: (amount: number) => void };
}

export class Rooms implements StoreListener {
  readonly #context: ServerContext;
  readonly #memory: MemoryBudget;
  readonly #rooms = new Map<string, Promise<OnlineResult<Room>>>();
  readonly #open = new Map<string, Room>();
  /** Loading a long match takes time, so clients take turns, and moves can come in between. */
  readonly #visits = new FairQueue<() => void>();
  #isPausing = false;
  #checks = 0;

  constructor(context: ServerContext, memory = memoryBudget()) {
    this.#context = context;
    this.#memory = memory;
    context.store.listen(this);
  }

  get size(): number {
    return [...this.#open.values()].filter((room) => !room.isIdle).length;
  }

  get isTimed(): boolean {
    return [...this.#open.values()].some((room) => room.isTimed);
  }

  get bytes(): number {
    return Array.from(this.#open.values(), (room) => room.memory.bytes).reduce((sum, each) => sum + each, 0);
  }

  /** Calls `receive` with a room that has every stored event, because the client may have seen more on another node. */
  async visit(match: string, visitor: Visitor, receive: (room: OnlineResult<Room>) => void): Promise<void> {
    await this.#waitForTurn(visitor.name);
    for (;;) {
      const wasOpen = this.#open.get(match);
      const opening = this.#rooms.get(match) ?? this.#load(match, visitor);
      this.#rooms.set(match, opening);
      const room = await opening;
      if (!room.ok) return receive(room);
      if (wasOpen === room.value && !(await room.value.catchUp())) {
        this.#drop(match);
        if (this.#open.get(match) === room.value) return receive(unavailable);
      } else if (this.#open.get(match) === room.value) return receive(room);
    }
  }

  /** Call this when a client has left (`hasLeft`: on purpose). Closes the room if it's idle. */
  async tidy(match: string, hasLeft = false): Promise<void> {
    const room = this.#open.get(match);
    if (room === undefined) return;
    await room.settle();
    if (this.#open.get(match) === room) this.#drop(match, hasLeft);
  }

  #drop(match: string, hasLeft = false): void {
    const room = this.#open.get(match);
    if (room?.isIdle !== true) return;
    room.close();
    if (room.live.online.anyone === true) tidyTable(this.#context, this, match, hasLeft);
    this.#open.delete(match);
    this.#rooms.delete(match);
  }

  /** Also updates a match that's still being loaded, because it may have been read before the change. */
  changed(match: string): void {
    const caughtUp = this.#rooms.get(match)?.then((room) => room.ok && room.value.catchUp());
    if (caughtUp !== undefined) inBackground(this.#context, caughtUp);
    this.#open.get(match)?.refreshPresence();
  }

  recheck(): void {
    inBackground(this.#context, this.#recheck());
  }

  /** Reads only matches that have changed. Each check also refreshes the presence in a fifth of the rooms. */
  async #recheck(): Promise<void> {
    const versions = await this.#context.store.versions([...this.#open.keys()]);
    if (versions === "unavailable") return;
    this.#checks++;
    let turn = this.#checks;
    for (const [match, room] of this.#open) {
      if (versions.get(match) !== room.live.online.version) inBackground(this.#context, room.catchUp());
      if (turn++ % presenceParts === 0) room.refreshPresence();
    }
  }

  async settle(): Promise<void> {
    await Promise.all([...this.#open.values()].map((room) => room.settle()));
  }

  #waitForTurn(client: string): Promise<void> {
    return new Promise((go) => {
      this.#visits.push(client, go);
      this.#giveTurn();
    });
  }

  #giveTurn(): void {
    if (this.#isPausing || this.#visits.size === 0) return;
    this.#isPausing = true;
    this.#context.host.after(0, () => {
      this.#isPausing = false;
      this.#giveTurn();
    });
    this.#visits.shift()?.();
  }

  async #load(match: string, visitor: Visitor): Promise<OnlineResult<Room>> {
    const opened = await this.#tryOpen(match);
    if (opened.ok) {
      visitor.entries.charge(Math.floor(opened.value.live.online.version / eventsPerEntry));
      if (opened.value.memory.mayGrow) {
        this.#open.set(match, opened.value);
        return opened;
      }
      opened.value.close();
    }
    this.#rooms.delete(match);
    return opened.ok ? noMemory : opened;
  }

  async #tryOpen(match: string): Promise<OnlineResult<Room>> {
    try {
      return await Room.open(this.#context, match, this.#memory);
    } catch (error) {
      this.#context.log("damaged", { match, reason: errorText(error) });
      return fail("bad-record", "This game is damaged and can't be opened.");
    }
  }
}
