/** A bystander who plays and opens games from another address, and how long that takes. */

import { setTimeout as pause } from "node:timers/promises";
import { defaultLimits } from "../../src/server/limits.ts";
import { switchAt } from "../online/adapter.ts";
import { type Client, isMove, openGame, type Place, sitDown } from "./client.ts";

/** In milliseconds. */
export interface Times {
  readonly moves: readonly number[];
  readonly openings: readonly number[];
}

/** The two players take turns, each just within the limit, because the server disconnects a faster client. */
const betweenMoves = 1000 / (2 * 0.95 * defaultLimits["messages-per-second"]);
const betweenOpenings = 200;

export class Bystander {
  readonly #place: Place;
  readonly #players: readonly [Client, Client];
  #ply = 0;

  static async sitDown(place: Place): Promise<Bystander> {
    return new Bystander(place, await sitDown(place));
  }

  private constructor(place: Place, players: readonly [Client, Client]) {
    this.#place = place;
    this.#players = players;
  }

  /** Plays and opens games for this long, then waits for them to finish. */
  async measure(seconds: number): Promise<Times> {
    const until = performance.now() + seconds * 1000;
    const [moves, openings] = await Promise.all([
      this.#repeat(until, betweenMoves, () => this.#move()),
      this.#repeat(until, betweenOpenings, (count) => this.#open(count)),
    ]);
    return { moves, openings };
  }

  async #repeat(until: number, between: number, work: (count: number) => Promise<void>): Promise<number[]> {
    const times: number[] = [];
    while (performance.now() < until) {
      const before = performance.now();
      await work(times.length);
      times.push(performance.now() - before);
      await pause(between);
    }
    return times;
  }

  async #move(): Promise<void> {
    const ply = this.#ply++;
    const heard = this.#players.map(async (player) => {
      const moved = await player.hear((message) => isMove(message, ply));
      if (moved === undefined) throw new Error("The bystander lost its connection.");
    });
    const mover = this.#players[ply % 2 === 0 ? 0 : 1];
    mover.say({ type: "move", id: `m${ply}`, ply, move: String(switchAt(ply)) });
    await Promise.all(heard);
  }

  /** Alternates between a game for two people, which needs no solver, and one with a dealt start. */
  async #open(count: number): Promise<void> {
    const options = count % 2 === 0 ? {} : { start: "fair" };
    await openGame(this.#place, { game: "switch-battle", options });
  }

  leave(): void {
    for (const { socket } of this.#players) socket.terminate();
  }
}
