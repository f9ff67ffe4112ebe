import type { MatchStore } from "../../../src/server/store/match-store.ts";
import { openSqliteStore } from "../../../src/server/store/sqlite/sqlite-store.ts";
import { must } from "../../support/must.ts";

export function openStoreIn(
  folder: string,
  onError: (error: unknown) => void = () => {},
  open = openSqliteStore,
): MatchStore {
  return must(open({ folder, onError }));
}
