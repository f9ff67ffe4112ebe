/**
 * Clients play on the real server through a faulty proxy. In the end, both players and a spectator see what the server has,
 * with every acknowledged move.
 */

import { afterAll, beforeAll, expect, test } from "vitest";
import { WebSocket } from "ws";
import { currentPosition, seatToMove } from "../../../src/core/match.ts";
import { pick, randomFrom } from "../../../src/core/random.ts";
import { moveNames } from "../../../src/core/rules.ts";
import { games } from "../../../src/games/index.ts";
import { OnlineClient } from "../../../src/online/client/client.ts";
import type { ClientHost } from "../../../src/online/client/host.ts";
import { createMatch } from "../../../src/online/client/new-game.ts";
import type { Created } from "../../../src/online/messages.ts";
import { type Snapshot, toSnapshot } from "../../../src/online/online-match.ts";
import { type FaultyProxy, type MessageFaults, startFaultyProxy } from "../../support/faulty-proxy.ts";
import { type RunningServer, startServer } from "../../support/server.ts";
import { until } from "../../support/until.ts";
import { visit } from "../../support/visitor.ts";

/** The clients' clocks run this many times faster, because their timeouts are meant for the internet, not for one machine. */
const speed = 25;

let server: RunningServer;
/** Resolves when the server answers again. */
let back: Promise<void> = Promise.resolve();

beforeAll(async () => {
  const limits = {
    "connections-per-client": 10_000,
    "messages-per-second": 10_000,
    "message-burst": 10_000,
    "open-games-per-client": 10_000,
    "new-games-per-minute": 10_000,
    "bad-messages": 10_000,
  };
  server = await startServer({ limits });
});
afterAll(() => server.stop());

function fastHost(seed: number): ClientHost {
  const random = randomFrom(seed);
  let count = 0;
  const letters = (prefix: string) => `${prefix}${seed}x${count++}`;
  return {
    openSocket: (url) => new WebSocket(url, { handshakeTimeout: 2_000 }),
    now: () => Math.round(performance.now() * speed),
    setTimer: (run, ms) => setTimeout(run, ms / speed),
    clearTimer: (timer: NodeJS.Timeout | undefined) => clearTimeout(timer),
    newToken: () => letters("token").padEnd(32, "0"),
    newCommandId: () => letters("c"),
    random: () => random.below(1000) / 1000,
  };
}

/** Plays a legal move whenever it's the client's turn, and notes which were acknowledged. */
function playAlong(client: OnlineClient, seed: number): readonly string[] {
  const random = randomFrom(seed);
  const acknowledged: string[] = [];
  let sent: { readonly ply: number; readonly move: string } | undefined;
  client.listen((view) => {
    const { online, seat, pending } = view;
    if (online === null || seat === null) return;
    const { match } = online;
    if (sent !== undefined && pending.length === 0) {
      if (view.refusal === null) acknowledged[sent.ply] = sent.move;
      sent = undefined;
    }
    if (pending.length > 0 || !online.taken[1] || match.outcome !== null || seatToMove(match) !== seat)
      return;
    const move = pick(random, moveNames(match.game, currentPosition(match)));
    sent = { ply: match.moves.length, move };
    client.act({ type: "move", move });
  });
  return acknowledged;
}

async function truth(match: string): Promise<Snapshot> {
  await back;
  const visitor = await visit(server.address);
  visitor.say({ type: "enter", protocol: 1, match });
  const told = await visitor.hear("match");
  await visitor.leave();
  return told.match;
}

const allFaults: MessageFaults = { drop: 0.08, repeat: 0.15, reorder: 0.15, cut: 0.06, garble: 0.05 };

async function openGame(): Promise<Created> {
  const created = await createMatch(fetch, server.address, { game: "tower-switch", options: { blocks: 21 } });
  if (!created.ok) throw new Error(created.problem.message);
  return created.value;
}

async function playThrough(proxy: FaultyProxy, seed: number, { id: match, token }: Created): Promise<void> {
  const enter = (own: string | undefined, at: number) =>
    new OnlineClient(fastHost(seed * 10 + at), { base: proxy.address, match, token: own, games });
  const clients = [enter(token, 1), enter(undefined, 2), enter(undefined, 3)] as const;
  const [ann, ben] = clients;
  const acknowledged = [playAlong(ann, seed), playAlong(ben, seed + 1)];
  ben.act({ type: "join", name: "Ben" });
  await until(() => clients.every((client) => isAtRest(client)));
  const told = await truth(match);
  for (const client of clients) {
    const { online } = client.view();
    expect(online && toSnapshot(online), `seed ${seed}`).toEqual(told);
    client.close();
  }
  expect(clients.map((client) => client.view().seat)).toEqual([1, 2, null]);
  for (const [ply, move] of acknowledged.flatMap((list) => Array.from(list.entries())))
    if (move !== undefined) expect(told.record.moves[ply], `seed ${seed}, ply ${ply}`).toBe(move);
  expect(acknowledged.flat().length).toBeGreaterThan(0);
}

/** True if the game is over, and nothing is left to send. */
function isAtRest(client: OnlineClient): boolean {
  const { online, pending } = client.view();
  return online !== null && online.match.outcome !== null && pending.length === 0;
}

async function killAndRestart(): Promise<void> {
  for (let kill = 0; kill < 3; kill++) {
    await new Promise((done) => setTimeout(done, 150));
    const port = Number(new URL(server.address).port);
    const { data } = server;
    await server.stop("SIGKILL");
    server = await startServer({ data, port });
  }
}

test("clients agree with the server after messages were lost, repeated, reordered and garbled", async () => {
  const proxy = await startFaultyProxy(server.address, allFaults, randomFrom(7));
  await Promise.all([1, 2, 3].map(async (seed) => playThrough(proxy, seed, await openGame())));
  for (const fault of Object.keys(allFaults))
    expect(Object.entries(proxy.counts).find(([name]) => name === fault)?.[1]).toBeGreaterThan(0);
  await proxy.close();
});

test("clients agree with the server after network faults and three kills of the server", async () => {
  const proxy = await startFaultyProxy(server.address, allFaults, randomFrom(11));
  const opened = await Promise.all([21, 22, 23].map(async (seed) => [seed, await openGame()] as const));
  const games = Promise.all(opened.map(([seed, created]) => playThrough(proxy, seed, created)));
  back = killAndRestart();
  await games;
  await back;
  await proxy.close();
});
