import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { WebSocket, WebSocketServer } from "ws";
import { textFrame } from "../../../src/server/sockets/text-frame.ts";

const texts = [0, 1, 125, 126, 65_535, 65_536, 200_000]
  .map((length) => "x".repeat(length))
  .concat("Zoë ↔ 陳", "é".repeat(63), "é".repeat(32_768));

test("what is written in one piece is heard as it was said, at every length", async () => {
  const server = createServer();
  const sockets = new WebSocketServer({ noServer: true });
  server.on("upgrade", (request, wire, head) => {
    sockets.handleUpgrade(request, wire, head, () => {
      for (const text of texts) wire.write(textFrame(text));
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const client = new WebSocket(`ws://127.0.0.1:${port}`);
  const heard: string[] = [];
  await new Promise<void>((done) => {
    client.on("message", (data, isBinary) => {
      if (!isBinary && Buffer.isBuffer(data)) heard.push(data.toString());
      if (heard.length === texts.length) done();
    });
  });
  expect(heard).toEqual(texts);
  client.terminate();
  sockets.close();
  server.close();
});
