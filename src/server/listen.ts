import { createServer, type RequestListener } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { fail, ok, type Result } from "../core/result.ts";
import type { App } from "./app.ts";
import { closeTimeoutMs, endSocket, sendText } from "./http.ts";
import { type Limits, tryAgain } from "./limits.ts";
import { clientNetwork } from "./sockets/clients.ts";
import { bracketed, isWildcard, outwardAddresses } from "./sockets/origins.ts";

type Listening = ReturnType<typeof addressesOf> & ReturnType<typeof endingOf>;

interface ListenRequest {
  readonly host: string;
  readonly port: number;
  readonly limits: Pick<Limits, "sockets-per-client" | "header-seconds" | "request-seconds">;
}

export function listen(app: App, request: ListenRequest): Promise<Result<Listening>> {
  const { host, port, limits } = request;
  const sockets = trackSockets();
  const timeouts = {
    headersTimeout: limits["header-seconds"] * 1000,
    requestTimeout: Math.max(limits["header-seconds"], limits["request-seconds"]) * 1000,
    // By default, Node looks for slow requests only every 30 seconds.
    connectionsCheckingInterval: 1_000,
  };
  const cutOff = (reason: "flood" | "sockets", socket: Socket) => {
    app.metrics.add("switchyard_cut_off_total", reason);
    if (reason === "flood") socket.destroy();
    else endSocket(socket, "503 Service Unavailable");
  };
  const server = createServer(timeouts, answerInTurn(app, sockets));
  server.maxConnections = mostConnections;
  server.prependListener("connection", (socket) => {
    const client = clientAt(socket);
    const count = sockets.add(client, socket);
    if (app.isCutOff(client)) cutOff("flood", socket);
    else if (count > limits["sockets-per-client"]) cutOff("sockets", socket);
  });
  server.on("upgrade", (request, socket, head) => {
    sockets.upgrade(socket);
    app.upgrade(request, socket, head);
  });
  server.on("clientError", ({ code }: NodeJS.ErrnoException, socket) => {
    const isSlow = code === "ERR_HTTP_REQUEST_TIMEOUT";
    app.metrics.answered(isSlow ? 408 : 400);
    endSocket(socket, isSlow ? "408 Request Timeout" : "400 Bad Request");
  });
  server.on("checkExpectation", (request) => {
    app.metrics.answered(417);
    endSocket(request.socket, "417 Expectation Failed");
  });
  return new Promise((done) => {
    server.once("error", (error: NodeJS.ErrnoException) => done(cannotListen(error, host, port)));
    server.listen(port, host, () => {
      done(ok({ ...addressesOf(host, server.address()), ...endingOf(server, sockets) }));
    });
  });
}

/** How many requests one socket may send before the first one is answered. */
const mostAhead = 16;

/**
 * A packet can contain thousands of requests, so this closes a socket that's too far ahead, and cuts off a client that
 * persists.
 */
function answerInTurn(app: App, sockets: TrackedSockets): RequestListener {
  const asked = new WeakMap<Socket, number>();
  return (request, response) => {
    const { socket } = request;
    const ahead = asked.get(socket) ?? 0;
    const admitted = app.admit(request);
    if (ahead < mostAhead) {
      asked.set(socket, ahead + 1);
      response.once("finish", () => app.metrics.answered(response.statusCode));
      response.once("close", () => asked.set(socket, (asked.get(socket) ?? 0) - 1));
      if (admitted === "answer") app.answer(request, response);
      else sendText(response, 429, `Too many requests from your address. ${tryAgain}`);
    } else if (!socket.writableEnded && !socket.destroyed) {
      app.metrics.add("switchyard_cut_off_total", "pipeline");
      socket.pause();
      socket.destroySoon();
    }
    if (admitted !== "cut off") return;
    app.metrics.add("switchyard_cut_off_total", "flood");
    // Behind a proxy, all clients share its address, so close only this socket.
    if (app.isCutOff(clientAt(socket))) sockets.cutOff(clientAt(socket));
    else socket.destroy();
  };
}

function clientAt({ remoteAddress = "" }: Socket): string {
  return clientNetwork(remoteAddress);
}

/** Includes sockets of all kinds. Connections in online games also have their own limit. */
const mostConnections = 50_000;

type Server = ReturnType<typeof createServer>;

function endingOf(server: Server, sockets: TrackedSockets) {
  let closed: Promise<void> | undefined;
  const refuse = () => {
    closed ??= new Promise((done) => server.close(() => done()));
  };
  return {
    /** Stops accepting connections, but finishes open requests. */
    refuse,
    close: async () => {
      refuse();
      for (const socket of sockets.all()) socket.destroySoon();
      setTimeout(() => sockets.all().forEach((socket) => void socket.destroy()), closeTimeoutMs).unref();
      await closed;
    },
  };
}

export function addressesOf(host: string, bound: AddressInfo | string | null) {
  const port = typeof bound === "object" && bound !== null ? bound.port : 0;
  const at = (name: string) => `http://${name}:${port}/`;
  if (!isWildcard(host)) return { address: at(bracketed(host)), networkAddresses: [] };
  return { address: at("localhost"), networkAddresses: outwardAddresses().map(at) };
}

export function cannotListen(error: NodeJS.ErrnoException, host: string, port: number): Result<never> {
  const another = "Choose another with --port (0 picks a free one)";
  if (error.code === "EADDRINUSE") return fail("exists", `Port ${port} is already in use. ${another}.`);
  if (error.code === "EACCES")
    return fail("bad-option", `You don't have permission to use port ${port}. Choose one above 1023.`);
  if (["ENOTFOUND", "EADDRNOTAVAIL", "EAI_AGAIN"].includes(error.code ?? ""))
    return fail(
      "bad-option",
      `This computer doesn't have the address ${host}. Use --host 127.0.0.1 for this computer only, or --host 0.0.0.0 for your network.`,
    );
  return fail("bad-option", `Couldn't listen on ${host}, port ${port}: ${error.code ?? error.message}.`);
}

type TrackedSockets = ReturnType<typeof trackSockets>;

/** Counts sockets per client, so no client can have too many. */
function trackSockets() {
  const clients = new Map<string, Set<Socket>>();
  /** Sockets in online games, which the online code closes itself. */
  const upgraded = new WeakSet<object>();
  return {
    /** Returns how many sockets the client has, including this one. */
    add(client: string, socket: Socket): number {
      const sockets = clients.get(client) ?? new Set();
      clients.set(client, sockets.add(socket));
      socket.on("close", () => {
        sockets.delete(socket);
        if (sockets.size === 0 && clients.get(client) === sockets) clients.delete(client);
      });
      return sockets.size;
    },
    upgrade: (socket: object) => void upgraded.add(socket),
    cutOff(client: string): void {
      for (const socket of clients.get(client) ?? []) if (!upgraded.has(socket)) socket.destroy();
    },
    all: () => [...clients.values()].flatMap((sockets) => [...sockets]),
  };
}
