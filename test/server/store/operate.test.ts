/** An operator can look at stored games, close them and delete them. */

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { MatchStore } from "../../../src/server/store/match-store.ts";
import { closeMatch, deleteMatch, listMatches } from "../../../src/server/store/operate.ts";
import { openOperatorStore } from "../../../src/server/store/sqlite/sqlite-store.ts";
import { until } from "../../support/until.ts";
import { appendOf, moved, newId, newStored } from "./match-store-suite.ts";
import { openStoreIn } from "./open-sqlite.ts";

let folder: string;
let server: MatchStore;
let store: MatchStore;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "switchyard-operate-"));
  server = openStoreIn(folder);
  store = openBeside();
});

const openBeside = () => openStoreIn(folder, undefined, openOperatorStore);

afterEach(async () => {
  await store.close();
  await server.close();
  rmSync(folder, { recursive: true });
});

async function playedMatch(): Promise<string> {
  const id = newId();
  await server.create(newStored(id, { network: "somebody" }));
  const joined = { type: "joined", version: 2, at: 7, seat: 2, name: "Ben" } as const;
  const back = { type: "taken-back", version: 5, at: 9, ply: 1 } as const;
  const events = [
    joined,
    { ...moved(3), ply: 0 },
    { ...moved(4, "2"), ply: 1 },
    back,
    { ...moved(6, "3", 11), ply: 1 },
  ];
  await server.append(appendOf(id, 1, { events, phase: "playing" }));
  return id;
}

test("an operator sees a game's players, times, and moves that weren't taken back", async () => {
  const id = await playedMatch();
  const shown = {
    id,
    game: "tower-switch",
    phase: "playing",
    players: ["Ann", "Ben"],
    moves: ["1", "3"],
    events: 6,
    network: "somebody",
    openedAt: expect.toSatisfy((at: number) => at > 1_000_000),
    lastAt: 11,
  };
  expect(await listMatches(store, 9)).toEqual({ ok: true, value: [shown] });
  const other = newId();
  await server.create(newStored(other));
  expect(await listMatches(store, 9)).toMatchObject({ value: [{ id: other }, { id }] });
  expect(await listMatches(store, 1)).toMatchObject({ value: [{ id: other }] });
});

test("closing a game twice ends it once, without a winner", async () => {
  const id = await playedMatch();
  expect(await closeMatch(store, id)).toEqual({ ok: true, value: undefined });
  const stored = await server.read(id, 6);
  if (typeof stored === "string") throw new Error(stored);
  expect(stored).toMatchObject({
    phase: "over",
    events: [{ type: "ended", version: 7, winner: null, reason: "abandoned" }],
  });
  expect(stored.events[0]?.at).toBeGreaterThan(11);
  expect(await closeMatch(store, id)).toMatchObject({ problem: { code: "game-over" } });
});

test("a game whose last event is ahead of the clock is closed at that event's time", async () => {
  const id = await playedMatch();
  const ahead = server.now() + 3_600_000;
  await server.append(appendOf(id, 6, { events: [moved(7, "1", ahead)] }));
  expect(await closeMatch(store, id)).toMatchObject({ ok: true });
  expect(await server.read(id, 7)).toMatchObject({ events: [{ type: "ended", at: ahead }] });
});

test("closing a game succeeds even if a move comes in between", async () => {
  const id = await playedMatch();
  const sound = { ...store };
  store.append = async (ended) => {
    await server.append(appendOf(id, 6, { events: [moved(7)] }));
    store.append = (again) => sound.append(again);
    return sound.append(ended);
  };
  expect(await closeMatch(store, id)).toMatchObject({ ok: true });
  expect(await server.versions([id])).toEqual(new Map([[id, 8]]));
});

test("the server is notified of an operator's changes but not of its own", async () => {
  const heard: string[] = [];
  server.listen({ changed() {}, recheck: () => void heard.push("recheck") });
  const id = await playedMatch();
  expect(await deleteMatch(store, id)).toMatchObject({ ok: true });
  await until(() => heard.length > 0);
  expect(heard).toEqual(["recheck"]);
  expect(await deleteMatch(store, id)).toMatchObject({ problem: { code: "not-found" } });
  expect(await closeMatch(store, id)).toMatchObject({
    problem: { code: "not-found", message: `There's no game ${id}. It may have been deleted.` },
  });
});

test("every operator command fails with a sentence while the games can't be reached", async () => {
  const id = await playedMatch();
  const closed = openBeside();
  await closed.close();
  const answers = await Promise.all([
    listMatches(closed, 1),
    closeMatch(closed, id),
    deleteMatch(closed, id),
  ]);
  for (const answer of answers)
    expect(answer).toMatchObject({
      problem: { code: "cannot-read", message: expect.stringContaining("Try again") },
    });
  store.append = async () => "unavailable";
  expect(await closeMatch(store, id)).toMatchObject({ problem: { code: "cannot-read" } });
});
