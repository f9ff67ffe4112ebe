/** At sizes too large to enumerate, compares each position with the positions after its moves. */

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { randomFrom } from "../../src/core/random.ts";
import { setUp } from "../../src/core/setup.ts";
import { analyzePosition, bestFirst } from "../../src/solver/analyze.ts";
import { pliesOver } from "../../src/solver/solution.ts";
import { findGameOf } from "../support/find-game.ts";
import { must } from "../support/must.ts";
import { rowOf } from "../support/rows.ts";
import { randomWalk } from "../support/sample-setups.ts";
import { named } from "../support/setup-name.ts";
import { sizeOf, solved } from "../support/solved.ts";
import { sweep } from "../support/sweep.ts";
import { findWrongPosition } from "./reference/check-positions.ts";

const tall = ["tower-switch", { blocks: 1000 }, 1] as const;
const everyMove = [
  tall,
  ["switch-and-capture", { switches: 12 }, 1],
  ["switch-battle", { switches: 12 }, 1],
  ["switch-conquer", { switches: 10 }, 1],
  ["factor-frenzy", { max: 17 }, 31],
] as const;

test.each(
  named(
    sweep<(typeof everyMove)[number] | readonly ["factor-frenzy", { max: 14 }, 7]>(everyMove, [
      tall,
      ["factor-frenzy", { max: 14 }, 7],
    ]),
  ),
)("every position of %s is worth as much as its best move", (_name, id, given, step) => {
  const size = sizeOf(id, given);
  const solution = solved(size);
  const positions = everyNth(size.positions?.() ?? [], step);
  expect(positions.length).toBeGreaterThan(1000);
  expect(findWrongPosition(size, positions, solution)).toBeNull();
});

/** Every `step`-th position, starting with the first. */
function everyNth<T>(things: Iterable<T>, step: number): readonly T[] {
  let index = 0;
  const chosen: T[] = [];
  for (const thing of things) if (index++ % step === 0) chosen.push(thing);
  return chosen;
}

test("a tower of any height is worth as much as its best move", () => {
  const blocks = 1e15;
  const solution = solved(sizeOf("tower-switch", { blocks }));
  const random = randomFrom(9);
  const pliesOf = (left: number, last: number) => {
    const value = solution.value(`${left}/${last}`, 1);
    return value?.kind === "draw" ? Number.NaN : (value?.plies ?? Number.NaN);
  };
  for (let trial = 0; trial < 2000; trial++) {
    const left = trial < 1000 ? trial + 2 : 2 + random.below(2 ** 32) * 200_000;
    // After a 1, the next player can take 1 or 2. After a 2, only 1.
    expect(pliesOf(left, 1)).toBe(pliesOver([pliesOf(left - 1, 1), pliesOf(left - 2, 2)]));
    expect(pliesOf(left, 2)).toBe(pliesOver([pliesOf(left - 1, 1)]));
  }
});

describe("on random walks through", () => {
  test.each(
    named([
      ["switch-and-capture", { switches: 30 }],
      ["switch-and-capture", { switches: 29, switchOne: "chosen" }],
      ["switch-battle", { switches: 30 }],
      ["switch-conquer", { start: "AB".repeat(15) }],
      ["tower-switch", { blocks: 1000 }],
      ["factor-frenzy", { max: 18 }],
      ["factor-frenzy", { max: 40 }, 1],
    ]),
  )("%s the best move has the value of its position", (_name, id, given, walks: number = 3) => {
    const { game, start } = must(setUp(findGameOf(id), { options: given }));
    let known = 0;
    for (let seed = 1; seed <= walks; seed++)
      for (const position of randomWalk(game, start, randomFrom(seed), 60)) {
        const { value, moves } = analyzePosition(game, position);
        if (moves.length === 0 || value === null) continue;
        known++;
        expect(bestFirst(moves)[0]?.value).toMatchObject(value);
      }
    expect(known).toBeGreaterThan(0);
  });
});

describe("a row or pool of", () => {
  test.each(["switch-battle", "switch-conquer"])("%s keeps its value when read from right to left", (id) => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 30 }), fc.nat(), fc.boolean(), (switches, seed, nearEnd) => {
        const solution = solved(sizeOf(id, { switches }));
        const row = rowOf(switches, seed, nearEnd);
        const turned = Array.from(row).toReversed().join("");
        const key = (text: string) =>
          id === "switch-battle" ? text : `${text.replaceAll("0", "A").replaceAll("1", "B")}/1`;
        expect(solution.value(key(turned), 1)).toEqual(solution.value(key(row), 1));
      }),
      { numRuns: 60 },
    );
  });

  test("Switch and Capture keeps its value when 17 and 19 are swapped", () => {
    const solution = solved(sizeOf("switch-and-capture", { switches: 20 }));
    for (let seed = 0; seed < 300; seed++) {
      const row = Array.from(rowOf(20, seed, true));
      const swapped = row.with(16, row[18] ?? "").with(18, row[16] ?? "");
      expect(solution.value(swapped.join(""), 1)).toEqual(solution.value(row.join(""), 1));
    }
  });

  test("Factor Frenzy keeps its value when 11 and 13 are swapped", () => {
    const solution = solved(sizeOf("factor-frenzy", { max: 14 }));
    const swap = (number: number) => (number === 11 ? 13 : number === 13 ? 11 : number);
    for (let seed = 1; seed < 300; seed++) {
      const random = randomFrom(seed);
      const [last = 2, ...pool] = shuffled(random.below, 13).slice(0, 2 + random.below(11));
      const key = (numbers: readonly number[], taken: number) =>
        `${numbers.toSorted((a, b) => a - b).join()}/${taken}`;
      expect(solution.value(key(pool.map(swap), swap(last)), 1)).toEqual(solution.value(key(pool, last), 1));
    }
  });
});

/** The numbers from 2, in an order that the seed decides. */
function shuffled(below: (count: number) => number, count: number): readonly number[] {
  const rest = Array.from({ length: count }, (_, index) => index + 2);
  return Array.from({ length: count }, () => rest.splice(below(rest.length), 1)[0] ?? 0);
}

test("large sizes have their known counts and distances", () => {
  const battle = solved(sizeOf("switch-battle", { switches: 1000 })).tally;
  expect([battle.wins, battle.losses]).toEqual([1999n, 0n]);
  const conquer = solved(sizeOf("switch-conquer", { switches: 300 })).tally;
  expect([conquer.wins, conquer.losses]).toEqual([1198n, 2n]);
  const tower = solved(sizeOf("tower-switch", { blocks: 1e15 })).tally;
  expect(tower.start).toEqual({ kind: "win", plies: 666_666_666_666_667 });
  const capture = solved(sizeOf("switch-and-capture", { switches: 100 })).tally;
  expect(capture.longest).toBe(15);
  expect(capture.positions).toBe(2n ** 100n - 1n);
  expect(capture.start).toEqual({ kind: "win", plies: 1 });
});
