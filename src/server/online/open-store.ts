/** Opens the store that was asked for; only its own driver is loaded. */

import type { Result } from "../../core/result.ts";
import type { MatchStore } from "../../storage/match-store.ts";

export async function openStore(
  folder: string,
  onTrouble: (error: unknown) => void,
): Promise<Result<MatchStore>> {
  const { openSqliteStore } = await import("../../storage/sqlite/sqlite-store.ts");
  return openSqliteStore({ folder, onTrouble });
}
