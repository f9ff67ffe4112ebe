/** A real client reads the frames, at every length where the header of a frame changes. */

import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { WebSocket, WebSocketServer } from "ws";
import { textFrame } from "../../../src/server/sockets/sockets.ts";

const lengths = [0, 1, 125, 126, 127, 65_535, 65_536, 200_000];
const texts = [...lengths.map((length) => "x".repeat(length)), "letters of several bytes: é→𝄞".repeat(4)];

test("a client receives texts of every length and alphabet unchanged", async () => {
  const server = new WebSocketServer({ port: 0, host: "127.0.0.1" });
  server.on("connection", (_, { socket }) => {
    for (const text of texts) socket.write(textFrame(text));
  });
  await once(server, "listening");
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const heard: string[] = [];
  client.on("message", (data, isBinary) => {
    expect(isBinary).toBe(false);
    if (data instanceof Buffer) heard.push(data.toString());
    if (heard.length === texts.length) client.close();
  });
  await once(client, "close");
  expect(heard).toEqual(texts);
  server.close();
});
