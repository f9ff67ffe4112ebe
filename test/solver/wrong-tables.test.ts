/** The checks of whole tables: each notices every single thing that is wrong, and says how far it came. */

import { describe, expect, test } from "vitest";
import type { Options } from "../../src/core/options.ts";
import { randomFrom } from "../../src/core/random.ts";
import { familyOf, type RelatedPool, type SwitchRow } from "../../src/games/families.ts";
import { tabulateDistances } from "../../src/solver/pool/distances.ts";
import { tabulateWins } from "../../src/solver/pool/kernel.ts";
import { layOutPools, type PoolLayout } from "../../src/solver/pool/layout.ts";
import { type PoolTable, startOf } from "../../src/solver/pool/query.ts";
import { verifyPools } from "../../src/solver/pool/verify.ts";
import { DecidedRows } from "../../src/solver/rows/decided.ts";
import { decideRows } from "../../src/solver/rows/retrograde.ts";
import { verifyRows } from "../../src/solver/rows/verify.ts";
import { runToEnd } from "../../src/solver/task.ts";
import { findGameOf } from "../support/find-game.ts";

function poolOf(max: number): { readonly family: RelatedPool; readonly layout: PoolLayout } {
  const family = familyOf(findGameOf("factor-frenzy"), { max });
  if (family?.kind !== "related-pool") throw new Error("no pool");
  const layout = layOutPools(startOf(family).pool, family.related, family.interchangeable);
  if (layout === undefined) throw new Error("no layout");
  return { family, layout };
}

/** Every pool of a table, with its place there. */
function placesIn({ blockStates, loose }: PoolLayout) {
  const row = 2 ** loose;
  return blockStates.flatMap(({ mask }, block) =>
    Array.from({ length: row }, (_, rest) => ({ index: block * row + rest, pool: mask | rest })),
  );
}

describe("pools", () => {
  const { family, layout } = poolOf(7);
  const places = placesIn(layout);

  test.each<[string, PoolTable]>([
    ["distances", runToEnd(tabulateDistances(layout))],
    ["wins", runToEnd(tabulateWins(layout))],
  ])("every wrong bit in a table of %s", (_name, table) => {
    expect(runToEnd(verifyPools(family, table))).toMatchObject({ fault: null, checked: places.length });
    let lies = 0;
    for (const { index, pool } of places)
      for (let last = 0; last < layout.order.length; last++)
        for (let plane = 0; plane < table.planes && ((pool >>> last) & 1) === 0; plane++) {
          const words = table.words.slice();
          const at = index * table.planes + plane;
          words[at] = (words[at] ?? 0) ^ (1 << last);
          const { fault, scope } = runToEnd(verifyPools(family, { ...table, words }));
          expect([fault?.startsWith("pool "), scope]).toEqual([true, "pools"]);
          lies++;
        }
    expect(lies).toBeGreaterThan(100);
  });

  test("the first pool that is wrong is named by its things", () => {
    const table = runToEnd(tabulateDistances(layout));
    const words = table.words.map((word) => ~word);
    expect(runToEnd(verifyPools(family, { ...table, words }))).toEqual({
      checked: 0,
      scope: "pools",
      fault: "pool ",
    });
    const whole = places.at(-1);
    const odd = table.words.slice();
    const without = places.find(({ pool }) => pool === ((whole?.pool ?? 0) ^ 1));
    odd[(without?.index ?? 0) * table.planes] = (odd[(without?.index ?? 0) * table.planes] ?? 0) ^ 1;
    const named = (pool: number) => `pool ${layout.order.filter((_, bit) => (pool >>> bit) & 1).join()}`;
    const { fault } = runToEnd(verifyPools(family, { ...table, words: odd }));
    expect([named(without?.pool ?? 0), named(whole?.pool ?? 0)]).toContain(fault);
  });

  test("fewer pools than there are, spread over the blocks", () => {
    const most = layout.blockStates.length * 2;
    const { checked, scope, fault } = runToEnd(verifyPools(family, runToEnd(tabulateWins(layout)), most));
    expect([checked, fault]).toEqual([most, null]);
    expect(scope).toMatch(/^\d+ of \d+ pools, up to symmetry, spread evenly, with every last number$/);
  });

  test("blocks that cannot be swapped", () => {
    const twelve = poolOf(12);
    expect(twelve.family.interchangeable.length).toBeGreaterThan(0);
    const table = runToEnd(tabulateWins(twelve.layout));
    expect(runToEnd(verifyPools(twelve.family, table, 50)).fault).toBeNull();
    const swappable = new Set(twelve.family.interchangeable.flat(3));
    const broken = twelve.family.related.map((others, thing) =>
      thing === Math.max(...swappable) ? others.slice(1) : others,
    );
    expect(runToEnd(verifyPools({ ...twelve.family, related: broken }, table, 50))).toEqual({
      checked: 0,
      scope: "pools",
      fault: "the blocks do not match",
    });
  });
});

function rowOf(id: string, options: Options): SwitchRow {
  const family = familyOf(findGameOf(id), options);
  if (family?.kind !== "switch-row") throw new Error("no row");
  return family;
}

/** The same rows with other plies; null leaves one out. */
function retell(rows: DecidedRows, plies: (index: number, told: number) => number | null): DecidedRows {
  const copy = new DecidedRows(rows.plan);
  let index = 0;
  for (const { row, plies: told } of rows.each()) {
    const said = plies(index++, told);
    if (said !== null) copy.add(row, said);
  }
  return copy;
}

describe("rows", () => {
  const families: readonly [string, SwitchRow][] = [
    ["switch-battle", rowOf("switch-battle", { switches: 5, start: "00000" })],
    ["switch-conquer", rowOf("switch-conquer", { switches: 4, start: "ABAB" })],
    ["switch-and-capture", rowOf("switch-and-capture", { switches: 6, reading: "rules", start: "000000" })],
    ["by examples", rowOf("switch-and-capture", { switches: 5, reading: "examples", start: "00000" })],
  ];

  test.each(families)("%s: every row with other plies, and every row that is left out", (_name, family) => {
    const rows = runToEnd(decideRows(family));
    const check = (told: DecidedRows) => runToEnd(verifyRows(told, randomFrom(7)));
    expect(check(rows)).toMatchObject({ fault: null, checked: rows.size });
    const unnoticed: string[] = [];
    // The finished row, which comes first, is not played from.
    for (let lied = 1; lied < rows.size; lied++)
      for (const by of [1, 2, 3, null]) {
        const told = retell(rows, (at, plies) => (at !== lied ? plies : by === null ? null : plies + by));
        const { fault, scope } = check(told);
        if (fault === null) unnoticed.push(`${lied} by ${by}`);
        expect(scope).toMatch(/decided rows/);
      }
    expect(unnoticed).toEqual([]);
  });

  test("a row that wins at once, told as anything else", () => {
    const rows = runToEnd(decideRows(rowOf("switch-battle", { switches: 4, start: "0000" })));
    const told = retell(rows, (_at, plies) => (plies === 1 ? 3 : plies));
    expect(runToEnd(verifyRows(told, randomFrom(7)))).toEqual({
      checked: 0,
      scope: "decided rows",
      fault: "a row that wins at once",
    });
  });

  test("with little work to spend, a part of them", () => {
    const rows = runToEnd(decideRows(rowOf("switch-battle", { switches: 9, start: "000000000" })));
    const { checked, scope, fault } = runToEnd(verifyRows(rows, randomFrom(7), 1));
    expect(fault).toBeNull();
    expect(checked).toBeLessThan(rows.size);
    expect(scope).toMatch(
      /^\d+ of \d+ decided rows, up to symmetry, spread evenly, and the rows one move before them$/,
    );
  });
});
