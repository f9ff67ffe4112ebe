/** What the driver needs from any server: a match with two clients, who send moves and hear of them. */

import { once } from "node:events";
import type { WebSocket } from "ws";

/** A client that is connected and has its seat. */
export interface Client {
  /** Sends this client's move of that ply. */
  readonly send: (ply: number) => void;
  /** Resolves when the connection is closed. */
  readonly close: () => Promise<void>;
}

/** Called when a client has a ply: the mover once the server has accepted it, the opponent once it arrives. */
export type Received = (ply: number) => void;

/** A new match at the server that listens on a port; both clients hear of every ply through the same function. */
export type OpenMatch = (port: number, received: Received) => Promise<readonly [Client, Client]>;

export async function closeSocket(socket: WebSocket): Promise<void> {
  const closed = once(socket, "close");
  socket.close();
  await closed;
}

export const switches = 30;

/** The switch that is flipped at a ply. The last one is never touched, so that neither player ever wins. */
export function switchAt(ply: number): number {
  return (ply % (switches - 1)) + 1;
}
