/** The driver needs this from any server: a match with two clients that send and receive moves. */

import { once } from "node:events";
import type { WebSocket } from "ws";

/** A connected client with a seat. */
export interface Client {
  /** Sends this client's move at that ply. */
  readonly send: (ply: number) => void;
  readonly close: () => Promise<void>;
}

/** Called when a client receives a ply. The mover receives its own once the server has accepted it. */
export type Received = (ply: number) => void;

/** Opens a new match at the server on this port. Both clients report every ply to the same function. */
export type OpenMatch = (port: number, received: Received) => Promise<readonly [Client, Client]>;

export async function closeSocket(socket: WebSocket): Promise<void> {
  const closed = once(socket, "close");
  socket.close();
  await closed;
}

export const switches = 30;

/** Which switch to flip at a ply. No player ever flips the last one, so neither wins. */
export function switchAt(ply: number): number {
  return (ply % (switches - 1)) + 1;
}
