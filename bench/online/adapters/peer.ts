/**
 * boardgame.io's matches, played with the messages of its socket transport alone. Its full client keeps a store for every
 * player, which would cost the driver time. Connects by WebSocket from the start, without polling first.
 */

import { createRequire } from "node:module";
import { resolve } from "node:path";
import { type Client, type OpenMatch, type Received, switchAt } from "../adapter.ts";
import { peerFolder } from "../peer.ts";

/** The part of socket.io-client that we use. Its own types exist only once the peer is installed. */
interface Socket {
  readonly emit: (event: string, ...args: readonly unknown[]) => void;
  readonly on: (event: string, listener: (...args: readonly never[]) => void) => void;
  readonly once: (event: string, listener: () => void) => void;
  readonly disconnect: () => void;
}

type Connect = (url: string, options: Readonly<Record<string, unknown>>) => Socket;

let opened = 0;

export const openAtPeer: OpenMatch = async (port, received) => {
  const url = `http://127.0.0.1:${port}/switch-battle`;
  const match = `match-${opened++}`;
  // Join in order, because the first client makes the match.
  const first = await join(url, match, "0", received);
  return [first, await join(url, match, "1", received)];
};

async function join(url: string, match: string, playerID: string, received: Received): Promise<Client> {
  const socket = connect()(url, { transports: ["websocket"], forceNew: true, reconnection: false });
  socket.on("update", (_match, state: { readonly _stateID: number }) => received(state._stateID - 1));
  await new Promise<void>((seated) => {
    socket.once("connect", () => socket.emit("sync", match, playerID, undefined, 2));
    // The server sends this once the client will receive moves.
    socket.once("matchData", seated);
  });
  return {
    send: (ply) => {
      const payload = { type: "flip", args: [switchAt(ply)], playerID };
      socket.emit("update", { type: "MAKE_MOVE", payload }, ply, match, playerID);
    },
    close: () =>
      new Promise((closed) => {
        socket.once("disconnect", closed);
        socket.disconnect();
      }),
  };
}

function connect(): Connect {
  return createRequire(resolve(peerFolder, "package.json"))("socket.io-client").io;
}
