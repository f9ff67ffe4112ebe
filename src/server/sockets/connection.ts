/** One socket: reads, checks and passes on what a client sends, and knows when to close it. */

import type { Duplex } from "node:stream";
import type { RawData, WebSocket } from "ws";
import { parseJson } from "../../core/json.ts";
import { closeCodes, type Refusal, type RefusalCode } from "../../protocol/online/codes.ts";
import {
  type ClientMessage,
  clientMessageSchema,
  type EnterMessage,
  onlineProtocol,
} from "../../protocol/online/messages.ts";
import { type House, inBackground } from "../context.ts";
import { type Member, refusedMessage } from "../match/audience.ts";
import type { Room } from "../match/room.ts";
import type { Rooms } from "../match/rooms.ts";
import { farewellMs } from "../raw-answer.ts";
import { textFrame } from "./text-frame.ts";
import { Allowance } from "./token-bucket.ts";

/** A WebSocket, and the stream that it runs on. */
export interface Line {
  readonly socket: WebSocket;
  readonly wire: Duplex;
  /** Whether the client at its end may open one more game now. */
  readonly mayOpenGame: () => boolean;
}

export class Connection implements Member {
  seat: Member["seat"] = null;
  readonly mayOpenGame: () => boolean;
  readonly #socket: WebSocket;
  /** What the socket writes to. */
  readonly #wire: Duplex;
  readonly #house: House;
  readonly #rooms: Rooms;
  readonly #allowance: Allowance;
  /** Where the client is, once it has entered. */
  #place: { readonly match: string; readonly room: Room } | undefined;
  #isEntering = false;
  #badMessages = 0;
  #heardAt = Date.now();
  #closing = false;
  #deaf = false;

  constructor({ socket, wire, mayOpenGame }: Line, house: House, rooms: Rooms) {
    this.#socket = socket;
    this.#wire = wire;
    this.mayOpenGame = mayOpenGame;
    this.#house = house;
    this.#rooms = rooms;
    const { limits } = house;
    this.#allowance = new Allowance(limits["messages-per-second"], limits["message-burst"], Date.now());
    socket.on("message", (data, isBinary) => this.#hear(data, isBinary));
    socket.on("ping", (data) => this.#pongFrame(data));
    socket.on("pong", () => this.#isWelcome());
    socket.on("error", () => {});
    socket.on("close", () => this.#left());
  }

  send(text: string): void {
    if (this.#closing || this.#socket.readyState !== this.#socket.OPEN) return;
    this.#wire.write(textFrame(text));
    this.#watchReader();
  }

  /** The match is no longer there. */
  dismiss(): void {
    this.#drop("unknownMatch", "This game is no longer kept.");
  }

  close(code: number, reason: string): void {
    if (this.#closing) return;
    this.#closing = true;
    sayFarewell(this.#socket, code, reason);
  }

  /** What comes from now on is not heard; the client will say it again to whoever comes next. */
  stopHearing(): void {
    this.#deaf = true;
  }

  feelPulse(): void {
    const silent = Date.now() - this.#heardAt;
    if (silent < this.#house.limits["silent-seconds"] * 1000) this.#socket.ping();
    else this.#drop("silent", "There was no sign of life from you.");
  }

  /** Whether one more message, of whatever kind, is within what the client may send. */
  #isWelcome(): boolean {
    if (this.#closing || this.#deaf) return false;
    this.#heardAt = Date.now();
    if (this.#allowance.take(this.#heardAt)) return true;
    this.#drop("tooFast", "You send too many messages; slow down and come back.");
    return false;
  }

  #pongFrame(data: Buffer): void {
    if (!this.#isWelcome()) return;
    this.#socket.pong(data);
    this.#watchReader();
  }

  #watchReader(): void {
    if (this.#wire.writableLength > this.#house.limits["unread-bytes"])
      this.#drop("tooSlow", "You read too slowly; come back and get what you missed.");
  }

  #drop(why: keyof typeof closeCodes, reason: string): void {
    this.#house.metrics.add("switchyard_closed_total", why);
    this.close(closeCodes[why], reason);
  }

  #left(): void {
    this.#closing = true;
    if (this.#place === undefined) return;
    const { match, room } = this.#place;
    room.leave(this);
    inBackground(this.#house, this.#rooms.tidy(match));
  }

  #hear(data: RawData, isBinary: boolean): void {
    if (!this.#isWelcome()) return;
    const message = isBinary ? undefined : parse(data);
    if (message === undefined) this.#complain();
    else this.#obey(message);
  }

  #complain(): void {
    this.#badMessages++;
    if (this.#badMessages > this.#house.limits["bad-messages"])
      this.#drop("badMessages", "Too many of your messages make no sense.");
    else
      this.#refuse(
        null,
        "bad-request",
        "This is no message of the online protocol; docs/online.md has them all.",
      );
  }

  #obey(message: ClientMessage): void {
    if (message.type === "ping") this.#pong();
    else if (message.type === "enter") this.#enter(message);
    else if (this.#place === undefined)
      this.#refuse(message.id, "not-entered", 'Enter a match first: {"type":"enter",…}.');
    else this.#place.room.command(this, message);
  }

  #pong(): void {
    const now = this.#house.store.now();
    this.send(JSON.stringify({ type: "pong", now, version: this.#place?.room.version }));
  }

  #enter(message: EnterMessage): void {
    const { protocol, match, version } = message;
    if (protocol !== onlineProtocol)
      this.#drop("newerProtocol", `This server speaks version ${onlineProtocol} of the protocol.`);
    else if (this.#place?.match === match) this.#place.room.enter(this, version);
    else if (this.#place === undefined && !this.#isEntering) this.#visit(message);
    else this.#refuse(null, "bad-request", "One connection is for one match; open another one.");
  }

  #visit(message: EnterMessage): void {
    this.#isEntering = true;
    const visit = this.#rooms.visit(message.match, (room) => {
      this.#isEntering = false;
      if (room.ok) this.#seatIn(room.value, message);
      else this.#turnAway(room.problem);
    });
    inBackground(this.#house, visit);
  }

  #seatIn(room: Room, { match, token, version }: EnterMessage): void {
    const seat = token === undefined ? null : room.seatOf(token);
    if (this.#closing || seat === undefined) {
      inBackground(this.#house, this.#rooms.tidy(match));
      if (!this.#closing) this.#drop("badToken", "This link opens no seat of this game.");
      return;
    }
    this.seat = seat;
    this.#place = { match, room };
    room.enter(this, version);
  }

  #turnAway({ code, message }: Refusal): void {
    if (code === "unknown-match") {
      this.#drop("unknownMatch", message);
      return;
    }
    this.#refuse(null, code, message);
    this.close(closeCodes.restarting, message);
  }

  #refuse(id: string | null, code: RefusalCode, message: string): void {
    this.#house.metrics.add("switchyard_refusals_total", code);
    this.send(JSON.stringify(refusedMessage(id, { code, message }, null)));
  }
}

/** Whoever does not answer the closing handshake in time is cut off. */
export function sayFarewell(socket: WebSocket, code: number, reason: string): void {
  socket.close(code, reason);
  setTimeout(() => socket.terminate(), farewellMs).unref();
}

function parse(data: RawData): ClientMessage | undefined {
  return clientMessageSchema.safeParse(parseJson(textOf(data))).data;
}

function textOf(data: RawData): string {
  if (Array.isArray(data)) return Buffer.concat(data).toString("utf8");
  return (data instanceof ArrayBuffer ? Buffer.from(data) : data).toString("utf8");
}
