/** One node of the service: `switchyard serve` with a database, as its own process. */

import { resolve } from "node:path";
import type { Postgres } from "./postgres.ts";
import { type Running, startProcess } from "./process.ts";

export interface NodeRequest {
  readonly port: number;
  /** The address that players use. */
  readonly publicUrl: string;
  readonly database: Pick<Postgres, "user" | "password" | "database" | "port">;
  /** As in SWITCHYARD_LIMIT. */
  readonly limits?: string;
}

/** Passes settings in the environment, because every user of the machine can read a command line. */
export function startNode({ port, publicUrl, database, limits = "" }: NodeRequest): Promise<Running> {
  const settings = {
    SWITCHYARD_PUBLIC_URL: publicUrl,
    SWITCHYARD_DATABASE: `postgres://${database.user}@127.0.0.1:${database.port}/${database.database}`,
    SWITCHYARD_PROXIES: "1",
    SWITCHYARD_LIMIT: limits,
    PGPASSWORD: database.password,
  };
  return startProcess({
    command: process.execPath,
    args: [resolve("dist/bin/main.js"), "serve", "--port", String(port)],
    options: { env: { ...process.env, ...settings, NO_COLOR: "1" } },
    ready: /Switchyard is running at \S+/,
  });
}
