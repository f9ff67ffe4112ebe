/** Clients share the memory for rooms fairly. */

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { toRecord } from "../../../src/core/record.ts";
import type { Seat } from "../../../src/core/seat.ts";
import { factorFrenzy, games } from "../../../src/games/index.ts";
import type { OnlineResult } from "../../../src/online/codes.ts";
import type { OnlineEvent } from "../../../src/online/events.ts";
import { openRequestedGame } from "../../../src/play/open.ts";
import { nodeHost } from "../../../src/server/context.ts";
import { defaultLimits } from "../../../src/server/limits.ts";
import type { Peer } from "../../../src/server/match/audience.ts";
import { matchOpenedEvent } from "../../../src/server/match/open-match.ts";
import { type MemoryBudget, memoryBudget, type Room } from "../../../src/server/match/room.ts";
import { Rooms } from "../../../src/server/match/rooms.ts";
import { Metrics } from "../../../src/server/metrics.ts";
import type { MatchStore } from "../../../src/server/store/match-store.ts";
import { startSolver } from "../../../src/server/worker/solver-worker.ts";
import { must } from "../../support/must.ts";
import { newId } from "../store/match-store-suite.ts";
import { openStoreIn } from "../store/open-sqlite.ts";

let folder: string;
let store: MatchStore;
let rooms: Rooms;
const metrics = new Metrics();

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "switchyard-rooms-"));
  store = openStoreIn(folder);
  rooms = openRooms();
});

function openRooms(memory?: MemoryBudget): Rooms {
  const solver = startSolver({ path: "", data: "" });
  const context = { host: nodeHost, games, store, solver, limits: defaultLimits, metrics, log: () => {} };
  return new Rooms(context, memory);
}

afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

/** A game of consecutive numbers, none of which bars the next one. */
async function storeGame(max: number, moves: number, network = "x"): Promise<string> {
  const request = { game: factorFrenzy, setup: { options: { max } }, seed: 1 };
  const host = { now: () => new Date(0), newId };
  const opened = must(openRequestedGame(host, { ...request, first: undefined, bestOf: undefined }));
  const record = toRecord(opened.match);
  const first = matchOpenedEvent(
    { record, deal: undefined },
    { at: 0, taken: [true, true], clock: null, previous: null },
  );
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
  const { id } = record;
  await store.create({ id, network, phase: "playing", keys: [null, null], events: [first, ...events] });
  return id;
}

async function enter(id: string): Promise<OnlineResult<Room>> {
  const found: OnlineResult<Room>[] = [];
  await rooms.visit(id, { name: "x", entries: { charge: () => {} } }, (room) => void found.push(room));
  const [room] = found;
  if (room === undefined) throw new Error("A visitor always hears what became of the visit.");
  return room;
}

/** A peer that stays. It records the codes of refusals and the types of all other messages. */
function peerAt(seat: Seat, heard: string[]): Peer {
  const send = (text: string) => {
    const { code, type }: { readonly code?: string; readonly type: string } = JSON.parse(text);
    heard.push(code ?? type);
  };
  return { seat, mayOpenGame: () => true, send, close: () => {} };
}

async function stay(id: string): Promise<readonly string[]> {
  const heard: string[] = [];
  const room = await enter(id);
  if (!room.ok) return [room.problem.code];
  room.value.enter(peerAt(1, heard));
  return heard;
}

test("one client's games can't use up the memory for the games of others", async () => {
  const one = await storeGame(1000, 100);
  const room = await enter(one);
  const { bytes } = room.ok ? room.value.memory : { bytes: 0 };
  expect(bytes).toBeGreaterThan(100 * 8 * 900);
  rooms = openRooms(memoryBudget(7 * bytes));
  const games = await Promise.all([1, 2, 3].map(() => storeGame(1000, 100)));
  expect(await stay(games[0] ?? "")).toContain("match");
  expect(await stay(games[1] ?? "")).toEqual(["too-many"]);
  const small = await Promise.all(["x", "y"].map((network) => storeGame(10, 3, network)));
  expect(await stay(small[1] ?? "")).toContain("match");
  expect(await stay(await storeGame(1000, 100, "y"))).toContain("match");
  expect(await stay(await storeGame(1000, 100, "z"))).toEqual(["too-many"]);
  expect(await stay(await storeGame(10, 3, "z"))).toContain("match");
});

test("however much the first clients use, each other client can use its share", async () => {
  const measured = await enter(await storeGame(1000, 100));
  const { bytes } = measured.ok ? measured.value.memory : { bytes: 0 };
  rooms = openRooms(memoryBudget(40 * bytes));
  for (let count = 0; count < 30; count++) await stay(await storeGame(1000, 100, `${count % 6}`));
  for (const network of ["a", "b", "c"])
    expect(await stay(await storeGame(1000, 100, network))).toContain("match");
});

test("a game that runs out of memory takes no moves but can still be ended", async () => {
  const id = await storeGame(1000, 100);
  const measured = await enter(id);
  rooms = openRooms(memoryBudget(measured.ok ? 4.1 * measured.value.memory.bytes : 0));
  const room = must(await enter(id));
  const heard: string[] = [];
  const players = [peerAt(1, heard), peerAt(2, heard)];
  let ply = 100;
  while (!heard.includes("too-many") && ply < 120) {
    room.handle(players[ply % 2] ?? peerAt(1, heard), {
      type: "move",
      id: `m${ply}`,
      ply,
      move: String(501 + ply),
    });
    await room.settle();
    ply++;
  }
  expect(heard).toEqual([...heard.slice(0, -1).map(() => "event"), "too-many"]);
  expect(heard.length).toBeGreaterThan(3);
  room.handle(peerAt(1, heard), { type: "resign", id: "r" });
  await room.settle();
  expect(heard.at(-1)).toBe("event");
});
