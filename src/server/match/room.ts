/**
 * One match on this node, and those who are connected to it. What is asked for comes one after the other; what was
 * stored is told to all, here or wherever it was decided. What the match asks of the server itself, a computer's move
 * or the end of a clock, is done here as well.
 */

import { seatToMove } from "../../core/match.ts";
import { ofSeat, otherSeat, type Seat } from "../../core/seat.ts";
import { reasonOf } from "../../core/text.ts";
import { hasRunOut } from "../../protocol/online/clock.ts";
import type { Answer } from "../../protocol/online/codes.ts";
import type { OnlineEvent } from "../../protocol/online/events.ts";
import { type Command, onlineProtocol, type PresenceState } from "../../protocol/online/messages.ts";
import { toSnapshot } from "../../protocol/online/online-match.ts";
import type { AppendAnswer } from "../../storage/match-store.ts";
import { type House, inBackground } from "../context.ts";
import { Attendance, answer, type Member } from "./audience.ts";
import { CommandDesk } from "./command-handler.ts";
import { ComputerSeat } from "./computer-seat.ts";
import { FlagTimer } from "./flag-timer.ts";
import { LiveMatch } from "./live-match.ts";
import { nobodyPresent, presenceOf } from "./presence.ts";
import { seatOfToken } from "./tokens.ts";

const lookAgainMs = 1_000;
/** How much may wait to be done in one match. */
const longestQueue = 200;

export class Room {
  readonly #house: House;
  readonly #live: LiveMatch;
  readonly #attendance = new Attendance();
  readonly #desk: CommandDesk;
  readonly #computer: ComputerSeat;
  readonly #flag: FlagTimer;
  #presence: PresenceState = nobodyPresent;
  #queue: Promise<void> = Promise.resolve();
  #queued = 0;

  static async open(house: House, id: string): Promise<Answer<Room>> {
    let room: Room | undefined;
    const live = await LiveMatch.load(id, house.games, house.store, {
      happened: (events) => {
        if (room !== undefined) room.#tell(events);
      },
      gone: () => {
        if (room !== undefined) room.#attendance.dismiss();
      },
    });
    if (!live.ok) return live;
    room = new Room(house, live.value);
    return { ok: true, value: room };
  }

  private constructor(house: House, live: LiveMatch) {
    this.#house = house;
    this.#live = live;
    this.#desk = new CommandDesk(house, live, {
      settleTime: () => this.#settleTime(),
      claimableAt: (seat) => this.#claimableAt(seat),
      seated: (member, seat) => this.#seated(member, seat),
    });
    this.#computer = new ComputerSeat(house.thinker, {
      chosen: (move, version) => this.#enqueue(() => this.#playComputer(move, version)),
      failed: () => this.#lookLater(),
    });
    this.#flag = new FlagTimer(() => this.#enqueue(() => this.#fallFlag()));
  }

  /** Nobody is here, and nothing is left to be done. */
  get isIdle(): boolean {
    return this.#attendance.size === 0 && this.#queued === 0;
  }

  get version(): number {
    return this.#live.online.version;
  }

  /** Nobody comes back to this room: the next one gets a new one. */
  close(): void {
    this.#flag.stop();
  }

  /** Resolves when everything that was asked for is done. */
  get settled(): Promise<void> {
    return this.#queue;
  }

  seatOf(token: string): Seat | undefined {
    return seatOfToken(this.#live.keys, token);
  }

  /** The newcomer hears what it missed, or the whole game, before anything else. */
  enter(member: Member, version: number | undefined): void {
    this.#attendance.add(member);
    const entered = {
      protocol: onlineProtocol,
      seat: member.seat,
      presence: this.#presence,
      now: this.#house.store.now(),
    };
    const missed = version === undefined ? undefined : this.#live.eventsAfter(version);
    if (missed === undefined)
      answer(member, { type: "match", ...entered, match: toSnapshot(this.#live.online) });
    else answer(member, { type: "missed", ...entered, events: missed });
    this.#shareAttendance();
    this.#look();
  }

  leave(member: Member): void {
    this.#attendance.remove(member);
    this.#shareAttendance();
    if (this.#attendance.size === 0) this.#flag.stop();
  }

  command(member: Member, command: Command): void {
    if (this.#queued < longestQueue) this.#enqueue(() => this.#desk.obey(member, command));
    else this.#desk.turnAway(member, command.id);
  }

  /** Reads what other nodes may have stored; says whether that could be done. */
  async catchUp(): Promise<boolean> {
    let done = false;
    this.#enqueue(async () => {
      done = await this.#live.catchUp();
    });
    await this.#queue;
    return done;
  }

  async refreshPresence(): Promise<void> {
    const { store, limits } = this.#house;
    const reading = await store.readPresence(this.#live.id);
    if (reading === "unavailable") return;
    const presence = presenceOf(this.#live.online, reading, limits["claim-seconds"] * 1000);
    if (JSON.stringify(presence) === JSON.stringify(this.#presence)) return;
    this.#presence = presence;
    this.#attendance.tell(JSON.stringify({ type: "presence", presence, now: store.now() }));
  }

  #enqueue(work: () => Promise<void>): void {
    this.#queued++;
    this.#queue = this.#queue
      .then(work)
      .catch((error: unknown) => this.#report(error))
      .then(() => {
        this.#queued--;
      });
  }

  #report(error: unknown): void {
    this.#house.log("fault", { match: this.#live.id, reason: reasonOf(error) });
    this.#desk.giveUp();
  }

  async #claimableAt(seat: Seat): Promise<number | null> {
    await this.refreshPresence();
    return ofSeat(this.#presence.claimableAt, seat);
  }

  #seated(member: Member, seat: Seat): void {
    member.seat = seat;
    this.#shareAttendance();
  }

  async #playComputer(move: string, version: number): Promise<void> {
    const { match } = this.#live.online;
    if (this.version !== version) return;
    const stored = await this.#live.append({ events: [{ type: "moved", ply: match.moves.length, move }] });
    if (stored === "stored") return;
    this.#computer.forget();
    await this.#lookAgain(stored);
  }

  async #fallFlag(): Promise<void> {
    const settled = await this.#settleTime();
    if (settled === "stored") this.#look();
    else await this.#lookAgain(settled);
  }

  /** What the server wanted to do by itself was not stored: it looks again at what is, now or in a while. */
  async #lookAgain(why: Exclude<AppendAnswer, "stored">): Promise<void> {
    if (why === "conflict" && (await this.#live.catchUp())) this.#look();
    else this.#lookLater();
  }

  #lookLater(): void {
    setTimeout(() => this.#look(), lookAgainMs).unref();
  }

  /** Ends the game of one whose time has run out. "stored" also says that there was nothing to do. */
  async #settleTime(): Promise<AppendAnswer> {
    const { clock, match } = this.#live.online;
    const mover = seatToMove(match);
    if (clock === null || !hasRunOut(clock, mover, this.#house.store.now())) return "stored";
    const events = [{ type: "ended", winner: otherSeat(mover), reason: "timeout" }] as const;
    return this.#live.append({ events });
  }

  /** What was stored is told to all; to whoever asked for it, it is the acknowledgement as well. */
  #tell(events: readonly OnlineEvent[]): void {
    for (const event of events) {
      this.#house.metrics.add("switchyard_events_total", event.type);
      const text = JSON.stringify(event);
      const asking = event.command === this.#desk.asking?.name ? this.#desk.asking : undefined;
      asking?.member.send(`{"type":"event","event":${text},"reply":"${asking.id}"}`);
      this.#attendance.tell(`{"type":"event","event":${text}}`, asking?.member);
    }
    if (this.#live.online.match.outcome !== null) inBackground(this.#house, this.refreshPresence());
    this.#look();
  }

  /** What the new state asks of the server itself. */
  #look(): void {
    const { online } = this.#live;
    if (this.#attendance.size === 0) return;
    this.#flag.watch(online, this.#house.store.now());
    inBackground(this.#house, this.#computer.look(online));
  }

  #shareAttendance(): void {
    this.#house.store.setPresence(this.#live.id, this.#attendance.share());
    inBackground(this.#house, this.refreshPresence());
  }
}
