/** Online games in the plain dialogue, with the real service on a local port. */

import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { WebSocketServer } from "ws";
import { toRecord } from "../../../src/core/record.ts";
import { towerSwitch } from "../../../src/games/index.ts";
import { closeCodes } from "../../../src/online/codes.ts";
import { openServer } from "../../support/inside-server.ts";
import { InsidePlayer } from "../../support/player.ts";
import { run } from "../../support/program.ts";
import { newGame } from "../screen/helpers.ts";

let server: Awaited<ReturnType<typeof openServer>>;

beforeAll(async () => {
  server = await openServer({ "claim-seconds": 1 });
});
afterAll(() => server.close());

function sits(args: readonly string[], before?: InsidePlayer, face = "--plain"): InsidePlayer {
  return new InsidePlayer([...args, face], before?.data);
}

const shareWords = "Send this link to your opponent:";
const ownWords = "To come back later, use your private link (don't share it):";
const ask = "Enter the number of blocks to remove: ";

/** Ann opens a game, and Ben joins. */
async function pair(game: string, ...flags: readonly string[]) {
  const ann = sits(["play", game, "--online", server.address, "--name", "Ann", ...flags]);
  const share = await ann.link(shareWords);
  const annsLink = await ann.link(ownWords);
  const ben = sits(["play", share, "--name", "Ben"]);
  const bensLink = await ben.link(ownWords);
  await ann.sees("Note: This link only works on this computer");
  await ann.sees("Ben joined.");
  return { ann, ben, share, annsLink, bensLink };
}

test("a finished game is in both players' history and statistics", async () => {
  const { ann, ben } = await pair("tower-switch", "--blocks", "4");
  ann.types("5", "2");
  await ann.sees("Invalid move. You may remove 1 or 2 blocks.");
  for (const player of [ann, ben]) await player.sees("Ann removes blocks 1 and 2.");
  ben.types("1");
  await ann.sees("Ben removes block 3.");
  ann.types("1");
  for (const player of [ann, ben]) {
    await player.sees("Saved to your history. Review it with: switchyard history ");
    await player.sees('Type "rematch" for another game, or "quit": ');
    player.types("quit");
    expect(await player.leaves()).toBe(0);
    const { out } = await run(["history", "--json"], "", player.data);
    expect(out).toContain('"moves":["2","1","1"]');
    const seat = player === ann ? 1 : 2;
    const { stats } = JSON.parse((await run(["history", "--stats", "--json"], "", player.data)).out);
    expect(stats).toMatchObject([{ seat, games: 1, wins: player === ann ? 1 : 0 }]);
  }
});

test("an online move can be asked for in two questions", async () => {
  const { ann, ben } = await pair("switch-conquer", "--start", "ABAB");
  ann.types("1");
  await ann.sees("Select the switch to flip (1-4): ");
  ann.types("back");
  await ann.sees("Enter 1 or 2: ");
  ann.types("1", "9", "2");
  await ann.sees("Please enter a number from 1 to 4.");
  await ben.sees("Ann flipped switch 2.");
  await ben.sees("Switches: A A A B");
});

test("a rematch online swaps the seats and has its own links", async () => {
  const { ann, ben, share } = await pair("tower-switch");
  await ann.sees(ask);
  ann.types("resign", "yes");
  await ben.sees("Ann resigns.");
  await ann.sees('Type "rematch" for another game, or "quit": ');
  ann.types("rematch");
  await ben.sees("Ann offers a rematch.");
  ben.types("rematch");
  await ben.sees("You're Ben, playing as Player 1.");
  await ann.sees("You're Ann, playing as Player 2.");
  expect(await ann.link(ownWords)).not.toContain(share);
  ben.types("1");
  await ann.sees("Ben removes block 1.");
});

test("next from either player takes both to the next game", async () => {
  const { ann, ben } = await pair("tower-switch", "--blocks", "1", "--best-of", "3");
  ann.types("1");
  await ben.sees('Type "next" for the next game, or "quit": ');
  ben.types("next");
  await ann.sees("Game 2 of 3. Score: Ann 1, Ben 0.");
  await ben.sees(ask);
});

test("the online dialogue shows the time left and who ran out", async () => {
  const { ann, ben } = await pair("switch-battle", "--clock", "0.02+0");
  await ann.sees("Time left: Ann 0:02, Ben 0:02.");
  ann.types("1");
  for (const player of [ann, ben]) await player.sees("Ben ran out of time.");
});

test("a screen reader gets the position of an online game in sentences", async () => {
  const ann = sits(
    ["play", "switch-battle", "--online", server.address, "--name", "Ann"],
    undefined,
    "--screen-reader",
  );
  const ben = sits(["play", await ann.link(shareWords)], undefined, "--screen-reader");
  await ann.sees("Ann, it's your turn.");
  ann.types("4");
  await ben.sees("Switches: 1 to 3 and 5 to 7 showing 0; 4 showing 1.");
});

test("your own link reopens your seat on any computer", async () => {
  const { ann, ben, bensLink, share } = await pair("tower-switch");
  ann.types("1");
  await ben.sees("Ann removes block 1.");
  ben.types("quit");
  expect(await ben.leaves()).toBe(0);
  expect(ben.out).toContain(`switchyard play '${share}'`);
  await ann.sees("Ben left");
  const again = sits(["play", bensLink]);
  await again.sees("You're Ben, playing as Player 2.");
  await ann.sees("Ben is back");
  again.types("1");
  await ann.sees("Ben removes block 2.");
  again.endInput();
  expect(await again.leaves()).toBe(1);
  // Only a player who's waiting for the opponent's move can claim the game.
  ann.types("1");
  await ann.sees('You can claim the game now. Type "claim"');
  ann.types("claim");
  await ann.sees("Ben left the game.");
});

test("history lists your open online games", async () => {
  const { ann, ben, share, annsLink } = await pair("tower-switch", "--blocks", "2");
  expect(annsLink).toContain(share);
  ann.kill();
  await ann.leaves();
  const list = async () => (await run(["history"], "", ann.data)).out;
  expect(await list()).toBe(`Your open online games:\nTower Switch, as Ann: switchyard play '${share}'\n`);
  const again = sits(["play", share], ann);
  await again.sees("You're Ann, playing as Player 1.");
  again.types("1");
  await ben.sees("Ann removes block 1.");
  ben.types("1");
  await again.sees('Type "rematch" for another game, or "quit": ');
  expect(await list()).not.toContain("open online games");
  ben.types("rematch");
  await again.sees("Ben offers a rematch.");
  expect(await list()).toContain(`\n\nYour open online games:\n`);
});

test("a damaged seat file is ignored", async () => {
  const { ann, share } = await pair("tower-switch");
  ann.kill();
  await ann.leaves();
  const [file = ""] = readdirSync(join(ann.data, "seats"));
  writeFileSync(join(ann.data, "seats", file), '{"token":"\u001b[2J"}');
  expect((await run(["history"], "", ann.data)).out).not.toContain("open online games");
  await sits(["play", share], ann).sees("so you're watching");
});

test("an online seat that the server refuses is forgotten", async () => {
  const { ann, share } = await pair("tower-switch");
  ann.kill();
  await ann.leaves();
  const [file = ""] = readdirSync(join(ann.data, "seats"));
  const seat = JSON.parse(readFileSync(join(ann.data, "seats", file), "utf8"));
  writeFileSync(join(ann.data, "seats", file), JSON.stringify({ ...seat, token: "A".repeat(32) }));
  expect((await run(["play", share, "--plain"], "", ann.data)).code).toBe(2);
  expect((await run(["history"], "", ann.data)).out).not.toContain("open online games");
});

test("a third visitor can only watch an online game", async () => {
  const { ann, ben, share } = await pair("tower-switch", "--blocks", "2");
  const cat = sits(["play", share]);
  await cat.sees("Both seats are taken, so you're watching.");
  cat.types("1", "resign");
  await cat.sees("You're watching this game.");
  await cat.sees("You're watching this game.");
  cat.endInput();
  // The server sends presence at most once a second.
  const asking = setInterval(() => ann.types("status"), 100);
  await ann.sees("Watching: 1.");
  clearInterval(asking);
  ann.types("1");
  await ben.sees("Ann removes block 1.");
  ben.types("1");
  expect(await cat.leaves()).toBe(0);
  expect((await run(["history", "--json"], "", cat.data)).out).not.toContain("tower-switch");
});

test("a program can send all moves of an online game in one go", async () => {
  const { ann, ben } = await pair("tower-switch", "--blocks", "4");
  for (const player of [ann, ben]) {
    player.types("1", "1");
    player.endInput();
  }
  expect(await ben.leaves()).toBe(0);
  expect(await ann.leaves()).toBeLessThanOrEqual(1);
  expect(ben.out).toContain("Ben removes block 4.");
});

/** Listens on a port of this machine. Returns the address, without a slash. */
async function listening(other: Server): Promise<string> {
  await new Promise<void>((done) => other.listen(0, "127.0.0.1", done));
  return `http://127.0.0.1:${(other.address() as AddressInfo).port}`;
}

function close(other: Server): Promise<unknown> {
  other.closeAllConnections();
  return new Promise((done) => other.close(done));
}

/** A server that stores the first message of each connection, then ends the connection. */
function closingServer(code: number, reason: string) {
  const [heard, http]: [string[], Server] = [[], createServer()];
  new WebSocketServer({ server: http }).on("connection", (socket) =>
    socket.on("message", (data: Buffer) => {
      heard.push(data.toString());
      socket.close(code, reason);
    }),
  );
  return { heard, http };
}

test("a seat token is sent only to its own server", async () => {
  const { ann, share } = await pair("tower-switch");
  ann.kill();
  await ann.leaves();
  const { heard, http } = closingServer(closeCodes.unknownMatch, "Unknown.");
  const elsewhere = share.replace(/^http:\/\/[^/]+/, await listening(http));
  await run(["play", elsewhere, "--plain"], "", ann.data);
  expect(heard.join()).toContain("enter");
  expect(heard.join()).not.toContain("token");
  await close(http);
});

/** A server that sends anything the test wants. */
function hostileServer(): Server {
  const evil = "\u001b[2J\u0007\u202eEve\r\n";
  const http = createServer((_, response) => {
    const links = { own: `http://x/${evil}`, share: `http://x/${evil}` };
    response.end(
      JSON.stringify({ id: "abcdefgh", seat: 1, token: "A".repeat(32), notes: [`Listen: ${evil}`], links }),
    );
  });
  const match = newGame(towerSwitch);
  const record = { ...toRecord(match), players: [{ name: `Ann${evil}` }, { name: `Ben${evil}` }] };
  const presence = { present: [true, true], claimableAt: [null, null], watchers: 0 };
  const offers = { draw: null, takeback: null, rematch: null };
  const snapshot = {
    version: 1,
    at: 0,
    record,
    taken: [true, true],
    clock: null,
    offers,
    previous: null,
    next: null,
  };
  new WebSocketServer({ server: http }).on("connection", (socket) => {
    const say = (message: object) => socket.send(JSON.stringify(message));
    socket.on("message", (data: Buffer) => {
      const { type, id } = JSON.parse(data.toString());
      if (type === "enter") say({ type: "match", protocol: 1, seat: 1, presence, now: 0, match: snapshot });
      if (type === "move")
        say({ type: "refused", id, code: "illegal-move", message: `No, ${evil}.`, version: 1 });
    });
  });
  return http;
}

test("control codes that a server sends don't reach the terminal", async () => {
  const hostile = hostileServer();
  const ann = sits(["play", "tower-switch", "--online", await listening(hostile)]);
  await ann.sees("You're Ann[2JEve");
  await ann.sees("Listen: [2JEve");
  await ann.sees(ask);
  ann.types("1");
  await ann.sees("No, [2JEve");
  ann.types("quit");
  expect(await ann.leaves()).toBe(0);
  expect(ann.out).not.toMatch(/[^\P{Cc}\n]|\u202e/u);
  await close(hostile);
});

const nowhere = "http://127.0.0.1:1/";
const hosting = ["play", "tower-switch", "--online", nowhere];

test.each<readonly [string, readonly string[], number, string]>([
  [
    "a link needs a game",
    ["play", `${nowhere}#/online/`],
    2,
    "It should look like http://127.0.0.1:1/#/online/",
  ],
  ["--online needs a game", ["play", "--online", nowhere], 2, "Which game?"],
  ["play refuses a server's address", ["play", nowhere], 2, "isn't a link to an online game"],
  [
    "--online refuses another scheme",
    ["play", "tower-switch", "--online", "ftp://localhost/"],
    2,
    "isn't an address",
  ],
  ["--online refuses an unknown game", ["play", "towers", "--online", nowhere], 2, "tower-switch"],
  ["--online refuses a bad clock", [...hosting, "--clock", "soon"], 2, "such as 10 or 5+3"],
  ["--online refuses a bad seat", [...hosting, "--seat", "3"], 2, "--seat must be 1, 2 or random"],
  ["--online refuses an option of another game", [...hosting, "--max", "9"], 2, "--max"],
  [
    "--online reports a missing server",
    hosting,
    1,
    "Couldn't reach http://127.0.0.1:1. Is the server running?",
  ],
  ["a link reports a missing server", ["play", `${nowhere}#/online/abcdefgh`], 1, "Is the server running?"],
])("%s", async (_, args, code, words) => {
  const done = await run([...args, "--plain"]);
  expect(done.err).toContain(words);
  expect(done.err).toMatch(/^switchyard: .*\n$/);
  expect(done.code).toBe(code);
});

test("play refuses a link to a missing game or with a forged token", async () => {
  const unknown = await run(["play", `${server.address}#/online/abcdefgh12345678`, "--plain"]);
  expect(unknown.code).toBe(2);
  expect(unknown.err).toMatch(/^switchyard: .+\n$/);
  const { share } = await pair("tower-switch");
  const forged = await run(["play", `${share}/${"A".repeat(32)}`, "--plain"]);
  expect([forged.code, forged.err]).toEqual([
    2,
    "switchyard: This link doesn't give you a seat in this game.\n",
  ]);
});

test("--online prints why the server refuses a game", async () => {
  const done = await run(["play", "tower-switch", "--online", server.address, "--blocks", "5000", "--plain"]);
  expect(done.code).toBe(2);
  expect(done.err).toContain("1000");
});

test("--online recognizes a server that isn't a Switchyard server", async () => {
  const other = createServer((_, response) => response.end("<h1>Hello</h1>"));
  const done = await run(["play", "tower-switch", "--online", await listening(other), "--plain"]);
  expect(done.code).toBe(1);
  expect(done.err).toContain("doesn't seem to be a Switchyard server");
  await close(other);
});

test("play prints why a server with a newer protocol refuses", async () => {
  const { http } = closingServer(closeCodes.newerProtocol, "Too \u001b[31mnew\u0007.");
  const done = await run(["play", `${await listening(http)}/#/online/abcdefgh`, "--plain"]);
  expect([done.code, done.err]).toEqual([1, "switchyard: Too [31mnew.\n"]);
  await close(http);
});

test("two players who take anyone meet", async () => {
  const seek = (name: string, game: string) =>
    sits(["play", game, "--online", server.address, "--anyone", "--name", name]);
  const ann = seek("Ann", "tower-switch");
  await ann.sees("You'll play the next player who joins. To invite a friend, send this link:");
  await ann.sees("Waiting for another player to join.");
  const ben = seek("Ben", "any");
  await ann.sees("Ben joined.");
  await ben.sees("Clock: 5 minutes each, plus 5 seconds per move.");
  for (const player of [ann, ben]) player.kill();
});

test("a player who plays the computer while waiting hears who comes, and leaves that game to join", async () => {
  const seek = (name: string, game: string) =>
    sits(["play", game, "--online", server.address, "--anyone", "--name", name]);
  const ann = seek("Ann", "any");
  await ann.sees("Waiting for another player to join.");
  ann.types("computer");
  // Ann takes any game, so the server sends her on to the one that Ben wants.
  const ben = seek("Ben", "switch-conquer");
  await ann.sees("Note: Ben is here to play Switch Conquer. Leave this game to join. It's saved.");
  ann.types("quit");
  await ann.sees("Switches: ");
  ann.types("block");
  await ann.sees("You won't be paired with Ben again during this visit.");
  // A player who's still entering the game doesn't notice that the output is gone.
  await ben.sees("Clock: 5 minutes each, plus 5 seconds per move.");
  for (const player of [ann, ben]) player.kill();
});

test("a player who leaves or ends a game against the computer is back at the table", async () => {
  const ann = sits(["play", "tower-switch", "--online", server.address, "--anyone"]);
  await ann.sees("Waiting for another player to join.");
  for (const lines of [["quit"], ["resign", "yes"]]) {
    ann.types("computer");
    await ann.sees("Player 1's turn.");
    ann.types(...lines);
    await ann.sees("Waiting for another player to join.");
  }
  ann.kill();
});

test("--anyone is refused without --online, with other flags, or with an unknown game", async () => {
  const refused = async (...args: readonly string[]) => (await run(["play", ...args])).err;
  expect(await refused("any", "--anyone")).toContain("--anyone only works online. Add --online.");
  const away = ["--anyone", "--online", server.address];
  expect(await refused("tower-switch", "--vs", "hard", ...away)).toContain("recommended setup");
  expect(await refused("chess", ...away)).toContain("chess");
});
