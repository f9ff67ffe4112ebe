/** Puts the app on a port, and takes it off again. */

import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { fail, ok, type Result } from "../core/result.ts";
import type { App } from "./app.ts";

export interface Listening {
  readonly address: string;
  /** Lets nobody in any more; what is being answered still is. */
  refuse(): void;
  close(): Promise<void>;
}

export function listen(app: App, host: string, port: number): Promise<Result<Listening>> {
  const server = createServer((request, response) => app.answer(request, response));
  server.on("upgrade", (request, socket, head) => app.upgrade(request, socket, head));
  return new Promise((done) => {
    server.once("error", (error: NodeJS.ErrnoException) =>
      done(fail("bad-option", problem(error, host, port))),
    );
    server.listen(port, host, () => {
      const address = addressText(host, server.address());
      done(ok({ address, ...endingOf(server) }));
    });
  });
}

function endingOf(server: ReturnType<typeof createServer>): Pick<Listening, "refuse" | "close"> {
  let closed: Promise<void> | undefined;
  const refuse = () => {
    closed ??= new Promise((done) => server.close(() => done()));
  };
  return {
    refuse,
    close: async () => {
      refuse();
      server.closeAllConnections();
      await closed;
    },
  };
}

function addressText(host: string, bound: AddressInfo | string | null): string {
  const port = typeof bound === "object" && bound !== null ? bound.port : 0;
  return `http://${host.includes(":") ? `[${host}]` : host}:${port}/`;
}

function problem(error: NodeJS.ErrnoException, host: string, port: number): string {
  if (error.code === "EADDRINUSE")
    return `Port ${port} is taken; choose another with --port, or --port 0 for any.`;
  if (error.code === "EACCES") return `Port ${port} may not be used by you; choose one above 1023.`;
  return `Cannot listen on ${host}, port ${port}: ${error.code ?? error.message}.`;
}
