/** Checks the claims about Switch Battle and Switch Conquer, where one flip completes a won row. */

import { range } from "../../support/sweep.ts";
import type { Calculations } from "./claims.ts";
import type { Truth } from "./truth.ts";

/** `missing` has a 1 for each switch that still has to be flipped. */
function isOneFlipAway(missing: string): boolean {
  return /^0*11?0*$/.test(missing);
}

export function rowsOf(switches: number): readonly string[] {
  return range(0, 2 ** switches - 1).map((row) => row.toString(2).padStart(switches, "0"));
}

function write(row: string, [off, on]: readonly [string, string]): string {
  return Array.from(row, (digit) => (digit === "0" ? off : on)).join("");
}

/** The most switches that one flip completes, wherever they are. */
const most = Math.max(
  ...rowsOf(9)
    .filter(isOneFlipAway)
    .map((row) => row.replaceAll("0", "").length),
);

const shared: Calculations = { enough: () => most + 1, plenty: () => most + 2 };

function wonRows(wins: (truth: Truth, switches: number) => number): Calculations[string] {
  return (truth, formula) =>
    [...range(3, 9), 30, 100].every((N) => wins(truth, N) === truth.evaluate(formula, { N }));
}

/** The smallest size from which the theorem is always true. */
function holdsFrom(holdsFor: (truth: Truth, switches: number) => boolean): Calculations[string] {
  return (truth) =>
    range(2, 7).find((first) => range(first, 7).every((N) => holdsFor(truth, N))) ?? "no size";
}

/** `missing` has a 1 for each switch that still shows 0. */
function battleHolds(truth: Truth, switches: number): boolean {
  const live = rowsOf(switches).filter((missing) => missing.includes("1"));
  return live.every((missing) => {
    const { kind } = truth.value({ switches }, write(missing, ["1", "0"]));
    return kind === (isOneFlipAway(missing) ? "win" : "draw");
  });
}

/** `missing` has a 1 for each switch that doesn't show the player's own letter. */
function conquerHolds(truth: Truth, switches: number): boolean {
  return rowsOf(switches).every((missing) => {
    const expected = isOneFlipAway(missing) ? "win" : missing.includes("0") ? "draw" : "loss";
    const keys = [`${write(missing, ["A", "B"])}/1`, `${write(missing, ["B", "A"])}/2`];
    return keys.every((key) => truth.value({ switches }, key).kind === expected);
  });
}

export const switchBattle: Calculations = {
  ...shared,
  "won rows": wonRows((truth, switches) => truth.count("wins", { switches })),
  "holds from": holdsFrom(battleHolds),
  /** The middle switch of the group is one of the right flips. The others are outside the group. */
  middle: (truth) => truth.right({}, "0001111").filter((move) => /^[123]$/.test(move)),
};

export const switchConquer: Calculations = {
  ...shared,
  "won rows": wonRows((truth, switches) => truth.count("wins", { switches }) / 2),
  "holds from": holdsFrom(conquerHolds),
  "nothing lost": (truth) =>
    range(2, 9)
      .filter((switches) => truth.count("losses", { switches }) === 0)
      .map(String),
};
