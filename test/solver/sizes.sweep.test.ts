/** Compares the fast method of each family with the general method, on every position of a size. */

import { expect, test } from "vitest";
import type { Variant } from "../../src/core/game.ts";
import { findMove, playLine } from "../../src/core/setup.ts";
import { solveGenerally } from "../../src/solver/general/solution.ts";
import type { SolvedSize } from "../../src/solver/solution.ts";
import { solveSize } from "../../src/solver/solve.ts";
import { runToEnd } from "../../src/solver/task.ts";
import { must } from "../support/must.ts";
import { everyPosition } from "../support/sample-setups.ts";
import { sizeOf } from "../support/solved.ts";
import { range, sweep } from "../support/sweep.ts";

test.each([
  [
    "switch-and-capture (switch 1 always)",
    "switch-and-capture",
    "switches",
    sweep(range(2, 16), [2, 5, 9, 11]),
    { switchOne: "always" },
  ],
  [
    "switch-and-capture (switch 1 chosen)",
    "switch-and-capture",
    "switches",
    sweep(range(2, 16), [2, 5, 9, 11]),
    { switchOne: "chosen" },
  ],
  ["switch-battle", "switch-battle", "switches", sweep(range(2, 16), [2, 3, 6, 10]), {}],
  ["switch-conquer", "switch-conquer", "switches", sweep(range(2, 16), [2, 3, 6, 9]), {}],
  ["tower-switch", "tower-switch", "blocks", sweep(range(1, 1000), [...range(1, 8), 50]), {}],
  ["factor-frenzy", "factor-frenzy", "max", sweep(range(2, 17), [2, 6, 10]), {}],
] as const)("the fast method for %s agrees with enumeration", (...[_name, id, option, sizes, more]) => {
  for (const size of sizes) compareSize(id, { ...more, [option]: size });
});

function compareSize(id: string, given: Readonly<Record<string, number | string>>): void {
  const size = sizeOf(id, given);
  const fast = runToEnd(solveSize(size, 1e9));
  const general = runToEnd(solveGenerally(size, 1e9));
  if (!fast.ok || general === undefined) throw new Error(`${id} ${JSON.stringify(given)}`);
  const { line: fastLine, ...tally } = fast.value.tally;
  expect(tally, JSON.stringify(given)).toEqual(general.tally);
  expect(firstDifference(size, fast.value, general)).toBeUndefined();
  if (fastLine !== null && tally.longest !== null) {
    expect(fastLine.moves.length).toBe(tally.longest);
    expect(wins(size, fastLine)).toBe(true);
  }
}

function firstDifference(game: Variant, fast: SolvedSize, general: SolvedSize) {
  for (const position of everyPosition(game)) {
    const [key, mover] = [game.key(position), game.toMove(position)] as const;
    const [ours, theirs] = [fast.value(key, mover), general.value(key, mover)];
    if (JSON.stringify(ours) !== JSON.stringify(theirs)) return { key, ours, theirs };
  }
  return undefined;
}

/** True if the line is legal and its first player wins at the end. */
function wins(game: Variant, line: { from: string; moves: readonly string[] }): boolean {
  const start = must(game.fromKey(line.from, undefined));
  const positions = must(playLine(game, start, line.moves)).positions;
  const end = positions.at(-1);
  expect(findMove(game, end, "x").ok).toBe(false);
  return game.outcome(end) === game.toMove(start);
}
