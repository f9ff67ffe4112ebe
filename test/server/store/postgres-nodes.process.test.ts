/** Several nodes share one PostgreSQL, and survive failures of their connections and of the database. */

import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { ask } from "../../../deploy/ask.ts";
import type { MatchStore, StoreListener } from "../../../src/server/store/match-store.ts";
import { openPostgresStore } from "../../../src/server/store/postgres/postgres-store.ts";
import { type FaultyWire, startFaultyWire } from "../../support/faulty-wire.ts";
import { startTestPostgres, type TestPostgres, throughPort } from "../../support/postgres.ts";
import { until } from "../../support/until.ts";
import { appendOf, moved, newId, newStored, versionsOf } from "./match-store-suite.ts";
import { openStore } from "./open-postgres.ts";

let postgres: TestPostgres;
let wire: FaultyWire;
/** Reaches the database directly. */
let sound: MatchStore;
/** Reaches the database through the proxy that can fail. */
let shaky: MatchStore;

beforeAll(async () => {
  postgres = await startTestPostgres();
});
afterAll(() => postgres.remove());

beforeEach(async () => {
  wire = await startFaultyWire(postgres.port);
  [sound, shaky] = await Promise.all([
    openStore(postgres.url),
    openStore(throughPort(postgres.url, wire.port)),
  ]);
});
afterEach(async () => {
  await Promise.all([sound.close(), shaky.close()]);
  await wire.close();
});

class Heard implements StoreListener {
  readonly changes: string[] = [];
  rechecks = 0;

  constructor(store: MatchStore) {
    store.listen(this);
  }

  changed(match: string): void {
    this.changes.push(match);
  }

  recheck(): void {
    this.rechecks++;
  }
}

async function stored(store: MatchStore): Promise<string> {
  const id = newId();
  expect(await store.create(newStored(id))).toBe("stored");
  return id;
}

test("nodes that start together on an empty database create its tables once", async () => {
  const url = await postgres.newDatabase();
  const stores = await Promise.all(Array.from({ length: 6 }, () => openStore(url)));
  expect(await ask(url, "SELECT version FROM switchyard_schema")).toEqual([{ version: 4 }]);
  const id = await stored(stores[0] ?? sound);
  expect(await versionsOf(stores[5] ?? sound, id)).toEqual([1]);
  await Promise.all(stores.map((store) => store.close()));
});

test.each([
  [99, "a newer"],
  [2, "an older"],
])("a node refuses a database of format %i and leaves it unchanged", async (version, age) => {
  const url = await postgres.newDatabase();
  await (await openStore(url)).close();
  await ask(url, `UPDATE switchyard_schema SET version = ${version}`);
  const refused = await openPostgresStore({ url, onError: () => {} });
  const message = `The database was written by ${age} version of Switchyard (format ${version}). This version reads format 4.`;
  expect(refused).toEqual({ ok: false, problem: { code: "other-version", message } });
  expect(await ask(url, "SELECT version FROM switchyard_schema")).toEqual([{ version }]);
});

test("an unusable database is refused with the reason but without the password", async () => {
  const wrong = postgres.url.replace(postgres.password, "letmein");
  const refused = await openPostgresStore({ url: wrong, onError: () => {} });
  if (refused.ok) throw new Error("It was opened.");
  expect(refused.problem.message).toMatch(/127\.0\.0\.1, port \d+: password authentication failed/);
  expect(refused.problem.message).not.toContain("letmein");
  const nowhere = await openPostgresStore({ url: "postgres://a:secret@127.0.0.1:1/b", onError: () => {} });
  expect(nowhere).toMatchObject({ problem: { message: expect.stringContaining("ECONNREFUSED") } });
});

test("when two nodes append at the same version, one of them succeeds", async () => {
  const matches = await Promise.all(Array.from({ length: 20 }, () => stored(sound)));
  for (let version = 1; version <= 15; version++) {
    const race = (store: MatchStore, move: string, order: readonly string[]) =>
      Promise.all(
        order.map((id) => store.append(appendOf(id, version, { events: [moved(version + 1, move)] }))),
      );
    const [ours, theirs] = await Promise.all([
      race(sound, "1", matches),
      race(shaky, "2", matches.toReversed()),
    ]);
    const other = { stored: "conflict", conflict: "stored", unavailable: "never" };
    expect(theirs).toEqual(ours.toReversed().map((answer) => other[answer]));
  }
  const [ours, theirs] = await Promise.all(
    [sound, shaky].map((store) => Promise.all(matches.map((id) => store.read(id, 0)))),
  );
  expect(ours).toEqual(theirs);
});

test("a node is notified of the appends of others, but not of its own", async () => {
  const [here, there] = [new Heard(sound), new Heard(shaky)];
  const matches = await Promise.all(Array.from({ length: 400 }, () => stored(sound)));
  await Promise.all(matches.map((id) => sound.append(appendOf(id, 1))));
  await until(() => there.changes.length >= 400);
  expect(there.changes.toSorted()).toEqual(matches.toSorted());
  expect(here.changes).toEqual([]);
});

test("nodes agree on which players are present", async () => {
  const id = await stored(sound);
  const there = new Heard(shaky);
  sound.setPresence(id, { seats: [1, 0], watchers: 2 });
  shaky.setPresence(id, { seats: [0, 1], watchers: 1 });
  await until(() => there.changes.includes(id));
  const all = { present: [true, true], goneSince: [null, null], watchers: 3 };
  await until(async () => JSON.stringify(await sound.readPresence(id)) === JSON.stringify(all));
  expect(await shaky.readPresence(id)).toEqual(all);
  const before = sound.now();
  sound.setPresence(id, { seats: [0, 0], watchers: 0 });
  await until(async () => {
    const reading = await shaky.readPresence(id);
    return reading !== "unavailable" && !reading.present[0];
  });
  const [ours, theirs] = [await sound.readPresence(id), await shaky.readPresence(id)];
  expect(ours).toEqual(theirs);
  if (ours === "unavailable") throw new Error(ours);
  expect(ours.watchers).toBe(1);
  expect(ours.goneSince[0]).toBeGreaterThanOrEqual(before);
});

test("old games are deleted only once an earlier sweep proves that the clock is right", async () => {
  const [hour, day] = [3_600_000, 86_400_000];
  const url = await postgres.newDatabase();
  /** Starts a node that stores a game and deletes old ones. Returns how many it deleted. */
  const sweep = async () => {
    const store = await openStore(url);
    await store.create(newStored(newId(), { phase: "playing" }));
    const keep = { anyone: day, waiting: 2 * day, playing: 60 * day, over: 365 * day };
    const swept = await store.expire(keep);
    await store.close();
    return swept;
  };
  expect(await sweep()).toBe(0);
  await ask(url, "DELETE FROM switchyard_clock");
  await ask(
    url,
    `UPDATE switchyard_matches SET touched = touched - ${61 * day}, touched_hour = touched_hour - ${61 * 24}`,
  );
  for (let start = 0; start < 2; start++) expect(await sweep()).toBe(0);
  await ask(url, `UPDATE switchyard_clock SET believed = ${Date.now() - hour}`);
  expect(await sweep()).toBe(1);
});

test("a node that lost notifications is told to check its games again", async () => {
  const there = new Heard(shaky);
  const id = await stored(sound);
  wire.faults.dropNotifications = true;
  await sound.append(appendOf(id, 1));
  await until(() => wire.dropped() > 0);
  const before = there.rechecks;
  await until(() => there.rechecks > before);
  expect(there.changes).toEqual([]);
  expect(await shaky.versions([id])).toEqual(new Map([[id, 2]]));
});

test("a node whose connection broke reconnects and checks what it missed", async () => {
  const there = new Heard(shaky);
  const id = await stored(shaky);
  wire.cut();
  await sound.append(appendOf(id, 1));
  const before = there.rechecks;
  await until(() => there.rechecks > before);
  await until(() => shaky.isReady());
  await sound.append(appendOf(id, 2));
  await until(() => there.changes.includes(id));
  expect(await versionsOf(shaky, id)).toEqual([1, 2, 3]);
});

test("a commit whose answer is lost isn't acknowledged, but the next read finds it", async () => {
  const id = await stored(shaky);
  wire.faults.loseAnswerTo = `"${id}"`;
  expect(await shaky.append(appendOf(id, 1))).toBe("unavailable");
  await until(() => shaky.isReady());
  expect(await versionsOf(shaky, id)).toEqual([1, 2]);
  expect(await shaky.append(appendOf(id, 1))).toBe("conflict");
});

test("a node refuses everything in time while the database hangs, and recovers by itself", async () => {
  const matches = await Promise.all(Array.from({ length: 50 }, () => stored(shaky)));
  wire.faults.silent = true;
  const first = await Promise.all(matches.map((id) => shaky.append(appendOf(id, 1))));
  expect(new Set(first)).toEqual(new Set(["unavailable"]));
  expect(await shaky.isReady()).toBe(false);
  const flood = Array.from({ length: 20_000 }, (_, n) => shaky.append(appendOf(matches[n % 50] ?? "", 1)));
  expect(new Set(await Promise.all(flood))).toEqual(new Set(["unavailable"]));
  expect(await shaky.read(matches[0] ?? "", 0)).toBe("unavailable");
  expect(await shaky.versions(matches)).toBe("unavailable");
  expect(await shaky.readPresence(matches[0] ?? "")).toBe("unavailable");
  wire.faults.silent = false;
  wire.cut();
  await until(() => shaky.isReady());
  const after = await Promise.all(matches.map((id) => shaky.append(appendOf(id, 1))));
  expect(new Set(after)).toEqual(new Set(["stored"]));
});

test("a node with a full queue refuses more appends right away", async () => {
  const matches = await Promise.all(Array.from({ length: 100 }, () => stored(shaky)));
  wire.faults.delayMs = 5;
  const answers = await Promise.all(
    Array.from({ length: 10_000 }, (_, n) => shaky.append(appendOf(matches[n % 100] ?? "", 1))),
  );
  const count = (answer: string) => answers.filter((given) => given === answer).length;
  expect(count("unavailable")).toBeGreaterThanOrEqual(5_000);
  expect(count("stored")).toBeLessThanOrEqual(100);
  wire.faults.delayMs = 0;
  await until(() => shaky.isReady());
  expect(await Promise.all(matches.map((id) => versionsOf(shaky, id)))).toEqual(matches.map(() => [1, 2]));
});

test.each(["fast", "immediate"] as const)(
  "a node recovers after a restart of the database in mode %s",
  async (how) => {
    const id = await stored(sound);
    const there = new Heard(sound);
    await postgres.stop(how);
    expect(await sound.append(appendOf(id, 1))).toBe("unavailable");
    expect(await sound.append(appendOf(id, 1))).toBe("unavailable");
    expect(await sound.isReady()).toBe(false);
    await postgres.start();
    await until(() => sound.isReady());
    await until(() => there.rechecks > 0);
    expect(await versionsOf(sound, id)).toEqual([1]);
    expect(await sound.append(appendOf(id, 1))).toBe("stored");
  },
);
