/** The fast methods on random games of their kind, compared with a solver that shares no code with ours. */

import { describe, expect, test } from "vitest";
import { valueOfMove } from "../../src/core/analysis.ts";
import { analyzeMoves } from "../../src/solver/analyze.ts";
import { solveGenerally } from "../../src/solver/general/solution.ts";
import { oracleOf } from "../../src/solver/oracle.ts";
import { joinPools, provePool } from "../../src/solver/pool/joined.ts";
import { solvePool } from "../../src/solver/pool/solution.ts";
import { runToEnd } from "../../src/solver/task.ts";
import { anyHeap, anyPool, anyRow } from "../support/any-family.ts";
import { solvePlainly } from "../support/plain-solver.ts";
import { everyPosition } from "../support/sample-setups.ts";
import { solved } from "../support/solved.ts";
import { isSoak, range } from "../support/sweep.ts";

const everySeed = range(0, isSoak ? 59 : 19);

describe.each([
  ["rows", anyRow],
  ["heaps", anyHeap],
  ["pools", anyPool],
])("in random games of %s", (_kind, draw) => {
  const drawn = everySeed.map((seed) => draw(seed));

  test("the solver finds the right values, winners, counts and longest line", () => {
    for (const { game } of drawn) {
      const solution = solved(game);
      const positions = everyPosition(game);
      const truth = solvePlainly(game, positions);
      const oracle = oracleOf(game);
      for (const position of positions) {
        const [key, mover] = [game.key(position), game.toMove(position)] as const;
        const said = {
          value: solution.value(key, mover),
          asked: oracle.probe(position),
          canWin: oracle.canWin(position),
          moves: analyzeMoves(game, position, oracle).map((move) => move.value),
        };
        const moves = game.moves(position).map((move) => {
          const after = game.play(position, move);
          return valueOfMove(truth(game.key(after), game.toMove(after)).value);
        });
        const { value, canWin } = truth(key, mover);
        if (JSON.stringify(said) !== JSON.stringify({ value, asked: value, canWin, moves }))
          throw new Error(`${game.id} ${key}: ${JSON.stringify(said)}`);
      }
      const general = runToEnd(solveGenerally(game, 1e9));
      const { line, ...tally } = solution.tally;
      expect(tally, game.id).toEqual(general?.tally);
      expect(line?.moves.length ?? null, game.id).toBe(tally.longest);
    }
  });
});

test("pairing finds the winner of any pool and never a wrong distance", () => {
  let proved = 0;
  for (const seed of everySeed) {
    const { family, game } = anyPool(seed);
    const [joined, whole] = [joinPools(family), runToEnd(solvePool(family))];
    for (const key of everyPosition(game).map((position) => game.key(position))) {
      const [value, truth] = [joined.value(family.read(key)), whole.value(key, 1)];
      const claim = "plies" in value ? value : { ...truth, kind: value.kind };
      if (JSON.stringify(claim) !== JSON.stringify(truth)) throw new Error(`${game.id} ${key}`);
      proved += Number("plies" in value);
      expect(provePool(family, family.read(key)).value).toEqual(value);
    }
  }
  expect(proved).toBeGreaterThan(300);
});
