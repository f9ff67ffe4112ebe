/**
 * Every position of the five games at the standard size, compared with a plain solver that shares no code with the real
 * one.
 */

import { describe, expect, test } from "vitest";
import { solveMessage } from "../../src/measure/protocol/messages.ts";
import { analyzePosition } from "../../src/solver/analyze.ts";
import { solvePlainly } from "../support/plain-solver.ts";
import { everyPosition } from "../support/sample-setups.ts";
import { named } from "../support/setup-name.ts";
import { sizeOf, solved } from "../support/solved.ts";

const cases = named([
  ["switch-and-capture", { switchOne: "always" }],
  ["switch-and-capture", { switchOne: "chosen" }],
  ["switch-battle", {}],
  ["switch-conquer", {}],
  ["tower-switch", {}],
  ["factor-frenzy", {}],
]);

describe.each(cases)("in %s", (_name, id, given) => {
  const game = sizeOf(id, given);
  const positions = everyPosition(game);
  const plain = solvePlainly(game, positions);

  test("analysis and the solved size agree with plain search", () => {
    const solution = solved(game);
    for (const position of positions) {
      const [key, mover] = [game.key(position), game.toMove(position)] as const;
      const analysis = analyzePosition(game, position);
      const { value, canWin } = plain(key, mover);
      expect(analysis.value, key).toEqual(value);
      expect(analysis.canWin, key).toEqual(canWin);
      expect(analysis.moves.map((move) => move.move)).toEqual(game.moves(position));
      expect(solution.value(key, mover), key).toEqual(value);
    }
  });
});

test.each(
  named([
    ["switch-and-capture", { switchOne: "always" }, [1023, 9, 0, 1014, 1], { kind: "win", plies: 1 }],
    ["switch-and-capture", { switchOne: "chosen" }, [1023, 9, 0, 1014, 1], { kind: "win", plies: 1 }],
    ["switch-battle", {}, [127, 13, 0, 114, 1], { kind: "draw" }],
    ["switch-conquer", {}, [32, 14, 2, 16, 1], null],
    ["tower-switch", {}, [18, 10, 8, 0, 7], { kind: "win", plies: 7 }],
    ["factor-frenzy", {}, [2264, 1204, 1060, 0, 9], { kind: "win", plies: 9 }],
  ]),
)("%s has its known counts of wins, losses and draws", (...[_name, id, given, counts, start]) => {
  const size = sizeOf(id, given);
  const solution = solved(size);
  const message = solveMessage(size, solution.tally, 0);
  expect([message.positions, message.wins, message.losses, message.draws, message.longest]).toEqual(counts);
  expect(message.start).toEqual(start);
  if (id === "switch-conquer") expect(message.starts).toEqual({ win: 7, loss: 1, draw: 8 });
  else expect(message).not.toHaveProperty("starts");
});
