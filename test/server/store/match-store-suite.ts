/** Every store of online matches must pass these tests. */

import { isDeepStrictEqual } from "node:util";
import { afterEach, beforeEach, expect, test } from "vitest";
import { newMatch } from "../../../src/core/match.ts";
import { toRecord } from "../../../src/core/record.ts";
import { setUp } from "../../../src/core/setup.ts";
import { cleanName } from "../../../src/core/text.ts";
import { towerSwitch } from "../../../src/games/index.ts";
import type { OnlineEvent, OpenedEvent } from "../../../src/online/events.ts";
import {
  type Append,
  type MatchStore,
  type NewMatch,
  noClients,
  type ReadAnswer,
  type StoredMatch,
} from "../../../src/server/store/match-store.ts";
import { must } from "../../support/must.ts";
import { until } from "../../support/until.ts";

export interface StoreHome {
  /** Opens the store of this test. */
  open(): Promise<MatchStore>;
  remove(): Promise<void>;
}

/** Matches of this run are recent, so no sweep takes them for old. */
const begun = Date.now();
let ids = 0;

export function newId(): string {
  return `m${(ids++).toString().padStart(11, "0")}`;
}

function opened(id: string, at = begun): OpenedEvent {
  const players = [{ name: "Ann" }, { name: "Bob" }] as const;
  const details = { id, players, seed: 1, startedAt: new Date(begun).toISOString(), series: null };
  const record = toRecord(newMatch(must(setUp(towerSwitch, {})), details));
  return { type: "opened", version: 1, at, record, taken: [true, false], clock: null, previous: null };
}

export function newStored(id: string, more: Partial<NewMatch> = {}): NewMatch {
  return { id, network: "network", phase: "waiting", keys: ["key-1", null], events: [opened(id)], ...more };
}

export function moved(version: number, move = "1", at = begun + version): OnlineEvent {
  return { type: "moved", version, at, command: `1.c${version}`, ply: version - 2, move };
}

export function appendOf(match: string, after: number, more: Partial<Append> = {}): Append {
  return { match, after, events: [moved(after + 1)], ...more };
}

function found(answer: ReadAnswer): StoredMatch {
  if (typeof answer === "string") throw new Error(`The match is ${answer}.`);
  return answer;
}

export async function versionsOf(store: MatchStore, match: string): Promise<readonly number[]> {
  return found(await store.read(match, 0)).events.map(({ version }) => version);
}

const day = 86_400_000;
const keep = { anyone: day, waiting: day, playing: 7 * day, over: 30 * day };

export function testStore(newHome: () => Promise<StoreHome>): void {
  let home: StoreHome;
  let store: MatchStore;

  beforeEach(async () => {
    home = await newHome();
    store = await home.open();
  });
  afterEach(async () => {
    await store.close();
    await home.remove();
  });

  async function stored(more: Partial<NewMatch> = {}): Promise<string> {
    const id = newId();
    expect(await store.create(newStored(id, more))).toBe("stored");
    return id;
  }

  /** Stores a match with a single event at this time. */
  async function storedAt(at: number, phase: NewMatch["phase"] = "waiting"): Promise<string> {
    const id = newId();
    await store.create(newStored(id, { events: [opened(id, at)], phase }));
    return id;
  }

  test("a created match is read back unchanged", async () => {
    const id = newId();
    expect(await store.read(id, 0)).toBe("missing");
    const match = newStored(id, { keys: [null, "key-2"], network: "somebody" });
    expect(await store.create(match)).toBe("stored");
    expect(await store.read(id, 0)).toEqual({
      keys: [null, "key-2"],
      network: "somebody",
      phase: "waiting",
      events: match.events,
    });
  });

  test("a match can be created only once", async () => {
    const id = await stored();
    expect(await store.create(newStored(id, { network: "another" }))).toBe("conflict");
    expect(found(await store.read(id, 0)).network).toBe("network");
    const twin = newId();
    const answers = await Promise.all([store.create(newStored(twin)), store.create(newStored(twin))]);
    expect(answers.toSorted()).toEqual(["conflict", "stored"]);
  });

  test("an append is stored only if it follows the match's latest version", async () => {
    const id = await stored();
    expect(await store.append(appendOf(id, 1))).toBe("stored");
    expect(await store.append(appendOf(id, 1, { events: [moved(2, "2")] }))).toBe("conflict");
    expect(await store.append(appendOf(id, 5))).toBe("conflict");
    expect(await store.append(appendOf(newId(), 0))).toBe("conflict");
    expect(await store.append(appendOf(id, 2, { events: [moved(3), moved(4), moved(5)] }))).toBe("stored");
    expect(found(await store.read(id, 0)).events.slice(1)).toEqual([moved(2), moved(3), moved(4), moved(5)]);
    expect(found(await store.read(id, 3)).events).toEqual([moved(4), moved(5)]);
    expect(found(await store.read(id, 5)).events).toEqual([]);
  });

  test("only one of two appends to the same version is stored", async () => {
    const id = await stored();
    const answers = await Promise.all(
      ["1", "2"].map((move) => store.append(appendOf(id, 1, { events: [moved(2, move)] }))),
    );
    expect(answers.toSorted()).toEqual(["conflict", "stored"]);
    expect(await versionsOf(store, id)).toEqual([1, 2]);
  });

  test("300 matches written at the same time are all stored", async () => {
    const matches = await Promise.all(Array.from({ length: 300 }, () => stored()));
    const answers = await Promise.all(matches.map((id) => store.append(appendOf(id, 1))));
    expect(new Set(answers)).toEqual(new Set(["stored"]));
    const versions = await store.versions(matches);
    expect(versions).toEqual(new Map(matches.map((id) => [id, 2])));
    const read = await Promise.all(matches.map((id) => versionsOf(store, id)));
    expect(read.every((list) => list.join() === "1,2")).toBe(true);
  });

  test("a match's keys and phase change only with an append that is stored", async () => {
    const id = await stored();
    await store.append(appendOf(id, 1, { phase: "playing", keys: ["key-1", "key-2"] }));
    await store.append(appendOf(id, 1, { phase: "over", keys: [null, null] }));
    await store.append(appendOf(id, 2));
    const { keys, phase } = found(await store.read(id, 0));
    expect({ keys, phase }).toEqual({ keys: ["key-1", "key-2"], phase: "playing" });
    await store.append(appendOf(id, 3, { keys: [null, "key-3"] }));
    expect(found(await store.read(id, 0)).keys).toEqual([null, "key-3"]);
  });

  test("an append is stored together with the match that it opens, or not at all", async () => {
    const id = await stored();
    const next = newId();
    const other = newId();
    const both = [
      store.append(appendOf(id, 1, { opens: newStored(next) })),
      store.append(appendOf(id, 1, { opens: newStored(other) })),
    ];
    expect((await Promise.all(both)).toSorted()).toEqual(["conflict", "stored"]);
    const missing = (await Promise.all([next, other].map((match) => store.read(match, 0)))).filter(
      (a) => a === "missing",
    );
    expect(missing).toHaveLength(1);
  });

  test("an append that would open an existing match stores nothing", async () => {
    const id = await stored();
    const taken = await stored({ network: "first" });
    expect(await store.append(appendOf(id, 1, { opens: newStored(taken), phase: "over" }))).toBe("conflict");
    expect(await versionsOf(store, id)).toEqual([1]);
    expect(found(await store.read(id, 0)).phase).toBe("waiting");
    expect(found(await store.read(taken, 0)).network).toBe("first");
  });

  test("open matches are counted per network", async () => {
    const network = `opener-${newId()}`;
    const [first] = await Promise.all([stored({ network }), stored({ network, phase: "playing" }), stored()]);
    expect(await store.countOpen(network)).toBe(2);
    await store.append(appendOf(first, 1, { phase: "over" }));
    expect(await store.countOpen(network)).toBe(1);
    expect(await store.countOpen("nobody at all")).toBe(0);
  });

  test("the matches for anyone are listed oldest first, until someone comes", async () => {
    const now = store.now();
    const [old, middle, young] = [
      await storedAt(now - 3_000, "anyone"),
      await storedAt(now - 2_000, "anyone"),
      await storedAt(now - 1_000, "anyone"),
    ];
    await stored();
    const own = async (most: number) => {
      const listed = await store.forAnyone(most);
      return listed === "unavailable" ? [] : listed.filter((id) => [young, old, middle].includes(id));
    };
    expect(await own(100)).toEqual([old, middle, young]);
    expect(await store.forAnyone(1)).toHaveLength(1);
    const joins = [
      appendOf(old, 1, { phase: "playing", keys: ["key-1", "key-2"] }),
      appendOf(old, 1, { phase: "playing", keys: ["key-1", "key-3"] }),
    ];
    const answers = await Promise.all(joins.map((join) => store.append(join)));
    expect(answers.toSorted()).toEqual(["conflict", "stored"]);
    expect(await own(100)).toEqual([middle, young]);
    await store.remove(middle);
    expect(await own(100)).toEqual([young]);
    await store.remove(young);
  });

  test("the list of versions has only matches that exist", async () => {
    const id = await stored();
    await store.append(appendOf(id, 1));
    expect(await store.versions([id, newId()])).toEqual(new Map([[id, 2]]));
    expect(await store.versions([])).toEqual(new Map());
  });

  test("names and keys are read back unchanged, whatever characters they have", async () => {
    const name = `O'Neill "\\ {}[],; $1 é \\u0000 \u{1F3B2}`;
    const joined: OnlineEvent = { type: "joined", version: 2, at: begun, seat: 2, name: cleanName(name) };
    const id = await stored({ keys: [name, null] });
    await store.append(appendOf(id, 1, { events: [joined] }));
    const { events, keys } = found(await store.read(id, 1));
    expect(events).toEqual([joined]);
    expect(keys[0]).toBe(name);
  });

  test("a reopened store has everything, even an append in flight when it closed", async () => {
    const id = await stored();
    const late = store.append(appendOf(id, 1));
    await store.close();
    expect(await late).toBe("stored");
    store = await home.open();
    expect(await versionsOf(store, id)).toEqual([1, 2]);
  });

  test("a match is deleted when its last event is older than its phase allows", async () => {
    const now = store.now();
    const make = (age: number, phase: NewMatch["phase"]) => storedAt(now - age, phase);
    const gone = [
      await make(2 * day, "anyone"),
      await make(2 * day, "waiting"),
      await make(8 * day, "playing"),
      await make(40 * day, "over"),
    ];
    const kept = [await make(1_000, "waiting"), await make(2 * day, "playing"), await make(8 * day, "over")];
    const saved = await make(8 * day, "playing");
    await store.append(appendOf(saved, 1, { events: [moved(2, "1", now)] }));
    expect(await store.expire(keep)).toBe(gone.length);
    expect(await store.expire(keep)).toBe(0);
    const left = await store.versions([...gone, ...kept, saved]);
    expect(left === "unavailable" ? left : [...left.keys()].toSorted()).toEqual([...kept, saved].toSorted());
    expect(await store.append(appendOf(gone[2] ?? "", 1))).toBe("conflict");
    expect(await store.read(gone[0] ?? "", 0)).toBe("missing");
    for (const id of gone) expect(await store.create(newStored(id))).toBe("stored");
    for (const id of gone) expect(await versionsOf(store, id)).toEqual([1]);
  });

  test("a sweep deletes all old matches, even if they're many", async () => {
    const old = store.now() - 8 * day;
    const ids = await Promise.all(Array.from({ length: 1_200 }, () => storedAt(old, "playing")));
    expect(await store.expire(keep)).toBe(1_200);
    expect(await store.versions(ids)).toEqual(new Map());
  });

  test("a move during a sweep either saves its match from deletion or isn't stored", async () => {
    const now = store.now();
    const ids = await Promise.all(Array.from({ length: 40 }, () => storedAt(now - 8 * day, "playing")));
    const expiry = store.expire(keep);
    const answers = await Promise.all(
      ids.map((id) => store.append(appendOf(id, 1, { events: [moved(2, "1", now)] }))),
    );
    await expiry;
    const left = await store.versions(ids);
    if (left === "unavailable") throw new Error(left);
    expect(ids.map((id) => left.get(id) === 2)).toEqual(answers.map((answer) => answer === "stored"));
  });

  test("a seat counts as present while a client has it, and as gone afterward", async () => {
    const id = await stored();
    const before = store.now();
    store.setPresence(id, { seats: [1, 2], watchers: 3 });
    expect(await store.readPresence(id)).toEqual({
      present: [true, true],
      goneSince: [null, null],
      watchers: 3,
    });
    store.setPresence(id, { seats: [1, 0], watchers: 0 });
    const reading = await store.readPresence(id);
    if (reading === "unavailable") throw new Error(reading);
    expect(reading).toMatchObject({ present: [true, false], watchers: 0 });
    expect(reading.goneSince[0]).toBeNull();
    expect(reading.goneSince[1]).toBeGreaterThanOrEqual(before);
    expect(reading.goneSince[1]).toBeLessThanOrEqual(store.now());
    // The time stays the same, however late it's read. Only a node that was cut off meanwhile gives a later time, once.
    await until(async () => {
      const [earlier, then] = [await store.readPresence(id), store.now()];
      await until(() => store.now() > then + 20);
      return isDeepStrictEqual(await store.readPresence(id), earlier);
    });
    store.setPresence(id, noClients);
    expect(await store.readPresence(id)).toMatchObject({ present: [false, false], watchers: 0 });
  });

  test("matches are listed newest first, and a removed one is gone with its events", async () => {
    const now = store.now();
    const [old, young, middle] = [
      await storedAt(now + 99_100),
      await storedAt(now + 100_000),
      await storedAt(now + 99_500),
    ];
    expect(await store.newest(3)).toEqual([young, middle, old]);
    expect(await store.newest(1)).toEqual([young]);
    expect(await store.remove(middle)).toBe(true);
    expect(await store.remove(middle)).toBe(false);
    expect(await store.read(middle, 0)).toBe("missing");
    expect(await store.append(appendOf(middle, 1))).toBe("conflict");
    expect(await store.newest(2)).toEqual([young, old]);
    expect(await store.create(newStored(middle))).toBe("stored");
    expect(await versionsOf(store, middle)).toEqual([1]);
    for (const id of [young, old, middle]) await store.remove(id);
  });

  test("a reopened store knows how long no server was running", async () => {
    const before = store.now();
    const known = store.awayAfter(0);
    store.beat();
    expect(store.awayAfter(before)).toBe(0);
    await store.close();
    store = await home.open();
    const away = store.awayAfter(before);
    expect(away).toBeGreaterThanOrEqual(0);
    expect(away).toBeLessThanOrEqual(store.now() - before);
    expect(store.awayAfter(0)).toBe(known + away);
    expect(store.awayAfter(store.now())).toBe(0);
  });

  test("an open store is ready, knows its size, and its time never goes back", async () => {
    const times = Array.from({ length: 1_000 }, () => store.now());
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(Math.abs(store.now() - Date.now())).toBeLessThan(5_000);
    expect(await store.isReady()).toBe(true);
    await stored();
    expect(await store.size()).toBeGreaterThan(100);
  });

  test('a closed store answers every request with "unavailable" instead of throwing', async () => {
    const id = await stored();
    await store.close();
    expect(await store.create(newStored(newId()))).toBe("unavailable");
    expect(await store.append(appendOf(id, 1))).toBe("unavailable");
    expect(await store.read(id, 0)).toBe("unavailable");
    expect(await store.versions([id])).toBe("unavailable");
    expect(await store.countOpen("network")).toBe("unavailable");
    expect(await store.forAnyone(1)).toBe("unavailable");
    expect(await store.expire({ anyone: 0, waiting: 0, playing: 0, over: 0 })).toBe("unavailable");
    expect(await store.newest(1)).toBe("unavailable");
    expect(await store.remove(id)).toBe("unavailable");
    expect(await store.isReady()).toBe(false);
    store = await home.open();
    expect(await versionsOf(store, id)).toEqual([1]);
  });

  test("appends in any order leave versions without a gap", async () => {
    const matches = await Promise.all(Array.from({ length: 8 }, () => stored()));
    const expected = new Map(matches.map((id) => [id, 1]));
    for (let round = 0; round < 30; round++) {
      const appends = matches.flatMap((id, index) =>
        [0, (round + index) % 3, 0].map((off) => appendOf(id, Math.max(1, (expected.get(id) ?? 1) - off))),
      );
      const answers = await Promise.all(appends.map((append) => store.append(append)));
      for (const [index, append] of appends.entries())
        if (answers[index] === "stored") expected.set(append.match, append.after + 1);
    }
    for (const id of matches) {
      const versions = await versionsOf(store, id);
      expect(versions).toEqual(Array.from({ length: expected.get(id) ?? 0 }, (_, index) => index + 1));
      expect(versions).toHaveLength(31);
    }
  });
}
