/** The solver has its own thread, so moves don't wait for it. The client that has used it least is served first. */

import { Worker } from "node:worker_threads";
import type { ComputerJob } from "../../computer/computer.ts";
import type { Answer, Job } from "../../computer/job.ts";
import { fail, type Result } from "../../core/result.ts";
import { errorText } from "../../core/text.ts";
import type { OnlineResult } from "../../online/codes.ts";
import { FairQueue } from "../fair-queue.ts";
import { tryAgain } from "../limits.ts";

const longestQueue = 1_000;
const longestOfClient = 20;
/** Milliseconds of the solver's time. A computer's move takes a few, and dealing a start can take thousands. */
const headStart = 1_000;

/** The program starts itself again as a thread, so an author's own games are there, too. */
export interface ThreadProgram {
  readonly path: string;
  /** Node passes this on as `workerData`, which tells the program to run as a thread. */
  readonly data: unknown;
}

export type SolverJob = ComputerJob | "open";

const stopped = fail("cannot-read", "The solver stopped. Try again.");

const busy = fail("too-many", `Too many games are waiting for the computer. ${tryAgain}`);

interface Waiting {
  readonly client: string;
  readonly job: Pick<Job<SolverJob>, "kind">;
  readonly done: (result: OnlineResult<never>) => void;
  readonly isWanted: () => boolean;
}

export type SolverWorker = ReturnType<typeof startSolver>;

type LogReason = (event: string, fields: { readonly reason: string }) => void;

export function startSolver({ path, data }: ThreadProgram, log: LogReason = () => {}) {
  const queue = new FairQueue<Waiting>(headStart);
  let running: Waiting | undefined;
  let begunAt = 0;
  let worker: Worker | undefined;
  let isClosed = false;
  /** True once the log has the reason why threads fail. The reason isn't repeated until a thread has answered again. */
  let isToldOf = false;

  /** Servers call this early, so the first job doesn't have to wait. */
  const start = () => {
    worker ??= begin();
  };
  /** Skips the job if it's no longer wanted when its turn comes. */
  const ask = async <K extends SolverJob>(
    client: string,
    job: Job<K>,
    isWanted: () => boolean = () => true,
  ): Promise<OnlineResult<Answer<K>>> => {
    if (queue.waitingOf(client) >= longestOfClient) return busy;
    if (queue.size >= longestQueue) queue.dropLongest()?.done(busy);
    return new Promise((done) => {
      queue.push(client, { client, job, done, isWanted });
      runNext();
    });
  };
  const runNext = () => {
    if (running !== undefined || isClosed) return;
    running = queue.shift();
    for (; running?.isWanted() === false; running = queue.shift()) running.done(stopped);
    if (running === undefined) return;
    start();
    begunAt = performance.now();
    worker?.postMessage(running.job);
  };
  const begin = (): Worker => {
    const begun = new Worker(path, { workerData: data });
    begun.unref();
    begun.on("message", (result: Result<never>) => {
      isToldOf = false;
      finish(result);
    });
    begun.on("error", (error) => giveUp(begun, errorText(error)));
    begun.on("exit", (code) => giveUp(begun, `The thread exited with code ${code}.`));
    return begun;
  };
  const finish = (result: Result<never>) => {
    const finished = running;
    running = undefined;
    if (finished !== undefined) queue.charge(finished.client, performance.now() - begunAt);
    finished?.done(result);
    runNext();
  };
  const giveUp = (broken: Worker, reason: string) => {
    if (worker !== broken) return;
    worker = undefined;
    if (!isClosed && !isToldOf) log("solver-stopped", { reason });
    isToldOf = true;
    finish(stopped);
  };

  return {
    waiting: () => queue.size,
    start,
    ask,
    async close(): Promise<void> {
      isClosed = true;
      for (let next = queue.shift(); next !== undefined; next = queue.shift()) next.done(stopped);
      await worker?.terminate();
    },
  };
}
