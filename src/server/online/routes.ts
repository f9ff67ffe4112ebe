/** What online play answers over HTTP: opening a match, and how the node is doing. */

import type { IncomingMessage, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { type Answer, type RefusalCode, refuse } from "../../protocol/online/codes.ts";
import { matchesPath, socketPath } from "../../protocol/online/messages.ts";
import { createMatch, readCreateRequest } from "./create.ts";
import type { OnlineService } from "./service.ts";

const longestRequest = 8_192;

/** Answers the request if it is online play's; says whether it did. */
export function answerOnline(
  service: OnlineService,
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  switch (path) {
    case "/health":
      sendText(response, 200, "ok\n");
      return true;
    case "/ready":
      attend(service, response, answerReady(service, response));
      return true;
    case "/metrics":
      sendText(response, 200, service.metricsText());
      return true;
    case `/${matchesPath}`:
      attend(service, response, answerCreate(service, request, response));
      return true;
    case `/${socketPath}`:
      sendProblem(response, refuse("bad-request", "This address is for WebSockets."));
      return true;
    default:
      return false;
  }
}

/** A fault of ours costs this one answer, and nothing else. */
function attend({ house }: OnlineService, response: ServerResponse, work: Promise<void>): void {
  work.catch((error: unknown) => {
    house.log("fault", { reason: error instanceof Error ? error.message : String(error) });
    if (!response.headersSent) sendText(response, 500, "Something went wrong inside Switchyard.\n");
  });
}

/** Lets a WebSocket in, or says why not. */
export function admitSocket(
  service: OnlineService,
  path: string,
  request: IncomingMessage,
  connection: { readonly socket: Duplex; readonly head: Buffer },
): void {
  const { socket, head } = connection;
  socket.on("error", () => {});
  const fault = faultOf(service, path, request);
  if (fault === undefined) service.upgrade(request, socket, head);
  else socket.end(`HTTP/1.1 ${fault}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

/** Why the socket is not let in. */
function faultOf(service: OnlineService, path: string, request: IncomingMessage): string | undefined {
  if (path !== `/${socketPath}`) return "404 Not Found";
  if (service.isClosing) return "503 Service Unavailable";
  if (service.origins.allows(request.headers.origin)) return undefined;
  service.house.metrics.add("switchyard_closed_total", "origin");
  return "403 Forbidden";
}

async function answerReady({ house, isClosing }: OnlineService, response: ServerResponse): Promise<void> {
  const ready = !isClosing && (await house.store.isReady());
  sendText(response, ready ? 200 : 503, ready ? "ready\n" : "not ready\n");
}

async function answerCreate(
  service: OnlineService,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const created = await create(service, request);
  if (!created.ok) return sendProblem(response, created);
  sendJson(response, 201, created.value);
}

async function create(service: OnlineService, request: IncomingMessage): Promise<Answer<unknown>> {
  if (request.method !== "POST") return refuse("bad-request", "Send a POST to open a match.");
  if (!service.origins.allows(request.headers.origin))
    return refuse(
      "bad-origin",
      "This page came under a name that the server does not know as its own; start it with --public-url and that address.",
    );
  const client = service.clientOf(request);
  if (!service.clients.mayOpenGame(client))
    return refuse("too-many", "You have opened many games in a short time; wait a minute.");
  const text = await readBody(request);
  if (text === undefined) return refuse("too-large", `The request is longer than ${longestRequest} bytes.`);
  const wanted = readCreateRequest(text);
  if (!wanted.ok) return wanted;
  return createMatch(service.house, wanted.value, { client, base: service.origins.baseFor(request) });
}

async function readBody(request: IncomingMessage): Promise<string | undefined> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of request) {
    if (!(part instanceof Buffer)) return undefined;
    length += part.length;
    if (length > longestRequest) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts).toString("utf8");
}

const statuses: Partial<Record<RefusalCode, number>> = {
  "too-many": 429,
  "too-large": 413,
  unavailable: 503,
  "bad-origin": 403,
};

function sendProblem(
  response: ServerResponse,
  { problem }: { readonly problem: { code: RefusalCode; message: string } },
): void {
  const { code, message } = problem;
  sendJson(response, statuses[code] ?? 400, { error: { code, message } });
}

function sendJson(response: ServerResponse, status: number, value: unknown): void {
  response.writeHead(status, {
    "Content-Type": "application/json; charset=utf-8",
    "Cache-Control": "no-store",
  });
  response.end(JSON.stringify(value));
}

function sendText(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" });
  response.end(text);
}
