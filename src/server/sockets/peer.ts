/** The sending half of a client's connection. A client that reads too slowly is closed before it costs much memory. */

import type { RawData } from "ws";
import { closeCodes } from "../../protocol/online/codes.ts";
import type { ServerContext } from "../context.ts";
import { closeTimeoutMs } from "../http.ts";
import type { Peer } from "../match/audience.ts";
import type { Client } from "./clients.ts";

/** What the server uses of a WebSocket. */
export interface ServerSocket {
  readonly readyState: number;
  readonly OPEN: number;
  /** Bytes that wait for the client to read them. */
  readonly bufferedAmount: number;
  send(text: string): void;
  ping(): void;
  pong(data: Buffer): void;
  close(code: number, reason: string): void;
  terminate(): void;
  on(event: "message", listener: (data: RawData, isBinary: boolean) => void): unknown;
  on(event: "ping" | "pong", listener: (data: Buffer) => void): unknown;
  on(event: "error" | "close", listener: () => void): unknown;
}

export interface SocketPeer extends Peer {
  /** Whose connection it is. */
  readonly client: Client;
  isOpen(): boolean;
  /** Answers a ping frame. */
  pong(data: Buffer): void;
}

export function newPeer(socket: ServerSocket, context: ServerContext, client: Client): SocketPeer {
  let isClosing = false;
  const isOpen = () => !isClosing && socket.readyState === socket.OPEN;
  const close: Peer["close"] = (why, message) => {
    if (!isOpen()) return;
    isClosing = true;
    context.metrics.add("switchyard_closed_total", why);
    closeGracefully(socket, context, why, message);
  };
  const limitUnread = () => {
    if (socket.bufferedAmount > context.limits["unread-bytes"])
      close("tooSlow", "You read too slowly; connect again to get what you missed.");
  };
  return {
    seat: null,
    client,
    isOpen,
    close,
    mayOpenGame: client.newGames.take,
    send: (text) => {
      if (!isOpen()) return;
      socket.send(text);
      limitUnread();
    },
    pong: (data) => {
      socket.pong(data);
      limitUnread();
    },
  };
}

/** A client that does not answer the closing handshake in time is cut off. */
export function closeGracefully(
  socket: ServerSocket,
  { host }: Pick<ServerContext, "host">,
  why: keyof typeof closeCodes,
  message: string,
): void {
  socket.close(closeCodes[why], message);
  host.after(closeTimeoutMs, () => socket.terminate());
}
