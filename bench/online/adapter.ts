/** What the driver needs of a server, whichever it is: a match with its two clients, who send moves and are told of them. */

/** A client that is connected and has its seat. */
export interface Client {
  /** Sends this client's move of that ply. */
  readonly send: (ply: number) => void;
  /** Resolves when the connection is closed. */
  readonly close: () => Promise<void>;
}

/** Called when a client has a ply: the mover once the server has taken it, the other once it is told. */
export type Received = (ply: number) => void;

/**
 * A new match at the server that listens on a port; both clients are told of every ply through the same function. Where a service
 * has several nodes, the second client can be at another one.
 */
export type OpenMatch = (
  port: number,
  received: Received,
  otherPort?: number,
) => Promise<readonly [Client, Client]>;

export const switches = 30;

/** The switch that is flipped at a ply. The last one is never touched, so that nobody ever wins. */
export function switchAt(ply: number): number {
  return (ply % (switches - 1)) + 1;
}
