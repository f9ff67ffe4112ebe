/** A computer at an online match: asked once for each position in which it is to move. */

import { isComputer, seatToMove } from "../../core/match.ts";
import { toRecord } from "../../core/record.ts";
import { isOn, type OnlineMatch } from "../../protocol/online/online-match.ts";
import type { Thinker } from "./thinker.ts";

export class ComputerSeat {
  readonly #thinker: Thinker;
  readonly #play: (move: string, version: number) => void;
  #askedAt = 0;

  constructor(thinker: Thinker, play: (move: string, version: number) => void) {
    this.#thinker = thinker;
    this.#play = play;
  }

  /** The move was not stored; at the next look it is asked for again. */
  forget(): void {
    this.#askedAt = 0;
  }

  async look(online: OnlineMatch): Promise<void> {
    const { match, version } = online;
    if (this.#askedAt === version || !isOn(online) || !isComputer(match, seatToMove(match))) return;
    this.#askedAt = version;
    const chosen = await this.#thinker.think({ kind: "choose", record: toRecord(match) });
    if (chosen.ok) this.#play(chosen.value, version);
    else this.#askedAt = 0;
  }
}
