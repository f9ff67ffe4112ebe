/** `switchyard mcp` as a real command on real pipes. */

import { expect, test } from "vitest";
import { finished, newDataFolder, start } from "../../support/cli.ts";
import { connectOld } from "./client.ts";

test("a client built with SDK version 1 plays a whole game over a real pipe", async () => {
  const agent = await connectOld();
  const { tools } = await agent.listTools();
  expect(tools).toHaveLength(9);
  const ask = async (name: string, args: Readonly<Record<string, unknown>>) =>
    JSON.parse(Object(await agent.callTool({ name, arguments: { ...args } })).content[0].text);
  await ask("list_games", {});
  await ask("rules", { game: "tower-switch" });
  let state = await ask("new_game", { game: "tower-switch", opponent: "random", seed: 1 });
  const { id } = state;
  while (state.over === false) {
    expect(await ask("state", { id })).toMatchObject({ key: state.key, legal: state.legal });
    const { moves } = await ask("analyze", { id });
    expect((await ask("hint", { id })).step).toBe(1);
    state = await ask("play", { id, move: moves[0].move });
  }
  const { record } = await ask("export", { id });
  expect(record.players).toEqual([{ name: "Agent" }, { name: "Computer", level: "random" }]);
  await agent.close();
});

test("the server ignores invalid messages and exits when its input ends", async () => {
  const child = start(["mcp"], newDataFolder());
  child.stdin.write("this is no message\n");
  const hello = { protocolVersion: "2025-06-18", capabilities: {}, clientInfo: { name: "t", version: "1" } };
  child.stdin.write(`${JSON.stringify({ jsonrpc: "2.0", id: 1, method: "initialize", params: hello })}\n`);
  child.stdout.once("data", () => child.stdin.end());
  const { code, out } = await finished(child);
  expect(code).toBe(0);
  expect(JSON.parse(out)).toMatchObject({ id: 1, result: { serverInfo: { name: "switchyard" } } });
});

test("the server says so and stops with its own exit code if a message is longer than 1 MB", async () => {
  const child = start(["mcp"], newDataFolder());
  // The server ends while it's still being written to.
  child.stdin.on("error", () => {});
  child.stdin.write(`${JSON.stringify({ jsonrpc: "2.0", id: 1, method: "x".repeat(1_100_000) })}\n`);
  const { code, err } = await finished(child);
  expect(err).toBe("switchyard: A message was longer than 1 MB, so the server stopped.\n");
  expect(code).toBe(1);
});
