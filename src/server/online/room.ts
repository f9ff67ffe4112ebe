/**
 * One match on this node, and those who are connected to it. Commands come one after the other. Each is decided by
 * the rules, stored, and only then acknowledged and told to all. Where another node was faster, the room reads what
 * it missed and decides again.
 */

import { seatToMove } from "../../core/match.ts";
import { toRecord } from "../../core/record.ts";
import { ofSeat, otherSeat, type Seat, withSeat } from "../../core/seat.ts";
import { hasRunOut, timeoutWinner } from "../../protocol/online/clock.ts";
import { type Answer, type Refusal, refuse } from "../../protocol/online/codes.ts";
import type { NewEvent, OnlineEvent } from "../../protocol/online/events.ts";
import {
  type Command,
  onlineProtocol,
  type PresenceState,
  type ServerMessage,
} from "../../protocol/online/messages.ts";
import { toSnapshot } from "../../protocol/online/online-match.ts";
import type { AppendAnswer } from "../../storage/match-store.ts";
import { Attendance, type Member } from "./attendance.ts";
import { ComputerSeat } from "./computer-seat.ts";
import { type Decision, decide } from "./decide.ts";
import { FlagTimer } from "./flag-timer.ts";
import type { House } from "./house.ts";
import { commandName, LiveMatch, unavailable } from "./live-match.ts";
import { openNext } from "./next-match.ts";
import { nobodyPresent, presenceOf } from "./presence.ts";
import { keyOf, seatOfToken } from "./tokens.ts";

type Join = Extract<Command, { readonly type: "join" }>;
type Played = Exclude<Command, Join>;

/** A command on its way: who gave it, from which seat, and its name in the journal. */
interface Asking {
  readonly member: Member;
  readonly seat: Seat;
  readonly id: string;
  readonly name: string;
}

/** How often a decision is taken again because another node was faster. */
const mostAttempts = 8;
const lookAgainMs = 1_000;

export class Room {
  readonly #house: House;
  readonly #live: LiveMatch;
  readonly #attendance = new Attendance();
  readonly #computer: ComputerSeat;
  readonly #flag: FlagTimer;
  #presence: PresenceState = nobodyPresent;
  #queue: Promise<void> = Promise.resolve();
  #queued = 0;
  #asking: Asking | undefined;

  static async open(house: House, id: string): Promise<Answer<Room>> {
    let room: Room | undefined;
    const live = await LiveMatch.load(id, house.games, house.store, (events) => {
      if (room !== undefined) room.#tell(events);
    });
    if (!live.ok) return live;
    room = new Room(house, live.value);
    return { ok: true, value: room };
  }

  private constructor(house: House, live: LiveMatch) {
    this.#house = house;
    this.#live = live;
    this.#computer = new ComputerSeat(house.thinker, (move, version) =>
      this.#enqueue(() => this.#playComputer(move, version)),
    );
    this.#flag = new FlagTimer(() => this.#enqueue(() => this.#fallFlag()));
  }

  /** Nobody is here, and nothing is left to be done. */
  get isIdle(): boolean {
    return this.#attendance.size === 0 && this.#queued === 0;
  }

  get version(): number {
    return this.#live.online.version;
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
    this.#enqueue(() =>
      command.type === "join" ? this.#join(member, command) : this.#perform(member, command),
    );
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
    const reason = error instanceof Error ? error.message : String(error);
    this.#house.log("fault", { match: this.#live.id, reason });
    if (this.#asking !== undefined) this.#refuse(this.#asking.member, this.#asking.id, unavailable.problem);
    this.#asking = undefined;
  }

  async #perform(member: Member, command: Played): Promise<void> {
    if (member.seat === null)
      return this.#refuse(member, command.id, { code: "no-seat", message: "You are watching this game." });
    const { seat } = member;
    const asking = { member, seat, id: command.id, name: commandName(seat, command.id) };
    await this.#persist(asking, () => this.#attempt(asking, command));
  }

  /** Does the work, again whenever another node was faster, and tells whoever asked if it cannot be done. */
  async #persist(asking: Asking, attempt: () => Promise<Answer<AppendAnswer>>): Promise<void> {
    this.#asking = asking;
    const done = await this.#untilDone(attempt);
    this.#asking = undefined;
    if (!done.ok) this.#refuse(asking.member, asking.id, done.problem);
  }

  async #untilDone(attempt: () => Promise<Answer<AppendAnswer>>): Promise<Answer<void>> {
    for (let count = 0; count < mostAttempts; count++) {
      const answered = await attempt();
      if (!answered.ok) return answered;
      if (answered.value === "stored") return { ok: true, value: undefined };
      if (answered.value === "unavailable" || !(await this.#live.catchUp())) return unavailable;
      this.#house.metrics.add("switchyard_conflicts_total");
    }
    return unavailable;
  }

  async #attempt(asking: Asking, command: Played): Promise<Answer<AppendAnswer>> {
    const doneAt = this.#live.doneAt(asking.name);
    if (doneAt !== undefined) return this.#accept(asking, doneAt);
    const settled = await this.#settleTime();
    if (settled !== "stored") return { ok: true, value: settled };
    if (command.type === "claim") await this.refreshPresence();
    const decision = decide(this.#live.online, command, {
      seat: asking.seat,
      now: this.#house.store.now(),
      claimableAt: ofSeat(this.#presence.claimableAt, otherSeat(asking.seat)),
      longest: this.#house.limits["events-per-game"],
    });
    return decision.ok ? this.#carryOut(asking, decision.value) : decision;
  }

  async #carryOut(asking: Asking, decision: Decision): Promise<Answer<AppendAnswer>> {
    switch (decision.kind) {
      case "already":
        return this.#accept(asking, this.version);
      case "events":
        return this.#append(decision.events, asking.name);
      case "ask-computer":
        return this.#askComputer(asking);
      case "open-next": {
        const next = await openNext(this.#house, this.#live, decision.how);
        if (!next.ok) return next;
        const events = [{ type: "continued", next: next.value.id }] as const;
        const stored = await this.#live.append({ events, command: asking.name, opens: next.value });
        return { ok: true, value: stored };
      }
    }
  }

  async #askComputer({ seat, name }: Asking): Promise<Answer<AppendAnswer>> {
    const record = toRecord(this.#live.online.match);
    const other = otherSeat(seat);
    const taken = await this.#house.thinker.think({ kind: "take-draw", record, seat: other });
    if (!taken.ok) return taken;
    if (taken.value) return this.#append([{ type: "ended", winner: null, reason: "agreed" }], name);
    const offered = { type: "offered", what: "draw", seat } as const;
    return this.#append([offered, { type: "declined", what: "draw", seat: other }], name);
  }

  async #join(member: Member, { id, name, token }: Join): Promise<void> {
    const asking = { member, seat: 1, id, name: "" } as const;
    await this.#persist(asking, async () => {
      const seat = this.seatOf(token);
      if (seat !== undefined) return this.#seat(member, id, seat);
      const free = freeSeat(this.#live.online.taken);
      if (free === undefined || member.seat !== null)
        return refuse("seat-taken", "Both seats are taken; you can watch.");
      const events = [{ type: "joined", seat: free, name }] as const;
      const keys = withSeat(this.#live.keys, free, keyOf(token));
      const stored = await this.#live.append({ events, keys });
      return stored === "stored" ? this.#seat(member, id, free) : { ok: true, value: stored };
    });
  }

  #seat(member: Member, id: string, seat: Seat): Answer<AppendAnswer> {
    member.seat = seat;
    answer(member, { type: "seated", id, seat, version: this.version });
    this.#shareAttendance();
    return { ok: true, value: "stored" };
  }

  #accept({ member, id }: Asking, version: number): Answer<AppendAnswer> {
    this.#house.metrics.add("switchyard_repeats_total");
    answer(member, { type: "accepted", id, version });
    return { ok: true, value: "stored" };
  }

  async #append(events: readonly NewEvent[], command: string): Promise<Answer<AppendAnswer>> {
    return { ok: true, value: await this.#live.append({ events, command }) };
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
    if (settled !== "stored") await this.#lookAgain(settled);
  }

  /** What the server wanted to do by itself was not stored: it looks again at what is, now or in a while. */
  async #lookAgain(why: Exclude<AppendAnswer, "stored">): Promise<void> {
    if (why === "conflict" && (await this.#live.catchUp())) return this.#look();
    setTimeout(() => {
      if (this.#attendance.size > 0) this.#look();
    }, lookAgainMs).unref();
  }

  /** Ends the game of one whose time has run out. "stored" also says that there was nothing to do. */
  async #settleTime(): Promise<AppendAnswer> {
    const { clock, match } = this.#live.online;
    const mover = seatToMove(match);
    if (clock === null || !hasRunOut(clock, mover, this.#house.store.now())) return "stored";
    const events = [{ type: "ended", winner: timeoutWinner(mover), reason: "timeout" }] as const;
    return this.#live.append({ events });
  }

  /** What was stored is told to all; to whoever asked for it, it is the acknowledgement as well. */
  #tell(events: readonly OnlineEvent[]): void {
    for (const event of events) {
      this.#house.metrics.add("switchyard_events_total", event.type);
      const text = JSON.stringify(event);
      const asking = event.command === this.#asking?.name ? this.#asking : undefined;
      asking?.member.send(`{"type":"event","event":${text},"reply":"${asking.id}"}`);
      this.#attendance.tell(`{"type":"event","event":${text}}`, asking?.member);
    }
    if (this.#live.online.match.outcome !== null) void this.refreshPresence();
    this.#look();
  }

  /** What the new state asks of the server itself. */
  #look(): void {
    const { online } = this.#live;
    this.#flag.watch(online, this.#house.store.now());
    void this.#computer.look(online);
  }

  #shareAttendance(): void {
    this.#house.store.setPresence(this.#live.id, this.#attendance.share());
    void this.refreshPresence();
  }

  #refuse(member: Member, id: string, refusal: Refusal): void {
    this.#house.metrics.add("switchyard_refusals_total", refusal.code);
    answer(member, refusedMessage(id, refusal, this.version));
  }
}

export function refusedMessage(id: string | null, refusal: Refusal, version: number | null): ServerMessage {
  const { code, message, legal } = refusal;
  return { type: "refused", id, code, message, version, ...(legal === undefined ? {} : { legal }) };
}

function answer(member: Member, message: ServerMessage): void {
  member.send(JSON.stringify(message));
}

function freeSeat(taken: readonly [boolean, boolean]): Seat | undefined {
  if (!taken[0]) return 1;
  return taken[1] ? undefined : 2;
}
