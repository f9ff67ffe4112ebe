/** The agents' server, as the official client sees it. */

import type { Client, ClientOptions } from "@modelcontextprotocol/client";
import { expect, test } from "vitest";
import { readMatch } from "../../../src/core/record-reader.ts";
import { games } from "../../../src/games/index.ts";
import { call, connect } from "./client.ts";

const everyTool = "list_games rules new_game state play resign export analyze hint".split(" ");

async function toolNames(agent: Client): Promise<readonly string[]> {
  return (await agent.listTools()).tools.map((tool) => tool.name);
}

const openings: readonly (readonly [string, ClientOptions])[] = [
  ["2026-07-28", { versionNegotiation: { mode: { pin: "2026-07-28" } } }],
  ["2025-06-18", { supportedProtocolVersions: ["2025-06-18"] }],
  ["2024-11-05", { supportedProtocolVersions: ["2024-11-05"] }],
];

test.each(openings)("an agent plays a whole game with protocol version %s", async (version, options) => {
  const agent = await connect([], options);
  expect(agent.getNegotiatedProtocolVersion()).toBe(version);
  expect(await toolNames(agent)).toEqual(everyTool);
  let state = await call(agent, "new_game", { game: "tower-switch", opponent: "perfect", seed: 7 });
  const { id } = state.data;
  for (let ply = 0; state.data.over === false && ply < 20; ply++) {
    const { data: whole } = await call(agent, "state", { id });
    expect(whole).toMatchObject({ you: 1, toMove: 1, yourTurn: true, opponent: "perfect" });
    expect(whole).toMatchObject({ key: state.data.key, legal: state.data.legal, plies: state.data.plies });
    const { data } = await call(agent, "analyze", { id });
    expect(data).toMatchObject({ toMove: 1, value: { kind: "win", plies: expect.any(Number) } });
    const moves = Array.isArray(data.moves) ? data.moves : [];
    const best = moves.find(({ value }) => value.kind === "win") ?? moves[0];
    state = await call(agent, "play", { id, move: best.move });
    expect(state.error).toBe(false);
  }
  expect(state.data).toMatchObject({ over: true, result: { winner: 1, reason: "finished" } });
  expect((await call(agent, "state", { id })).data).toMatchObject({ over: true, legal: [] });
  expect(String(state.data.notes)).toContain("Player 1 (you) wins");
});

test("the answer to a move doesn't get longer as the game goes on", async () => {
  const agent = await connect();
  const { data } = await call(agent, "new_game", { game: "switch-battle", opponent: "none", name: "Ada" });
  const lengths: number[] = [];
  for (let ply = 0; ply < 40; ply++) {
    const { text } = await call(agent, "play", { id: data.id, move: "4" });
    lengths.push(text.length);
  }
  expect(Math.max(...lengths.slice(5))).toBeLessThan(Math.max(...lengths.slice(0, 5)) + 100);
  const { data: state } = await call(agent, "state", { id: data.id });
  expect(state).toMatchObject({ plies: 40, history: { length: 4 } });
  const { data: whole } = await call(agent, "export", { id: data.id });
  expect(whole).toMatchObject({ record: { moves: { length: 40 } } });
});

test("every state names the mover, the goal, both players' moves and the legal moves", async () => {
  const agent = await connect();
  for (const { id: game } of games) {
    const opened = await call(agent, "new_game", { game, seat: 2, opponent: "easy", seed: 3 });
    const { data } = opened;
    expect(data).toMatchObject({ you: 2, first: 1 });
    expect(data.history).toMatchObject([{ ply: 1, seat: 1 }]);
    if (data.over === true) continue;
    expect(data).toMatchObject({ toMove: 2, yourTurn: true });
    expect([data.goals].flat()[1]).toBe(data.goal);
    expect([data.legal].flat()).not.toEqual([]);
    expect([data.board].flat()).not.toEqual([]);
    const again = await call(agent, "state", { id: data.id });
    expect(again.data).toEqual(data);
  }
});

test("an illegal move returns an error with the legal moves and costs nothing", async () => {
  const agent = await connect();
  const { data } = await call(agent, "new_game", {
    game: "switch-conquer",
    options: { start: "ABAB" },
    opponent: "none",
  });
  const wrong = await call(agent, "play", { id: data.id, move: "9" });
  expect(wrong.error).toBe(true);
  expect(wrong.data.error).toEqual({
    code: "illegal-move",
    message: "There's no switch 9. Flip one switch (1 to 4) or two neighbors, such as 3-4.",
    legal: ["1", "2", "3", "4", "1-2", "2-3", "3-4"],
  });
  expect(wrong.text).toContain("Legal moves: 1, 2, 3, 4, 1-2, 2-3 or 3-4.");
  expect((await call(agent, "state", { id: data.id })).data).toEqual(data);
});

test("an agent can get hints in three steps, resign and export the record", async () => {
  const agent = await connect();
  const { data } = await call(agent, "new_game", { game: "switch-battle", opponent: "hard", seed: 5 });
  const { id } = data;
  const steps = [];
  for (let asked = 0; asked < 3; asked++) steps.push((await call(agent, "hint", { id })).data.step);
  expect(steps).toEqual([1, 2, 3]);
  const { data: given } = await call(agent, "resign", { id });
  expect(given.result).toEqual({ winner: 2, reason: "resigned" });
  expect((await call(agent, "play", { id, move: "1" })).text).toContain("game-over");
  const record = await call(agent, "export", { id });
  const match = readMatch(JSON.stringify(record.data.record), games);
  expect(match.ok && match.value).toMatchObject({ id, seed: 5, hints: [3, 0], outcome: given.result });
});

test("a game that reaches the ply limit ends as unfinished", async () => {
  const agent = await connect();
  const { data } = await call(agent, "new_game", { game: "switch-battle", opponent: "none" });
  for (let ply = 1; ply < 200; ply++)
    expect((await call(agent, "play", { id: data.id, move: "1" })).data.over).toBe(false);
  const last = await call(agent, "play", { id: data.id, move: "1" });
  expect(last.data).toMatchObject({ over: true, result: { winner: null, reason: "unfinished" } });
});

test("the server keeps the 50 games that an agent moved in last", async () => {
  const agent = await connect();
  const request = { game: "tower-switch", opponent: "none" };
  const [first, second] = [await call(agent, "new_game", request), await call(agent, "new_game", request)];
  for (let count = 2; count < 50; count++) await call(agent, "new_game", request);
  await call(agent, "play", { id: first.data.id, move: "1" });
  expect((await call(agent, "new_game", request)).error).toBe(false);
  expect((await call(agent, "state", { id: first.data.id })).error).toBe(false);
  expect(await call(agent, "state", { id: second.data.id })).toMatchObject({
    error: true,
    text: expect.stringContaining("There's no game"),
  });
});

test("the rules tool returns every game's rules, and our rulings where they're silent", async () => {
  const agent = await connect();
  for (const { id } of games)
    expect((await call(agent, "rules", { game: id })).data.rules).toContainEqual(expect.any(String));
  const { data } = await call(agent, "rules", { game: "switch-and-capture" });
  expect(data.finePrint).toContainEqual(expect.any(String));
});
