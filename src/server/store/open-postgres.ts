/** Loads `pg` only when it's needed, because servers with SQLite don't have to install it. */

import { fail, type Result } from "../../core/result.ts";
import { codeOf } from "../../disk/disk.ts";
import type { MatchStore } from "./match-store.ts";
import type { PostgresStoreRequest } from "./postgres/postgres-store.ts";

export async function loadPostgresStore(request: PostgresStoreRequest): Promise<Result<MatchStore>> {
  const driver = await import("./postgres/postgres-store.ts").catch((error: unknown) => {
    if (codeOf(error) !== "ERR_MODULE_NOT_FOUND") throw error;
  });
  if (driver) return driver.openPostgresStore(request);
  return fail("not-found", "SWITCHYARD_DATABASE needs the package pg. Install it with: npm install pg");
}
