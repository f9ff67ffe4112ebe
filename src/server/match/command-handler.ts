/** The rules decide, the store saves the events, then clients get them. If another node was faster, this one decides again. */

import { seatToMove } from "../../core/match.ts";
import { toRecord } from "../../core/record.ts";
import { type Failure, fail, ok } from "../../core/result.ts";
import { ofSeat, otherSeat, type Seat, seats, withSeat } from "../../core/seat.ts";
import { errorText } from "../../core/text.ts";
import { hasRunOut } from "../../online/clock.ts";
import type { OnlineResult, RefusalCode } from "../../online/codes.ts";
import type { Command } from "../../online/messages.ts";
import type { ServerContext } from "../context.ts";
import { tooManyGames } from "../limits.ts";
import type { AppendAnswer, NewMatch } from "../store/match-store.ts";
import { type Audience, type Peer, sendMessage, sendRefusal } from "./audience.ts";
import { type CommandDecision, decide, type PlayCommand } from "./decide.ts";
import { type Change, keyOf, type LiveMatch, seatOfToken, unavailable } from "./live-match.ts";
import { newcomersName, openNextMatch } from "./open-match.ts";

interface Sender {
  readonly peer: Peer;
  readonly seat: Seat;
  readonly id: string;
  readonly name: string;
}

type Attempted = OnlineResult<AppendAnswer>;

const mostAttempts = 8;

export class CommandHandler {
  readonly #context: ServerContext;
  readonly #live: LiveMatch;
  readonly #audience: Audience;

  constructor(context: ServerContext, live: LiveMatch, audience: Audience) {
    this.#context = context;
    this.#live = live;
    this.#audience = audience;
  }

  async handle(peer: Peer, command: Command, arrivedAt: number): Promise<void> {
    const { metrics, host, log } = this.#context;
    const handled = await this.#untilStored(peer, command).catch((error: unknown) => {
      log("fault", { match: this.#live.id, reason: errorText(error) });
      return unavailable;
    });
    if (!handled.ok) return this.refuse(peer, command.id, handled);
    metrics.observe((host.now() - arrivedAt) / 1_000);
  }

  async store(change: Change, sender?: Sender): Promise<AppendAnswer> {
    const stored = await this.#live.append(change);
    if (typeof stored === "string") return stored;
    this.#audience.publish(stored, sender);
    return "stored";
  }

  /** Returns "stored" even if no player has run out of time. */
  async endOnTime(): Promise<AppendAnswer> {
    const { away } = this.#live;
    // Players don't lose time while no server runs. Their clocks depend on how long that was, so store it first.
    const resumed = away === 0 ? "stored" : await this.store({ events: [{ type: "resumed", away }] });
    if (resumed !== "stored") return resumed;
    const { clock, match } = this.#live.online;
    const mover = seatToMove(match);
    if (clock === null || !hasRunOut(clock, mover, this.#live.now())) return "stored";
    return this.store({ events: [{ type: "ended", winner: otherSeat(mover), reason: "timeout" }] });
  }

  /** False if the store is unavailable or the match was deleted. */
  async catchUp(): Promise<boolean> {
    const missed = await this.#live.catchUp();
    if (missed === "missing") this.#audience.dismiss();
    if (typeof missed === "string") return false;
    this.#audience.publish(missed);
    return true;
  }

  async #untilStored(peer: Peer, command: Command): Promise<Attempted> {
    for (let count = 0; count < mostAttempts; count++) {
      const attempt = await this.#attempt(peer, command);
      if (!attempt.ok || attempt.value === "stored") return attempt;
      if (attempt.value === "unavailable" || !(await this.catchUp())) return unavailable;
      this.#context.metrics.add("switchyard_conflicts_total");
    }
    return unavailable;
  }

  #attempt(peer: Peer, command: Command): Attempted | Promise<Attempted> {
    if (command.type === "join") return this.#join(peer, command);
    const { seat } = peer;
    if (seat === null) return fail("no-seat", "You're only watching this game, so you can't do that.");
    const { id } = command;
    return this.#play({ peer, seat, id, name: `${seat}.${id}` }, command);
  }

  async #play(sender: Sender, command: PlayCommand): Promise<Attempted> {
    const { seat, name } = sender;
    const doneAt = this.#live.doneAt(name);
    if (doneAt !== undefined) return this.#accept(sender, doneAt);
    const ended = this.#live.online.clock === null ? "stored" : await this.endOnTime();
    if (ended !== "stored") return ok(ended);
    const claimableAt = command.type === "claim" ? await this.#audience.claimableAt(otherSeat(seat)) : null;
    if (claimableAt === "unavailable") return unavailable;
    const decision = decide(this.#live.online, command, {
      seat,
      now: this.#live.now(),
      claimableAt,
      longest: this.#context.limits["events-per-game"],
    });
    return decision.ok ? this.#carryOut(sender, decision.value) : decision;
  }

  #carryOut(sender: Sender, decision: CommandDecision): Attempted | Promise<Attempted> {
    switch (decision.kind) {
      case "already":
        return this.#accept(sender, this.#live.online.version);
      case "events":
        return this.#storeFor(sender, decision.events);
      case "ask-computer":
        return this.#askComputer(sender);
      case "open-next":
        return this.#openNext(sender, decision.how);
    }
  }

  async #storeFor(sender: Sender, events: Change["events"], opens?: NewMatch): Promise<Attempted> {
    return ok(await this.store({ events, command: sender.name, opens }, sender));
  }

  async #askComputer(sender: Sender): Promise<Attempted> {
    const { seat } = sender;
    const job = {
      kind: "answer-draw",
      record: toRecord(this.#live.online.match),
      seat: otherSeat(seat),
    } as const;
    const answer = await this.#context.solver.ask(this.#live.network, job);
    if (!answer.ok) return answer;
    if (answer.value.accepted)
      return this.#storeFor(sender, [{ type: "ended", winner: null, reason: "agreed" }]);
    return this.#storeFor(sender, [
      { type: "offered", what: "draw", seat },
      { type: "declined", what: "draw", seat: otherSeat(seat) },
    ]);
  }

  async #openNext(sender: Sender, how: "rematch" | "series"): Promise<Attempted> {
    if (!sender.peer.mayOpenGame()) return tooManyGames;
    const next = await openNextMatch(this.#context, this.#live, how === "series" ? sender.seat : how);
    if (!next.ok) return next;
    return this.#storeFor(sender, [{ type: "continued", next: next.value.id }], next.value);
  }

  async #join(peer: Peer, { id, name, token }: Exclude<Command, PlayCommand>): Promise<Attempted> {
    const seat = seatOfToken(this.#live.keys, token);
    if (seat !== undefined) return this.#seat(peer, id, seat);
    const { taken } = this.#live.online;
    const free = seats.find((one) => !ofSeat(taken, one) && ofSeat(this.#live.keys, one) === null);
    if (free === undefined || peer.seat !== null)
      return fail("seat-taken", "Both seats are taken, but you can watch.");
    const keys = withSeat(this.#live.keys, free, keyOf(token));
    const joined = {
      type: "joined",
      seat: free,
      name: newcomersName(this.#live.online, free, name),
    } as const;
    const stored = await this.store({ events: [joined], keys });
    return stored === "stored" ? this.#seat(peer, id, free) : ok(stored);
  }

  #seat(peer: Peer, id: string, seat: Seat): Attempted {
    sendMessage(peer, { type: "seated", id, seat, version: this.#live.online.version });
    peer.seat = seat;
    this.#audience.share(seat);
    return ok("stored");
  }

  #accept({ peer, id }: Sender, version: number): Attempted {
    sendMessage(peer, { type: "accepted", id, version });
    return ok("stored");
  }

  refuse(peer: Peer, id: string, { problem }: Failure<RefusalCode>): void {
    this.#context.metrics.add("switchyard_refusals_total", problem.code);
    sendRefusal(peer, id, problem, this.#live.online.version);
  }
}
