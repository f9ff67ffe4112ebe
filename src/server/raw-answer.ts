/** Answers on a bare socket, where Node's HTTP server has no hand in it any more: an upgrade, or what is no HTTP. */

import type { Duplex } from "node:stream";
import { securityHeaders } from "./security.ts";

/** How long the other side of any connection may take to read the last words. */
export const closeTimeoutMs = 2_000;

export function endSocket(socket: Duplex, status: string): void {
  const headers = { ...securityHeaders, Connection: "close", "Content-Length": "0" };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.on("error", () => {});
  socket.once("finish", () => socket.destroy());
  socket.end(`HTTP/1.1 ${status}\r\n${lines.join("")}\r\n`);
  setTimeout(() => socket.destroy(), closeTimeoutMs).unref();
}
