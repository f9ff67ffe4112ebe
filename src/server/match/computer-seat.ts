/** A computer at an online match: asked once for each position in which it is to move. */

import { isComputer, seatToMove } from "../../core/match.ts";
import { toRecord } from "../../core/record.ts";
import { isOn, type OnlineMatch } from "../../protocol/online/online-match.ts";
import type { Thinker } from "../worker/solver-worker.ts";

interface ComputerListener {
  chosen(move: string, version: number): void;
  /** No move could be found this time. */
  failed(): void;
}

export class ComputerSeat {
  readonly #thinker: Thinker;
  readonly #listener: ComputerListener;
  #askedAt = 0;

  constructor(thinker: Thinker, listener: ComputerListener) {
    this.#thinker = thinker;
    this.#listener = listener;
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
    if (chosen.ok) this.#listener.chosen(chosen.value, version);
    else {
      this.forget();
      this.#listener.failed();
    }
  }
}
