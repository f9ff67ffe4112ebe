/**
 * Long work is cut into steps, so that whoever asked for it can show how far it is, or stop asking.
 * Stopping is simply not taking the next step.
 */

export interface Progress {
  /** What is counted: "rows", "pools". */
  readonly unit: string;
  readonly done: number;
  /** Null where the amount of work is not known beforehand. */
  readonly total: number | null;
}

export type Task<T> = Generator<Progress, T, void>;

/** Work that is too short to be cut. */
export function* runInOneStep<T>(unit: string, work: () => T): Task<T> {
  const result = work();
  yield { unit, done: 1, total: 1 };
  return result;
}

/** Takes all the steps at once. */
export function runToEnd<T>(task: Task<T>): T {
  for (;;) {
    const step = task.next();
    if (step.done === true) return step.value;
  }
}
