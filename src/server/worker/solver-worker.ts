/**
 * A thread that thinks. It runs the same program again, so that it has the same games, whoever wrote them.
 */

import { Worker } from "node:worker_threads";
import { fail, type Result } from "../../core/result.ts";
import type { Job, Thoughts } from "./jobs.ts";

export interface ThinkerProgram {
  readonly path: string;
  /** By this the program knows, as `workerData`, that it is the thinking thread. */
  readonly mark: string;
}

/** How many may wait for their turn. */
const longestQueue = 2_000;

export interface ThinkerQuestion {
  readonly number: number;
  readonly job: Job;
}

interface ThinkerAnswer {
  readonly number: number;
  readonly result: Result<never>;
}

export class Thinker {
  readonly #program: ThinkerProgram;
  readonly #waiting = new Map<number, (result: Result<never>) => void>();
  #worker: Worker | undefined;
  #count = 0;

  constructor(program: ThinkerProgram) {
    this.#program = program;
  }

  /** Begins to load, so that the first question need not wait for it. */
  start(): void {
    this.#ready();
  }

  think<K extends Job["kind"]>(job: Extract<Job, { readonly kind: K }>): Promise<Result<Thoughts[K]>> {
    if (this.#waiting.size >= longestQueue)
      return Promise.resolve(fail("too-large", "Too many games are being opened; try again in a moment."));
    const number = ++this.#count;
    return new Promise<Result<Thoughts[K]>>((done) => {
      this.#waiting.set(number, done);
      const question: ThinkerQuestion = { number, job };
      this.#ready().postMessage(question);
    });
  }

  async close(): Promise<void> {
    await this.#worker?.terminate();
  }

  #ready(): Worker {
    this.#worker ??= this.#begin();
    return this.#worker;
  }

  #begin(): Worker {
    const worker = new Worker(this.#program.path, { workerData: this.#program.mark });
    worker.unref();
    worker.on("message", ({ number, result }: ThinkerAnswer) => {
      this.#waiting.get(number)?.(result);
      this.#waiting.delete(number);
    });
    worker.on("error", () => this.#fail(worker));
    worker.on("exit", () => this.#fail(worker));
    return worker;
  }

  /** A thread that broke down is replaced at the next question; what it was asked is refused. */
  #fail(worker: Worker): void {
    if (this.#worker !== worker) return;
    this.#worker = undefined;
    const asked = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const done of asked) done(fail("cannot-read", "Thinking about this failed; try again."));
  }
}
