/** Which rooms stay open when everybody has left. */

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { games } from "../../../src/games/index.ts";
import type { OnlineEvent } from "../../../src/protocol/online/events.ts";
import { nodeHost } from "../../../src/server/host.ts";
import { defaultLimits } from "../../../src/server/limits.ts";
import { openedEvent } from "../../../src/server/match/open-match.ts";
import { Rooms } from "../../../src/server/match/rooms.ts";
import { Metrics } from "../../../src/server/metrics.ts";
import { openGame } from "../../../src/server/worker/open-game.ts";
import { startSolver } from "../../../src/server/worker/solver-worker.ts";
import type { MatchStore } from "../../../src/storage/match-store.ts";
import { openSqliteStore } from "../../../src/storage/sqlite/sqlite-store.ts";
import { newId } from "../../storage/match-store-suite.ts";

let folder: string;
let store: MatchStore;
let rooms: Rooms;
const metrics = new Metrics();

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "switchyard-rooms-"));
  const opened = openSqliteStore({ folder, onError: () => {} });
  if (!opened.ok) throw new Error(opened.problem.message);
  store = opened.value;
  const solver = startSolver({ path: "", mark: "" }, metrics);
  rooms = new Rooms({ host: nodeHost, games, store, solver, limits: defaultLimits, metrics, log: () => {} });
});

afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

/** A game of consecutive numbers, none of which bars the next one. */
async function storeGame(max: number, moves: number): Promise<string> {
  const opened = openGame(
    games,
    { kind: "open", request: { game: "factor-frenzy", options: { max } }, seat: 1, seed: 1 },
    { now: () => new Date(0), newId },
  );
  if (!opened.ok) throw new Error(opened.problem.message);
  const first = openedEvent(opened.value, { at: 0, taken: [true, true], clock: null, previous: null });
  const events = Array.from(
    { length: moves },
    (_, ply): OnlineEvent => ({
      type: "moved",
      version: ply + 2,
      at: 0,
      ply,
      move: String(max / 2 + 1 + ply),
    }),
  );
  const { id } = opened.value.record;
  await store.create({ id, opener: "x", phase: "playing", keys: [null, null], events: [first, ...events] });
  return id;
}

/** Comes and goes; gives how many events had to be read for it. */
async function visit(id: string): Promise<number> {
  const before = replayed();
  await rooms.visit(id, { name: "x", chargeEntry: () => {} }, (room) => expect(room.ok).toBe(true));
  await rooms.tidy(id);
  return replayed() - before;
}

function replayed(): number {
  return Number(/^switchyard_replayed_events_total (\d+)$/m.exec(metrics.text())?.[1]);
}

test("as many as fit into memory: of games with long positions fewer", async () => {
  const short = await storeGame(10, 4);
  const long = await Promise.all(Array.from({ length: 60 }, () => storeGame(1000, 200)));
  expect(await visit(short)).toBe(5);
  expect(await visit(short)).toBe(0);
  for (const id of long) expect(await visit(id)).toBe(201);
  expect(await visit(long.at(-1) ?? "")).toBe(0);
  expect(await visit(long[0] ?? "")).toBe(201);
});
