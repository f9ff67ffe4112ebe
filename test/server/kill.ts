/**
 * The promise: everything acknowledged is on disk. A server under load is killed with -9 at a random moment, again and
 * again. After each restart, every acknowledged move must be there, and the games go on.
 */

import { expect } from "vitest";
import { type Random, randomFrom } from "../../src/core/random.ts";
import { newDataFolder } from "../support/cli.ts";
import { type RunningServer, startServer } from "../support/server.ts";
import { until } from "../support/until.ts";
import { enter, seatTwo, type Visitor } from "../support/visitor.ts";

const matches = 12;
const switches = 30;

/** One match over all rounds, and each of its acknowledged moves by ply. */
export interface Witness {
  readonly id: string;
  readonly tokens: readonly [string, string];
  readonly acknowledged: Map<number, string>;
}

export function startOn(data: string): Promise<RunningServer> {
  return startServer({ data, limits: { "messages-per-second": 1_000_000 } });
}

export async function openWitness(address: string): Promise<Witness> {
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

/** Takes the seats again. Every acknowledged move must be there. Returns the moves that the server has. */
export async function takeSeats(address: string, { id, tokens, acknowledged }: Witness): Promise<Seated> {
  const players = await Promise.all(tokens.map((token) => enter(address, id, token)));
  const [whole] = await Promise.all(players.map((player) => player.hear("match")));
  const moves = whole?.match.record.moves ?? [];
  for (const [ply, move] of acknowledged) expect(moves[ply], `ply ${ply} of ${id}`).toBe(move);
  return { players, ply: moves.length };
}

/** Both play as fast as moves are acknowledged, until the connection breaks. `onMove` is called for each acknowledgment. */
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

/** Plays all games until this many moves are acknowledged, and kills the server in the middle of it. */
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

export interface Play {
  /** Resolves when this many more moves are acknowledged. */
  moves(count: number): Promise<void>;
  /** Resolves when the server has ended. */
  readonly ended: Promise<unknown>;
}

/** Plays all games until the server stops. */
export async function playUntilGone(
  server: RunningServer,
  witnesses: readonly Witness[],
  onMove: () => void,
): Promise<Play> {
  const seated = await Promise.all(witnesses.map((witness) => takeSeats(server.address, witness)));
  let count = 0;
  const counted = () => {
    count++;
    onMove();
  };
  const games = witnesses.map((witness, index) =>
    playOn(witness, seated[index] ?? { players: [], ply: 0 }, randomFrom(index), counted),
  );
  return {
    ended: Promise.all(games),
    moves: async (more) => {
      const enough = count + more;
      await until(() => count >= enough);
    },
  };
}

/** Returns how many moves were acknowledged. Fails if one of them was lost. */
export async function killUnderLoad(rounds: number): Promise<number> {
  const data = newDataFolder();
  let server = await startOn(data);
  const witnesses = await Promise.all(Array.from({ length: matches }, () => openWitness(server.address)));
  for (let round = 0; round < rounds; round++) {
    await playAndKill(server, witnesses, round);
    server = await startOn(data);
  }
  await Promise.all(witnesses.map((witness) => takeSeats(server.address, witness)));
  await server.stop();
  return witnesses.reduce((sum, { acknowledged }) => sum + acknowledged.size, 0);
}
