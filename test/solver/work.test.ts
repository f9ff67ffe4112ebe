/** Tests the limits and estimates of the solver's work, and its small functions. */

import { describe, expect, test } from "vitest";
import { threeHeaps } from "../../examples/three-heaps.ts";
import type { Options } from "../../src/core/options.ts";
import { familyOf } from "../../src/games/families.ts";
import { explore, linksOf, reversed } from "../../src/solver/general/graph.ts";
import { tabulateHeap } from "../../src/solver/heap/solution.ts";
import { joinPools } from "../../src/solver/pool/joined.ts";
import { pairUp } from "../../src/solver/pool/pairing.ts";
import { solvePool } from "../../src/solver/pool/solution.ts";
import { startOf, tabulatePools } from "../../src/solver/pool/table.ts";
import { pliesOver, scatter } from "../../src/solver/solution.ts";
import { estimateBytes, isPlayable } from "../../src/solver/solve.ts";
import { runToEnd, timeUpAfter } from "../../src/solver/task.ts";
import { poolFamily, sizeOf } from "../support/solved.ts";

describe("scatter", () => {
  test.each([0, 1, 2, 10, 12, 144, 1000])("gives each number below %i once", (count) => {
    const all = Array.from({ length: count }, (_, index) => index);
    expect([...scatter(count)].toSorted((a, b) => a - b)).toEqual(all);
    expect([...scatter(count, count >> 1)]).toEqual([...scatter(count)].slice(0, count >> 1));
  });

  test.each([
    [5, 400],
    [20, 150],
    [100, 50],
  ])("with %i of a thousand numbers leaves no gap over %i", (most, widest) => {
    const met = [...scatter(1000, most), 1000].toSorted((a, b) => a - b);
    const gaps = met.map((place, index) => place - (met[index - 1] ?? 0));
    expect(Math.max(...gaps)).toBeLessThanOrEqual(widest);
  });
});

test("estimateBytes gives the memory that each method needs", () => {
  const bytes = (id: string, given: Options) => estimateBytes(sizeOf(id, given));
  expect(bytes("tower-switch", { blocks: 1e15 })).toBe(0);
  expect(bytes("switch-and-capture", { switches: 700 })).toBe(0);
  // One byte for each pool and last number.
  expect(bytes("factor-frenzy", { max: 10 })).toBe(2 ** 9 * 9);
  expect(bytes("factor-frenzy", { max: 26 })).toBe(2 ** 25 * 25);
  expect(bytes("factor-frenzy", { max: 27 })).toBe(0);
  expect(estimateBytes(sizeOf(threeHeaps, {}))).toBe(0);
});

test("isPlayable allows sizes up to the game's own limit", () => {
  const playable = (blocks: number) => isPlayable(sizeOf("tower-switch", { blocks }));
  expect([playable(1000), playable(1001)]).toEqual([true, false]);
  expect(isPlayable(sizeOf("switch-and-capture", { switches: 30, switchOne: "always" }))).toBe(true);
});

test("tabulateHeap stops as soon as values repeat", () => {
  const heights = [1, 2, 6, 7, 8, 1000].map((blocks) => {
    const family = familyOf(sizeOf("tower-switch", { blocks }));
    if (family?.kind !== "take-away") throw new Error("no heap");
    const { rows, period, gain } = tabulateHeap(family);
    return [rows.length, period, gain];
  });
  expect(heights).toEqual([
    [2, 0, 0],
    [3, 0, 0],
    [7, 0, 0],
    [8, 3, 2],
    [8, 3, 2],
    [8, 3, 2],
  ]);
});

test("timeUpAfter says that time is up after the last millisecond", () => {
  let now = 5;
  const timeUp = timeUpAfter({ now: () => now }, 10);
  const asked = [14, 15, 16].map((time) => {
    now = time;
    return timeUp();
  });
  expect(asked).toEqual([false, true, true]);
});

test("pliesOver takes the quickest win, or else the longest loss", () => {
  expect(pliesOver([])).toBe(0);
  expect(pliesOver([0])).toBe(1);
  expect(pliesOver([3, 4, 6, 9])).toBe(5);
  expect(pliesOver([1, 5, 3])).toBe(6);
});

test("tabulatePools counts how long each pool takes", () => {
  const names = ["a", "b", "c"];
  const family = { ...poolFamily(4), names, related: [[0], [1], [2]] };
  expect([...runToEnd(tabulatePools(family, [0, 1, 2])).counts]).toEqual([0, 6, 3, 0]);
});

test("solvePool finds the longest win even if a loss takes longer", () => {
  const family = { ...poolFamily(4), names: ["a", "b"], related: [[0], [1]] };
  const { tally, longestWin } = runToEnd(solvePool(family));
  expect([tally.longest, tally.start]).toEqual([1, { kind: "loss", plies: 2 }]);
  expect(family.read(longestWin?.key ?? "").pool).toHaveLength(1);
});

test("reversed reverses every link of a graph", () => {
  const heaps = threeHeaps.at({ largest: 2 });
  const graph = runToEnd(explore(heaps, [heaps.start(1)], 1e4));
  if (graph === undefined) throw new Error("too many");
  const parents = reversed(graph.children);
  const links = (node: number) => [...linksOf(graph.children, node)];
  for (let node = 0; node < graph.size; node++)
    for (const parent of linksOf(parents, node)) expect(links(parent)).toContain(node);
  expect(parents.places).toHaveLength(graph.children.places.length);
});

test("explore stops at a limit of positions or moves", () => {
  const heaps = threeHeaps.at({ largest: 2 });
  const from = () => [heaps.start(1)];
  const whole = runToEnd(explore(heaps, from(), 1e4));
  if (whole === undefined) throw new Error("too many");
  const moves = whole.children.places.length;
  expect(runToEnd(explore(heaps, from(), whole.size))?.size).toBe(whole.size);
  expect(runToEnd(explore(heaps, from(), whole.size - 1))).toBeUndefined();
  expect(runToEnd(explore(heaps, from(), whole.size, moves))?.size).toBe(whole.size);
  expect(runToEnd(explore(heaps, from(), whole.size, moves - 1))).toBeUndefined();
  const listed = function* () {
    yield* from();
    yield* whole.positions;
    throw new Error("Nothing more is asked for.");
  };
  expect(runToEnd(explore(heaps, listed(), 3))).toBeUndefined();
});

test("pairUp pairs neighbors without a search", () => {
  let asked = 0;
  const { leftOut } = pairUp(200, () => {
    asked++;
    return true;
  });
  expect(leftOut).toBe(0);
  expect(asked).toBeLessThanOrEqual(200);
});

test("joinPools never confuses the pools it remembers", () => {
  const family = poolFamily(12);
  const { value } = joinPools(family);
  const { pool } = startOf(family);
  const states = pool.map((last) => ({ pool: pool.slice(last + 1), last }));
  const told = [...states, ...states.toReversed(), ...states].map((state) => [state, value(state)] as const);
  for (const [state, said] of told) expect(said).toEqual(joinPools(family).value(state));
});
