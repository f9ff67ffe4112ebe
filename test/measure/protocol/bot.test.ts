/** The lines between the arena and a bot. */

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { newMatch } from "../../../src/core/match.ts";
import { endLine, helloLine, readBotLine, turnLine } from "../../../src/measure/protocol/bot.ts";
import { findGameOf } from "../../support/find-game.ts";
import { sample } from "../../support/sample-setups.ts";

const lines = readFileSync("docs/bots.md", "utf8").split("\n");
const written = lines.flatMap((line) => (line.startsWith("    > ") ? [`${line.slice(6)}\n`] : []));
const read = lines.flatMap((line) => (line.startsWith("    < ") ? [line.slice(6)] : []));

test("docs/bots.md shows the lines that the arena writes and reads", () => {
  const { setup } = sample(findGameOf("switch-battle"), {});
  const players = [{ name: "a" }, { name: "b" }] as const;
  const match = newMatch(setup, { id: "x", players, seed: 1, startedAt: "", series: null });
  expect([
    helloLine(match, 1, { moveMs: 1000, plies: 200 }),
    turnLine(match, 1),
    endLine({ winner: 2, reason: "finished" }),
  ]).toEqual(written);
  expect(read.map(readBotLine)).toEqual([{ ok: true, value: { type: "move", id: 1, move: "3-4" } }]);
});

test.each([
  ["isn't JSON", "hello"],
  ["is an empty object", "{}"],
  ["is a list", "[1]"],
  ["is null", "null"],
  ["has a text as its id", '{"type":"move","id":"1","move":"1"}'],
  ["has a fraction as its id", '{"type":"move","id":1.5,"move":"1"}'],
  ["has a move of 500 characters", `{"type":"move","id":1,"move":"${"1".repeat(500)}"}`],
])("readBotLine refuses a line that %s", (_fault, line) => {
  expect(readBotLine(line).ok).toBe(false);
});

test("readBotLine reads a move written as a number", () => {
  const line = '{"type":"move","id":1,"move":2}';
  expect(readBotLine(line)).toEqual({ ok: true, value: { type: "move", id: 1, move: "2" } });
});
