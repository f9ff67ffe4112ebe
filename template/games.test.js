import { deepEqual, equal } from "node:assert/strict";
import { test } from "node:test";
import { analyze } from "switchyard-games";
import { checkGame } from "switchyard-games/testing";
import { fullLinesGame } from "./full-lines.js";
import { games } from "./games.js";

for (const game of games)
  test(`the check finds nothing wrong with ${game.id}`, () => {
    deepEqual(checkGame(game), []);
  });

test("a player who completes a line moves again", () => {
  const { start, play } = fullLinesGame.at({ size: 2 });
  const after = play(play(start(1), 0), 1);
  deepEqual([after.points, after.mover], [[0, 1], 2]);
});

test("the exact value of a small size", () => {
  const found = analyze(fullLinesGame, { options: { size: 2 } });
  equal(found.ok && found.value.value?.kind, "loss");
});
