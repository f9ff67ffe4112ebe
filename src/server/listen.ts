/** Puts the app on a port, and closes it again. */

import { createServer } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { fail, ok, type Result } from "../core/result.ts";
import type { App } from "./app.ts";
import { closeTimeoutMs, endSocket } from "./http.ts";
import { bracketed, isWildcard, outwardAddresses } from "./network.ts";

export interface Listening {
  readonly address: string;
  /** The addresses that other machines can use, where the server listens for them. */
  readonly elsewhere: readonly string[];
  /** Takes no new connections; requests that are being answered still are. */
  refuse(): void;
  close(): Promise<void>;
}

export function listen(app: App, host: string, port: number): Promise<Result<Listening>> {
  const server = createServer(timeouts, (request, response) => app.answer(request, response));
  server.maxConnections = mostConnections;
  server.on("upgrade", (request, socket, head) => app.upgrade(request, socket, head));
  server.on("clientError", (_error, socket) => endSocket(socket, "400 Bad Request"));
  server.on("checkExpectation", (request) => endSocket(request.socket, "417 Expectation Failed"));
  const ending = endingOf(server);
  return new Promise((done) => {
    server.once("error", (error: NodeJS.ErrnoException) =>
      done(fail("bad-option", problem(error, host, port))),
    );
    server.listen(port, host, () => {
      done(ok({ ...addressesOf(host, server.address()), ...ending }));
    });
  });
}

/** A client that takes longer to send its request is cut off. */
const timeouts = { headersTimeout: 15_000, requestTimeout: 30_000 };
/** Sockets of all kinds; how many may play online is a limit of its own. */
const mostConnections = 50_000;

function endingOf(server: ReturnType<typeof createServer>): Pick<Listening, "refuse" | "close"> {
  const sockets = new Set<Socket>();
  server.on("connection", (socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
  });
  let closed: Promise<void> | undefined;
  const refuse = () => {
    closed ??= new Promise((done) => server.close(() => done()));
  };
  return {
    refuse,
    close: async () => {
      refuse();
      for (const socket of sockets) socket.destroySoon();
      setTimeout(() => sockets.forEach((socket) => void socket.destroy()), closeTimeoutMs).unref();
      await closed;
    },
  };
}

function addressesOf(
  host: string,
  bound: AddressInfo | string | null,
): Pick<Listening, "address" | "elsewhere"> {
  const port = typeof bound === "object" && bound !== null ? bound.port : 0;
  const at = (name: string) => `http://${name}:${port}/`;
  if (!isWildcard(host)) return { address: at(bracketed(host)), elsewhere: [] };
  return { address: at("localhost"), elsewhere: outwardAddresses().map(at) };
}

function problem(error: NodeJS.ErrnoException, host: string, port: number): string {
  if (error.code === "EADDRINUSE")
    return `Port ${port} is in use; choose another with --port, or --port 0 for any free one.`;
  if (error.code === "EACCES") return `You may not use port ${port}; choose one above 1023.`;
  return `Could not listen on ${host}, port ${port}: ${error.code ?? error.message}.`;
}
