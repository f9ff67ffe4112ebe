/** The engine's `choose` plays every level, repeats its moves for a seed, and says when a move isn't exact. */

import { expect, test } from "vitest";
import { levelNames } from "../../../src/computer/level-names.ts";
import { games } from "../../../src/games/index.ts";
import { engineFor } from "../../../src/measure/protocol/engine.ts";
import { answerSchemas } from "../../support/answer-schemas.ts";
import { hiddenFamily } from "../../support/hidden-family.ts";

const engine = engineFor([...games, hiddenFamily]);

function ask(request: Readonly<Record<string, unknown>>): unknown {
  return JSON.parse(engine(JSON.stringify(request)));
}

test.each(levelNames)(
  "the engine at level %s always chooses the same legal move for the same seed",
  (level) => {
    for (const game of games) {
      const options = game.id === "switch-conquer" ? { start: "ABAB" } : {};
      const about = { game: game.id, options };
      const state = answerSchemas.state.parse(ask({ id: 1, op: "state", ...about }));
      for (let seed = 0; seed < 5; seed++) {
        const request = { id: 2, op: "choose", ...about, level, seed };
        const { move, exact } = answerSchemas.choose.parse(ask(request));
        expect(state.legal).toContain(move);
        expect(exact).toBe(undefined);
        expect(ask(request)).toEqual({ id: 2, ok: true, move });
      }
    }
  },
);

test("the engine says when a chosen move comes from a search and isn't exact", () => {
  const request = { op: "choose", game: "hidden-family", options: { max: 30 }, level: "hard" };
  expect(answerSchemas.choose.parse(ask(request)).exact).toBe(false);
});
