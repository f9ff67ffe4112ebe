/** The minimal server's matches: everyone on the same path. A message is about as long as one of our moves. */

import { once } from "node:events";
import { WebSocket } from "ws";
import { type Client, closeSocket, type OpenMatch, type Received, switchAt } from "../adapter.ts";

let opened = 0;

export const openAtCeiling: OpenMatch = (port, received) => {
  const url = `ws://127.0.0.1:${port}/${opened++}`;
  return Promise.all([join(url, received), join(url, received)]);
};

async function join(url: string, received: Received): Promise<Client> {
  const socket = new WebSocket(url, { perMessageDeflate: false });
  socket.on("message", (data: Buffer) => received(JSON.parse(data.toString()).ply));
  await once(socket, "open");
  return {
    send: (ply) => {
      socket.send(JSON.stringify({ type: "move", id: `${url}-${ply}`, ply, move: String(switchAt(ply)) }));
    },
    close: () => closeSocket(socket),
  };
}
