/**
 * Carries out what players ask for in a match, one command at a time: decided by the rules, stored, and done again from
 * the start where another node was faster. Whoever asked always gets an answer.
 */

import { toRecord } from "../../core/record.ts";
import { otherSeat, type Seat, withSeat } from "../../core/seat.ts";
import { type Answer, type Refusal, refuse } from "../../protocol/online/codes.ts";
import type { NewEvent } from "../../protocol/online/events.ts";
import type { Command } from "../../protocol/online/messages.ts";
import type { AppendAnswer } from "../../storage/match-store.ts";
import type { House } from "../context.ts";
import { tooManyGames } from "../limits.ts";
import { answer, type Member, refusedMessage } from "./audience.ts";
import { type Decision, decide } from "./decide.ts";
import { commandName, type LiveMatch, unavailable } from "./live-match.ts";
import { openNext } from "./next-match.ts";
import { keyOf, seatOfToken } from "./tokens.ts";

type Join = Extract<Command, { readonly type: "join" }>;
type Played = Exclude<Command, Join>;

/** A command on its way: who gave it, and its name in the journal. */
export interface Asking {
  readonly member: Member;
  readonly id: string;
  readonly name: string;
}

/** What the desk needs of the room that it stands in. */
export interface DeskRoom {
  /** Ends the game of one whose time has run out; "stored" also says that there was nothing to do. */
  settleTime(): Promise<AppendAnswer>;
  /** When the seat's game may be claimed; null while it may not. */
  claimableAt(seat: Seat): Promise<number | null>;
  seated(member: Member, seat: Seat): void;
}

/** How often a decision is taken again because another node was faster. */
const mostAttempts = 8;

export class CommandDesk {
  readonly #house: House;
  readonly #live: LiveMatch;
  readonly #room: DeskRoom;
  #asking: Asking | undefined;
  /** What the computer said to a draw after these moves. */
  #draw: { readonly moves: readonly unknown[]; readonly takes: boolean } | undefined;

  constructor(house: House, live: LiveMatch, room: DeskRoom) {
    this.#house = house;
    this.#live = live;
    this.#room = room;
  }

  /** The command that is being carried out. */
  get asking(): Asking | undefined {
    return this.#asking;
  }

  async obey(member: Member, command: Command): Promise<void> {
    const { id } = command;
    if (command.type === "join")
      await this.#persist({ member, id, name: "" }, () => this.#join(member, command));
    else if (member.seat === null)
      this.#refuse(member, id, { code: "no-seat", message: "You are watching this game." });
    else {
      const { seat } = member;
      const asking = { member, id, name: commandName(seat, id) };
      await this.#persist(asking, () => this.#attempt(asking, command, seat));
    }
  }

  /** There is too much to do already. */
  turnAway(member: Member, id: string): void {
    this.#refuse(member, id, { code: "too-many", message: "Too much waits to be done in this game." });
  }

  /** Something broke; whoever was asking is told. */
  giveUp(): void {
    if (this.#asking !== undefined) this.#refuse(this.#asking.member, this.#asking.id, unavailable.problem);
    this.#asking = undefined;
  }

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

  async #attempt(asking: Asking, command: Played, seat: Seat): Promise<Answer<AppendAnswer>> {
    const doneAt = this.#live.doneAt(asking.name);
    if (doneAt !== undefined) return this.#accept(asking, doneAt);
    const settled = await this.#room.settleTime();
    if (settled !== "stored") return { ok: true, value: settled };
    const decision = decide(this.#live.online, command, {
      seat,
      now: this.#house.store.now(),
      claimableAt: command.type === "claim" ? await this.#room.claimableAt(otherSeat(seat)) : null,
      longest: this.#house.limits["events-per-game"],
    });
    return decision.ok ? this.#carryOut(asking, decision.value, seat) : decision;
  }

  async #carryOut(asking: Asking, decision: Decision, seat: Seat): Promise<Answer<AppendAnswer>> {
    switch (decision.kind) {
      case "already":
        return this.#accept(asking, this.#live.online.version);
      case "events":
        return this.#append(decision.events, asking.name);
      case "ask-computer":
        return this.#askComputer(asking.name, seat);
      case "open-next":
        return this.#openNext(asking, decision.how);
    }
  }

  async #askComputer(name: string, seat: Seat): Promise<Answer<AppendAnswer>> {
    const other = otherSeat(seat);
    const taken = await this.#drawAnswer(other);
    if (!taken.ok) return taken;
    if (taken.value) return this.#append([{ type: "ended", winner: null, reason: "agreed" }], name);
    const offered = { type: "offered", what: "draw", seat } as const;
    return this.#append([offered, { type: "declined", what: "draw", seat: other }], name);
  }

  /** A computer does not think twice about the same position. */
  async #drawAnswer(seat: Seat): Promise<Answer<boolean>> {
    const { match } = this.#live.online;
    const { moves } = match;
    if (this.#draw?.moves === moves) return { ok: true, value: this.#draw.takes };
    const answer = await this.#house.thinker.think({ kind: "take-draw", record: toRecord(match), seat });
    if (answer.ok) this.#draw = { moves, takes: answer.value };
    return answer;
  }

  async #openNext({ member, name }: Asking, how: "rematch" | "series"): Promise<Answer<AppendAnswer>> {
    if (!member.mayOpenGame()) return tooManyGames;
    const next = await openNext(this.#house, this.#live, how);
    if (!next.ok) return next;
    const events = [{ type: "continued", next: next.value.id }] as const;
    return { ok: true, value: await this.#live.append({ events, command: name, opens: next.value }) };
  }

  async #join(member: Member, { id, name, token }: Join): Promise<Answer<AppendAnswer>> {
    const seat = seatOfToken(this.#live.keys, token);
    if (seat !== undefined) return this.#seat(member, id, seat);
    const free = freeSeat(this.#live.online.taken);
    if (free === undefined || member.seat !== null)
      return refuse("seat-taken", "Both seats are taken; you can watch.");
    const events = [{ type: "joined", seat: free, name }] as const;
    const keys = withSeat(this.#live.keys, free, keyOf(token));
    const stored = await this.#live.append({ events, keys });
    return stored === "stored" ? this.#seat(member, id, free) : { ok: true, value: stored };
  }

  #seat(member: Member, id: string, seat: Seat): Answer<AppendAnswer> {
    answer(member, { type: "seated", id, seat, version: this.#live.online.version });
    this.#room.seated(member, seat);
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

  #refuse(member: Member, id: string, refusal: Refusal): void {
    this.#house.metrics.add("switchyard_refusals_total", refusal.code);
    answer(member, refusedMessage(id, refusal, this.#live.online.version));
  }
}

function freeSeat(taken: readonly [boolean, boolean]): Seat | undefined {
  if (!taken[0]) return 1;
  return taken[1] ? undefined : 2;
}
