/** Online games on the screen, with the real service on a local port. */

import { once } from "node:events";
import { createServer, type Socket } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openServer } from "../../support/inside-server.ts";
import { InsideTerminal } from "./inside.ts";

let server: Awaited<ReturnType<typeof openServer>>;

beforeAll(async () => {
  server = await openServer({ "claim-seconds": 1 });
});
afterAll(() => server.close());

const enter = "\r";
const back = "\u001b";

async function pair(words: string) {
  const ann = new InsideTerminal(`play ${words} --online ${server.address} --name Ann`);
  await ann.shows("Waiting for another player to join");
  const link = /http\S+/.exec(await ann.shows(/#\/online\/[0-9a-z]+\s/))?.[0] ?? "";
  const ben = new InsideTerminal(`play ${link} --name Ben`);
  await ann.shows("Ann (you) to move");
  await ben.shows("Ben (you)");
  return { ann, ben, link };
}

test("players and a spectator see a game to its end", async () => {
  const { ann, ben, link } = await pair("tower-switch --blocks 6 --clock 5+3");
  await ann.shows("5:00");
  await ann.steps(["1", "Enter plays 1"], [enter, "took block 1."]);
  const watcher = new InsideTerminal(`play ${link}`);
  await watcher.shows("Ben to move.");
  await ann.shows("Watching: 1");
  await ben.steps(["g", "Resign? Ann wins."], ["y", "You resigned."]);
  for (const [terminal, ending, review] of [
    [ann, "You win!", "Ben resigned while winning."],
    [ben, "You lost", "You resigned while"],
  ] as const) {
    await terminal.shows(ending);
    await terminal.shows(review);
    await terminal.shows("Saved to your history");
  }
  expect(await watcher.shows("Ben resigned while winning.")).not.toContain("in your history");
  await ben.steps(["n", "Waiting for an answer."]);
  await ann.steps(["", "Ben offers a rematch."], ["y", "You're Ann, playing as Player 2."]);
  await ben.shows("Ben (you) to move");
  await watcher.shows("Ben to move.");
  await watcher.steps(["q", "exit=0"]);
});

test("a player who leaves is told how to rejoin", async () => {
  const { ann, ben, link } = await pair("tower-switch");
  await ann.steps([enter, "Ben to move."]);
  await ben.steps([back, "Leave? The game stays open"], ["y", "exit=0"]);
  const text = await ben.shows("Rejoin with: switchyard play '");
  expect(/play '([^']+)'/.exec(text.replaceAll("\n", ""))?.[1]).toBe(link);
  await ann.shows("Ben to move · away");
  const again = new InsideTerminal(`play ${link}`, ben.data);
  await again.shows("Ben (you) to move");
  await ann.shows("Ben is back.");
  await again.steps(["\u0003", "exit=130"]);
  await ann.shows("Ben left. You can claim the game");
  await ann.steps(["c", "You win"], ["", "Ben left the game."]);
  await ann.steps(["l", "To come back later, use your private link"], [back, "Enter offer a rematch"]);
});

/** From the program's menu to the list of ways to play online. */
async function opensOnline(): Promise<InsideTerminal> {
  const terminal = new InsideTerminal();
  await terminal.steps(["", "What would you like to do?"], ["4", "▸ Online"], [enter, "▸ Join"]);
  return terminal;
}

test("leaving an online game leads back to the menu", async () => {
  const warnings: Error[] = [];
  const note = (warning: Error) => void warnings.push(warning);
  process.on("warning", note);
  const ann = await opensOnline();
  await ann.steps(
    ["\u001b[B", "▸ Host"],
    [server.address, server.address],
    [enter, "Press Enter to open a game at"],
  );
  await ann.steps([enter, "Waiting for another player to join"]);
  for (let times = 0; times < 4; times++) {
    await ann.steps(["q", "Leave? The game stays open"], ["y", "What would you like to do?"]);
    await ann.steps([enter, "rejoin as"], [enter, "Waiting for another player to join"]);
  }
  await ann.steps(["q", "Leave? The game stays open"], ["y", "What would you like to do?"], ["q", "exit=0"]);
  process.off("warning", note);
  expect(warnings).toEqual([]);
});

test("Esc stops connecting to an online game and closes the connection", async () => {
  const silent = createServer().listen(0, "127.0.0.1");
  await once(silent, "listening");
  const address = silent.address();
  const port = typeof address === "object" ? address?.port : undefined;
  const terminal = await opensOnline();
  const connection: Promise<Socket[]> = once(silent, "connection");
  await terminal.steps([`http://127.0.0.1:${port}/#/online/k3v9x0aq1m5t7w2e`, "w2e"]);
  await terminal.steps([enter, "Connecting… Press Esc to cancel."]);
  const [socket] = await connection;
  const closed = new Promise((done) => socket?.on("close", done).on("error", done).resume());
  const before = Date.now();
  terminal.write(back);
  await closed;
  // If a connection isn't canceled, it stays open until its handshake times out after ten seconds.
  expect(Date.now() - before).toBeLessThan(5_000);
  await terminal.steps([back, "What would you like to do?"], ["q", "exit=0"]);
  silent.close();
});
