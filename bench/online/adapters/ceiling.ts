/** The minimal server's matches: all who connect to one path. A message is about as long as a move of ours. */

import { type Client, type OpenMatch, type Received, switchAt } from "../adapter.ts";
import { connectText } from "./text-socket.ts";

let opened = 0;

export const openAtCeiling: OpenMatch = (port, received) => {
  const url = `ws://127.0.0.1:${port}/${opened++}`;
  return Promise.all([join(url, received), join(url, received)]);
};

async function join(url: string, received: Received): Promise<Client> {
  const socket = await connectText(url, (text) => received(JSON.parse(text).ply));
  return {
    send: (ply) => {
      socket.send(JSON.stringify({ type: "move", id: `${url}-${ply}`, ply, move: String(switchAt(ply)) }));
    },
    close: socket.close,
  };
}
