/**
 * The advisor on a thread of its own, so that long work does not hold up the moves of others. The thread runs the same
 * program again: so it has the same games, whoever wrote them. It is given one job at a time, so that the order is decided
 * here: openings before thoughts, and of each the clients in turn.
 */

import { Worker } from "node:worker_threads";
import { fail, type Result } from "../../core/result.ts";
import type { Answer, Job, JobKind } from "../../players/job.ts";
import type { OnlineResult } from "../../protocol/online/codes.ts";
import { FairQueue } from "../fair-queue.ts";
import type { Metrics } from "../metrics.ts";
import type { OpenedGame, OpenJob } from "./open-game.ts";

export interface WorkerProgram {
  readonly path: string;
  /** By this the program knows, as `workerData`, that it is the solver's thread. */
  readonly mark: string;
}

/** How many jobs may wait for their turn, and how many of one client. */
const longestQueue = 2_000;
const longestOfClient = 250;
/** After so many openings in a row a thought has its turn. */
const mostOpenings = 8;

export type SolverJob = Job | OpenJob;

const stopped = fail("cannot-read", "The solver has stopped; try again.");

interface Waiting {
  readonly job: Pick<SolverJob, "kind">;
  readonly done: (result: OnlineResult<never>) => void;
}

export class SolverWorker {
  readonly #program: WorkerProgram;
  readonly #metrics: Metrics;
  readonly #openings = new FairQueue<Waiting>();
  readonly #thoughts = new FairQueue<Waiting>();
  #openingsInRow = 0;
  #running: Waiting | undefined;
  #worker: Worker | undefined;
  #isClosed = false;

  constructor(program: WorkerProgram, metrics: Metrics) {
    this.#program = program;
    this.#metrics = metrics;
  }

  /** How many jobs wait for their turn. */
  get waiting(): number {
    return this.#openings.size + this.#thoughts.size;
  }

  /** Begins to load, so that the first job need not wait for it. */
  start(): void {
    this.#worker ??= this.#begin();
  }

  ask<K extends JobKind>(client: string, job: Job<K>): Promise<OnlineResult<Answer<K>>> {
    return this.#enqueue(this.#thoughts, client, job);
  }

  open(client: string, job: OpenJob): Promise<OnlineResult<OpenedGame>> {
    return this.#enqueue(this.#openings, client, job);
  }

  #enqueue<T>(queue: FairQueue<Waiting>, client: string, job: Waiting["job"]): Promise<OnlineResult<T>> {
    if (this.waiting >= longestQueue || queue.waitingOf(client) >= longestOfClient)
      return Promise.resolve(fail("too-many", "Too many games wait for the computer; try again in 10 s."));
    return new Promise<OnlineResult<T>>((done) => {
      queue.push(client, { job, done });
      this.#runNext();
    });
  }

  #runNext(): void {
    if (this.#running !== undefined || this.#isClosed) return;
    this.#running = this.#takeNext();
    if (this.#running === undefined) return;
    const { job } = this.#running;
    this.#metrics.add("switchyard_solver_jobs_total", job.kind);
    this.start();
    this.#worker?.postMessage(job);
  }

  #takeNext(): Waiting | undefined {
    const isOpening =
      this.#openings.size > 0 && (this.#thoughts.size === 0 || this.#openingsInRow < mostOpenings);
    this.#openingsInRow = isOpening ? this.#openingsInRow + 1 : 0;
    return (isOpening ? this.#openings : this.#thoughts).shift();
  }

  /** Refuses what waits, and ends the thread. */
  async close(): Promise<void> {
    this.#isClosed = true;
    for (let next = this.#takeNext(); next !== undefined; next = this.#takeNext()) next.done(stopped);
    await this.#worker?.terminate();
  }

  #begin(): Worker {
    const worker = new Worker(this.#program.path, { workerData: this.#program.mark });
    worker.unref();
    worker.on("message", (result: Result<never>) => this.#finish(result));
    worker.on("error", () => this.#fail(worker));
    worker.on("exit", () => this.#fail(worker));
    return worker;
  }

  #finish(result: Result<never>): void {
    const finished = this.#running;
    this.#running = undefined;
    finished?.done(result);
    this.#runNext();
  }

  /** A thread that broke down is replaced at the next job; the job that it had is refused. */
  #fail(worker: Worker): void {
    if (this.#worker !== worker) return;
    this.#worker = undefined;
    this.#finish(stopped);
  }
}
