/** Opens the store that was asked for; only its own driver is loaded. */

import type { Result } from "../core/result.ts";
import type { MatchStore } from "../storage/match-store.ts";

export interface StoreRequest {
  /** The folder of the embedded store. */
  readonly data: string;
  /** The address of a PostgreSQL database, which is used instead where it is given. */
  readonly database: string | undefined;
}

export async function openStore(
  { data, database }: StoreRequest,
  onError: (error: unknown) => void,
): Promise<Result<MatchStore>> {
  if (database !== undefined) {
    const { openPostgresStore } = await import("../storage/postgres/postgres-store.ts");
    return openPostgresStore({ url: database, onError });
  }
  const { openSqliteStore } = await import("../storage/sqlite/sqlite-store.ts");
  return openSqliteStore({ folder: data, onError });
}
