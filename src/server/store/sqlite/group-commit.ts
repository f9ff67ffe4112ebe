/** Writes that arrive together share a transaction, and one wait for the disk. The answers follow the commit. */

import { errorText } from "../../../core/text.ts";
import type { Database } from "./schema.ts";

type Transactions = Pick<Database, "exec">;

interface Job<T> {
  readonly work: () => T;
  readonly done: (answer: T | "unavailable") => void;
}

export class GroupCommit<T> {
  readonly #database: Transactions;
  readonly #check: () => void;
  readonly #onError: (error: unknown) => void;
  readonly #later: (flush: () => void) => void;
  #jobs: Job<T>[] = [];
  isHealthy = true;
  /** A commit has met a page that cannot be read; another may succeed, and the next meet it again. */
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

  run(work: () => T): Promise<T | "unavailable"> {
    return new Promise((done) => {
      if (this.#jobs.push({ work, done }) === 1) this.#later(() => this.flush());
    });
  }

  flush(): void {
    const jobs = this.#jobs;
    this.#jobs = [];
    if (jobs.length === 0) return;
    const answers = this.#commit(jobs);
    this.isHealthy = answers !== undefined;
    for (const [index, job] of jobs.entries()) job.done(answers?.[index] ?? "unavailable");
  }

  #commit(jobs: readonly Job<T>[]): readonly T[] | undefined {
    try {
      this.#check();
      this.#database.exec("BEGIN IMMEDIATE");
      const answers = jobs.map(({ work }) => work());
      this.#database.exec("COMMIT");
      return answers;
    } catch (error) {
      this.#rollBack();
      this.isDamaged ||= /malformed|not a database/.test(errorText(error));
      this.#onError(error);
      return undefined;
    }
  }

  #rollBack(): void {
    try {
      this.#database.exec("ROLLBACK");
    } catch {
      // SQLite had rolled the transaction back already.
    }
  }
}
