/** Commits writes that arrive together in one transaction, so they wait for the disk only once. */

import { errorText } from "../../../core/text.ts";
import type { Database } from "./schema.ts";

/** How many milliseconds a commit waits while another process writes. */
export const busyMs = 2_000;
const retryMs = 20;

type Transactions = Pick<Database, "exec">;

interface Job {
  readonly work: () => void;
  readonly done: (isStored: boolean) => void;
}

export class GroupCommit {
  readonly #database: Transactions;
  readonly #check: () => void;
  readonly #onError: (error: unknown) => void;
  readonly #later: (flush: () => void) => void;
  #jobs: Job[] = [];
  #waitingSince: number | undefined;
  isHealthy = true;
  /** True once a commit has met a damaged page. Other commits may still succeed. */
  isDamaged = false;

  /** `check` throws if a commit would be lost. */
  constructor(
    database: Transactions,
    check: () => void,
    onError: (error: unknown) => void,
    later: (flush: () => void) => void = setImmediate,
  ) {
    this.#database = database;
    this.#check = check;
    this.#onError = onError;
    this.#later = later;
  }

  async run<T>(work: () => T): Promise<T | "unavailable"> {
    let answer: T | "unavailable" = "unavailable";
    const keep = () => {
      answer = work();
    };
    const isStored = await new Promise<boolean>((done) => {
      if (this.#jobs.push({ work: keep, done }) === 1) this.#later(() => this.flush());
    });
    return isStored ? answer : "unavailable";
  }

  flush(patience = busyMs): void {
    const jobs = this.#jobs;
    if (jobs.length === 0) return;
    this.#waitingSince ??= performance.now();
    const stored = this.#commit(jobs, performance.now() - this.#waitingSince < patience);
    if (stored === "busy") return void setTimeout(() => this.flush(), retryMs);
    this.#waitingSince = undefined;
    this.#jobs = [];
    this.isHealthy = stored;
    for (const { done } of jobs) done(stored);
  }

  #commit(jobs: readonly Job[], canWait: boolean): boolean | "busy" {
    try {
      this.#check();
      this.#database.exec("BEGIN IMMEDIATE");
      for (const { work } of jobs) work();
      this.#database.exec("COMMIT");
      return true;
    } catch (error) {
      this.#rollBack();
      if (canWait && /database is locked/.test(errorText(error))) return "busy";
      this.isDamaged ||= /malformed|not a database/.test(errorText(error));
      this.#onError(error);
      return false;
    }
  }

  #rollBack(): void {
    try {
      this.#database.exec("ROLLBACK");
    } catch {
      // SQLite may already have rolled the transaction back.
    }
  }
}
