import { createServer } from "node:http";
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

export function listen(app: App, { host, port, limits }: ListenRequest): Promise<Result<Listening>> {
  const sockets = trackSockets();
  const timeouts = {
    headersTimeout: limits["header-seconds"] * 1000,
    requestTimeout: Math.max(limits["header-seconds"], limits["request-seconds"]) * 1000,
    // By default, Node looks for slow requests only every 30 seconds.
    connectionsCheckingInterval: 1_000,
  };
  const server = createServer(timeouts, (request, response) => {
    response.once("finish", () => app.metrics.answered(response.statusCode));
    const admitted = app.admit(request);
    if (admitted === "answer") void app.answer(request, response);
    else sendText(response, 429, `Too many requests from your address. ${tryAgain}`);
    if (admitted !== "cut off") return;
    app.metrics.add("switchyard_cut_off_total", "flood");
    const client = clientAt(request.socket);
    // Behind a proxy, all clients share one address, which is never cut off, so only this socket is closed.
    if (app.isCutOff(client)) sockets.cutOff(client);
    else request.socket.destroy();
  });
  server.maxConnections = mostConnections;
  server.prependListener("connection", (socket) => {
    const client = clientAt(socket);
    const count = sockets.add(client, socket);
    if (app.isCutOff(client)) {
      app.metrics.add("switchyard_cut_off_total", "flood");
      socket.destroy();
    } else if (count > limits["sockets-per-client"]) {
      app.metrics.add("switchyard_cut_off_total", "sockets");
      endSocket(socket, "503 Service Unavailable");
    }
  });
  server.on("upgrade", (request, socket, head) => {
    sockets.release(clientAt(request.socket), request.socket);
    app.upgrade(request, socket, head);
  });
  return new Promise((done) => {
    server.once("error", (error: NodeJS.ErrnoException) => done(cannotListen(error, host, port)));
    server.listen(port, host, () => {
      done(ok({ ...addressesOf(host, server.address()), ...endingOf(server, sockets) }));
    });
  });
}

function clientAt({ remoteAddress = "" }: Socket): string {
  return clientNetwork(remoteAddress);
}

const mostConnections = 50_000;

type Server = ReturnType<typeof createServer>;

function endingOf(server: Server, sockets: TrackedSockets) {
  let closed: Promise<void> | undefined;
  const refuse = () => {
    closed ??= new Promise((done) => server.close(() => done()));
  };
  return {
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
    return fail("bad-option", `You don't have permission to use port ${port}. Choose a port above 1023.`);
  if (["ENOTFOUND", "EADDRNOTAVAIL", "EAI_AGAIN"].includes(error.code ?? ""))
    return fail(
      "bad-option",
      `This computer doesn't have the address ${host}. Use --host 127.0.0.1 for this computer only, or --host 0.0.0.0 for your network.`,
    );
  return fail("bad-option", `Couldn't listen on ${host}, port ${port}: ${error.code ?? error.message}.`);
}

type TrackedSockets = ReturnType<typeof trackSockets>;

/** A socket that becomes a WebSocket is released, because WebSockets have their own limits. */
function trackSockets() {
  const clients = new Map<string, Set<Socket>>();
  const release = (client: string, socket: Socket) => {
    const sockets = clients.get(client);
    if (sockets?.delete(socket) && sockets.size === 0) clients.delete(client);
  };
  return {
    /** Returns how many sockets the client now has. */
    add(client: string, socket: Socket): number {
      const sockets = clients.get(client) ?? new Set();
      clients.set(client, sockets.add(socket));
      socket.on("close", () => release(client, socket));
      return sockets.size;
    },
    release,
    cutOff(client: string): void {
      for (const socket of clients.get(client) ?? []) socket.destroy();
    },
    all: () => [...clients.values()].flatMap((sockets) => [...sockets]),
  };
}
