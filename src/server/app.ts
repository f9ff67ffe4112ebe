import type { IncomingMessage, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import type * as z from "zod/mini";
import { fail } from "../core/result.ts";
import { errorText } from "../core/text.ts";
import type { OnlineResult, RefusalCode } from "../online/codes.ts";
import {
  anyonePath,
  anyoneSchema,
  type Created,
  createSchema,
  matchesPath,
  socketPath,
} from "../online/messages.ts";
import {
  endSocket,
  onlyTls,
  pathOf,
  readBody,
  refuseMethod,
  securityHeaders,
  send,
  sendText,
} from "./http.ts";
import { tooManyGames } from "./limits.ts";
import { playAnyone } from "./match/anyone.ts";
import { createMatch, type Opener, readRequest } from "./match/open-match.ts";
import { type PageFiles, sendPage } from "./page-files.ts";
import type { OnlineService } from "./service.ts";

export type App = ReturnType<typeof createApp>;

type Answer = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

function only(methods: readonly string[], answer: Answer): Answer {
  return (request, response) =>
    methods.includes(request.method ?? "") ? answer(request, response) : refuseMethod(response, methods);
}

const reading = ["GET", "HEAD"];

export function createApp(page: PageFiles, service: OnlineService) {
  const { context, rooms } = service;
  const { metrics, log } = context;
  const headers = Object.entries({ ...securityHeaders, ...(service.origins.isSecure ? onlyTls : {}) });
  const opening = <T>(schema: z.ZodMiniType<T>, open: Open<T>) =>
    only(["POST"], async (request, response) =>
      sendResult(response, await create(service, request, schema, open)),
    );
  const routes = new Map<string, Answer>([
    ["/health", only(reading, (_, response) => sendText(response, 200, "ok"))],
    ["/ready", only(reading, (_, response) => answerReady(service, response))],
    ["/metrics", only(reading, (_, response) => sendText(response, 200, service.metricsText()))],
    [`/${matchesPath}`, opening(createSchema, (wanted, opener) => createMatch(context, wanted, opener))],
    [`/${anyonePath}`, opening(anyoneSchema, (wanted, opener) => playAnyone(context, rooms, wanted, opener))],
    [`/${socketPath}`, (_, response) => sendResult(response, noSocket)],
  ]);
  const pageRoute = only(reading, (request, response) => sendPage(page, request, response));
  const faultOf = (request: IncomingMessage): string | undefined => {
    if (request.headers.upgrade?.toLowerCase() !== "websocket") return "400 Bad Request";
    if (pathOf(request) !== `/${socketPath}`) return "404 Not Found";
    if (service.isClosing) return "503 Service Unavailable";
    if (service.origins.allows(request)) return undefined;
    metrics.add("switchyard_closed_total", "origin");
    return "403 Forbidden";
  };
  return {
    /** A bug in our code fails only this request. */
    async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
      for (const [name, value] of headers) response.setHeader(name, value);
      if (countHosts(request) > 1)
        return sendText(response, 400, "The request has more than one Host header.");
      const route = routes.get(pathOf(request)) ?? pageRoute;
      try {
        await route(request, response);
      } catch (error) {
        log("fault", { reason: errorText(error) });
        if (!response.headersSent) sendText(response, 500, "Something went wrong on the server.");
      }
    },
    /** "cut off" means that the client keeps sending after many refusals. */
    admit(request: IncomingMessage): "answer" | "refuse" | "cut off" {
      const client = service.clientOf(request);
      if (client.requests.take()) return "answer";
      if (!client.requests.isFlooding) return "refuse";
      service.clients.noteFlood(client);
      return "cut off";
    },
    isCutOff: (client: string) => service.clients.of(client).requests.isFlooding,
    metrics,
    upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
      const fault = faultOf(request);
      if (fault !== undefined) endSocket(socket, fault);
      else service.sockets.upgrade(request, socket, head, service.clientOf(request).name);
    },
  };
}

const badOrigin = fail(
  "bad-origin",
  "The server doesn't know this page's address. Set SWITCHYARD_PUBLIC_URL to that address.",
);

const noSocket = fail("bad-request", "Connect to this address with a WebSocket.");

/** Node reads only the first Host header, but a proxy in front of it may have read another one. */
function countHosts({ rawHeaders }: IncomingMessage): number {
  return rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === "host").length;
}

async function answerReady({ context, isClosing }: OnlineService, response: ServerResponse): Promise<void> {
  const ready = !isClosing && (await context.store.isReady());
  sendText(response, ready ? 200 : 503, ready ? "ready" : "not ready");
}

type Open<T> = (wanted: T, opener: Opener) => Promise<OnlineResult<Created>>;

async function create<T>(
  service: OnlineService,
  request: IncomingMessage,
  schema: z.ZodMiniType<T>,
  open: Open<T>,
): Promise<OnlineResult<Created>> {
  if (!service.origins.allows(request)) return badOrigin;
  const client = service.clientOf(request);
  if (service.isFull) return storeFull;
  if (!client.newGames.take()) return tooManyGames;
  const text = await readBody(request, longestRequest);
  if (text === undefined) return fail("too-large", `The request is longer than ${longestRequest} bytes.`);
  const base = service.origins.baseFor(request);
  const wanted = readRequest(schema, text);
  if (!wanted.ok) return wanted;
  const isWanted = () => !request.socket.destroyed;
  return client.whileOpening((ahead) => open(wanted.value, { client: client.name, base, ahead, isWanted }));
}

const longestRequest = 8_192;

const storeFull = fail(
  "unavailable",
  "The server has no room for new games right now. You can still play games that are already open.",
);

const statuses: Partial<Record<RefusalCode, number>> = {
  "too-many": 429,
  "too-large": 413,
  unavailable: 503,
  "bad-origin": 403,
};

function sendResult(response: ServerResponse, result: OnlineResult<unknown>): void {
  const type = "application/json; charset=utf-8";
  if (result.ok) send(response, 201, JSON.stringify(result.value), type);
  else {
    const { code, message } = result.problem;
    send(response, statuses[code] ?? 400, JSON.stringify({ error: { code, message } }), type);
  }
}
