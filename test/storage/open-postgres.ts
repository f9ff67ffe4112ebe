import type { MatchStore } from "../../src/storage/match-store.ts";
import { openPostgresStore } from "../../src/storage/postgres/postgres-store.ts";

export async function openStore(
  url: string,
  onError: (error: unknown) => void = () => {},
): Promise<MatchStore> {
  const store = await openPostgresStore({ url, onError });
  if (!store.ok) throw new Error(store.problem.message);
  return store.value;
}
