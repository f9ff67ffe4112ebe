/** The terminal's seat at an online game of 0.1.0, opened by the program and the server of today. */

import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { run } from "../support/cli.ts";
import { copyOf, keepAll } from "../support/fixtures.ts";
import { Player } from "../support/player.ts";
import { startServer } from "../support/server.ts";

test("the kept seat opens on a server with the old database", async () => {
  const server = await startServer({ args: ["--data", copyOf("online.sqlite"), ...keepAll] });
  const data = copyOf("data");
  const seats = join(data, "seats");
  const [file = ""] = readdirSync(seats);
  const kept = JSON.parse(readFileSync(join(seats, file), "utf8"));
  // The old server had another port, and its player's process is long gone, whatever has its number now.
  const moved = { ...kept, base: server.address, address: server.address, pid: 2 ** 30 };
  writeFileSync(join(seats, file), JSON.stringify(moved));
  const share = `${server.address}#/online/${kept.match}`;
  expect((await run(["join"], "", data)).out).toContain(share);
  const ann = new Player(["join", share, "--plain"], data);
  await ann.sees("You are Ann, Player 1.");
  ann.kill();
  await server.stop();
});
