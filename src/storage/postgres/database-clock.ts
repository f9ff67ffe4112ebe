/** The database's clock, read between two measurements by a clock that never jumps: the same time on every node. */

interface Measurement {
  /** Add it to this process's clock. */
  readonly offset: number;
  /** How far off it can be. */
  readonly doubt: number;
  readonly at: number;
}

const millisecondsToForget = 30_000;

export type DatabaseClock = ReturnType<typeof databaseClock>;

export function databaseClock() {
  let best: Measurement = { offset: performance.timeOrigin, doubt: Infinity, at: -Infinity };
  let last = 0;
  return {
    now(): number {
      const time = Math.round(performance.now() + best.offset);
      // Stands still for up to a second rather than going back; follows a clock that was set back further.
      if (time < last && last - time < 1_000) return last;
      last = time;
      return time;
    },
    /** The database said `time` at some moment between `asked` and `answered` of this process's clock. */
    measured(time: number, asked: number, answered: number): void {
      const found = { offset: time - (asked + answered) / 2, doubt: (answered - asked) / 2, at: answered };
      const contradicts = Math.abs(found.offset - best.offset) > found.doubt + best.doubt + 100;
      const isOld = answered - best.at > millisecondsToForget;
      if (isOld || contradicts || found.doubt <= best.doubt) best = found;
    },
  };
}
