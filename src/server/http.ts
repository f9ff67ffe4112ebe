import type { IncomingMessage, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { retrySeconds } from "./limits.ts";

/** What the page may load or connect to, and only from its own server. */
const loaded = ["script", "style", "img", "font", "connect", "manifest", "worker"];
const closed = ["default-src", "base-uri", "form-action", "frame-ancestors"];
const policy = [
  ...closed.map((name) => `${name} 'none'`),
  ...loaded.map((kind) => `${kind}-src 'self'`),
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

/** Only for servers behind a TLS proxy: for a year after a visit, the browser insists on TLS. */
export const onlyTls: Readonly<Record<string, string>> = { "Strict-Transport-Security": "max-age=31536000" };

/** The URL is a path or, if the request is meant for a proxy, a full address. */
export function pathOf({ url = "/" }: IncomingMessage): string {
  const [path = ""] = url.replace(/^https?:\/\/[^/?]*/i, "").split("?");
  return path === "" ? "/" : path;
}

export function send(response: ServerResponse, status: number, body: string, type: string): void {
  const headers = { "Content-Type": type, "Cache-Control": "no-store", ...retryHeaders(status) };
  response.writeHead(status, headers).end(body);
}

export function sendText(response: ServerResponse, status: number, text: string): void {
  send(response, status, `${text}\n`, "text/plain; charset=utf-8");
}

function retryHeaders(status: number): Readonly<Record<string, string>> {
  return status === 429 || status === 503 ? { "Retry-After": String(retrySeconds) } : {};
}

/** Undefined if the body is too long or the client hangs up. */
export async function readBody(request: IncomingMessage, longest: number): Promise<string | undefined> {
  const parts: Buffer[] = [];
  let length = 0;
  try {
    for await (const part of request) {
      if (!(part instanceof Buffer)) return undefined;
      length += part.length;
      if (length > longest) return undefined;
      parts.push(part);
    }
  } catch {
    return undefined;
  }
  return Buffer.concat(parts).toString("utf8");
}

export function refuseMethod(response: ServerResponse, allowed: readonly string[]): void {
  response.setHeader("Allow", allowed.join(", "));
  sendText(response, 405, `Use ${allowed.join(" or ")} here.`);
}

export const closeTimeoutMs = 2_000;

/** Responds without Node's HTTP server, for example to a refused upgrade. */
export function endSocket(socket: Duplex, status: string): void {
  const retry = retryHeaders(Number.parseInt(status, 10));
  const headers = { ...securityHeaders, ...retry, Connection: "close", "Content-Length": "0" };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.on("error", () => {});
  socket.once("finish", () => socket.destroy());
  socket.end(`HTTP/1.1 ${status}\r\n${lines.join("")}\r\n`);
  setTimeout(() => socket.destroy(), closeTimeoutMs).unref();
}
