/** Tests the parts of the PostgreSQL store that don't need a database: batches, clock, presence and errors. */

import { setImmediate as nextTurn } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import type { Pair } from "../../../src/core/seat.ts";
import { noClients } from "../../../src/server/store/match-store.ts";
import { databaseClock } from "../../../src/server/store/postgres/channel.ts";
import {
  connectionConfig,
  isConstraintViolation,
  isStarting,
  isTransient,
  makeBatcher,
  type PostgresDatabase,
} from "../../../src/server/store/postgres/database.ts";
import { batchReads, batchWrites } from "../../../src/server/store/postgres/postgres-store.ts";
import { sharePresence } from "../../../src/server/store/postgres/presence.ts";
import { until } from "../../support/until.ts";
import { appendOf, newStored } from "./match-store-suite.ts";

function databaseOf(
  run: (...values: readonly unknown[]) => unknown,
  onError: (error: unknown) => void = () => {},
): PostgresDatabase {
  return {
    run: async (_name: string, ...values: readonly unknown[]) => run(...values),
    isUp: () => true,
    onError,
  } as unknown as PostgresDatabase;
}

function withCode(code: string): Error {
  return Object.assign(new Error("no"), { code });
}

describe("a batcher", () => {
  function batcherOf(more: { maxBatch?: number; maxWaiting?: number; lanes?: number } = {}) {
    const batches: string[][] = [];
    const finish: (() => void)[] = [];
    let isUp = true;
    const errors: unknown[] = [];
    const batcher = makeBatcher<string, string>({
      database: { isUp: () => isUp, onError: (error) => void errors.push(error) },
      run: async (items) => {
        batches.push([...items]);
        await new Promise<void>((done) => finish.push(done));
        if (items.includes("bad")) throw new Error("bad");
        return items.includes("away") ? "unavailable" : items.map((item) => item.toUpperCase());
      },
      keyOf: (item) => item.charAt(0),
      maxBatch: 3,
      maxWaiting: 5,
      lanes: 1,
      ...more,
    });
    const fall = () => {
      isUp = false;
    };
    const finishAll = async () => {
      for (const done of finish.splice(0)) done();
      await nextTurn();
      await nextTurn();
    };
    return { batcher, batches, errors, finishAll, fall };
  }

  test("keeps requests in order and puts no two with the same key into one batch", async () => {
    const { batcher, batches, finishAll } = batcherOf();
    const answers = ["a1", "a2", "b1", "c1", "d1"].map((item) => batcher.ask(item));
    await nextTurn();
    expect(batches).toEqual([["a1", "b1", "c1"]]);
    await finishAll();
    await finishAll();
    expect(batches).toEqual([
      ["a1", "b1", "c1"],
      ["a2", "d1"],
    ]);
    expect(await Promise.all(answers)).toEqual(["A1", "A2", "B1", "C1", "D1"]);
  });

  test("runs as many batches at the same time as it has lanes", async () => {
    const { batcher, batches, finishAll } = batcherOf({ maxBatch: 1, lanes: 2 });
    for (const item of ["a", "b", "c"]) void batcher.ask(item);
    for (let count = 0; count < 3; count++) await nextTurn();
    expect(batches).toEqual([["a"], ["b"]]);
    await finishAll();
    expect(batches).toHaveLength(3);
    await finishAll();
  });

  test("refuses requests right away when it's full or the database is down", async () => {
    const { batcher, finishAll, fall } = batcherOf();
    const asked = ["a", "b", "c", "d", "e"].map((item) => batcher.ask(item));
    const refused: string[] = [];
    const ask = (item: string) => void batcher.ask(item).then((answer) => refused.push(`${item} ${answer}`));
    ask("f");
    fall();
    ask("g");
    await nextTurn();
    expect(refused).toEqual(["f unavailable", "g unavailable"]);
    await finishAll();
    await finishAll();
    expect(await Promise.all(asked)).toEqual(["A", "B", "C", "D", "E"]);
  });

  test("answers only the requests of a failed batch with unavailable", async () => {
    const { batcher, errors, finishAll } = batcherOf();
    const bad = batcher.ask("bad");
    await nextTurn();
    await finishAll();
    expect(await bad).toBe("unavailable");
    expect(errors.map(String)).toEqual(["Error: bad"]);
    const gone = batcher.ask("away");
    await nextTurn();
    await finishAll();
    expect(await gone).toBe("unavailable");
    const good = batcher.ask("good");
    await nextTurn();
    await finishAll();
    expect(await good).toBe("GOOD");
  });

  test("is idle when every request is answered", async () => {
    const { batcher, finishAll } = batcherOf({ maxBatch: 1 });
    await batcher.idle();
    const asked = ["a", "b"].map((item) => batcher.ask(item));
    let isIdle = false;
    const idle = batcher.idle().then(() => {
      isIdle = true;
    });
    await nextTurn();
    await finishAll();
    expect(isIdle).toBe(false);
    await finishAll();
    await idle;
    expect(await Promise.all(asked)).toEqual(["A", "B"]);
  });
});

test("a write that violates a constraint is a conflict, and the rest of its batch is stored", async () => {
  const database = databaseOf((rows) => {
    const ids = (JSON.parse(String(rows)) as { id: string }[]).map(({ id }) => id);
    if (ids.includes("bad")) throw withCode("23505");
    return ids.map((id) => ({ id }));
  });
  const writes = batchWrites(database, () => {});
  const answers = ["one", "bad", "two"].map((id) => writes.ask(appendOf(id, 1)));
  expect(await Promise.all(answers)).toEqual(["stored", "conflict", "stored"]);
});

test("each read of a batch gets its own answer, even if another is damaged", async () => {
  const errors: unknown[] = [];
  const row = { network: "o", phase: "playing", key1: null, key2: "k" };
  const found = [
    { ...row, id: "two", events: [] },
    { ...row, id: "one", events: newStored("m00000009").events.map((event) => JSON.stringify(event)) },
    { ...row, id: "bad", events: ["{}"] },
  ];
  const reads = batchReads(
    databaseOf(
      () => found,
      (error) => void errors.push(error),
    ),
  );
  const [one, two, bad, none] = await Promise.all(
    ["one", "two", "bad", "none"].map((id) => reads.ask({ id, after: 0 })),
  );
  expect(one).toMatchObject({ network: "o", keys: [null, "k"], events: [{ type: "opened" }] });
  expect(two).toMatchObject({ phase: "playing", events: [] });
  expect([bad, none]).toEqual(["unavailable", "missing"]);
  expect(errors).toHaveLength(1);
});

describe("the database's clock", () => {
  const real = performance.now.bind(performance);
  function at(now: number, clock: ReturnType<typeof databaseClock>): number {
    performance.now = () => now;
    try {
      return clock.now();
    } finally {
      performance.now = real;
    }
  }

  test("follows its most precise measurement until the measurement is half a minute old", () => {
    const clock = databaseClock();
    clock.measured(1_000_000, 100, 140);
    expect(at(200, clock)).toBe(1_000_080);
    clock.measured(1_000_150, 200, 300);
    expect(at(300, clock)).toBe(1_000_180);
    clock.measured(1_000_290, 400, 420);
    expect(at(500, clock)).toBe(1_000_380);
    clock.measured(1_030_350, 30_200, 30_400);
    expect(at(30_400, clock)).toBe(1_030_280);
    clock.measured(1_030_900, 30_800, 31_000);
    expect(at(31_000, clock)).toBe(1_031_000);
  });

  test("stands still instead of going back a little, but follows large changes", () => {
    const clock = databaseClock();
    clock.measured(1_000_000, 100, 100);
    expect(at(1_000, clock)).toBe(1_000_900);
    clock.measured(1_000_400, 1_000, 1_000);
    expect([at(1_000, clock), at(1_400, clock), at(1_600, clock)]).toEqual([1_000_900, 1_000_900, 1_001_000]);
    clock.measured(900_000, 2_000, 2_000);
    expect(at(2_000, clock)).toBe(900_000);
    clock.measured(5_000_000, 2_100, 2_100);
    expect(at(2_100, clock)).toBe(5_000_000);
  });
});

describe("a node's presence", () => {
  function shared(now = { ms: 100_000 }, answered = async () => {}) {
    const sent: { match: string; seat1: number; gone1: number | null; gone2: number | null }[][] = [];
    const told: string[] = [];
    const state = { isUp: true, row: undefined as object | undefined, swept: [] as string[] };
    const asked: unknown[][] = [];
    const database = {
      isUp: () => state.isUp,
      run: async (name: string, ...values: readonly unknown[]) => {
        if (!state.isUp) return "unavailable";
        if (name === "writePresence") sent.push(JSON.parse(String(values[1])));
        if (name !== "presence") return [];
        asked.push([...values]);
        await answered();
        return state.row === undefined ? [] : [state.row];
      },
      list: async () => state.swept.splice(0),
    } as unknown as PostgresDatabase;
    const presence = sharePresence({
      node: "n",
      database,
      now: () => now.ms,
      onWritten: (matches) => void told.push(...matches.map((match) => `written ${match}`)),
      onChanged: (match) => void told.push(`changed ${match}`),
    });
    /** Sets the presence, and waits until it has been sent this many times. */
    const setAndSend = async (match: string, seats: Pair<number>, times: number) => {
      presence.set(match, { seats, watchers: 0 });
      await until(() => sent.length === times);
    };
    return { presence, setAndSend, sent, told, state, asked, now };
  }

  test("is sent when it changes, with the time when a player left", async () => {
    const { setAndSend, sent, told, now } = shared();
    await setAndSend("m", [1, 1], 1);
    expect(sent[0]).toMatchObject([{ match: "m", seat1: 1, gone1: null, gone2: null }]);
    now.ms += 500;
    await setAndSend("m", [1, 0], 2);
    expect(sent[1]).toMatchObject([{ gone1: null, gone2: 100_500 }]);
    expect(told).toEqual(["written m", "written m"]);
  });

  test("includes a departure that was stored while it was being read", async () => {
    const answers: (() => void)[] = [];
    const { setAndSend, presence, state, now } = shared(
      undefined,
      () => new Promise<void>((done) => answers.push(done)),
    );
    state.row = { id: "m", seat1: 0, seat2: 0, watchers: 0, gone1: 90_000, gone2: 90_000 };
    await setAndSend("m", [1, 1], 1);
    const reading = presence.read("m");
    await until(() => answers.length === 1);
    now.ms += 500;
    await setAndSend("m", [1, 0], 2);
    await nextTurn();
    answers[0]?.();
    expect(await reading).toMatchObject({ present: [true, false], goneSince: [null, 100_500] });
  });

  test("is sent again with the next heartbeat if sending failed", async () => {
    const { setAndSend, presence, sent, state, now } = shared();
    await setAndSend("m", [1, 1], 1);
    presence.set("m", { seats: [0, 1], watchers: 0 });
    state.isUp = false;
    now.ms += 1_000;
    presence.set("m", { seats: [0, 0], watchers: 1 });
    await new Promise((done) => setTimeout(done, 60));
    expect(sent).toHaveLength(1);
    state.isUp = true;
    presence.heartbeat(false);
    await until(() => sent.length === 2);
    expect(sent[1]).toMatchObject([{ gone1: 100_000, gone2: 101_000 }]);
  });

  test("is forgotten once it was sent for a match that all clients have left", async () => {
    const { setAndSend, presence, sent } = shared();
    presence.set("left", { seats: [1, 0], watchers: 0 });
    await setAndSend("m", [1, 0], 1);
    await setAndSend("left", [0, 0], 2);
    expect(sent[1]).toMatchObject([{ match: "left", seat1: 0 }]);
    presence.heartbeat(true);
    await until(() => sent.length === 3);
    expect(sent[2]).toMatchObject([{ match: "m", seat1: 1 }]);
    expect(sent[2]).toHaveLength(1);
  });

  test("is sent again in full after other nodes gave the node up", async () => {
    const { setAndSend, presence, sent } = shared();
    await setAndSend("m", [1, 0], 1);
    presence.heartbeat(false);
    await setAndSend("n", [1, 0], 2);
    expect(sent[1]).toMatchObject([{ match: "n" }]);
    expect(sent[1]).toHaveLength(1);
    presence.heartbeat(true);
    await until(() => sent.length === 3);
    expect(sent[2]).toMatchObject([{ match: "m", seat1: 1, gone1: null }, { match: "n" }]);
  });

  test("is added to that of other nodes, and the latest departure counts", async () => {
    const { presence, state } = shared();
    presence.heartbeat(false);
    state.row = { id: "m", seat1: 0, seat2: 2, watchers: 3, gone1: 90_000, gone2: 95_000 };
    presence.set("m", { seats: [1, 0], watchers: 4 });
    expect(await presence.read("m")).toEqual({ present: [true, true], goneSince: [null, null], watchers: 7 });
    state.row = { id: "m", seat1: 0, seat2: 0, watchers: 0, gone1: 90_000, gone2: 250_000 };
    presence.set("m", noClients);
    // Before its first heartbeat, this node couldn't have seen any player.
    expect(await presence.read("m")).toEqual({
      present: [false, false],
      goneSince: [100_000, 250_000],
      watchers: 0,
    });
  });

  test("counts no absence from before this node's heartbeats were steady", async () => {
    const { presence, state, now } = shared();
    presence.heartbeat(false);
    state.row = { id: "m", seat1: 0, seat2: 0, watchers: 0, gone1: 40_000, gone2: 99_000 };
    expect(await presence.read("m")).toMatchObject({ goneSince: [100_000, 100_000] });
    now.ms += 20_000;
    presence.heartbeat(false);
    expect(await presence.read("m")).toMatchObject({ goneSince: [120_000, 120_000] });
  });

  test("still includes a stopped node's players until this node has been steady for a while", async () => {
    const { presence, state, told, now, asked } = shared();
    state.swept.push("m");
    presence.heartbeat(false);
    for (let beat = 0; beat < 5; beat++) {
      now.ms += 1_000;
      presence.heartbeat(false);
    }
    await presence.read("m");
    expect([told, asked.at(-1)?.[2]]).toEqual([[], 0]);
    now.ms += 1_000;
    presence.heartbeat(false);
    await until(() => told.length > 0);
    expect(told).toEqual(["written m", "changed m"]);
    await presence.read("m");
    expect(asked.at(-1)?.[2]).toBe(now.ms - 5_000);
    now.ms += 6_000;
    state.swept.push("n");
    presence.heartbeat(false);
    await nextTurn();
    expect(told).toHaveLength(2);
  });

  test("ends when the node leaves", async () => {
    const { presence, sent } = shared();
    presence.set("m", { seats: [1, 0], watchers: 0 });
    await presence.leave();
    expect(sent.flat().at(-1)).toMatchObject({ match: "m", seat1: 0, gone1: 100_000 });
  });
});

test("database errors are told apart by their codes", () => {
  const kinds = (code: string) =>
    [isConstraintViolation, isTransient, isStarting].map((is) => is(withCode(code)));
  expect(["23505", "23502"].map(kinds)).toEqual(Array(2).fill([true, false, false]));
  expect(["57014", "55P03", "40P01", "40001"].map(kinds)).toEqual(Array(4).fill([false, true, false]));
  const starting = "ECONNREFUSED ECONNRESET EHOSTUNREACH ENETUNREACH ENOTFOUND EAI_AGAIN ETIMEDOUT 57P03";
  expect(starting.split(" ").map(kinds)).toEqual(Array(8).fill([false, false, true]));
  expect(kinds("28P01")).toEqual([false, false, false]);
  expect(
    ["Connection terminated", "timeout expired", "no"].map((text) => isStarting(new Error(text))),
  ).toEqual([true, true, false]);
  expect([undefined, null, "23505", { code: 23 }].map(isConstraintViolation)).toEqual(Array(4).fill(false));
});

test("the database server's time limits end before the client's", () => {
  const moves = connectionConfig("postgres://x/");
  const { statement_timeout, lock_timeout, idle_in_transaction_session_timeout, query_timeout } = moves;
  for (const limit of [statement_timeout, lock_timeout, idle_in_transaction_session_timeout]) {
    expect(limit).toBeGreaterThan(0);
    expect(limit).toBeLessThan(query_timeout ?? 0);
  }
  expect(moves).toMatchObject({
    connectionString: "postgres://x/",
    connectionTimeoutMillis: 2_000,
    keepAlive: true,
  });
  expect(moves.options).toContain("synchronous_commit=on");
});
