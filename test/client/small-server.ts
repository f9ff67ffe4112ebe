/** Just enough of a server to see what the client does when the network is bad: one match, in memory, without checks of who may. */

import { newMatch } from "../../src/core/match.ts";
import { toRecord } from "../../src/core/record.ts";
import { setUp } from "../../src/core/setup.ts";
import { games } from "../../src/games/index.ts";
import type { NewEvent, OnlineEvent } from "../../src/protocol/online/events.ts";
import {
  type ClientMessage,
  type Command,
  clientMessageSchema,
  type ServerMessage,
} from "../../src/protocol/online/messages.ts";
import {
  applyEvent,
  type OnlineMatch,
  openOnline,
  toSnapshot,
} from "../../src/protocol/online/online-match.ts";
import { findGameOf } from "../support/find-game.ts";
import type { Accepts, ServerEnd, VirtualTime } from "./virtual.ts";

interface Guest {
  readonly end: ServerEnd;
  entered: boolean;
  seat: 1 | 2 | null;
}

export class SmallServer implements Accepts {
  online: OnlineMatch;
  readonly events: OnlineEvent[] = [];
  readonly #time: VirtualTime;
  readonly #tokens: (string | undefined)[];
  readonly #guests = new Set<Guest>();

  constructor(time: VirtualTime, gameId: string, token: string) {
    this.#time = time;
    this.#tokens = [token, undefined];
    const game = findGameOf(gameId);
    const setup = setUp(game, { options: {}, from: null, first: 1 });
    if (!setup.ok) throw new Error(setup.problem.message);
    const match = newMatch(game, setup.value, {
      id: "k3v9x0aq",
      seed: 1,
      startedAt: "2026-01-01T00:00:00.000Z",
      series: null,
      players: [{ name: "Ann" }, { name: "" }],
    });
    const opened = {
      type: "opened",
      version: 1,
      at: time.now,
      record: toRecord(match),
      taken: [true, false],
      clock: null,
      previous: null,
    } as const;
    const online = openOnline(opened, games);
    if (!online.ok) throw new Error(online.problem.message);
    this.online = online.value;
    this.events.push(opened);
  }

  connected(end: ServerEnd) {
    const guest: Guest = { end, entered: false, seat: null };
    this.#guests.add(guest);
    return {
      heard: (text: string) => {
        const answer = this.#answer(guest, clientMessageSchema.parse(JSON.parse(text)));
        if (answer !== undefined) end.send(JSON.stringify(answer));
      },
      lost: () => {
        this.#guests.delete(guest);
      },
    };
  }

  #answer(guest: Guest, message: ClientMessage): ServerMessage | undefined {
    if (message.type === "ping") return { type: "pong", now: this.#time.now, version: this.online.version };
    if (message.type === "enter") return this.#enter(guest, message.token, message.version);
    if (!guest.entered) return refusal(message.id, "not-entered", null);
    return this.#again(guest, message) ?? this.#obey(guest, message);
  }

  #enter(guest: Guest, token: string | undefined, version: number | undefined): ServerMessage | undefined {
    const at = token === undefined ? -1 : this.#tokens.indexOf(token);
    if (token !== undefined && at < 0) {
      guest.end.close(4006, "This link opens no seat.");
      return undefined;
    }
    guest.entered = true;
    guest.seat = at < 0 ? null : at === 0 ? 1 : 2;
    const who = {
      protocol: 1,
      seat: guest.seat,
      presence: { present: [true, true], claimableAt: [null, null], watchers: 0 },
      now: this.#time.now,
    } as const;
    return version === undefined
      ? { type: "match", ...who, match: toSnapshot(this.online) }
      : { type: "missed", ...who, events: this.events.slice(version) };
  }

  /** The answer to a command that was done before. */
  #again(guest: Guest, command: Command): ServerMessage | undefined {
    const { version } = this.online;
    if (command.type === "join")
      return this.#tokens[1] === command.token ? seat(guest, command, version) : undefined;
    const isDone = this.events.some((event) => event.command === nameOf(guest, command));
    return isDone ? { type: "accepted", id: command.id, version } : undefined;
  }

  #obey(guest: Guest, command: Command): ServerMessage | undefined {
    const { version } = this.online;
    if (guest.seat === null && command.type !== "join") return refusal(command.id, "no-seat", version);
    const event = this.#decide(guest, command);
    const next = event && applyEvent(this.online, event);
    if (event === undefined || !next?.ok) return refusal(command.id, "stale-ply", version);
    this.online = next.value;
    this.events.push(event);
    const isJoin = command.type === "join";
    for (const other of this.#guests)
      if (other.entered && (isJoin || other !== guest))
        other.end.send(JSON.stringify({ type: "event", event }));
    return isJoin ? seat(guest, command, event.version) : { type: "event", event, reply: command.id };
  }

  #decide(guest: Guest, command: Command): OnlineEvent | undefined {
    const event = this.#newEvent(guest, command);
    if (event === undefined) return undefined;
    const stamped = { ...event, version: this.online.version + 1, at: this.#time.now };
    return command.type === "join" ? stamped : { ...stamped, command: nameOf(guest, command) };
  }

  #newEvent(guest: Guest, command: Command): NewEvent | undefined {
    if (command.type === "join" && this.#tokens[1] === undefined) {
      this.#tokens[1] = command.token;
      return { type: "joined", seat: 2, name: command.name };
    }
    if (command.type === "move") return { type: "moved", ply: command.ply, move: command.move };
    if (command.type === "offer" && guest.seat !== null)
      return { type: "offered", what: command.what, seat: guest.seat };
    return undefined;
  }
}

/** As the real server names a command in its journal. */
function nameOf(guest: Guest, command: Command): string {
  return `${guest.seat}.${command.id}`;
}

/** As the real server answers a join, also one that comes again with its token. */
function seat(guest: Guest, { id }: Command, version: number): ServerMessage {
  guest.seat = 2;
  return { type: "seated", id, seat: 2, version };
}

function refusal(
  id: string,
  code: "not-entered" | "no-seat" | "stale-ply",
  version: number | null,
): ServerMessage {
  return { type: "refused", id, code, message: "No.", version };
}
