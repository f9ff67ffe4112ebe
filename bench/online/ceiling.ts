/**
 * The least a server can do: it passes every message on to all sockets of its match, with no rules and no storage, and without
 * reading the message. Its speed is the ceiling for any server built on Node and ws.
 */

import { createServer } from "node:http";
import { type WebSocket, WebSocketServer } from "ws";

const matches = new Map<string, Set<WebSocket>>();
const server = createServer();
const sockets = new WebSocketServer({ server });

sockets.on("connection", (socket, request) => {
  const match = request.url ?? "";
  const seated = matches.get(match) ?? new Set();
  matches.set(match, seated.add(socket));
  socket.on("message", (message) => {
    for (const other of seated) other.send(message, { binary: false });
  });
  socket.on("close", () => {
    seated.delete(socket);
    if (seated.size === 0) matches.delete(match);
  });
});

server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  if (typeof address === "object") process.send?.({ port: address?.port });
});
process.on("disconnect", () => process.exit());
