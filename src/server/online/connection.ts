/** One socket: reads, checks and passes on what a client sends, and knows when to close it. */

import type { RawData, WebSocket } from "ws";
import { closeCodes, type Refusal, type RefusalCode } from "../../protocol/online/codes.ts";
import {
  type ClientMessage,
  clientMessageSchema,
  type EnterMessage,
  onlineProtocol,
} from "../../protocol/online/messages.ts";
import { Allowance } from "./allowance.ts";
import type { Member } from "./attendance.ts";
import type { House } from "./house.ts";
import { type Room, refusedMessage } from "./room.ts";
import type { Rooms } from "./rooms.ts";

/** How long a client may take to answer a closing handshake. */
const farewellMs = 2_000;

export class Connection implements Member {
  seat: Member["seat"] = null;
  readonly #socket: WebSocket;
  readonly #house: House;
  readonly #rooms: Rooms;
  readonly #allowance: Allowance;
  #place: { readonly match: string; readonly room: Room } | "entering" | null = null;
  #badMessages = 0;
  #alive = true;
  #closing = false;
  #deaf = false;

  constructor(socket: WebSocket, house: House, rooms: Rooms) {
    this.#socket = socket;
    this.#house = house;
    this.#rooms = rooms;
    const { limits } = house;
    this.#allowance = new Allowance(limits["messages-per-second"], limits["message-burst"], Date.now());
    socket.on("message", (data, isBinary) => this.#hear(data, isBinary));
    socket.on("pong", () => {
      this.#alive = true;
    });
    socket.on("error", () => {});
    socket.on("close", () => this.#left());
  }

  send(text: string): void {
    if (this.#closing) return;
    this.#socket.send(text);
    if (this.#socket.bufferedAmount > this.#house.limits["unread-bytes"])
      this.#drop("tooSlow", "You read too slowly; come back and get what you missed.");
  }

  close(code: number, reason: string): void {
    if (this.#closing) return;
    this.#closing = true;
    this.#socket.close(code, reason);
    setTimeout(() => this.#socket.terminate(), farewellMs).unref();
  }

  /** What comes from now on is not heard; the client will say it again to whoever comes next. */
  stopHearing(): void {
    this.#deaf = true;
  }

  /** Two silent rounds end the connection. */
  feelPulse(): void {
    if (!this.#alive) return this.#drop("silent", "There was no sign of life from you.");
    this.#alive = false;
    this.#socket.ping();
  }

  #drop(why: keyof typeof closeCodes, reason: string): void {
    this.#house.metrics.add("switchyard_closed_total", why);
    this.close(closeCodes[why], reason);
  }

  #left(): void {
    this.#closing = true;
    if (this.#place === null || this.#place === "entering") return;
    const { match, room } = this.#place;
    room.leave(this);
    void this.#rooms.tidy(match);
  }

  #hear(data: RawData, isBinary: boolean): void {
    if (this.#closing || this.#deaf) return;
    this.#alive = true;
    if (!this.#allowance.take(Date.now()))
      return this.#drop("tooFast", "You send too many messages; slow down and come back.");
    const message = isBinary ? undefined : parse(data.toString());
    if (message === undefined) return this.#complain();
    this.#obey(message);
  }

  #complain(): void {
    this.#badMessages++;
    if (this.#badMessages > this.#house.limits["bad-messages"])
      return this.#drop("badMessages", "Too many of your messages make no sense.");
    this.#refuse(
      null,
      "bad-request",
      "This is no message of the online protocol; docs/online.md has them all.",
    );
  }

  #obey(message: ClientMessage): void {
    switch (message.type) {
      case "ping":
        return this.send(`{"type":"pong","now":${this.#house.store.now()}}`);
      case "enter":
        return this.#enter(message);
      default:
        if (this.#place === null || this.#place === "entering")
          return this.#refuse(message.id, "not-entered", 'Enter a match first: {"type":"enter",…}.');
        this.#place.room.command(this, message);
    }
  }

  #enter(message: EnterMessage): void {
    const { protocol, match, version } = message;
    if (protocol !== onlineProtocol)
      return this.#drop("newerProtocol", `This server speaks version ${onlineProtocol} of the protocol.`);
    if (this.#place !== null) return this.#reenter(match, version);
    this.#place = "entering";
    void this.#rooms.visit(match, (room) => {
      this.#place = null;
      if (room.ok) this.#seatIn(room.value, message);
      else this.#turnAway(room.problem);
    });
  }

  #seatIn(room: Room, { match, token, version }: EnterMessage): void {
    const seat = token === undefined ? null : room.seatOf(token);
    if (this.#closing || seat === undefined) {
      void this.#rooms.tidy(match);
      return this.#drop("badToken", "This link opens no seat of this game.");
    }
    this.seat = seat;
    this.#place = { match, room };
    room.enter(this, version);
  }

  /** A client that lost its way asks for the game once more. */
  #reenter(match: string, version: number | undefined): void {
    if (this.#place === null || this.#place === "entering" || this.#place.match !== match)
      return this.#refuse(null, "bad-request", "One connection is for one match; open another one.");
    this.#place.room.enter(this, version);
  }

  #turnAway({ code, message }: Refusal): void {
    if (code === "unknown-match") return this.#drop("unknownMatch", message);
    this.#refuse(null, code, message);
    this.close(closeCodes.restarting, message);
  }

  #refuse(id: string | null, code: RefusalCode, message: string): void {
    this.#house.metrics.add("switchyard_refusals_total", code);
    this.send(JSON.stringify(refusedMessage(id, { code, message }, null)));
  }
}

function parse(text: string): ClientMessage | undefined {
  try {
    const parsed = clientMessageSchema.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}
