/** Each game lists this many positions, and play can reach this many of them. */

import { expect, test } from "vitest";
import type { Variant } from "../../src/core/game.ts";
import { findGameOf, gameAt } from "../support/find-game.ts";
import { sample } from "../support/sample-setups.ts";

const rows = Array.from({ length: 16 }, (_, bits) =>
  Array.from({ length: 4 }, (_, index) => "AB"[(bits >> index) & 1]).join(""),
);

test.each([
  ["switch-and-capture (switch 1 always)", "switch-and-capture", [{}], 511, 1023],
  ["switch-and-capture (switch 1 chosen)", "switch-and-capture", [{ switchOne: "chosen" }], 511, 1023],
  ["switch-battle", "switch-battle", [{}], 127, 127],
  ["switch-conquer", "switch-conquer", rows.map((start) => ({ start })), 31, 32],
  ["tower-switch", "tower-switch", [{}], 18, 18],
  ["factor-frenzy", "factor-frenzy", [{}], 2069, 2264],
])("%s lists every position that play reaches", (...[_name, id, starts, met, all]) => {
  const setups = starts.map((options) => sample(findGameOf(id), options).setup);
  const starting = setups.map((setup) => setup.start);
  const game = setups[0]?.game ?? gameAt(id);
  expect(reached(game, starting)).toBe(met);
  const listed = Array.from(game.positions?.() ?? []);
  expect(listed.length).toBe(all);
  expect(new Set(listed.map((position) => game.key(position))).size).toBe(all);
  for (const position of listed) expect(game.moves(position).length).toBeGreaterThan(0);
});

/** Counts by key and player to move, unless a game's key alone names what it lists. */
function reached(game: Variant, starts: readonly unknown[]): number {
  const seen = new Set<string>();
  const open = [...starts];
  for (let position = open.pop(); position !== undefined; position = open.pop()) {
    const key = game.key(position);
    const moves = game.moves(position);
    if (moves.length === 0 || seen.has(key)) continue;
    seen.add(key);
    for (const move of moves) open.push(game.play(position, move));
  }
  return seen.size;
}
