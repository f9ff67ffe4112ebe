/** What online play answers over HTTP: opening a match, and the health of the node. */

import type { IncomingMessage, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { fail } from "../core/result.ts";
import { reasonOf } from "../core/text.ts";
import type { OnlineProblem, OnlineResult, RefusalCode } from "../protocol/online/codes.ts";
import { matchesPath, socketPath } from "../protocol/online/messages.ts";
import { endSocket, refuseMethod, sendText } from "./http.ts";
import { tooManyGames } from "./limits.ts";
import { createMatch, readCreateRequest } from "./match/open-match.ts";
import type { OnlineService } from "./service.ts";

const longestRequest = 8_192;

/** Answers the request if it is online play's; says whether it did. */
export function answerOnline(
  service: OnlineService,
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  const allowed = Object.hasOwn(methods, path) ? methods[path] : undefined;
  if (allowed?.includes(request.method ?? "") === false) {
    refuseMethod(response, allowed);
    return true;
  }
  switch (path) {
    case "/health":
      sendText(response, 200, "ok");
      return true;
    case "/ready":
      guard(service, response, answerReady(service, response));
      return true;
    case "/metrics":
      sendText(response, 200, service.metricsText());
      return true;
    case `/${matchesPath}`:
      guard(service, response, answerCreate(service, request, response));
      return true;
    case `/${socketPath}`:
      sendProblem(response, fail("bad-request", "Connect to this address with a WebSocket.").problem);
      return true;
    default:
      return false;
  }
}

const methods: Readonly<Record<string, readonly string[]>> = {
  "/health": ["GET", "HEAD"],
  "/ready": ["GET", "HEAD"],
  "/metrics": ["GET", "HEAD"],
  [`/${matchesPath}`]: ["POST"],
};

/** A fault of ours costs this one answer only. */
function guard({ context }: OnlineService, response: ServerResponse, work: Promise<void>): void {
  work.catch((error: unknown) => {
    context.log("fault", { reason: reasonOf(error) });
    if (!response.headersSent) sendText(response, 500, "Something went wrong inside the server.");
  });
}

/** Upgrades the request to a WebSocket, or says why not. */
export function admitSocket(
  service: OnlineService,
  path: string,
  request: IncomingMessage,
  connection: { readonly socket: Duplex; readonly head: Buffer },
): void {
  const { socket, head } = connection;
  const fault = faultOf(service, path, request);
  if (fault === undefined) service.sockets.upgrade(request, socket, head, service.clientOf(request).name);
  else endSocket(socket, fault);
}

/** Why the upgrade is refused. */
function faultOf(service: OnlineService, path: string, request: IncomingMessage): string | undefined {
  if (path !== `/${socketPath}`) return "404 Not Found";
  if (service.isClosing) return "503 Service Unavailable";
  if (service.origins.allows(request.headers.origin)) return undefined;
  service.context.metrics.add("switchyard_closed_total", "origin");
  return "403 Forbidden";
}

async function answerReady({ context, isClosing }: OnlineService, response: ServerResponse): Promise<void> {
  const ready = !isClosing && (await context.store.isReady());
  sendText(response, ready ? 200 : 503, ready ? "ready" : "not ready");
}

async function answerCreate(
  service: OnlineService,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const created = await create(service, request);
  if (!created.ok) return sendProblem(response, created.problem);
  sendJson(response, 201, created.value);
}

async function create(service: OnlineService, request: IncomingMessage): Promise<OnlineResult<unknown>> {
  if (!service.origins.allows(request.headers.origin))
    return fail(
      "bad-origin",
      "The server does not know the address of this page; start it with --public-url and that address.",
    );
  const client = service.clientOf(request);
  if (!client.mayOpenGame()) return tooManyGames(service.context.limits);
  const text = await readBody(request);
  if (text === undefined) return fail("too-large", `The request is longer than ${longestRequest} bytes.`);
  const wanted = readCreateRequest(text);
  if (!wanted.ok) return wanted;
  const base = service.origins.baseFor(request);
  return client.whileOpening((ahead) =>
    createMatch(service.context, wanted.value, { client: client.name, base, ahead }),
  );
}

async function readBody(request: IncomingMessage): Promise<string | undefined> {
  const parts: Buffer[] = [];
  let length = 0;
  try {
    for await (const part of request) {
      if (!(part instanceof Buffer)) return undefined;
      length += part.length;
      if (length > longestRequest) return undefined;
      parts.push(part);
    }
  } catch {
    // The client has gone, and will not read the answer.
    return undefined;
  }
  return Buffer.concat(parts).toString("utf8");
}

const statuses: Partial<Record<RefusalCode, number>> = {
  "too-many": 429,
  "too-large": 413,
  unavailable: 503,
  "bad-origin": 403,
};

function sendProblem(response: ServerResponse, { code, message }: OnlineProblem): void {
  sendJson(response, statuses[code] ?? 400, { error: { code, message } });
}

function sendJson(response: ServerResponse, status: number, value: unknown): void {
  response.writeHead(status, {
    "Content-Type": "application/json; charset=utf-8",
    "Cache-Control": "no-store",
  });
  response.end(JSON.stringify(value));
}
