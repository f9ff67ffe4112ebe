/** Two real terminals, and a third that watches, at one online game on the rich screen. */

import { once } from "node:events";
import { createServer, type Socket } from "node:net";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { type RunningServer, startServer } from "../../support/server.ts";
import { buildPrograms, removeFolder, TestTerminal } from "./pty.ts";

let folder = "";
let server: RunningServer;
let count = 0;
const open: TestTerminal[] = [];
const dataOf = new Map<TestTerminal, string>();

beforeAll(async () => {
  folder = await buildPrograms();
});
beforeEach(async () => {
  server = await startServer({ args: ["--limit", "claim-seconds=2"] });
});
afterEach(async () => {
  for (const terminal of open.splice(0)) terminal.close();
  await server.stop();
});
afterAll(() => removeFolder(folder));

const enter = "\r";
const back = "\u001b";

/** At a computer of their own, or at the one where somebody sat before. */
function sits(words: string, before?: TestTerminal): TestTerminal {
  const data = (before && dataOf.get(before)) ?? `${folder}/data-${count++}`;
  const terminal = new TestTerminal({
    command: `node ${folder}/main.mjs ${words}`,
    folder,
    env: { SWITCHYARD_DATA: data },
  });
  open.push(terminal);
  dataOf.set(terminal, data);
  return terminal;
}

async function shareLink(terminal: TestTerminal): Promise<string> {
  const text = await terminal.shows(/#\/online\/[0-9a-z]+\s/);
  return /http\S+/.exec(text)?.[0] ?? "";
}

async function pair(words: string): Promise<{ ann: TestTerminal; ben: TestTerminal; link: string }> {
  const ann = sits(`host ${server.address} ${words} --name Ann`);
  await ann.shows("Waiting for the other player to join");
  const link = await shareLink(ann);
  const ben = sits(`join ${link} --name Ben`);
  await ann.shows("Ann (you) to move");
  await ben.shows("Ben (you)");
  return { ann, ben, link };
}

test("a whole game: moves, offers, the end, its review, and a rematch with seats changed", async () => {
  const { ann, ben, link } = await pair("tower-switch --blocks 6 --clock 5+3");
  expect(await ann.shows("5:00")).not.toContain("i hint");
  await ben.steps(
    [enter, ""],
    [`:hint${enter}`, "There are no hints in an online game"],
    ["d", "Offer a draw?"],
  );
  await ben.steps(["y", "You offered a draw"]);
  await ann.steps(["", "Ben offers a draw."], ["n", ""]);
  await ben.shows("Ann declines the draw.");
  await ann.steps(["2", "Enter plays 2"], [enter, "Ben to move."]);
  await ben.shows("Ann took blocks 1 and 2.");
  await ann.steps(["u", "You asked to take back your last move."]);
  await ben.steps(["", "Ann asks to take back move 1 (2)."], ["y", "Took back move 1 (2)."]);
  await ann.steps(["1", "Enter plays 1"], [enter, "took block 1."]);
  const watcher = sits(`join ${link}`);
  await watcher.shows("You are watching. Ben to move.");
  await ann.shows("Watching: 1");
  await ben.steps(["g", "Resign? Ann wins."], ["y", "You resigned."]);
  for (const [terminal, ending, review] of [
    [ann, "You win", "You made no mistakes."],
    [ben, "You lost", "Ann made no mistakes."],
  ] as const) {
    await terminal.shows(ending);
    await terminal.shows(review);
    await terminal.shows("The game is in your history");
  }
  expect(await watcher.shows("Ann made no mistakes.")).not.toContain("in your history");
  await ben.steps(["n", "Waiting for the answer."]);
  await ann.steps(["", "Ben offers a rematch."], ["y", "You are Ann, Player 2."]);
  await ben.shows("Ben (you) to move");
  await watcher.shows("You are watching. Ben to move.");
  await watcher.steps(["q", "exit=0"]);
});

test("the server is killed in mid-game: a banner, a move that waits, and the game goes on", async () => {
  const { ann, ben } = await pair("switch-battle");
  await ann.steps([enter, "Ben to move."]);
  await ben.shows("Ben (you) to move");
  const { data, address } = server;
  await server.stop("SIGKILL");
  await ben.shows("Connection lost; trying again");
  await ben.steps(["2", "Enter plays 2"], [enter, "Sending 2…"]);
  server = await startServer({ data, port: Number(new URL(address).port) });
  await ben.shows(/2 Ben 2.*Ann to move\./s);
  await ann.shows("Ben flipped switch 2.");
  await ann.shows("Ann (you) to move");
});

test("a player who leaves gets the link back; the opponent sees it and may claim the game", async () => {
  const { ann, ben, link } = await pair("tower-switch");
  await ann.steps([enter, "Ben to move."]);
  await ben.steps([back, "Leave? The game stays open"], ["y", "exit=0"]);
  const text = await ben.shows("Rejoin with: switchyard join '");
  expect(/join '([^']+)'/.exec(text.replaceAll("\n", ""))?.[1]).toBe(link);
  await ann.shows("Ben to move · away");
  const again = sits(`join ${link}`, ben);
  await again.shows("Ben (you) to move");
  await again.steps(["\u0003", "exit=130"]);
  await ann.shows("Ben left. You may claim the game");
  await ann.shows("c claim");
  await ann.steps(["c", "You win"], ["", "Ben left the game."]);
  await ann.steps(
    ["l", "Your own link, for another device"],
    [back, "Enter offer a rematch"],
    ["q", "exit=0"],
  );
});

/** From the program's menu to the list of ways to play online. */
async function opensOnline(): Promise<TestTerminal> {
  const terminal = sits("");
  await terminal.steps(["", "What would you like to do?"], ["7", "▸ Online"], [enter, "▸ Join"]);
  return terminal;
}

test("an online game begun in the menu leads back to it, as often as one likes", async () => {
  const ann = await opensOnline();
  await ann.steps(["\u001b[B", "▸ Host"], [server.address, server.address], [enter, "Enter opens a game at"]);
  await ann.steps([enter, "Waiting for the other player to join"]);
  for (let times = 0; times < 4; times++) {
    await ann.steps(["q", "Leave? The game stays open"], ["y", "What would you like to do?"]);
    await ann.steps([enter, "rejoin as"], [enter, "Waiting for the other player to join"]);
  }
  await ann.steps(["q", "Leave? The game stays open"], ["y", "What would you like to do?"], ["q", "exit=0"]);
  expect(ann.raw).not.toContain("Warning");
});

test("Esc gives up the way to an online game, and the connection with it", async () => {
  const silent = createServer().listen(0, "127.0.0.1");
  await once(silent, "listening");
  const address = silent.address();
  const port = typeof address === "object" ? address?.port : undefined;
  const terminal = await opensOnline();
  const connection: Promise<Socket[]> = once(silent, "connection");
  await terminal.steps([`http://127.0.0.1:${port}/#/online/k3v9x0aq1m5t7w2e`, "w2e"]);
  await terminal.steps([enter, "Connecting … Esc cancels."]);
  const [socket] = await connection;
  const closed = new Promise((done) => socket?.on("close", done).on("error", done).resume());
  terminal.write(back);
  await closed;
  await terminal.steps([back, "What would you like to do?"], ["q", "exit=0"]);
  silent.close();
});
