/** Two players who never stop: Switch Battle with 30 switches, in which the first is flipped to and fro. */

import { expect } from "vitest";
import { createMatch } from "../../src/client/create.ts";
import { seatToMove } from "../../src/core/match.ts";
import { games } from "../../src/games/index.ts";
import type { OnlineEvent } from "../../src/protocol/online/events.ts";
import type { CreateRequest } from "../../src/protocol/online/messages.ts";
import { follow, type OnlineMatch, openOnline } from "../../src/protocol/online/online-match.ts";
import type { MatchStore } from "../../src/storage/match-store.ts";
import { until } from "../support/until.ts";
import { Witness } from "./witness.ts";

export const endless: CreateRequest = { game: "switch-battle", options: { switches: 30 } };

/** The pause of each player before a move, in milliseconds. */
const thoughtMs = 50;

export class Duel {
  readonly match: string;
  readonly players: readonly [Witness, Witness];
  #timer: NodeJS.Timeout | undefined;

  private constructor(match: string, players: readonly [Witness, Witness]) {
    this.match = match;
    this.players = players;
  }

  /** Each player has an address, and may have another one than the other. */
  static async open(bases: readonly [string, string], request: CreateRequest = endless): Promise<Duel> {
    const created = await createMatch(fetch, bases[0], request);
    if (!created.ok) throw new Error(created.problem.message);
    const { id, token } = created.value;
    const one = new Witness({ base: bases[0], match: id, token });
    const two = new Witness({ base: bases[1], match: id });
    await until(() => one.isIn() && two.isIn());
    two.client.join("Bob");
    const duel = new Duel(id, [one, two]);
    await until(() => two.client.view().seat === 2 && duel.#bothSee(2));
    return duel;
  }

  /** Both play on and on by themselves. */
  start(): void {
    this.#timer = setInterval(() => {
      for (const player of this.players) if (isToMove(player)) player.client.move("1");
    }, thoughtMs);
  }

  pause(): void {
    clearInterval(this.#timer);
  }

  get plies(): number {
    return Math.min(...this.players.map(({ plies }) => plies));
  }

  /** Resolves when both have seen so many more moves. */
  async goesOn(moves: number): Promise<void> {
    const goal = this.plies + moves;
    await until(() => this.plies >= goal);
  }

  /** Both have nothing left to send, and have seen the same. */
  async settles(): Promise<void> {
    await until(() => this.players.every(({ client }) => client.view().pending.length === 0));
    await until(() => this.#bothSee(Math.max(...this.players.map(versionOf))));
  }

  leave(): void {
    this.pause();
    for (const { client } of this.players) client.close();
  }

  #bothSee(version: number): boolean {
    return this.players.every((player) => player.isIn() && versionOf(player) >= version);
  }
}

function versionOf({ client }: Witness): number {
  return client.view().online?.version ?? 0;
}

function isToMove({ client }: Witness): boolean {
  const { online, seat, pending } = client.view();
  return (
    online !== null &&
    pending.length === 0 &&
    online.match.outcome === null &&
    seatToMove(online.match) === seat
  );
}

/**
 * What must hold of a match whatever has happened: nothing that anybody was told is missing or different in the store,
 * what was acknowledged is there once, no ply is there twice, and both see what the store has.
 */
export async function checkDuel(store: MatchStore, duel: Duel): Promise<number> {
  const stored = await store.read(duel.match, 0);
  if (typeof stored === "string") throw new Error(`The match is ${stored}.`);
  const { events } = stored;
  expect(events.map(({ version }) => version)).toEqual(events.map((_, index) => index + 1));
  const plies = events.flatMap((event) => (event.type === "moved" ? [event.ply] : []));
  expect(plies).toEqual(plies.map((_, index) => index));
  for (const player of duel.players) checkWitness(player, events);
  const states = duel.players.map(({ client }) => client.view().online);
  for (const state of states) expect(state).toEqual(replay(events));
  return plies.length;
}

function checkWitness({ events: told, acknowledged, client }: Witness, events: readonly OnlineEvent[]): void {
  for (const event of told) expect(event).toEqual(events[event.version - 1]);
  const { seat } = client.view();
  const commands = events.flatMap(({ command }) => command ?? []);
  expect(new Set(commands).size).toBe(commands.length);
  const moves = acknowledged.filter(
    (id) => !events.some((event) => event.type === "joined" && event.command === id),
  );
  for (const id of moves) expect(commands).toContain(`${seat}.${id}`);
}

function replay(events: readonly OnlineEvent[]): OnlineMatch {
  const [first, ...rest] = events;
  const start = first?.type === "opened" ? openOnline(first, games) : undefined;
  if (start?.ok !== true) throw new Error("The match does not begin.");
  return rest.reduce((state, event) => {
    const next = follow(state, event);
    if (!next.ok) throw new Error(next.problem.message);
    return next.value;
  }, start.value);
}
