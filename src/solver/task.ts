/** Long work in steps. Between two steps, the caller can show progress or stop. */

export interface Progress {
  /** What `done` and `total` count, such as "positions". */
  readonly unit: string;
  readonly done: number;
  readonly total: number;
}

export type Task<T> = Generator<Progress, T, void>;

export type TimeUp = () => boolean;

export const withoutLimit: TimeUp = () => false;

/** How long a request may take if the game has no fast method. */
const usualMilliseconds = 2_000;

/** `clock` counts milliseconds, as `performance` does. */
export function timeUpAfter(clock: { now(): number }, milliseconds = usualMilliseconds): TimeUp {
  const end = clock.now() + milliseconds;
  return () => clock.now() >= end;
}

export function runToEnd<T>(task: Task<T>): T {
  for (;;) {
    const step = task.next();
    if (step.done === true) return step.value;
  }
}

export function* until<T>(timeUp: TimeUp, task: Task<T>): Task<T | undefined> {
  let step = task.next();
  for (; step.done !== true && !timeUp(); step = task.next()) yield step.value;
  return step.done === true ? step.value : undefined;
}

/** For hot loops. An index out of range gives 0. */
export function at(array: Int32Array, index: number): number {
  return array[index] ?? 0;
}
