/** Texts over a real socket: at each length of a frame's head, in ASCII and beyond, between other frames. */

import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { WebSocket, WebSocketServer } from "ws";
import { TextSocket } from "../../../src/server/sockets/text-socket.ts";

const texts = [0, 1, 125, 126, 127, 128, 255, 256, 65_535, 65_536, 200_000]
  .map((length) => "x".repeat(length))
  .concat("Zoë ↔ 陳", "\x7f", "\x80", "é".repeat(63), "é".repeat(32_768), '{"type":"event"}');

test("what is written in one piece is heard as it was said, in order, up to the end", async () => {
  const server = createServer();
  const sockets = new WebSocketServer({ noServer: true, WebSocket: TextSocket });
  server.on("upgrade", (request, wire, head) => {
    sockets.handleUpgrade(request, wire, head, (ws) => {
      ws.wire = wire;
      for (const text of texts) {
        ws.send(text);
        ws.ping(text.slice(0, 10));
      }
      ws.close(4000, "the end");
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const client = new WebSocket(`ws://127.0.0.1:${port}`);
  const heard: string[] = [];
  client.on("message", (data, isBinary) => {
    if (!isBinary && Buffer.isBuffer(data)) heard.push(data.toString());
  });
  client.on("ping", (data) => heard.push(`ping ${String(data)}`));
  const [code] = await once(client, "close");
  expect(code).toBe(4000);
  expect(heard).toEqual(texts.flatMap((text) => [text, `ping ${text.slice(0, 10)}`]));
  sockets.close();
  server.close();
});
