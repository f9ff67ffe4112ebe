/** Long work in steps: the caller can show the progress between two steps, or stop by not taking the next one. */

export interface Progress {
  /** What is counted: "rows", "pools". */
  readonly unit: string;
  readonly done: number;
  /** Null where the amount of work is not known beforehand. */
  readonly total: number | null;
}

export type Task<T> = Generator<Progress, T, void>;

export function runToEnd<T>(task: Task<T>): T {
  for (;;) {
    const step = task.next();
    if (step.done === true) return step.value;
  }
}
