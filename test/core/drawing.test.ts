/** Where lines can't be drawn, reasons become notes at cells. */

import { expect, test } from "vitest";
import { reasonsOf } from "../../src/computer/explain.ts";
import { cellNotes, drawReasons, replyIn } from "../../src/core/reason.ts";
import { setUp } from "../../src/core/setup.ts";
import { analyzePosition } from "../../src/solver/analyze.ts";
import { findGameOf } from "../support/find-game.ts";
import { must } from "../support/must.ts";

function reasonsFor(id: string, from: string | null, moveName?: string) {
  const { game, start } = must(setUp(findGameOf(id), { from }));
  const analysis = analyzePosition(game, start);
  const move = analysis.moves.find((each) => game.formatMove(analysis.position, each.move) === moveName);
  return reasonsOf(game, analysis, move);
}

test.each([
  [
    "the position 2,3,4,5/7 of factor-frenzy",
    "factor-frenzy",
    "2,3,4,5/7",
    undefined,
    { 2: "↔3", 3: "↔2", 4: "↔5", 5: "↔4" },
  ],
  ["the move 2 of factor-frenzy", "factor-frenzy", "2,3,4,5/7", "2", { 2: "?", 3: "↔2", 4: "↔5", 5: "↔4" }],
  ["the position 8/1 of tower-switch", "tower-switch", "8/1", undefined, { 5: "6 left", 8: "3 left" }],
  ["the move 2 of switch-conquer", "switch-conquer", "ABAB/1", "2", { 4: "!" }],
  ["the position 1110111 of switch-battle", "switch-battle", "1110111", undefined, {}],
] as const)("cellNotes draws the reasons for %s as notes on cells", (...[_name, id, from, move, notes]) => {
  expect(Object.fromEntries(cellNotes(drawReasons(reasonsFor(id, from, move))))).toEqual(notes);
});

test.each([
  ["switch-battle", "1110100", "4", "6-7"],
  ["tower-switch", "8/1", "1", "1"],
  ["factor-frenzy", "2,3,4,5/7", "2", "3"],
  ["tower-switch", "8/1", "2", undefined],
] as const)("replyIn finds in %s at %s the reply that refutes the move %s", (id, from, move, reply) => {
  expect(replyIn(reasonsFor(id, from, move))).toBe(reply);
});
