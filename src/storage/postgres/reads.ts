/** Reads matches and their events, many in one statement. */

import { type ReadAnswer, readEvents, readPhase } from "../match-store.ts";
import { Batcher } from "./batcher.ts";
import type { Database } from "./database.ts";
import { readBatch } from "./statements.ts";

interface Read {
  readonly id: string;
  readonly after: number;
}

interface Row {
  readonly id: string;
  readonly opener: string;
  readonly phase: string;
  readonly key1: string | null;
  readonly key2: string | null;
  readonly events: readonly string[];
}

export class Reads {
  readonly #database: Database;
  readonly #onError: (error: unknown) => void;
  readonly #batcher: Batcher<Read, ReadAnswer>;

  constructor(database: Database, onError: (error: unknown) => void) {
    this.#database = database;
    this.#onError = onError;
    this.#batcher = new Batcher({
      run: (reads) => this.#run(reads),
      keyOf: ({ id }) => id,
      refused: "unavailable",
      maxBatch: 128,
      maxWaiting: 32_768,
      lanes: 2,
      onError,
    });
  }

  read(id: string, after: number): Promise<ReadAnswer> {
    return this.#database.isUp() ? this.#batcher.ask({ id, after }) : Promise.resolve("unavailable");
  }

  idle(): Promise<void> {
    return this.#batcher.idle();
  }

  async #run(reads: readonly Read[]): Promise<readonly ReadAnswer[]> {
    const statement = { name: "read", text: readBatch, values: [JSON.stringify(reads)] };
    const rows = await this.#database.run<Row>(statement);
    if (rows === "unavailable") return reads.map(() => "unavailable");
    const found = new Map(rows.map((row) => [row.id, row]));
    return reads.map(({ id }) => this.#answer(found.get(id)));
  }

  /** A damaged match is unavailable; the others of its batch are answered. */
  #answer(row: Row | undefined): ReadAnswer {
    if (row === undefined) return "missing";
    const { opener, key1, key2, events } = row;
    try {
      return { opener, keys: [key1, key2], phase: readPhase(row.phase), events: readEvents(events) };
    } catch (error) {
      this.#onError(error);
      return "unavailable";
    }
  }
}
