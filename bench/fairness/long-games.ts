/** Puts games of 3,000 events into a store before the server starts. */

import { newMatch } from "../../src/core/match.ts";
import { toRecord } from "../../src/core/record.ts";
import { setUp } from "../../src/core/setup.ts";
import { switchBattle } from "../../src/games/index.ts";
import type { OnlineEvent } from "../../src/online/events.ts";
import { openSqliteStore } from "../../src/server/store/sqlite/sqlite-store.ts";

const longest = 3_000;

export async function storeLongGames(folder: string, count: number): Promise<readonly string[]> {
  const store = openSqliteStore({ folder, onError: () => {} });
  if (!store.ok) throw new Error(store.problem.message);
  const ids = Array.from({ length: count }, (_, index) => `long0000${String(index).padStart(4, "0")}`);
  for (const id of ids) {
    const match = { id, network: id, phase: "playing", keys: ["a", "b"], events: eventsOf(id) } as const;
    if ((await store.value.create(match)) !== "stored") throw new Error("A long game could not be stored.");
  }
  await store.value.close();
  return ids;
}

function eventsOf(id: string): readonly OnlineEvent[] {
  const setup = setUp(switchBattle, {});
  if (!setup.ok) throw new Error(setup.problem.message);
  const at = Date.now();
  const players = [{ name: "Ann" }, { name: "Ben" }] as const;
  const details = { id, players, seed: 1, startedAt: new Date(at).toISOString(), series: null };
  const record = toRecord(newMatch(setup.value, details));
  const moves = Array.from({ length: longest - 1 }, (_, ply): OnlineEvent => {
    const command = `${(ply % 2) + 1}.command-${ply}`;
    return { type: "moved", version: ply + 2, at, command, ply, move: String((ply % 4 < 2 ? 0 : 1) + 1) };
  });
  const clock = { initialMs: 3_600_000, incrementMs: 1_000 };
  return [{ type: "opened", version: 1, at, record, taken: [true, true], clock, previous: null }, ...moves];
}
