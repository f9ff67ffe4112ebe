/**
 * The promise: what was acknowledged is on the disk. A server under load is killed with -9 at a moment left to
 * chance, fifty times over; after each restart every acknowledged move must be there, and the games go on.
 */

import { rmSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { expect, test } from "vitest";
import { type Random, randomFrom } from "../../src/core/random.ts";
import { newDataFolder, run } from "../support/cli.ts";
import { type RunningServer, startServer } from "../support/server.ts";
import { enter, seatTwo, type Visitor } from "../support/visitor.ts";

const rounds = 50;
const matches = 12;
const switches = 30;

/** One match over all rounds, and every move of it that somebody has seen acknowledged, by ply. */
interface Witness {
  readonly id: string;
  readonly tokens: readonly [string, string];
  readonly acknowledged: Map<number, string>;
}

const limits = [
  "--limit",
  "messages-per-second=1000000",
  "message-burst=1000000",
  "new-games-per-minute=1000",
];

function startOn(data: string): Promise<RunningServer> {
  return startServer({ data, args: limits });
}

async function openWitness(address: string): Promise<Witness> {
  const { id, tokens, players } = await seatTwo(address, {
    game: "switch-battle",
    options: { switches, start: "0".repeat(switches) },
  });
  await Promise.all(players.map((player) => player.leave()));
  return { id, tokens, acknowledged: new Map() };
}

interface Seated {
  readonly players: readonly Visitor[];
  readonly ply: number;
}

/** Comes back to the match; what was acknowledged must be there. Gives the moves that the server has. */
async function takeSeats(address: string, { id, tokens, acknowledged }: Witness): Promise<Seated> {
  const players = await Promise.all(tokens.map((token) => enter(address, id, token)));
  const [whole] = await Promise.all(players.map((player) => player.hear("match")));
  const moves = whole?.match.record.moves ?? [];
  for (const [ply, move] of acknowledged) expect(moves[ply], `ply ${ply} of ${id}`).toBe(move);
  return { players, ply: moves.length };
}

/** Both play as fast as they are acknowledged, until the connection is gone; `onMove` hears of each acknowledgement. */
async function playOn(witness: Witness, seated: Seated, random: Random, onMove: () => void): Promise<void> {
  const { players } = seated;
  for (let { ply } = seated; ; ply++) {
    const mover = players[ply % 2];
    if (mover === undefined || mover.socket.readyState !== mover.socket.OPEN) return;
    const move = String(1 + random.below(switches));
    mover.say({ type: "move", id: `m${ply}`, ply, move });
    try {
      await mover.hear("event", ({ reply }) => reply === `m${ply}`);
    } catch {
      return;
    }
    witness.acknowledged.set(ply, move);
    onMove();
  }
}

/** Plays all games until so many moves are acknowledged, and kills the server in the midst of it. */
async function playAndKill(
  server: RunningServer,
  witnesses: readonly Witness[],
  seed: number,
): Promise<void> {
  const random = randomFrom(seed);
  const seated = await Promise.all(witnesses.map((witness) => takeSeats(server.address, witness)));
  let left = 1 + random.below(150);
  const onMove = () => {
    left--;
    if (left === 0) server.child.kill("SIGKILL");
  };
  const games = witnesses.map((witness, index) =>
    playOn(witness, seated[index] ?? { players: [], ply: 0 }, randomFrom(seed * matches + index), onMove),
  );
  await Promise.all(games);
  await server.stop("SIGKILL");
}

test(`${rounds} times killed under load: nothing that was acknowledged is lost`, async () => {
  const data = newDataFolder();
  let server = await startOn(data);
  const witnesses = await Promise.all(Array.from({ length: matches }, () => openWitness(server.address)));
  for (let round = 0; round < rounds; round++) {
    await playAndKill(server, witnesses, round);
    server = await startOn(data);
  }
  await Promise.all(witnesses.map((witness) => takeSeats(server.address, witness)));
  await server.stop();
  const moves = witnesses.reduce((sum, { acknowledged }) => sum + acknowledged.size, 0);
  process.stdout.write(
    `killed ${rounds} times; ${moves} moves acknowledged in ${matches} games, none lost\n`,
  );
  expect(moves).toBeGreaterThan(rounds);
});

test("SIGTERM: what was asked for is answered, everybody is told to come back, and the exit code says why", async () => {
  const data = newDataFolder();
  const server = await startOn(data);
  const witness = await openWitness(server.address);
  const { players } = await takeSeats(server.address, witness);
  const [ann] = players;
  ann?.say({ type: "move", id: "last", ply: 0, move: "1" });
  const acknowledged = ann?.hear("event", ({ reply }) => reply === "last");
  await acknowledged;
  const ended = server.stop("SIGTERM");
  expect((await ann?.closed)?.code).toBe(1012);
  expect(await ended).toBe(143);
  const again = await startOn(data);
  witness.acknowledged.set(0, "1");
  await takeSeats(again.address, witness);
  await again.stop();
});

test("a database that was deleted acknowledges nothing, and the node says that it is not ready", async () => {
  const data = newDataFolder();
  const server = await startOn(data);
  expect((await fetch(`${server.address}ready`)).status).toBe(200);
  rmSync(join(data, "online", "online.sqlite"));
  const opened = await fetch(`${server.address}online/matches`, {
    method: "POST",
    body: '{"game":"tower-switch"}',
  });
  expect(opened.status).toBe(503);
  expect((await fetch(`${server.address}ready`)).status).toBe(503);
  expect(await server.stop()).toBe(143);
});

test("a socket that never reads its refusal does not hold up the end", async () => {
  const server = await startOn(newDataFolder());
  const { port } = new URL(server.address);
  const idle = connect({ port: Number(port), host: "127.0.0.1", allowHalfOpen: true });
  idle.on("error", () => {});
  idle.write("GET /x HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n");
  await new Promise((done) => idle.on("connect", done));
  expect(await server.stop()).toBe(143);
  idle.destroy();
});

test("a second server on the same data is refused with a sentence", async () => {
  const data = newDataFolder();
  const server = await startOn(data);
  const second = await run(["serve", "--port", "0"], "", data);
  expect(second.code).toBe(2);
  expect(second.err).toContain("Another Switchyard server uses");
  await server.stop();
});
