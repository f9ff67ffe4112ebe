/** A thread that runs the same program again, and so has the same games, including other authors'. */

import { Worker } from "node:worker_threads";
import { reasonOf } from "../../core/text.ts";

export interface ThreadProgram {
  readonly path: string;
  /** The `workerData` that tells the program what to do as a thread. */
  readonly data: unknown;
}

/** `onEnd` hears why the thread failed, and that it ended. */
export function startThread<Answer>(
  { path, data }: ThreadProgram,
  onAnswer: (answer: Answer) => void,
  onEnd: (reason: string) => void,
): Worker {
  const thread = new Worker(path, { workerData: data });
  thread.unref();
  thread.on("message", onAnswer);
  thread.on("error", (error) => onEnd(reasonOf(error)));
  thread.on("exit", (code) => onEnd(`It ended with code ${code}.`));
  return thread;
}
