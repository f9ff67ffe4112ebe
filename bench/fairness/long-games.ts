/** Games of 3,000 events, put into a store before the server starts. */

import { newMatch } from "../../src/core/match.ts";
import { toRecord } from "../../src/core/record.ts";
import { setUp } from "../../src/core/setup.ts";
import { games, switchBattle } from "../../src/games/index.ts";
import type { OnlineEvent } from "../../src/protocol/online/events.ts";
import { LiveMatch } from "../../src/server/match/live-match.ts";
import type { MatchStore } from "../../src/storage/match-store.ts";
import { openSqliteStore } from "../../src/storage/sqlite/sqlite-store.ts";

const longest = 3_000;

async function withStore<T>(folder: string, work: (store: MatchStore) => Promise<T>): Promise<T> {
  const store = openSqliteStore({ folder, onError: () => {} });
  if (!store.ok) throw new Error(store.problem.message);
  const done = await work(store.value);
  await store.value.close();
  return done;
}

export function storeLongGames(folder: string, count: number): Promise<readonly string[]> {
  const ids = Array.from({ length: count }, (_, index) => `long0000${String(index).padStart(4, "0")}`);
  return withStore(folder, async (store) => {
    for (const id of ids) {
      const match = { id, opener: id, phase: "playing", keys: ["a", "b"], events: eventsOf(id) } as const;
      if ((await store.create(match)) !== "stored") throw new Error("A long game could not be stored.");
    }
    return ids;
  });
}

function eventsOf(id: string): readonly OnlineEvent[] {
  const setup = setUp(switchBattle, {});
  if (!setup.ok) throw new Error(setup.problem.message);
  const at = Date.now();
  const players = [{ name: "Ann" }, { name: "Ben" }] as const;
  const details = { id, players, seed: 1, startedAt: new Date(at).toISOString(), series: null };
  const record = toRecord(newMatch(switchBattle, setup.value, details));
  const moves = Array.from({ length: longest - 1 }, (_, ply): OnlineEvent => {
    const command = `${(ply % 2) + 1}.command-${ply}`;
    return { type: "moved", version: ply + 2, at, command, ply, move: String((ply % 4 < 2 ? 0 : 1) + 1) };
  });
  const clock = { initialMs: 3_600_000, incrementMs: 1_000 };
  return [{ type: "opened", version: 1, at, record, taken: [true, true], clock, previous: null }, ...moves];
}

/** What reading and replaying each of the games takes of the main thread, in milliseconds. */
export function loadTimes(folder: string, ids: readonly string[]): Promise<readonly number[]> {
  return withStore(folder, async (store) => {
    const times: number[] = [];
    for (const id of ids) {
      const before = process.cpuUsage();
      const live = await LiveMatch.load(id, games, store);
      const { user, system } = process.cpuUsage(before);
      if (!live.ok || live.value.online.version !== longest) throw new Error("A long game was not read.");
      times.push((user + system) / 1000);
    }
    return times;
  });
}
