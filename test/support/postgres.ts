/**
 * Starts a real PostgreSQL for a test file, in a folder that's deleted afterward. Uses the installed one, or installs Debian's.
 */

import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ask } from "../../deploy/ask.ts";
import { findProgram, postgresPrograms } from "../../deploy/packages.ts";
import { type Postgres, startPostgres } from "../../deploy/postgres.ts";

export interface TestPostgres extends Postgres {
  /** Creates an empty database and returns its address. */
  newDatabase(): Promise<string>;
  remove(): Promise<void>;
}

export async function startTestPostgres(): Promise<TestPostgres> {
  const folder = mkdtempSync(join(tmpdir(), "switchyard-postgres-"));
  // The server runs as another user, who must be able to reach its folder inside.
  chmodSync(folder, 0o711);
  const postgres = await startPostgres(findProgram(postgresPrograms), folder);
  let databases = 0;
  return {
    ...postgres,
    newDatabase: async () => {
      const name = `test${databases++}`;
      await ask(postgres.url, `CREATE DATABASE ${name}`);
      return withDatabase(postgres.url, name);
    },
    remove: async () => {
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function withDatabase(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
}

/** The same database through another port. */
export function throughPort(url: string, port: number): string {
  const changed = new URL(url);
  changed.port = String(port);
  return changed.href;
}
