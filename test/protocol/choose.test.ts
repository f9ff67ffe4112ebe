/** The engine's `choose`: every level, repeatable, and honest about what is not exact. */

import { expect, test } from "vitest";
import { games } from "../../src/games/index.ts";
import { levelNames } from "../../src/players/level-names.ts";
import { engineFor } from "../../src/protocol/engine.ts";
import { answerSchemas, errorSchema } from "../support/answer-schemas.ts";
import { hiddenFamily } from "../support/hidden-family.ts";

const engine = engineFor([...games, hiddenFamily]);

function ask(request: Readonly<Record<string, unknown>>): unknown {
  return JSON.parse(engine(JSON.stringify(request)));
}

test("answers as the picture shows it", () => {
  const line =
    '{"id":4,"op":"choose","game":"tower-switch","options":{},"moves":[],"level":"perfect","seed":7}';
  expect(engine(line)).toBe('{"id":4,"ok":true,"move":"1"}');
});

test.each(levelNames)("%s chooses a legal move in every game, the same for the same seed", (level) => {
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
});

test("says where a move rests on a search", () => {
  const request = { op: "choose", game: "hidden-family", options: { max: 30 }, level: "hard" };
  expect(answerSchemas.choose.parse(ask(request)).exact).toBe(false);
});

test.each([
  [{ game: "tower-switch", level: "godlike" }, "bad-request"],
  [{ game: "tower-switch" }, "bad-request"],
  [{ game: "tower-switch", level: "easy", seed: -1 }, "bad-request"],
  [{ game: "switch-battle", level: "easy", from: "1111111" }, "game-over"],
  [{ game: "switch-conquer", level: "easy" }, "start-needed"],
])("refuses %o with %s", (request, code) => {
  expect(errorSchema.parse(ask({ op: "choose", ...request })).error.code).toBe(code);
});
