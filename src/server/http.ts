/** What every HTTP answer of the server has in common. */

import type { ServerResponse } from "node:http";
import type { Duplex } from "node:stream";

/** What the browser is told to forbid. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

export const securityHeaders: Readonly<Record<string, string>> = {
  "Content-Security-Policy": policy,
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "no-referrer",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Embedder-Policy": "require-corp",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=()",
};

export function sendText(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" });
  response.end(`${text}\n`);
}

export function refuseMethod(response: ServerResponse, allowed: readonly string[]): void {
  response.setHeader("Allow", allowed.join(", "));
  sendText(response, 405, `Use ${allowed.join(" or ")} here.`);
}

/** How long a client may take to read the last bytes before its socket is cut off. */
export const closeTimeoutMs = 2_000;

/** Answers on a bare socket, without Node's HTTP server: an upgrade that is refused, or bytes that aren't HTTP. */
export function endSocket(socket: Duplex, status: string): void {
  const headers = { ...securityHeaders, Connection: "close", "Content-Length": "0" };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.on("error", () => {});
  socket.once("finish", () => socket.destroy());
  socket.end(`HTTP/1.1 ${status}\r\n${lines.join("")}\r\n`);
  setTimeout(() => socket.destroy(), closeTimeoutMs).unref();
}
