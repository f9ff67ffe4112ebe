/** Runs the first worlds of the simulation. `npm run simulate` runs more of them. */

import { beforeAll, describe, expect, it } from "vitest";
import { testStore } from "../server/store/match-store-suite.ts";
import { newStorage, SimulatedStore } from "./store.ts";
import { add, faultsIn, nothing, sumOf } from "./sum.ts";
import { Time } from "./time.ts";
import { type Report, runWorld } from "./world.ts";

describe("a simulated world", () => {
  const reports: Report[] = [];

  beforeAll(async () => {
    for (let seed = 1; seed <= 15; seed++) reports.push(await runWorld(seed, seed === 6));
  });

  it("keeps every promise to its players through all kinds of faults", () => {
    const sum = reports.map(sumOf).reduce(add, nothing);
    expect(sum.broken).toEqual([]);
    expect(sum.games).toBeGreaterThan(80);
    expect(sum.moves).toBeGreaterThan(12 * sum.games);
    expect(faultsIn(sum)).toBeGreaterThan(sum.games);
    expect(Object.keys(sum.faults)).toEqual(expect.arrayContaining([...kindsOfFaults]));
  });

  it("repeats exactly from the same seed, no matter what ran before", async () => {
    const story = reports[5]?.story ?? [];
    expect(story.length).toBeGreaterThan(1_000);
    expect((await runWorld(6, true)).story.join("\n")).toBe(story.join("\n"));
    expect(new Set(reports.map(({ moves }) => moves)).size).toBeGreaterThan(5);
  });
});

const kindsOfFaults = [
  "client-clock",
  "client-gone",
  "crash",
  "cut",
  "delay",
  "drop",
  "lost-notification",
  "node-clock",
  "reorder",
  "repeat",
  "restart",
  "store-clock",
  "store-lost-answer",
  "store-unreachable",
];

/** The simulated store passes the same tests as the real ones. */
describe.each([
  ["in a one-server simulation,", false],
  ["in a multi-node simulation,", true],
])("%s", (_, isShared) => {
  testStore(async () => {
    const time = new Time();
    const storage = newStorage({ time, isShared, clock: Date.now() });
    const begun = Date.now();
    let isRunning = true;
    const run = async () => {
      while (isRunning) {
        await time.run(() => false, Date.now() - begun);
        await new Promise((done) => setImmediate(done));
      }
    };
    void run();
    return {
      open: async () => new SimulatedStore(storage, () => {}),
      remove: async () => {
        isRunning = false;
      },
    };
  });
});
