/** Writes that arrive together share a transaction, and wait for the disk once. The answers follow the commit. */

import { errorText } from "../../../core/text.ts";
import type { Database } from "./schema.ts";

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
  isHealthy = true;
  /** A commit found a page that it can't read. Other commits can still succeed. */
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

  flush(): void {
    const jobs = this.#jobs;
    this.#jobs = [];
    if (jobs.length === 0) return;
    this.isHealthy = this.#commit(jobs);
    for (const { done } of jobs) done(this.isHealthy);
  }

  #commit(jobs: readonly Job[]): boolean {
    try {
      this.#check();
      this.#database.exec("BEGIN IMMEDIATE");
      for (const { work } of jobs) work();
      this.#database.exec("COMMIT");
      return true;
    } catch (error) {
      this.#rollBack();
      this.isDamaged ||= /malformed|not a database/.test(errorText(error));
      this.#onError(error);
      return false;
    }
  }

  #rollBack(): void {
    try {
      this.#database.exec("ROLLBACK");
    } catch {
      // SQLite has already rolled back the transaction.
    }
  }
}
