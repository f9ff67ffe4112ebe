/** The levels are ordered: from `random` to `perfect`, each gives away less of the value in a decision than the one before. */

import { expect, test } from "vitest";
import { pick, randomFrom } from "../../src/core/random.ts";
import { findLevelName } from "../../src/players/level-names.ts";
import { levels, playerOf } from "../../src/players/levels.ts";
import { decisions, valueLost } from "../support/decisions.ts";
import { PlainSolver } from "../support/plain-values.ts";
import { everyGame, sample } from "../support/sample-setups.ts";

const sizes = [
  ["switch-and-capture", {}],
  ["switch-and-capture", { switches: 12 }],
  ["switch-battle", {}],
  ["switch-conquer", { start: "ABAB" }],
  ["switch-conquer", { start: "ABABABA" }],
  ["tower-switch", {}],
  ["tower-switch", { blocks: 20 }],
  ["factor-frenzy", {}],
  ["three-heaps", {}],
] as const;

const count = 1500;

test.each(sizes)("%s %o: value lost per decision", (id, given) => {
  const game = everyGame.find((candidate) => candidate.id === id);
  if (game === undefined) throw new Error(id);
  const { setup } = sample(game, given);
  const reached = new PlainSolver(game, game.positions?.(setup.options) ?? [setup.start]);
  const positions = decisions(game, game.positions?.(setup.options) ?? walked(game, setup.start), reached);
  const losses = valueLost(game, setup.options, { positions, solver: reached, count });
  const cells = losses.map(({ level, mean, margin }) => `${level} ${mean.toFixed(3)} ±${margin.toFixed(3)}`);
  // biome-ignore lint/suspicious/noConsole: the figures are wanted, not only that they are in order.
  console.info(`${id} ${JSON.stringify(given)}, ${positions.length} decisions: ${cells.join(", ")}`);
  for (const [at, { mean }] of losses.entries()) {
    const weaker = losses[at - 1];
    if (weaker !== undefined) expect(mean).toBeLessThanOrEqual(weaker.mean);
  }
  expect(losses.at(-1)?.mean).toBe(0);
  expect(losses[2]?.mean).toBeLessThan((losses[1]?.mean ?? 0) - (losses[1]?.margin ?? 0));
});

test("every level but random takes a win in one move", () => {
  const random = randomFrom(9);
  for (const game of everyGame) {
    const { setup } = sample(game, game.id === "switch-conquer" ? { start: "ABAB" } : {});
    const { options } = setup;
    const positions = [...(game.positions?.(options) ?? [setup.start])];
    for (let tries = 0; tries < 200; tries++) {
      const position = pick(random, positions);
      const mover = game.toMove(position);
      const wins = (move: unknown) => game.outcome(game.play(position, move)) === mover;
      if (!game.moves(position).some(wins)) continue;
      for (const level of levels.slice(1))
        expect(wins(playerOf(level)({ game, options, position }, random).move)).toBe(true);
    }
  }
});

test("a level that does not exist is refused with the ones that do", () => {
  const level = findLevelName("perfct");
  expect(level.ok ? "" : level.problem.message).toBe(
    '"perfct" isn\'t a level. Did you mean "perfect"? The levels are random, easy, medium, hard and perfect.',
  );
});

function walked(game: (typeof everyGame)[number], start: unknown): readonly unknown[] {
  const queue = [start];
  const seen = new Set<string>();
  for (const position of queue) {
    if (seen.has(game.key(position))) continue;
    seen.add(game.key(position));
    queue.push(...game.moves(position).map((move) => game.play(position, move)));
  }
  return queue;
}
