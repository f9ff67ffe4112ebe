/** How much work is done and checked: progress, limits, estimates, and what was found of the shortest ways. */

import { describe, expect, test } from "vitest";
import { threeHeaps } from "../../examples/three-heaps.ts";
import type { Options } from "../../src/core/options.ts";
import { type Random, randomFrom } from "../../src/core/random.ts";
import { familyOf, type RelatedPool, type SwitchRow } from "../../src/games/families.ts";
import { explore, linksOf, reversed } from "../../src/solver/general/graph.ts";
import { verifyPositions } from "../../src/solver/general/verify.ts";
import { tabulateHeap } from "../../src/solver/heap/period.ts";
import { tabulateDistances } from "../../src/solver/pool/distances.ts";
import { joinPools } from "../../src/solver/pool/joined.ts";
import { tabulateWins } from "../../src/solver/pool/kernel.ts";
import { bitCount, countPools, layOutPools } from "../../src/solver/pool/layout.ts";
import { pairUp } from "../../src/solver/pool/pairing.ts";
import { startOf } from "../../src/solver/pool/query.ts";
import { solvePool } from "../../src/solver/pool/solution.ts";
import { solveUncounted } from "../../src/solver/pool/uncounted.ts";
import { verifyPools } from "../../src/solver/pool/verify.ts";
import { RowCursor } from "../../src/solver/rows/cursor.ts";
import { planRow } from "../../src/solver/rows/plan.ts";
import { decideRows } from "../../src/solver/rows/retrograde.ts";
import { verifyRows } from "../../src/solver/rows/verify.ts";
import { pliesOver, scatter } from "../../src/solver/solution.ts";
import {
  estimateBytes,
  type GameSize,
  isPlayable,
  resolveSize,
  solveByEnumeration,
  solveSize,
} from "../../src/solver/solve.ts";
import { type Progress, runToEnd, type Task, timeUpAfter } from "../../src/solver/task.ts";
import { verify } from "../../src/solver/verify.ts";
import { findGameOf } from "../support/find-game.ts";

function sizeOf(id: string, given: Options): GameSize {
  const size = resolveSize(findGameOf(id), given);
  if (!size.ok) throw new Error(size.problem.message);
  return size.value;
}

function rowFamily(id: string, given: Options): SwitchRow {
  const family = familyOf(findGameOf(id), given);
  if (family?.kind !== "switch-row") throw new Error(id);
  return family;
}

function pools(max: number): RelatedPool {
  const family = familyOf(findGameOf("factor-frenzy"), { max });
  if (family?.kind !== "related-pool") throw new Error("no pool");
  return family;
}

function layoutOf({ names, related, interchangeable }: RelatedPool) {
  const things = names.map((_, thing) => thing);
  const layout = layOutPools(things, related, interchangeable);
  if (layout === undefined) throw new Error("too many");
  return layout;
}

/** What a task tells on the way: "3/10 rows". */
function told(task: Task<unknown>): readonly string[] {
  const steps: Progress[] = [...task];
  return steps.map(({ unit, done, total }) => `${done}/${total} ${unit}`);
}

describe("work tells of itself after every so many rows, pools and positions", () => {
  test("rows", () => {
    const family = rowFamily("switch-and-capture", { switches: 60, reading: "rules" });
    const done = [50, 148, 150, 247, 344, 345, 392];
    expect(told(decideRows(family))).toEqual(done.map((rows) => `${rows}/null rows`));
    const rows = runToEnd(decideRows(family));
    const checked = Array.from({ length: 25 }, (_, step) => `${16 * step + 1}/392 rows checked`);
    expect(told(verifyRows(rows, randomFrom(1)))).toEqual(checked);
  });

  test("pools", () => {
    const family = pools(14);
    const layout = layoutOf(family);
    const row = layout.pools / layout.blockStates.length;
    const done = layout.blockStates.map((_, place) => `${(place + 1) * row}/${layout.pools} pools`);
    expect(done.length).toBeGreaterThan(2);
    expect(told(tabulateDistances(layout))).toEqual(done);
    expect(told(tabulateWins(layout))).toEqual(done);
    const table = runToEnd(tabulateWins(layout));
    const steps = Array.from({ length: Math.ceil(layout.pools / 4096) }, (_, step) => 4096 * step + 1);
    expect(told(verifyPools(family, table))).toEqual(
      steps.map((checked) => `${checked}/${layout.pools} pools checked`),
    );
  });

  test("positions", () => {
    const steps = told(solveByEnumeration(sizeOf("tower-switch", { blocks: 200 }), 1e9));
    expect(steps).toEqual([
      "0/400 positions",
      "170/572 positions",
      "341/742 positions",
      "512/797 positions",
      "683/797 positions",
    ]);
  });
});

describe("a check that has no time for everything looks at some of it, spread evenly", () => {
  const decided = (checked: number, all: number) =>
    `${checked} of ${all} decided rows, up to symmetry, spread evenly, and the rows one move before them`;

  test.each<[string, Options, number, number]>([
    ["switch-battle", { switches: 12 }, 200, 5],
    ["switch-battle", { switches: 12 }, 390, 14],
    ["switch-conquer", { switches: 12 }, 783, 17],
    ["switch-and-capture", { switches: 19, reading: "rules" }, 1558, 8],
    ["switch-and-capture", { switches: 60, reading: "examples" }, 99_841, 367],
  ])("%s %j", (id, given, work, checked) => {
    const rows = runToEnd(decideRows(rowFamily(id, given)));
    const check = runToEnd(verifyRows(rows, randomFrom(1), work));
    expect(check).toEqual({ checked, scope: decided(checked, rows.size), fault: null });
  });

  test("pools", () => {
    const family = pools(10);
    const table = runToEnd(tabulateDistances(layoutOf(family)));
    const all = table.layout.pools;
    const scope = `${all / 2} of ${all} pools, up to symmetry, spread evenly, with every last number`;
    expect(runToEnd(verifyPools(family, table, all / 2))).toEqual({ checked: all / 2, scope, fault: null });
  });

  test("positions", () => {
    const { game, options } = sizeOf("tower-switch", { blocks: 20 });
    const solution = runToEnd(solveByEnumeration({ game, options, row: null }, 1e9));
    const positions = [...(game.positions?.(options) ?? [])];
    const ask = (key: string, mover: 1 | 2) => solution?.value(key, mover) ?? null;
    const check = (most: number) => runToEnd(verifyPositions(game, positions, ask, most));
    expect(check(0)).toEqual({ checked: 1, scope: "1 of 38 positions, spread evenly", fault: null });
    expect(check(10)).toEqual({ checked: 7, scope: "7 of 38 positions, spread evenly", fault: null });
    expect(check(1000)).toEqual({ checked: 38, scope: "all 38 positions", fault: null });
  });

  test("numbers below a count, in steps of about the golden ratio", () => {
    expect([...scatter(10)]).toEqual([0, 7, 4, 1, 8, 5, 2, 9, 6, 3]);
    expect([...scatter(10, 4)]).toEqual([0, 7, 4, 1]);
    expect([...scatter(1)]).toEqual([0]);
    expect([...scatter(0)]).toEqual([]);
  });

  test("200 small pools and 40 large ones", () => {
    const draws = new Map<number, number>();
    const random = randomFrom(1);
    const counted: Random = {
      below: (count) => {
        draws.set(count, (draws.get(count) ?? 0) + 1);
        return random.below(count);
      },
    };
    runToEnd(solveUncounted(pools(40)).verify(counted));
    expect([draws.get(9), draws.get(78)]).toEqual([200, 40]);
  });
});

test("a pool game that says one thing of itself and plays another is found out", () => {
  const family = pools(40);
  let asked = 0;
  const changing: RelatedPool = {
    ...family,
    /** The pairing reads it once; after that nothing is related any more. */
    get related() {
      return asked++ === 0 ? family.related : family.related.map((_, thing) => [thing]);
    },
  };
  const { fault, checked } = runToEnd(solveUncounted(changing).verify(randomFrom(1)));
  expect(fault).toMatch(/^[0-9,]+\/[0-9]+$/);
  expect(checked).toBeLessThan(200);
});

test("a pool with a wrong word is named", () => {
  const family = pools(4);
  const table = runToEnd(tabulateDistances(layoutOf(family)));
  const words = table.words.map((word, place) => (place === 6 * table.planes ? word ^ 1 : word));
  const [, second, third] = table.layout.order;
  expect(runToEnd(verifyPools(family, { ...table, words })).fault).toBe(`pool ${second},${third}`);
});

describe("a wrong solution is found", () => {
  test("by its counts", () => {
    const size = sizeOf("tower-switch", { blocks: 10 });
    const solution = runToEnd(solveSize(size, 1e9));
    if (!solution.ok) throw new Error(solution.problem.message);
    const { tally } = solution.value;
    for (const count of ["wins", "losses", "draws"] as const) {
      const wrong = { ...solution.value, tally: { ...tally, [count]: 1n } };
      expect(runToEnd(verify(size, wrong, randomFrom(1)))).toMatchObject({
        compared: 18,
        fault: "the counts",
      });
    }
  });

  test("by the first value that differs", () => {
    const size = sizeOf("tower-switch", { blocks: 10 });
    const solution = runToEnd(solveSize(size, 1e9));
    if (!solution.ok) throw new Error(solution.problem.message);
    const value = (key: string) => (key === "9/1" ? null : solution.value.value(key, 1));
    const wrong = { ...solution.value, value };
    expect(runToEnd(verify(size, wrong, randomFrom(1)))).toMatchObject({ compared: 1, fault: "9/1" });
  });

  test("by the check of its own, and then nothing is compared", () => {
    const size = sizeOf("tower-switch", { blocks: 10 });
    const solution = runToEnd(solveSize(size, 1e9));
    if (!solution.ok) throw new Error(solution.problem.message);
    const fault = { checked: 3, scope: "heights", fault: "9/2" };
    function* check(): Task<typeof fault> {
      yield { unit: "heights", done: 1, total: 1 };
      return fault;
    }
    const wrong = { ...solution.value, verify: check };
    expect(runToEnd(verify(size, wrong, randomFrom(1)))).toEqual({ ...fault, compared: null });
  });

  test("what is compared is at most 40,000 positions", () => {
    const compared = (blocks: number) => {
      const size = sizeOf("tower-switch", { blocks });
      const solution = runToEnd(solveSize(size, 1e9));
      return solution.ok ? runToEnd(verify(size, solution.value, randomFrom(1))).compared : undefined;
    };
    expect([compared(1100), compared(20_002)]).toEqual([2198, null]);
  });
});

test("the bytes that the work will take", () => {
  const bytes = (id: string, given: Options) => estimateBytes(sizeOf(id, given));
  expect(bytes("switch-battle", { switches: 7 })).toBe(2808);
  expect(bytes("switch-and-capture", { switches: 10 })).toBe(10_152);
  expect(bytes("switch-and-capture", { switches: 60 })).toBe(288_288);
  expect(bytes("tower-switch", { blocks: 1e15 })).toBe(0);
  // Four planes of words for each pool.
  expect(bytes("factor-frenzy", { max: 10 })).toBe(layoutOf(pools(10)).pools * 4 * 4);
  expect(bytes("factor-frenzy", { max: 32 })).toBe(layoutOf(pools(32)).pools * 4);
  expect(bytes("factor-frenzy", { max: 33 })).toBe(0);
  expect(estimateBytes({ game: threeHeaps, options: { largest: 5 }, row: null })).toBeNull();
});

test("a size can be played up to the game's own limit", () => {
  const playable = (blocks: number) => isPlayable(sizeOf("tower-switch", { blocks }));
  expect([playable(1000), playable(1001)]).toEqual([true, false]);
  expect(isPlayable(sizeOf("switch-and-capture", { switches: 30, reading: "rules" }))).toBe(true);
});

test("a heap is worked out until its period shows, and no further", () => {
  const heights = [1, 2, 6, 7, 8, 1000].map((blocks) => {
    const family = familyOf(findGameOf("tower-switch"), { blocks });
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

test("blocks of up to 32 switches have a slot each; longer ones are not taken for blocks", () => {
  const classes = (members: number) => {
    const indices = Array.from({ length: 2 * members }, (_, index) => index);
    const interchangeable = [[indices.slice(0, members), indices.slice(members)]];
    const moves = [{ name: "all", flips: indices, needs: null }];
    const family = { ...rowFamily("switch-battle", { switches: 2 * members }), moves, interchangeable };
    return planRow(family).classes;
  };
  expect([classes(32), classes(33)]).toEqual([[{ start: 0, end: 2 }], []]);
});

test("time is up when the last millisecond has passed", () => {
  let now = 5;
  const timeUp = timeUpAfter({ now: () => now }, 10);
  const asked = [14, 15, 16].map((time) => {
    now = time;
    return timeUp();
  });
  expect(asked).toEqual([false, true, true]);
});

test("a table with distances may take exactly the bytes that there are", () => {
  const family = pools(8);
  const bytes = layoutOf(family).pools * 4 * 3;
  const longest = (most: number) => runToEnd(solvePool(family, most)).tally.longest;
  expect([longest(bytes), longest(bytes - 1)]).toEqual([7, null]);
});

test("the plies from a position follow from its moves", () => {
  expect(pliesOver([])).toBe(0);
  expect(pliesOver([0])).toBe(1);
  expect(pliesOver([3, 4, 6, 9])).toBe(5);
  expect(pliesOver([1, 5, 3])).toBe(6);
});

test("the longest win of a table, where a loss takes longer", () => {
  const layout = layOutPools([0, 1, 2], [[0], [1], [2]], []);
  if (layout === undefined) throw new Error("too many");
  const { longest, byPlies } = runToEnd(tabulateDistances(layout));
  expect(longest).toEqual({ pool: 1, last: 2, plies: 1 });
  expect(byPlies).toEqual(
    new Map([
      [1, 6n],
      [2, 3n],
    ]),
  );
});

test("links the other way round", () => {
  const graph = runToEnd(explore(threeHeaps, [threeHeaps.start({ largest: 2 }, 1)], 1e4));
  if (graph === undefined) throw new Error("too many");
  const parents = reversed(graph.children);
  const links = (node: number) => [...linksOf(graph.children, node)];
  for (let node = 0; node < graph.size; node++)
    for (const parent of linksOf(parents, node)) expect(links(parent)).toContain(node);
  expect(parents.flat()).toHaveLength(graph.children.flat().length);
});

test("a graph ends at a number of positions and of moves", () => {
  const from = () => [threeHeaps.start({ largest: 2 }, 1)];
  const whole = runToEnd(explore(threeHeaps, from(), 1e4));
  if (whole === undefined) throw new Error("too many");
  const moves = whole.children.flat().length;
  expect(runToEnd(explore(threeHeaps, from(), whole.size))?.size).toBe(whole.size);
  expect(runToEnd(explore(threeHeaps, from(), whole.size - 1))).toBeUndefined();
  expect(runToEnd(explore(threeHeaps, from(), whole.size, moves))?.size).toBe(whole.size);
  expect(runToEnd(explore(threeHeaps, from(), whole.size, moves - 1))).toBeUndefined();
  const listed = function* () {
    yield* from();
    yield* whole.positions;
    throw new Error("Nothing more is asked for.");
  };
  expect(runToEnd(explore(threeHeaps, listed(), 3))).toBeUndefined();
});

test("rows are found with few flips", () => {
  const flips = (id: string, given: Options) => {
    const own = Object.getOwnPropertyDescriptor(RowCursor.prototype, "flip");
    let count = 0;
    const counted = function (this: RowCursor, move: unknown) {
      count++;
      Reflect.apply(own?.value, this, [move]);
    };
    Object.defineProperty(RowCursor.prototype, "flip", { ...own, value: counted });
    try {
      runToEnd(decideRows(rowFamily(id, given)));
    } finally {
      Object.defineProperty(RowCursor.prototype, "flip", own ?? {});
    }
    return count;
  };
  expect(flips("switch-and-capture", { switches: 60, reading: "rules" })).toBe(7478);
  expect(flips("switch-battle", { switches: 20 })).toBe(266);
});

test("friends that stand side by side are paired without a search", () => {
  let asked = 0;
  const { leftOut } = pairUp(200, () => {
    asked++;
    return true;
  });
  expect([leftOut, asked]).toEqual([0, 100]);
});

test("pools that join to the same one are decided once", () => {
  let decided = 0;
  const family = pools(12);
  const counted: RelatedPool = {
    ...family,
    get related() {
      decided++;
      return family.related;
    },
  };
  const { value } = joinPools(counted);
  const start = startOf(family);
  const work = (ask: () => unknown) => {
    const before = decided;
    ask();
    return decided - before;
  };
  const once = work(() => value(start));
  expect(once).toBeGreaterThan(0);
  expect(work(() => value(start))).toBe(0);
  // The pool without its first number joins with that number to the whole.
  expect(work(() => value({ pool: start.pool.slice(1), last: 0 }))).toBe(0);
  for (let last = 1; last < 9; last++) value({ pool: start.pool.slice(last + 1), last });
  expect(work(() => value(start))).toBe(once);
});

test("pools are counted before they are laid out", () => {
  for (let max = 2; max <= 20; max++) {
    const family = pools(max);
    const things = startOf(family).pool;
    expect(countPools(things, family.interchangeable)).toBe(layoutOf(family).pools);
    const some = things.filter((thing) => thing % 3 !== 0);
    expect(countPools(some, family.interchangeable)).toBe(
      layOutPools(some, family.related, family.interchangeable)?.pools,
    );
  }
  expect([0, 1, 0b1011, -1, 1 << 31].map(bitCount)).toEqual([0, 1, 3, 32, 1]);
});
