/** A connected WebSocket that carries text. */

import { once } from "node:events";
import { WebSocket } from "ws";

export interface TextSocket {
  readonly send: (text: string) => void;
  readonly close: () => Promise<void>;
}

export async function connectText(url: string, heard: (text: string) => void): Promise<TextSocket> {
  const socket = new WebSocket(url, { perMessageDeflate: false });
  socket.on("message", (data) => {
    if (Buffer.isBuffer(data)) heard(data.toString());
  });
  await once(socket, "open");
  return {
    send: (text) => socket.send(text),
    close: async () => {
      const closed = once(socket, "close");
      socket.close();
      await closed;
    },
  };
}
