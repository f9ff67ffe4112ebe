/**
 * Saves a game as it goes. If the record was changed by somebody else in the meantime (the same game resumed in
 * a second window), this one goes on under a new id: nothing that was played is ever overwritten.
 */

import type { Match } from "../core/match.ts";
import { formatRecord } from "../core/record.ts";
import { fail, ok, type Result } from "../core/result.ts";
import type { RecordFolder } from "../storage/record-folder.ts";

export interface Saved {
  readonly match: Match;
  /** What the players should be told. */
  readonly notes: readonly string[];
}

export class Autosave {
  readonly #folder: RecordFolder;
  readonly #newId: () => string;
  /** What our last save left on the disk, by record id. */
  #written: { readonly id: string; readonly text: string } | null = null;
  #failing = false;

  constructor(folder: RecordFolder, newId: () => string) {
    this.#folder = folder;
    this.#newId = newId;
  }

  /** Takes up a record that was read from the folder. */
  resume(id: string, text: string): void {
    this.#written = { id, text };
  }

  save(match: Match): Saved {
    const text = formatRecord(match);
    if (this.#written?.id === match.id && this.#written.text === text) return { match, notes: [] };
    const result = this.#store(match.id, text);
    if (result.ok) return { match, notes: this.#succeeded(match.id, text) };
    if (result.problem.code !== "exists") return { match, notes: this.#failed(result.problem.message) };
    const renamed = { ...match, id: this.#newId() };
    const notes = [
      `Another saved game stands under ${match.id} by now, so this one goes on as ${renamed.id}.`,
    ];
    this.#written = null;
    const saved = this.save(renamed);
    return { match: saved.match, notes: [...notes, ...saved.notes] };
  }

  isSaved(match: Match): boolean {
    return this.#written?.id === match.id && this.#written.text === formatRecord(match);
  }

  #store(id: string, text: string): Result<void> {
    if (this.#written?.id !== id) return this.#folder.create(id, text);
    const current = this.#folder.read(id);
    if (current.ok && current.value !== this.#written.text) return fail("exists", "changed");
    return this.#folder.replace(id, text);
  }

  #succeeded(id: string, text: string): readonly string[] {
    this.#written = { id, text };
    const notes = this.#failing ? ["The game is saved again."] : [];
    this.#failing = false;
    return notes;
  }

  #failed(reason: string): readonly string[] {
    const notes = this.#failing ? [] : [`The game cannot be saved: ${reason}. It goes on unsaved.`];
    this.#failing = true;
    return notes;
  }
}

/** Saves a copy of the match under a name of the player's choice. */
export function saveCopy(folder: RecordFolder, match: Match, name: string): Result<void> {
  const result = folder.create(name, formatRecord({ ...match, id: name }));
  return result.ok ? ok(undefined) : result;
}
