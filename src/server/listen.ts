/** Puts the app on a port, and takes it off again. */

import { createServer } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { fail, ok, type Result } from "../core/result.ts";
import type { App } from "./app.ts";
import { bracketed, isWildcard, outwardAddresses } from "./network.ts";
import { closeTimeoutMs, endSocket } from "./raw-answer.ts";

export interface Listening {
  readonly address: string;
  /** What others on the network can use, where they are let in. */
  readonly elsewhere: readonly string[];
  /** Lets nobody in any more; what is being answered still is. */
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

/** Whoever takes longer to say what is wanted is not in earnest. */
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
    return `Port ${port} is taken; choose another with --port, or --port 0 for any.`;
  if (error.code === "EACCES") return `Port ${port} may not be used by you; choose one above 1023.`;
  return `Cannot listen on ${host}, port ${port}: ${error.code ?? error.message}.`;
}
