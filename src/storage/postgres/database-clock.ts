/** The database's clock, read between two measurements by a clock that never jumps: the same time on every node. */

interface Measurement {
  /** Add it to this process's clock. */
  readonly offset: number;
  /** How far off it can be. */
  readonly doubt: number;
  readonly at: number;
}

const millisecondsToForget = 30_000;

export class DatabaseClock {
  #best: Measurement | undefined;
  #last = 0;

  now(): number {
    const offset = this.#best?.offset ?? performance.timeOrigin;
    const time = Math.round(performance.now() + offset);
    // Within a second the clock stands still rather than going back; a database clock that was put back is followed.
    if (time < this.#last && this.#last - time < 1_000) return this.#last;
    this.#last = time;
    return time;
  }

  /** The database said `time` at some moment between `asked` and `answered` of this process's clock. */
  measured(time: number, asked: number, answered: number): void {
    const found = { offset: time - (asked + answered) / 2, doubt: (answered - asked) / 2, at: answered };
    const best = this.#best;
    const contradicts =
      best !== undefined && Math.abs(found.offset - best.offset) > found.doubt + best.doubt + 100;
    const old = best === undefined || answered - best.at > millisecondsToForget;
    if (best === undefined || old || contradicts || found.doubt <= best.doubt) this.#best = found;
  }
}
