/** Started with the first job. */

import type { Answer, Job, JobKind } from "../../computer/job.ts";
import { fail, type Result } from "../../core/result.ts";

interface NumberedResult {
  readonly number: number;
  readonly result: Result<never>;
}

export class Advisor {
  readonly #open = new Map<number, (result: Result<never>) => void>();
  #worker: Worker | undefined;
  #count = 0;

  ask<K extends JobKind>(job: Job<K>): Promise<Result<Answer<K>>> {
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

/** Empty for the page's own games. */
export function gamesModule(): string {
  const path = headOf("games");
  return path === "" ? "" : new URL(path, document.baseURI).href;
}

/** A meta tag in the head, where a program with its own games puts its name and its games. */
export function headOf(name: string): string {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? "";
}
