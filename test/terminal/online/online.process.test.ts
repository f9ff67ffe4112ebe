/** `host` and `join` in the plain dialogue, against a real server. */

import { readdir, stat, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { WebSocketServer } from "ws";
import { toRecord } from "../../../src/core/record.ts";
import { towerSwitch } from "../../../src/games/index.ts";
import { closeCodes } from "../../../src/protocol/online/codes.ts";
import { run } from "../../support/cli.ts";
import { Player } from "../../support/player.ts";
import { type RunningServer, startServer } from "../../support/server.ts";
import { newGame } from "../screen/helpers.ts";

let server: RunningServer;
const players: Player[] = [];

beforeAll(async () => {
  server = await startServer({
    args: ["--limit", "claim-seconds=1", "--limit", "new-games-per-minute=1000"],
  });
});
afterEach(() => {
  for (const player of players.splice(0)) player.kill();
});
afterAll(() => server.stop());

function sits(...args: readonly string[]): Player {
  return sitsAt(undefined, ...args);
}

/** Where somebody sat before: the same data folder. */
function sitsAt(before: Player | undefined, ...args: readonly string[]): Player {
  const player = new Player(args, before?.data);
  players.push(player);
  return player;
}

const shareWords = "Give this link to the other player: ";
const ownWords = "Your own link, to come back: ";

interface Pair {
  readonly ann: Player;
  readonly ben: Player;
  readonly share: string;
  readonly annsLink: string;
  readonly bensLink: string;
}

/** Ann opens a game, Ben comes. */
async function pair(game: string, ...flags: readonly string[]): Promise<Pair> {
  const ann = sits("host", server.address, game, "--name", "Ann", "--plain", ...flags);
  const share = await ann.link(shareWords);
  const annsLink = await ann.link(ownWords);
  await ann.sees("Waiting for the other player to join.");
  const ben = sits("join", share, "--name", "Ben", "--plain");
  const bensLink = await ben.link(ownWords);
  await ann.sees("Ben joined.");
  return { ann, ben, share, annsLink, bensLink };
}

describe("a game", () => {
  test("is played to its end in the book's words, and lands in both histories", async () => {
    const { ann, ben } = await pair("tower-switch", "--blocks", "4");
    await ann.sees("Enter the number of blocks to remove: ");
    ann.types("5", "2");
    await ann.sees("Invalid move. You may remove 1 or 2 blocks.");
    await ann.sees("Ann removes blocks 1 and 2.");
    await ben.sees("Ann removes blocks 1 and 2.");
    await ben.sees("You may remove only 1 block.");
    ben.types("1");
    await ben.sees("Note: Ann to move.");
    await ann.sees("Ben removes block 3.");
    ann.types("1");
    for (const player of [ann, ben]) {
      await player.sees("Ann");
      await player.sees("wins");
      await player.sees("The game is in your history.");
      await player.sees("Type rematch for another game, or quit: ");
      player.types("quit");
      expect(await player.leaves()).toBe(0);
      const { out } = await run(["history", "--json"], "", player.data);
      expect(out).toContain('"moves":["2","1","1"]');
      const seat = player === ann ? 1 : 2;
      const { stats } = JSON.parse((await run(["stats", "--json"], "", player.data)).out);
      expect(stats).toMatchObject([{ seat, games: 1, wins: player === ann ? 1 : 0 }]);
    }
  });

  test("two questions for one move, and the way back between them", async () => {
    const { ann, ben } = await pair("switch-conquer", "--start", "ABAB");
    await ann.sees("Enter 1 or 2: ");
    ann.types("1");
    await ann.sees("Select the switch to flip (1-4): ");
    ann.types("back");
    await ann.sees("Enter 1 or 2: ");
    ann.types("1", "9", "2");
    await ann.sees("Please enter a number from 1 to 4.");
    await ann.sees("Switches: A A A B");
    await ben.sees("Ann flipped switch 2.");
    await ben.sees("Switches: A A A B");
  });

  test("draw, takeback, resignation and rematch", async () => {
    const { ann, ben, share } = await pair("tower-switch");
    ann.types("draw");
    await ann.sees("Offer a draw? If it is accepted, the game is over. (yes/no): ");
    ann.types("yes");
    await ann.sees("You offered a draw; Ben can decline by moving.");
    await ben.sees("Ann offers a draw. Answer with accept or decline.");
    ben.types("no");
    await ann.sees("Ben declines the draw.");
    ann.types("2", "takeback");
    await ann.sees("You asked to take back your last move.");
    await ben.sees("Ann asks to take back move 1 (2).");
    ben.types("accept");
    await ann.sees("Took back move 1 (2).");
    await ben.sees("Tower Levels: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]");
    await ann.sees("Enter the number of blocks to remove: ");
    ann.types("resign");
    await ann.sees("Resign? Ben wins. (yes/no): ");
    ann.types("perhaps", "no", "resign", "yes");
    await ann.sees("Please answer yes or no.");
    await ann.sees("The game goes on.");
    await ben.sees("Ann resigns.");
    await ben.sees("Ben wins");
    await ann.sees("Type rematch for another game, or quit: ");
    ann.types("rematch");
    await ben.sees("Ann offers a rematch.");
    ben.types("rematch");
    await ben.sees("You are Ben, Player 1.");
    await ann.sees("You are Ann, Player 2.");
    expect(await ann.link(ownWords)).not.toContain(share);
    ben.types("1");
    await ann.sees("Ben removes block 1.");
    ann.types("draw", "yes");
    await ben.sees("Ann offers a draw.");
    ben.types("draw");
    for (const player of [ann, ben]) await player.sees("The game is drawn by agreement.");
  });

  test("with two offers on the table it has to be said which one is meant", async () => {
    const { ann, ben } = await pair("tower-switch");
    ann.types("2", "takeback", "draw", "yes");
    await ben.sees("Ann asks to take back move 1 (2).");
    await ben.sees("Ann offers a draw. Answer with accept draw or decline draw.");
    ben.types("yes", "decline", "accept rematch", "decline draw", "accept");
    await ben.sees("Which one? Type accept takeback, or accept draw.");
    await ben.sees("Which one? Type decline takeback, or decline draw.");
    await ben.sees("There is no offer to answer.");
    await ann.sees("Ben declines the draw.");
    await ann.sees("Took back move 1 (2).");
  });

  test("a match of three goes on to its next game", async () => {
    const { ann, ben } = await pair("tower-switch", "--blocks", "1", "--best-of", "3");
    ann.types("1");
    await ben.sees("Score: Ann 1, Ben 0.");
    await ben.sees("Type next for the next game, or quit: ");
    ben.types("next");
    await ann.sees("Game 2 of 3; Ann 1, Ben 0.");
    await ben.sees("Enter the number of blocks to remove: ");
    ben.types("1");
    await ann.sees("Score: Ann 1, Ben 1.");
  });

  test("against a computer", async () => {
    const ann = sits("host", server.address, "tower-switch", "--vs", "perfect", "--seat", "2", "--plain");
    await ann.sees("Computer (perfect)");
    await ann.sees("Enter the number of blocks to remove: ");
    ann.types("1");
    await ann.sees("Enter the number of blocks to remove: ");
    ann.types("resign", "yes");
    await ann.sees("made no mistakes.");
  });

  test("with clocks, until the time is up", async () => {
    const { ann, ben } = await pair("switch-battle", "--clock", "0.02+0");
    await ann.sees("Time left: Ann 0:02, Ben 0:02.");
    ann.types("1");
    for (const player of [ann, ben]) await player.sees("Ben ran out of time.");
  });

  test("by ear", async () => {
    const ann = sits("host", server.address, "switch-battle", "--screen-reader", "--name", "Ann");
    const share = await ann.link(shareWords);
    const ben = sits("join", share, "--screen-reader", "--name", "Ben");
    await ann.sees("Switches: 1 to 7 showing 0.");
    await ann.sees("Ann, it is your turn.");
    ann.types("4");
    await ben.sees("Switches: 1 to 3 and 5 to 7 showing 0; 4 showing 1.");
  });
});

describe("coming and going", () => {
  test("the server is killed in mid-game, and the game goes on", async () => {
    const { ann, ben } = await pair("tower-switch");
    ann.types("2");
    await ben.sees("Ann removes blocks 1 and 2.");
    const { data, address } = server;
    await server.stop("SIGKILL");
    await ben.sees("Connection lost; trying again");
    ben.types("1");
    server = await startServer({
      data,
      port: Number(new URL(address).port),
      args: ["--limit", "claim-seconds=1"],
    });
    await ben.sees("Ben removes block 3.");
    await ann.sees("Ben removes block 3.");
    await ann.sees("Enter the number of blocks to remove: ");
    expect(ben.out).toContain("Connected again.");
  });

  test("your own link reopens your seat, and the player who stays may claim the game", async () => {
    const { ann, ben, bensLink, share } = await pair("tower-switch");
    ann.types("1");
    await ben.sees("Ann removes block 1.");
    ben.types("quit");
    expect(await ben.leaves()).toBe(0);
    expect(ben.out).toContain(`switchyard join '${share}'`);
    await ann.sees("Ben left");
    const again = sits("join", bensLink, "--plain");
    await again.sees("You are Ben, Player 2.");
    again.types("1");
    await ann.sees("Ben removes block 2.");
    again.endInput();
    expect(await again.leaves()).toBe(1);
    await ann.sees("You may claim the game. Type claim win");
    ann.types("claim win");
    await ann.sees("Ben left the game.");
    await ann.sees("Ann wins");
  });

  test("signals leave the game as it is", async () => {
    const { ann, ben, share } = await pair("tower-switch");
    ann.signal("SIGINT");
    expect(await ann.leaves()).toBe(130);
    expect(ann.out).toContain(`Rejoin with: switchyard join '${share}'`);
    ben.signal("SIGTERM");
    expect(await ben.leaves()).toBe(143);
  });

  test("the link to share reopens the player's seat, until the game is over", async () => {
    const { ann, ben, share, annsLink } = await pair("tower-switch", "--blocks", "2");
    const [file = ""] = await readdir(`${ann.data}/seats`);
    const { mode } = await stat(`${ann.data}/seats/${file}`);
    if (process.platform !== "win32") expect(mode & 0o777).toBe(0o600);
    ann.kill();
    await ann.leaves();
    await ben.sees("Ann left");
    const list = await run(["join"], "", ann.data);
    expect(list.out).toBe(`Your open online games:\nTower Switch, you are Ann: switchyard join '${share}'\n`);
    const again = sitsAt(ann, "join", share, "--plain");
    await again.sees("You are Ann, Player 1.");
    await ben.sees("Ann is back.");
    again.types("1");
    await ben.sees("Ann removes block 1.");
    ben.types("1");
    await again.sees("Type rematch for another game, or quit: ");
    expect((await run(["join"], "", ann.data)).out).toContain("You have no open online games");
    ben.types("rematch");
    await again.sees("Ben offers a rematch.");
    expect((await run(["join"], "", ann.data)).out).toContain(share);
    ben.types("quit");
    await again.sees("Ben left.");
    again.types("quit");
    expect(await again.leaves()).toBe(0);
    expect(annsLink).toContain(share);
  });

  test("two windows of one computer may play each other, and no other server gets a token", async () => {
    const ann = sits("host", server.address, "tower-switch", "--name", "Ann", "--plain");
    const share = await ann.link(shareWords);
    await ann.sees("Note: The link works on this computer only");
    const ben = sitsAt(ann, "join", share, "--name", "Ben", "--plain");
    await ben.sees("You are Ben, Player 2.");
    await ann.sees("Ben joined.");
    ann.kill();
    await ann.leaves();
    const both = (await run(["join"], "", ann.data)).out.matchAll(/you are (\w+): \S+ join '(\S+)'/g);
    const links = new Map(Array.from(both, ([, name = "", link = ""]) => [name, link]));
    expect([...links.keys()]).toEqual(["Ann", "Ben"]);
    expect(links.get("Ann")).toBe(share);
    await sitsAt(ann, "join", links.get("Ben") ?? "", "--plain").sees("You are Ben, Player 2.");
    const asked: string[] = [];
    const other = new WebSocketServer({ port: 0, host: "127.0.0.1" });
    await new Promise((done) => other.once("listening", done));
    other.on("connection", (socket) =>
      socket.on("message", (data: Buffer) => {
        asked.push(data.toString());
        socket.close(closeCodes.unknownMatch, "Unknown.");
      }),
    );
    const { port } = other.address() as AddressInfo;
    const elsewhere = share.replace(/^http:\/\/[^/]+/, `http://127.0.0.1:${port}`);
    await run(["join", elsewhere, "--plain"], "", ann.data);
    expect(asked.join()).toContain("enter");
    expect(asked.join()).not.toContain("token");
    await new Promise((closed) => other.close(closed));
  });

  test("a damaged seat file isn't a seat", async () => {
    const { ann, share } = await pair("tower-switch");
    ann.kill();
    await ann.leaves();
    const [file = ""] = await readdir(`${ann.data}/seats`);
    await writeFile(`${ann.data}/seats/${file}`, '{"token":"\u001b[2J"}');
    expect((await run(["join"], "", ann.data)).out).toContain("You have no open online games");
    await sitsAt(ann, "join", share, "--plain").sees("you are watching");
  });

  test("a third visitor watches to the end, and cannot move", async () => {
    const { ann, ben, share } = await pair("tower-switch", "--blocks", "2");
    const cat = sits("join", share, "--plain");
    await cat.sees("Both seats are taken; you are watching.");
    cat.types("1", "resign");
    await cat.sees("You are watching this game.");
    await cat.sees("You are watching this game.");
    cat.endInput();
    // Who is there is told at most once a second.
    const asking = setInterval(() => ann.types("status"), 300);
    await ann.sees("Watching: 1.");
    clearInterval(asking);
    ann.types("1");
    await cat.sees("Ann removes block 1.");
    await ben.sees("Ann removes block 1.");
    ben.types("1");
    await cat.sees("Ben");
    expect(await cat.leaves()).toBe(0);
    const { out } = await run(["history", "--json"], "", cat.data);
    expect(out).not.toContain("tower-switch");
  });

  test("a program may write all its moves at once", async () => {
    const { ann, ben } = await pair("tower-switch", "--blocks", "4");
    ann.types("1", "1");
    ben.types("1", "1");
    ann.endInput();
    ben.endInput();
    expect(await ben.leaves()).toBe(0);
    expect(await ann.leaves()).toBeLessThanOrEqual(1);
    expect(ben.out).toContain("Ben removes block 4.");
  });
});

/** A server that says what it likes. */
async function hostileServer(): Promise<{ readonly address: string; close(): Promise<unknown> }> {
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
  await new Promise<void>((done) => http.listen(0, "127.0.0.1", done));
  const { port } = http.address() as AddressInfo;
  const close = () => {
    http.closeAllConnections();
    return new Promise((done) => http.close(done));
  };
  return { address: `http://127.0.0.1:${port}/`, close };
}

test("whatever a server says, no code of it reaches the terminal", async () => {
  const hostile = await hostileServer();
  const ann = sits("host", hostile.address, "tower-switch", "--plain");
  await ann.sees("You are Ann[2JEve");
  await ann.sees("Listen: [2JEve");
  await ann.sees("Enter the number of blocks to remove: ");
  ann.types("1");
  await ann.sees("No, [2JEve");
  ann.types("quit");
  expect(await ann.leaves()).toBe(0);
  expect(ann.out).not.toMatch(/[^\P{Cc}\n]|\u202e/u);
  await hostile.close();
});

describe("what cannot be", () => {
  test.each([
    ["no address", ["join", "k3v9x0aq"], 2, "one looks like http://localhost:8080/#/online/"],
    ["no server named", ["host", "tower-switch"], 2, "host http://localhost:8080 tower-switch"],
    ["no game named", ["host", "http://localhost:1/"], 2, "The game is missing"],
    ["no link to a game", ["join", "http://localhost:1/"], 2, "isn't a link to an online game"],
    ["another scheme", ["host", "ftp://localhost/", "tower-switch"], 2, "isn't an address"],
    ["an unknown game", ["host", "http://localhost:1/", "towers"], 2, "tower-switch"],
    ["a bad clock", ["host", "http://localhost:1/", "tower-switch", "--clock", "soon"], 2, "such as 5+3"],
    [
      "a bad seat",
      ["host", "http://localhost:1/", "tower-switch", "--seat", "3"],
      2,
      "--seat must be 1, 2 or random",
    ],
    ["an option of another game", ["host", "http://localhost:1/", "tower-switch", "--max", "9"], 2, "--max"],
    [
      "no server to open a game at",
      ["host", "http://127.0.0.1:1/", "tower-switch"],
      1,
      "Could not reach http://127.0.0.1:1; is the server running?",
    ],
    [
      "no server to join",
      ["join", "http://127.0.0.1:1/#/online/abcdefgh"],
      1,
      "127.0.0.1:1; is the server running",
    ],
  ])("%s", async (_, args, code, words) => {
    const done = await run([...args, "--plain"]);
    expect(done.err).toContain(words);
    expect(done.err).toMatch(/^switchyard: .*\n$/);
    expect(done.code).toBe(code);
  });

  test("a match that does not exist, and a link that opens no seat", async () => {
    const unknown = await run(["join", `${server.address}#/online/abcdefgh12345678`, "--plain"]);
    expect(unknown.code).toBe(2);
    expect(unknown.err).toMatch(/^switchyard: .+\n$/);
    const { share } = await pair("tower-switch");
    const forged = await run(["join", `${share}/${"A".repeat(32)}`, "--plain"]);
    expect(forged.code).toBe(2);
    expect(forged.err).toContain("This link doesn't open a seat in this game.");
  });

  test("a refusal by the server is printed as it is", async () => {
    const done = await run(["host", server.address, "tower-switch", "--blocks", "5000", "--plain"]);
    expect(done.code).toBe(2);
    expect(done.err).toContain("1000");
  });

  test("a server of another kind", async () => {
    const other = createServer((_, response) => response.end("<h1>Hello</h1>"));
    await new Promise<void>((done) => other.listen(0, "127.0.0.1", done));
    const { port } = other.address() as AddressInfo;
    const done = await run(["host", `http://127.0.0.1:${port}/`, "tower-switch", "--plain"]);
    expect(done.code).toBe(1);
    expect(done.err).toContain("doesn't seem to be a Switchyard server");
    await new Promise((closed) => other.close(closed));
  });

  test("a server of another age, whose words are cleaned", async () => {
    const other = new WebSocketServer({ port: 0, host: "127.0.0.1" });
    await new Promise((done) => other.once("listening", done));
    other.on("connection", (socket) =>
      socket.on("message", () => socket.close(closeCodes.newerProtocol, "Too \u001b[31mnew\u0007.")),
    );
    const { port } = other.address() as AddressInfo;
    const done = await run(["join", `http://127.0.0.1:${port}/#/online/abcdefgh`, "--plain"]);
    expect(done.code).toBe(1);
    expect(done.err).toBe("switchyard: Too [31mnew.\n");
    await new Promise((closed) => other.close(closed));
  });
});
