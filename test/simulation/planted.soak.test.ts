/** The simulation finds every planted fault. The output says after how many worlds, and how long that took. */

import { describe, expect, it } from "vitest";
import { planted } from "./planted.ts";
import { runWorld } from "./world.ts";

const mostWorlds = 400;

describe("the simulation finds a server that", () => {
  it.each(Object.entries(planted))("%s", async (name, plant) => {
    const begun = performance.now();
    const takeOut = plant();
    let problem: string | undefined;
    let seed = 0;
    try {
      while (problem === undefined && seed < mostWorlds) [problem] = (await runWorld(++seed)).problems;
    } finally {
      takeOut();
    }
    const seconds = ((performance.now() - begun) / 1_000).toFixed(1);
    process.stdout.write(`${name}: ${seed} worlds, ${seconds} s: ${problem}\n`);
    expect(problem).toBeDefined();
  });
});
