import type { MatchStore } from "../../src/storage/match-store.ts";
import { openSqliteStore } from "../../src/storage/sqlite/sqlite-store.ts";

export function openStoreIn(
  folder: string,
  onError: (error: unknown) => void = () => {},
  open = openSqliteStore,
): MatchStore {
  const store = open({ folder, onError });
  if (!store.ok) throw new Error(store.problem.message);
  return store.value;
}
