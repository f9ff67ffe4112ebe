/** Started with the first job. */

import type { Answer, Job, JobKind } from "../../computer/job.ts";
import type { Game } from "../../core/game.ts";
import { fail, type Result } from "../../core/result.ts";
import {
  isDealt,
  type OpenedGame,
  type OpenedGameMessage,
  type OpeningHost,
  type OpeningJob,
  type OpeningMessage,
  openByJob,
  openingMessage,
  readOpened,
} from "../../play/open.ts";
import { gamesModule } from "./named.ts";

interface NumberedResult {
  readonly number: number;
  readonly result: Result<never>;
}

export class Advisor {
  readonly #open = new Map<number, (result: Result<never>) => void>();
  #worker: Worker | undefined;
  #count = 0;

  ask<K extends JobKind>(job: Job<K>): Promise<Result<Answer<K>>> {
    return this.#post(job);
  }

  open(message: OpeningMessage): Promise<Result<OpenedGameMessage>> {
    return this.#post(message);
  }

  #post<A>(job: { readonly kind: JobKind | OpeningMessage["kind"] }): Promise<Result<A>> {
    const number = ++this.#count;
    return new Promise((done) => {
      this.#worker ??= this.#start();
      this.#open.set(number, done);
      this.#worker.postMessage({ number, job });
    });
  }

  close(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
  }

  #start(): Worker {
    const worker = new Worker(new URL("../workers/advisor-worker.ts", import.meta.url), {
      type: "module",
      name: gamesModule(),
    });
    worker.addEventListener("message", ({ data: { number, result } }: MessageEvent<NumberedResult>) => {
      this.#open.get(number)?.(result);
      this.#open.delete(number);
    });
    worker.addEventListener("error", () => this.#fail());
    return worker;
  }

  #fail(): void {
    const open = [...this.#open.values()];
    this.#open.clear();
    this.#worker = undefined;
    for (const done of open) done(fail("cannot-read", "The solver could not be started in this browser."));
  }
}

/** Uses a worker of its own, which ends with the job: none may run beside an online game. */
export async function askOnce<K extends JobKind>(job: Job<K>): Promise<Result<Answer<K>>> {
  const advisor = new Advisor();
  const answer = await advisor.ask(job);
  advisor.close();
  return answer;
}

interface Opening {
  readonly games: readonly Game[];
  readonly world: OpeningHost;
  readonly advisor: Advisor;
}

export async function openMatchWithAdvisor(
  { games, world, advisor }: Opening,
  job: OpeningJob,
): Promise<Result<OpenedGame>> {
  if (!isDealt(job)) return openByJob(world, job);
  const opened = await advisor.open(openingMessage(job));
  return opened.ok ? readOpened(opened.value, games) : opened;
}
