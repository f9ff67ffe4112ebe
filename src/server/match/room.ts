/** A match and its clients on this node. Commands and the server's own tasks, such as a computer's move, share a queue. */

import { getHeapStatistics } from "node:v8";
import type { Answer } from "../../computer/job.ts";
import { isComputer, type Match, seatToMove } from "../../core/match.ts";
import { toRecord } from "../../core/record.ts";
import { fail, ok } from "../../core/result.ts";
import { ofSeat, type Seat, seats } from "../../core/seat.ts";
import { errorText } from "../../core/text.ts";
import { timeLeft } from "../../online/clock.ts";
import type { OnlineResult } from "../../online/codes.ts";
import type { NewEvent } from "../../online/events.ts";
import { type Command, type EnterMessage, onlineProtocol } from "../../online/messages.ts";
import { isOn } from "../../online/online-match.ts";
import { type Cancel, inBackground, type ServerContext } from "../context.ts";
import type { AppendAnswer } from "../store/match-store.ts";
import { Audience, type Peer, sendMessage } from "./audience.ts";
import { CommandHandler } from "./command-handler.ts";
import { LiveMatch, seatOfToken } from "./live-match.ts";

const lookAgainMs = 1_000;
const longestQueue = 200;

const busy = fail("too-many", "Too many requests are waiting for this game. Try again in a moment.");

export const noMemory = fail(
  "too-many",
  "Games from the same address as this one are using too much of the server's memory. Try again when some are over.",
);

export class Room {
  readonly #context: ServerContext;
  readonly memory: ReturnType<MemoryBudget["accountOf"]>;
  readonly live: LiveMatch;
  readonly #audience: Audience;
  readonly #handler: CommandHandler;
  #queue: Promise<void> = Promise.resolve();
  #queued = 0;
  #lookedAt: number;
  /** The version for which the computer was asked to move, or 0 if it has to be asked again. */
  #askedAt = 0;
  #stopFlag: Cancel = () => {};

  static async open(context: ServerContext, id: string, memory: MemoryBudget): Promise<OnlineResult<Room>> {
    const live = await LiveMatch.load(id, context.games, context.store);
    if (!live.ok) return live;
    return ok(new Room(context, live.value, memory));
  }

  private constructor(context: ServerContext, live: LiveMatch, memory: MemoryBudget) {
    this.#context = context;
    this.memory = memory.accountOf(live.network);
    this.live = live;
    this.#audience = new Audience(context, live);
    this.#handler = new CommandHandler(context, live, this.#audience);
    this.#lookedAt = live.online.version;
    this.memory.update(live.online.match);
  }

  get isIdle(): boolean {
    return this.#audience.peers.size === 0 && this.#queued === 0;
  }

  get isTimed(): boolean {
    return this.#audience.peers.size > 0 && (this.live.online.clock?.since ?? null) !== null;
  }

  async settle(): Promise<void> {
    while (this.#queued > 0) await this.#queue;
  }

  /** Call this once the room is idle. */
  close(): void {
    this.#stopFlag();
    this.#audience.close();
    this.memory.update();
  }

  seatOf(token: string): Seat | undefined {
    return seatOfToken(this.live.keys, token);
  }

  enter(peer: Peer, { version, at }: Pick<EnterMessage, "version" | "at"> = {}): void {
    this.#audience.peers.add(peer);
    const { presence } = this.#audience;
    const entered = { protocol: onlineProtocol, seat: peer.seat, presence, now: this.live.now() };
    const events = version === undefined ? undefined : this.live.eventsAfter(version, at);
    if (events !== undefined) sendMessage(peer, { type: "missed", ...entered, events });
    else peer.send(withMatch({ type: "match", ...entered }, this.live.snapshot));
    this.#audience.share(peer.seat);
    this.#look();
  }

  leave(peer: Peer): void {
    this.#audience.peers.delete(peer);
    this.#audience.share(peer.seat);
    if (this.#audience.peers.size === 0) this.#stopFlag();
  }

  handle(peer: Peer, command: Command): void {
    const since = this.#context.host.now();
    const carryOut = async () => {
      if (command.type === "move" && !this.memory.mayGrow) this.#handler.refuse(peer, command.id, noMemory);
      else await this.#handler.handle(peer, command, since);
    };
    if (this.#queued < longestQueue) this.#enqueue(carryOut);
    else this.#handler.refuse(peer, command.id, busy);
  }

  async catchUp(): Promise<boolean> {
    let done = false;
    this.#enqueue(async () => {
      done = await this.#handler.catchUp();
    });
    await this.#queue;
    return done;
  }

  refreshPresence(): void {
    if (this.#audience.peers.size > 0) this.#audience.tellSoon();
  }

  #enqueue(work: () => Promise<void>): void {
    this.#queued++;
    this.#queue = this.#workAfter(this.#queue, work);
  }

  async #workAfter(earlier: Promise<void>, work: () => Promise<void>): Promise<void> {
    try {
      await earlier;
      await work();
    } catch (error) {
      this.#context.log("fault", { match: this.live.id, reason: errorText(error) });
    }
    this.#queued--;
    if (this.live.online.version !== this.#lookedAt) this.#look();
  }

  /** Looks for work that the server has to do for the match. It can wait while no client is connected. */
  #look(): void {
    const isNew = this.live.online.version !== this.#lookedAt;
    this.#lookedAt = this.live.online.version;
    if (isNew) this.memory.update(this.live.online.match);
    if (isNew && this.live.online.match.outcome !== null) this.#audience.tellSoon();
    if (this.#audience.peers.size === 0) return;
    this.#watchClock();
    if (this.#newcomer() !== undefined) this.#enqueue(() => this.#seatNewcomer());
    inBackground(this.#context, this.#askComputer());
  }

  /** The seat of a connected player who has just entered the next game of a series and isn't seated yet. */
  #newcomer(): Seat | undefined {
    const { taken } = this.live.online;
    return seats.find(
      (one) => !ofSeat(taken, one) && [...this.#audience.peers].some(({ seat }) => seat === one),
    );
  }

  async #seatNewcomer(): Promise<void> {
    const seat = this.#newcomer();
    if (seat === undefined) return;
    const { name } = ofSeat(this.live.online.match.players, seat);
    const stored = await this.#handler.store({ events: [{ type: "joined", seat, name }] });
    if (stored !== "stored") await this.#lookAgain(stored);
  }

  #lookLater(): void {
    this.#context.host.after(lookAgainMs, () => this.#look());
  }

  /** If another node was faster, catches up and tries again right away. Otherwise, tries again in a second. */
  async #lookAgain(why: Exclude<AppendAnswer, "stored">): Promise<void> {
    if (why === "conflict" && (await this.#handler.catchUp())) this.#look();
    else this.#lookLater();
  }

  #watchClock(): void {
    this.#stopFlag();
    const { clock, match } = this.live.online;
    if (clock === null || clock.since === null) return;
    const mover = seatToMove(match);
    const left = this.live.away > 0 ? 0 : timeLeft(clock, mover, mover, this.live.now());
    const onFall = () => this.#enqueue(() => this.#fallFlag());
    this.#stopFlag = this.#context.host.after(left + 1, onFall);
  }

  async #fallFlag(): Promise<void> {
    const ended = await this.#handler.endOnTime();
    if (ended === "stored") this.#look();
    else await this.#lookAgain(ended);
  }

  async #askComputer(): Promise<void> {
    const { online } = this.live;
    const { match, version } = online;
    if (this.#askedAt === version || !isOn(online) || !isComputer(match, seatToMove(match))) return;
    this.#askedAt = version;
    const job = { kind: "choose", record: toRecord(match) } as const;
    const chosen = await this.#context.solver.ask(
      this.live.network,
      job,
      () => this.#audience.peers.size > 0,
    );
    if (chosen.ok) return this.#enqueue(() => this.#playComputer(chosen.value, version));
    this.#askedAt = 0;
    this.#lookLater();
  }

  async #playComputer({ move, offersDraw }: Answer<"choose">, version: number): Promise<void> {
    if (this.live.online.version !== version) return;
    const { match } = this.live.online;
    const moved: NewEvent = { type: "moved", ply: match.moves.length, move };
    const offered: NewEvent = { type: "offered", what: "draw", seat: seatToMove(match) };
    const stored = await this.#handler.store({ events: offersDraw === true ? [moved, offered] : [moved] });
    if (stored === "stored") return;
    this.#askedAt = 0;
    await this.#lookAgain(stored);
  }
}

function withMatch(message: object, match: string): string {
  return `${JSON.stringify(message).slice(0, -1)},"match":${match}}`;
}

/** An upper bound: a list element takes at least two characters in JSON, and eight bytes in memory. */
const bytesPerCharacter = 4;

export type MemoryBudget = ReturnType<typeof memoryBudget>;

/** A client may use 1/32 of the memory, or as much as is free in the first half. The second half is for other clients. */
export function memoryBudget(
  bytes = Math.min(getHeapStatistics().heap_size_limit, process.constrainedMemory() || Infinity) / 2,
) {
  const used = new Map<string, number>();
  let left = bytes;
  return {
    accountOf(network: string) {
      let taken = 0;
      return {
        get bytes(): number {
          return taken;
        },
        get mayGrow(): boolean {
          const own = used.get(network) ?? 0;
          return own <= Math.max(left - bytes / 2, Math.min(left, bytes / 32));
        },
        update(match?: Match): void {
          const needed = match === undefined ? 0 : bytesOf(match);
          const sum = (used.get(network) ?? 0) + needed - taken;
          if (sum === 0) used.delete(network);
          else used.set(network, sum);
          left -= needed - taken;
          taken = needed;
        },
      };
    },
  };
}

/** Positions keep about the same size or shrink steadily, so the mean of the first and the last is close enough. */
function bytesOf({ positions }: Match): number {
  const [first, last] = [JSON.stringify(positions[0]).length, JSON.stringify(positions.at(-1)).length];
  return Math.ceil((positions.length * (first + last) * bytesPerCharacter) / 2);
}
