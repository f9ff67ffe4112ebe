/**
 * Simulated time: a queue of what is due, with nothing happening between two entries. After each one, promises finish
 * everything they still have to do, so the order of all events follows from the queue alone.
 */

import type { Cancel } from "../../src/server/context.ts";

interface Due {
  readonly at: number;
  readonly order: number;
  run: (() => void) | undefined;
}

/** Node runs immediates one by one, and finishes all pending promises between two of them. A round of the loop is expensive. */
const turnsAtOnce = 100;

export class Time {
  /** Milliseconds since the world began: the true time, which no part of the world can read. */
  now = 0;
  #count = 0;
  readonly #heap: Due[] = [];

  after(ms: number, run: () => void): Cancel {
    const due: Due = { at: this.now + Math.max(0, Math.ceil(ms)), order: this.#count++, run };
    this.#heap.push(due);
    this.#rise(this.#heap.length - 1);
    return () => {
      due.run = undefined;
    };
  }

  every(ms: number, run: () => void): Cancel {
    let cancel: Cancel = () => {};
    const again = () => {
      cancel = this.after(ms, again);
      run();
    };
    cancel = this.after(ms, again);
    return () => cancel();
  }

  /** Runs until `done` returns true or the time is up. Returns true in the first case. */
  run(done: () => boolean, until: number): Promise<boolean> {
    return new Promise((finish, fail) => {
      let isFinished = false;
      const turn = () => {
        if (isFinished) return;
        try {
          const next = done() || this.#next(until);
          isFinished = typeof next === "boolean";
          if (typeof next === "boolean") finish(next);
          else next();
        } catch (error) {
          isFinished = true;
          fail(error);
        }
      };
      const turns = () => {
        for (let count = 0; count < turnsAtOnce; count++) setImmediate(turn);
        setImmediate(() => isFinished || turns());
      };
      turns();
    });
  }

  /** Moves the time to what is due next. Returns false if nothing is due until then. */
  #next(until: number): (() => void) | false {
    for (;;) {
      const next = this.#heap[0];
      if (next === undefined || next.at > until) {
        this.now = Math.max(this.now, until);
        return false;
      }
      this.#removeFirst();
      if (next.run === undefined) continue;
      this.now = next.at;
      return next.run;
    }
  }

  #removeFirst(): void {
    const last = this.#heap.pop();
    if (last === undefined || this.#heap.length === 0) return;
    this.#heap[0] = last;
    this.#sink();
  }

  #rise(from: number): void {
    for (let at = from; at > 0; ) {
      const parent = (at - 1) >> 1;
      if (!this.#swapIfBefore(at, parent)) return;
      at = parent;
    }
  }

  #sink(): void {
    for (let at = 0; ; ) {
      const [left, right] = [2 * at + 1, 2 * at + 2];
      const child = right < this.#heap.length && this.#isBefore(right, left) ? right : left;
      if (child >= this.#heap.length || !this.#swapIfBefore(child, at)) return;
      at = child;
    }
  }

  #isBefore(one: number, two: number): boolean {
    const [a, b] = [this.#heap[one], this.#heap[two]];
    return a !== undefined && b !== undefined && (a.at < b.at || (a.at === b.at && a.order < b.order));
  }

  #swapIfBefore(one: number, two: number): boolean {
    const [a, b] = [this.#heap[one], this.#heap[two]];
    if (a === undefined || b === undefined || !this.#isBefore(one, two)) return false;
    this.#heap[one] = b;
    this.#heap[two] = a;
    return true;
  }
}
