/** The first worlds of the simulation; `npm run simulate` runs more of them. */

import { describe, expect, it } from "vitest";
import { testStore } from "../storage/match-store-suite.ts";
import { newStorage, SimulatedStore } from "./store.ts";
import { add, faultsIn, nothing, sumOf } from "./sum.ts";
import { Time } from "./time.ts";
import { runWorld } from "./world.ts";

describe("simulated worlds", () => {
  it("keep every promise", async () => {
    let sum = nothing;
    for (let seed = 1; seed <= 15; seed++) sum = add(sum, sumOf(await runWorld(seed)));
    expect(sum.broken).toEqual([]);
    expect(sum.games).toBeGreaterThan(80);
    expect(sum.moves).toBeGreaterThan(12 * sum.games);
    expect(faultsIn(sum)).toBeGreaterThan(sum.games);
    expect(Object.keys(sum.faults)).toEqual(expect.arrayContaining([...kindsOfFaults]));
  });

  it("repeat word by word from the same seed, whatever was simulated before", async () => {
    const first = await runWorld(6, true);
    await runWorld(8);
    const second = await runWorld(6, true);
    expect(first.story.length).toBeGreaterThan(1_000);
    expect(second.story.join("\n")).toBe(first.story.join("\n"));
    expect((await runWorld(9, true)).story.join("\n")).not.toBe(first.story.join("\n"));
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

/** The simulated store keeps the same contract as the real ones. */
describe.each([
  ["a simulated store of one server", false],
  ["a simulated store that nodes share", true],
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
