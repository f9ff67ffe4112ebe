/** Two players who never stop: Switch Battle with 30 switches, in which they flip the first one back and forth. */

import { seatToMove } from "../../../src/core/match.ts";
import { createMatch } from "../../../src/online/client/new-game.ts";
import type { CreateRequest } from "../../../src/online/messages.ts";
import { until } from "../../support/until.ts";
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

  /** The players may use different addresses. */
  static async open(bases: readonly [string, string], request: CreateRequest = endless): Promise<Duel> {
    let created = await createMatch(fetch, bases[0], request);
    // On a busy machine, the database may take longer than a node waits for it.
    while (!created.ok && created.problem.code === "unavailable")
      created = await createMatch(fetch, bases[0], request);
    if (!created.ok) throw new Error(created.problem.message);
    const { id, token } = created.value;
    const one = new Witness({ base: bases[0], match: id, token });
    const two = new Witness({ base: bases[1], match: id });
    await until(() => one.isIn() && two.isIn());
    two.client.act({ type: "join", name: "Bob" });
    const duel = new Duel(id, [one, two]);
    await until(() => two.client.view().seat === 2 && duel.#bothSee(2));
    return duel;
  }

  /** Both keep playing by themselves. */
  start(): void {
    this.#timer = setInterval(() => {
      for (const player of this.players) if (isToMove(player)) player.client.act({ type: "move", move: "1" });
    }, thoughtMs);
  }

  pause(): void {
    clearInterval(this.#timer);
  }

  get plies(): number {
    return Math.min(...this.players.map(({ plies }) => plies));
  }

  /** Resolves when both have seen this many more moves. */
  async goesOn(moves: number): Promise<void> {
    const goal = this.plies + moves;
    await until(() => this.plies >= goal);
  }

  /** Resolves when both have nothing left to send, and have seen the same. */
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
