import type { MatchStore } from "../../../src/server/store/match-store.ts";
import { openPostgresStore } from "../../../src/server/store/postgres/postgres-store.ts";
import { must } from "../../support/must.ts";

export async function openStore(
  url: string,
  onError: (error: unknown) => void = () => {},
): Promise<MatchStore> {
  return must(await openPostgresStore({ url, onError }));
}
