/**
 * The advisor on a thread of its own, so that long work does not hold up the moves of others. The thread runs the same
 * program again: so it has the same games, whoever wrote them.
 */

import { Worker } from "node:worker_threads";
import { fail, type Result } from "../../core/result.ts";
import type { Answer, Job, JobKind } from "../../players/job.ts";
import type { OpenedGame, OpenJob } from "./open-game.ts";

export interface WorkerProgram {
  readonly path: string;
  /** By this the program knows, as `workerData`, that it is the solver's thread. */
  readonly mark: string;
}

/** How many jobs may wait for their turn. */
const longestQueue = 2_000;

export interface NumberedJob {
  readonly number: number;
  readonly job: Job | OpenJob;
}

interface NumberedResult {
  readonly number: number;
  readonly result: Result<never>;
}

export class SolverWorker {
  readonly #program: WorkerProgram;
  readonly #waiting = new Map<number, (result: Result<never>) => void>();
  #worker: Worker | undefined;
  #count = 0;

  constructor(program: WorkerProgram) {
    this.#program = program;
  }

  /** Begins to load, so that the first job need not wait for it. */
  start(): void {
    this.#worker ??= this.#begin();
  }

  ask<K extends JobKind>(job: Job<K>): Promise<Result<Answer<K>>> {
    return this.#run(job);
  }

  open(job: OpenJob): Promise<Result<OpenedGame>> {
    return this.#run(job);
  }

  #run<T>(job: { readonly kind: string }): Promise<Result<T>> {
    if (this.#waiting.size >= longestQueue)
      return Promise.resolve(fail("too-large", "Too many games are being opened; try again in a moment."));
    const number = ++this.#count;
    return new Promise<Result<T>>((done) => {
      this.#waiting.set(number, done);
      this.start();
      this.#worker?.postMessage({ number, job });
    });
  }

  async close(): Promise<void> {
    await this.#worker?.terminate();
  }

  #begin(): Worker {
    const worker = new Worker(this.#program.path, { workerData: this.#program.mark });
    worker.unref();
    worker.on("message", ({ number, result }: NumberedResult) => {
      this.#waiting.get(number)?.(result);
      this.#waiting.delete(number);
    });
    worker.on("error", () => this.#fail(worker));
    worker.on("exit", () => this.#fail(worker));
    return worker;
  }

  /** A thread that broke down is replaced at the next job; the jobs that it had are refused. */
  #fail(worker: Worker): void {
    if (this.#worker !== worker) return;
    this.#worker = undefined;
    const asked = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const done of asked) done(fail("cannot-read", "The solver has stopped; try again."));
  }
}
