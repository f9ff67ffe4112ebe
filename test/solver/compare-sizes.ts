/** The fast path of a family against the general method, on every position. */

import { expect } from "vitest";
import { findMove, playThrough } from "../../src/core/setup.ts";
import type { SolvedSize } from "../../src/solver/solution.ts";
import { type GameSize, resolveSize, solveByEnumeration, solveSize } from "../../src/solver/solve.ts";
import { runToEnd } from "../../src/solver/task.ts";
import { findGameOf } from "../support/find-game.ts";
import { everyPosition } from "../support/sample-setups.ts";

export function compareSizes(
  id: string,
  option: string,
  [first, last]: readonly [number, number],
  more: Readonly<Record<string, string>> = {},
): void {
  for (let size = first; size <= last; size++) compareSize(id, { ...more, [option]: size });
}

function compareSize(id: string, given: Readonly<Record<string, number | string>>): void {
  const size = resolveSize(findGameOf(id), given);
  if (!size.ok) throw new Error(size.problem.message);
  const fast = runToEnd(solveSize(size.value, 1e9));
  const general = runToEnd(solveByEnumeration(size.value, 1e9));
  if (!fast.ok || general === undefined) throw new Error(`${id} ${JSON.stringify(given)}`);
  const { line: fastLine, ...tally } = fast.value.tally;
  const { line: _line, ...expected } = general.tally;
  expect(tally, JSON.stringify(given)).toEqual(expected);
  expect(firstDifference(size.value, fast.value, general)).toBeUndefined();
  if (fastLine !== null && tally.longest !== null) {
    expect(fastLine.moves.length).toBe(tally.longest);
    expect(wins(size.value, fastLine)).toBe(true);
  }
}

function firstDifference({ game, options }: GameSize, fast: SolvedSize, general: SolvedSize) {
  for (const position of everyPosition(game, options)) {
    const [key, mover] = [game.key(position), game.toMove(position)] as const;
    const [ours, theirs] = [fast.value(key, mover), general.value(key, mover)];
    if (JSON.stringify(ours) !== JSON.stringify(theirs)) return { key, ours, theirs };
  }
  return undefined;
}

/** The line is legal and the first player of it wins at its end. */
function wins({ game, options }: GameSize, line: { from: string; moves: readonly string[] }): boolean {
  const start = game.fromKey(line.from, options, undefined);
  if (!start.ok) throw new Error(start.problem.message);
  const positions = playThrough(game, start.value, line.moves);
  if (!positions.ok) throw new Error(positions.problem.message);
  const end = positions.value.at(-1);
  expect(findMove(game, end, "x").ok).toBe(false);
  return game.outcome(end) === game.toMove(start.value);
}
