/** One node of the service: `switchyard serve --database …` in a process of its own. */

import { resolve } from "node:path";
import type { Postgres } from "./postgres.ts";
import { type Running, startProcess } from "./process.ts";

export interface NodeRequest {
  readonly port: number;
  /** The address that players use. */
  readonly publicUrl: string;
  readonly database: Pick<Postgres, "user" | "password" | "database" | "port">;
  /** More arguments for the command line. */
  readonly flags?: readonly string[] | undefined;
}

/** The password goes through the environment: everyone on the machine can read a command line. */
export function startNode({ port, publicUrl, database, flags }: NodeRequest): Promise<Running> {
  const url = `postgres://${database.user}@127.0.0.1:${database.port}/${database.database}`;
  const words = [
    "serve",
    "--port",
    String(port),
    "--public-url",
    publicUrl,
    "--database",
    url,
    "--proxies",
    "1",
  ];
  return startProcess({
    command: process.execPath,
    args: [resolve("dist/bin/main.js"), ...words, ...(flags ?? [])],
    options: { env: { ...process.env, NO_COLOR: "1", PGPASSWORD: database.password } },
    ready: /Switchyard is at \S+/,
  });
}
