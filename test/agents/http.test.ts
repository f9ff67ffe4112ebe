/** Agents over HTTP, without a server: what each client sees of the others. */

import { expect, test } from "vitest";
import { answerAgents } from "../../src/agents/http-thread.ts";
import { switchyard } from "../../src/core/program.ts";
import { games } from "../../src/games/index.ts";

const headers = { "content-type": "application/json", accept: "application/json, text/event-stream" };

function openAgents(now?: () => number) {
  const answer = answerAgents({ games, program: switchyard }, now);
  let number = 0;
  return async (client: string, method: string, params: unknown) => {
    const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method, params });
    const told = await answer({ number: ++number, client, headers, body });
    expect(told.number).toBe(number);
    const json = /\{.*\}/.exec(told.body)?.[0] ?? "{}";
    return { status: told.status, text: told.body, data: Object(JSON.parse(json).result).structuredContent };
  };
}

const call = (name: string, args: unknown) => ["tools/call", { name, arguments: args }] as const;

test("a client plays by ids, and sees nothing of the games of others", async () => {
  const ask = openAgents();
  const { data } = await ask("one", ...call("new_game", { game: "tower-switch", opponent: "none" }));
  expect(data.id).toMatch(/^[0-9a-z]{16}$/);
  expect((await ask("one", ...call("play", { id: data.id, move: 1 }))).data).toMatchObject({ moves: ["1"] });
  const other = await ask("two", ...call("state", { id: data.id }));
  expect(other.text).toContain("There is no game");
  expect(other.text).toContain("Start one with new_game.");
});

test("a client that was away for an hour has no games left", async () => {
  let time = 0;
  const ask = openAgents(() => time);
  const { data } = await ask("one", ...call("new_game", { game: "tower-switch", opponent: "none" }));
  time = 3_000_000;
  expect((await ask("one", ...call("state", { id: data.id }))).data.id).toBe(data.id);
  time += 3_700_000;
  await ask("two", ...call("list_games", {}));
  expect((await ask("one", ...call("state", { id: data.id }))).text).toContain("There is no game");
});

test("what is wrong is said in a sentence", async () => {
  const ask = openAgents();
  expect((await ask("one", "resources/read", { url: "x" })).text).toContain("params.uri is wrong");
  expect((await ask("one", ...call("play", {}))).text).toContain("play needs id. play needs move.");
});
