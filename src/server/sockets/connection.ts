/** The receiving half of a client's connection: checks each frame against the limits, and passes the message on. */

import type { RawData } from "ws";
import { parseJson } from "../../core/text.ts";
import type { OnlineProblem, RefusalCode } from "../../protocol/online/codes.ts";
import { clientMessageSchema, type EnterMessage, onlineProtocol } from "../../protocol/online/messages.ts";
import { inBackground, type ServerContext } from "../context.ts";
import type { Cancel } from "../host.ts";
import { refusedMessage, sendMessage } from "../match/audience.ts";
import type { Room } from "../match/room.ts";
import type { Rooms } from "../match/rooms.ts";
import type { SocketPeer } from "./peer.ts";
import type { ServerSocket } from "./server-socket.ts";
import { TokenBucket } from "./token-bucket.ts";

export class Connection {
  readonly #socket: ServerSocket;
  readonly #peer: SocketPeer;
  readonly #context: ServerContext;
  readonly #rooms: Rooms;
  readonly #rate: TokenBucket;
  /** The room of the match that the client has entered. */
  #room: Room | undefined;
  #isEntering = false;
  /** Ends the waiting for the first match. */
  #stopWaiting: Cancel;
  #badMessages = 0;
  #framesAfterEnd = 0;
  #heardAt: number;
  #draining = false;

  constructor(socket: ServerSocket, peer: SocketPeer, context: ServerContext, rooms: Rooms) {
    this.#socket = socket;
    this.#peer = peer;
    this.#context = context;
    this.#rooms = rooms;
    const { limits, host } = context;
    this.#heardAt = host.now();
    this.#rate = new TokenBucket(limits["messages-per-second"], limits["message-burst"], host);
    this.#stopWaiting = host.after(limits["enter-seconds"] * 1000, () =>
      peer.close("silent", "You entered no game in time; connect again when you want to play."),
    );
    socket.on("message", (data, isBinary) => this.#receive(data, isBinary));
    socket.on("ping", (data) => {
      if (this.#withinRate()) this.#peer.pong(data);
    });
    socket.on("pong", () => this.#withinRate());
    socket.on("error", () => {});
    socket.on("close", () => this.#leave());
  }

  /** Ignores every later frame; the client sends it again on its next connection. */
  stopReading(): void {
    this.#draining = true;
  }

  restart(): void {
    this.#peer.close("restarting", "The server restarts; connect again in a moment.");
  }

  heartbeat(): void {
    const silent = this.#context.host.now() - this.#heardAt;
    if (silent < this.#context.limits["silent-seconds"] * 1000) this.#socket.ping();
    else this.#peer.close("silent", "The server heard nothing from you.");
  }

  /** Whether one more frame, of whatever kind, is within what the client may send. */
  #withinRate(): boolean {
    if (!this.#peer.isOpen) return this.#countAfterEnd();
    if (this.#draining) return false;
    this.#heardAt = this.#context.host.now();
    if (this.#rate.take()) return true;
    this.#peer.close("tooFast", "You send too many messages; slow down, and come back in 10 s.");
    return false;
  }

  /** A client that does not notice the end of its connection is cut off, lest it go on for nothing. */
  #countAfterEnd(): false {
    if (++this.#framesAfterEnd > 10 * this.#context.limits["message-burst"]) this.#peer.cutOff();
    return false;
  }

  #leave(): void {
    this.#stopWaiting();
    if (this.#room === undefined) return;
    this.#room.leave(this.#peer);
    this.#tidy(this.#room);
  }

  #tidy(room: Room): void {
    inBackground(this.#context, this.#rooms.tidy(room.id));
  }

  #receive(data: RawData, isBinary: boolean): void {
    if (!this.#withinRate()) return;
    const isText = !isBinary && data instanceof Buffer;
    const message = isText ? clientMessageSchema.safeParse(parseJson(data.toString())).data : undefined;
    if (message === undefined) this.#countBad();
    else if (message.type === "ping") this.#answerPing();
    else if (message.type === "enter") this.#enter(message);
    else if (this.#room === undefined)
      this.#refuse(message.id, "not-entered", 'Enter a match first: {"type":"enter",…}.');
    else this.#room.handle(this.#peer, message);
  }

  #countBad(): void {
    this.#badMessages++;
    if (this.#badMessages > this.#context.limits["bad-messages"])
      this.#peer.close("badMessages", "You sent too many messages that aren't part of the protocol.");
    else
      this.#refuse(
        null,
        "bad-request",
        "This isn't a message of the online protocol; docs/online.md lists them.",
      );
  }

  #answerPing(): void {
    const now = this.#room?.now ?? this.#context.store.now();
    this.#peer.send(JSON.stringify({ type: "pong", now, version: this.#room?.version }));
  }

  #enter(message: EnterMessage): void {
    const { protocol, match } = message;
    const { client } = this.#peer;
    if (protocol !== onlineProtocol)
      this.#peer.close("newerProtocol", `This server speaks version ${onlineProtocol} of the protocol.`);
    else if (this.#isEntering || (this.#room !== undefined && this.#room.id !== match))
      this.#refuse(null, "bad-request", "A connection is for one match; open another one.");
    else if (client.mayEnter()) this.#visit(message);
    else this.#refuseEntry();
  }

  /** A client that is in the match keeps its connection; any other has to come again. */
  #refuseEntry(): void {
    const message = "Your address entered too many games in a short time; wait 10 s.";
    this.#refuse(null, "too-many", message);
    if (this.#room === undefined) this.#peer.close("tooManyConnections", message);
  }

  #visit(message: EnterMessage): void {
    this.#isEntering = true;
    const visit = this.#rooms.visit(message.match, this.#peer.client, (room) => {
      this.#isEntering = false;
      if (room.ok) this.#enterRoom(room.value, message);
      else this.#reject(room.problem);
    });
    inBackground(this.#context, visit);
  }

  #enterRoom(room: Room, { token, version }: EnterMessage): void {
    const seat = token === undefined ? this.#peer.seat : room.seatOf(token);
    if (!this.#peer.isOpen || seat === undefined) {
      this.#tidy(room);
      this.#peer.close("badToken", "This link opens no seat of this game.");
      return;
    }
    this.#stopWaiting();
    this.#peer.seat = seat;
    this.#room = room;
    room.enter(this.#peer, version);
  }

  #reject({ code, message }: OnlineProblem): void {
    const isUnknown = code === "unknown-match";
    if (!isUnknown) this.#refuse(null, code, message);
    this.#peer.close(isUnknown ? "unknownMatch" : "restarting", message);
  }

  #refuse(id: string | null, code: RefusalCode, message: string): void {
    this.#context.metrics.add("switchyard_refusals_total", code);
    sendMessage(this.#peer, refusedMessage(id, { code, message }, null));
  }
}
