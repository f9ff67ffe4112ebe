/** Rules, records and every face handle a game that ends in a draw on the board. */

import { expect, test } from "vitest";
import { type Match, playMove } from "../../src/core/match.ts";
import { formatRecord, toRecord } from "../../src/core/record.ts";
import { readMatch } from "../../src/core/record-reader.ts";
import { scoreAfter } from "../../src/core/series.ts";
import { newAgentGame, playNamed as playForAgent } from "../../src/measure/agents/agent-game.ts";
import { stateMessage } from "../../src/measure/agents/answers.ts";
import { gameActivity as openActivity } from "../../src/play/game/game.ts";
import { talkAbout } from "../support/lines.ts";
import { must } from "../support/must.ts";
import { neighbors } from "../support/neighbors.ts";
import { newGame } from "../terminal/screen/helpers.ts";

const moves = ["1", "2", "3"];
const drawn = "The game is drawn.";

function played(names: readonly string[]): Match {
  return names.reduce((match, name) => playMove(match, Number(name)), newGame(neighbors));
}

test("a drawn match and its record have no winner", () => {
  const match = played(moves);
  expect(match.outcome).toEqual({ winner: null, reason: "finished" });
  expect(toRecord(match)).toMatchObject({ moves, result: { winner: null, reason: "finished" } });
  const again = readMatch(formatRecord(match), [neighbors]);
  expect(again.ok && again.value.outcome).toEqual(match.outcome);
  const place = { id: "series", of: 3, game: 1, score: [1, 0] } as const;
  expect(scoreAfter(place, { winner: null, reason: "finished" })).toEqual([1, 0]);
});

test("a player wins Neighbors by taking two neighbors", () => {
  expect(played(["2", "1", "3"]).outcome).toEqual({ winner: 1, reason: "finished" });
});

test("the plain dialogue says at the end that the game is drawn", async () => {
  const { out, code } = await talkAbout(openActivity({ match: newGame(neighbors), notes: [] }), moves);
  expect(out).toMatch(/The game is drawn\.\n$/);
  expect(code).toBe(0);
});

test("an agent learns that the game is drawn", () => {
  let game = newAgentGame({ match: newGame(neighbors), notes: [] });
  for (const move of moves) {
    const next = must(playForAgent(game, move));
    game = next;
  }
  const message = stateMessage(game);
  expect(message).toMatchObject({ over: true, result: { winner: null, reason: "finished" }, legal: [] });
  expect(message.notes).toContain(drawn);
});
