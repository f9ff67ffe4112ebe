/** The perfect level never makes a mistake, as checked by a solver that shares no code with ours. */

import { isDeepStrictEqual } from "node:util";
import { describe, expect, test } from "vitest";
import { bestMoves, countTraps } from "../../src/computer/best.ts";
import { evaluateMoves } from "../../src/computer/evaluate.ts";
import { levelNames } from "../../src/computer/level-names.ts";
import { playerOf } from "../../src/computer/levels.ts";
import type { Game, Variant } from "../../src/core/game.ts";
import { pick, randomFrom } from "../../src/core/random.ts";
import { analyzePosition } from "../../src/solver/analyze.ts";
import { hiddenFamily } from "../support/hidden-family.ts";
import { PlainSolver } from "../support/plain-values.ts";
import { everyGame, everyPosition, sample, standardSamples } from "../support/sample-setups.ts";
import { named } from "../support/setup-name.ts";

const perfect = playerOf("perfect");

describe.each(standardSamples().map((each) => [each.name, each] as const))(
  "in %s the level perfect",
  (_name, { game, setup }) => {
    const { start } = setup;
    const positions = [...(game.positions?.() ?? [start])];
    const solver = new PlainSolver(game, positions);

    test("keeps the value, wins fast and loses slowly", () => {
      for (const position of positions) {
        const { move, exact } = perfect({ game, position }, randomFrom(1));
        const before = solver.value(position);
        const value = solver.valueOfMove(position, move);
        expect(exact).toBe(true);
        expect({ key: game.key(position), value }).toEqual({ key: game.key(position), value: before });
      }
    });

    test("sets the most traps if all moves lose equally slowly", () => {
      for (const position of positions.filter((candidate) => solver.value(candidate).kind === "loss")) {
        const situation = { game, position };
        const traps = (move: unknown) => countTraps(situation, game.play(position, move));
        const { move } = perfect(situation, randomFrom(1));
        const lasting = solver.value(position);
        const equals = game
          .moves(position)
          .filter((other) => isDeepStrictEqual(solver.valueOfMove(position, other), lasting));
        expect(traps(move)).toBe(Math.max(...equals.map(traps)));
      }
    });
  },
);

test.each(
  named([
    ["switch-and-capture", { switches: 30 }],
    ["switch-battle", { switches: 30 }],
    ["switch-conquer", { start: "AABB".repeat(7) }],
    ["tower-switch", { blocks: 1000 }],
    ["factor-frenzy", { max: 17 }],
    ["three-heaps", { largest: 9 }],
  ]),
)("in %s the level perfect keeps the value against random moves", (_name, id, given) => {
  const { game, setup } = sample(gameNamed(id), given);
  const random = randomFrom(5);
  let position = setup.start;
  for (let ply = 0; ply < 60 && game.moves(position).length > 0; ply++) {
    if (ply % 2 === 1) position = game.play(position, pick(random, game.moves(position)));
    else position = keptMove(game, position);
  }
});

test("the level perfect takes the drawn move after which most replies are mistakes", () => {
  const { game, setup } = sample(gameNamed("switch-battle"), {});
  const solver = new PlainSolver(game, [setup.start]);
  for (const position of everyPosition(game)) {
    if (solver.value(position).kind !== "draw") continue;
    const mistakes = (move: unknown) => {
      const after = game.play(position, move);
      const replies = game.moves(after);
      return (
        replies.filter((reply) => solver.valueOfMove(after, reply).kind === "loss").length / replies.length
      );
    };
    const draws = game.moves(position).filter((move) => solver.valueOfMove(position, move).kind === "draw");
    const { move } = perfect({ game, position }, randomFrom(2));
    expect(mistakes(move)).toBe(Math.max(...draws.map(mistakes)));
  }
});

test("the level perfect chooses among all the best moves by its seed", () => {
  const { game, setup } = sample(gameNamed("switch-battle"), {});
  const situation = { game, position: setup.start };
  const best = bestMoves(situation, evaluateMoves(situation).moves, true).map(({ move }) => move);
  const played = () => Array.from({ length: 100 }, (_, seed) => perfect(situation, randomFrom(seed)).move);
  expect(best.length).toBeGreaterThan(1);
  expect(new Set(played())).toEqual(new Set(best));
  expect(played()).toEqual(played());
});

test("every level still moves if values are unknown, and reports an inexact move", () => {
  const { game, setup } = sample(hiddenFamily, { max: 30 });
  for (const level of levelNames.slice(1)) {
    const { move, exact } = playerOf(level)({ game, position: setup.start }, randomFrom(1));
    expect(game.moves(setup.start)).toContain(move);
    expect(exact).toBe(false);
  }
});

function keptMove(game: Variant, position: unknown): unknown {
  const { move } = perfect({ game, position }, randomFrom(3));
  const { value, moves } = analyzePosition(game, position);
  const name = game.formatMove(position, move);
  const chosen = moves.find((candidate) => game.formatMove(position, candidate.move) === name);
  expect({ key: game.key(position), value: chosen?.value }).toEqual({ key: game.key(position), value });
  return game.play(position, move);
}

function gameNamed(id: string): Game {
  return everyGame.find((game) => game.id === id) ?? expect.fail(id);
}
