/**
 * If the record was changed elsewhere meanwhile (the same game resumed in a second window), this one goes on
 * under a new id: no record is ever overwritten.
 */

import type { Match } from "../../core/match.ts";
import type { ProgramName } from "../../core/program.ts";
import { formatRecord } from "../../core/record.ts";
import { fail, ok, type Result } from "../../core/result.ts";
import { formatNotes } from "../../play/words.ts";
import { type Host, print } from "../host.ts";

export class Autosave {
  readonly #host: Pick<Host, "records" | "newId">;
  #written: { readonly id: string; readonly text: string } | null = null;
  #failing = false;

  constructor(host: Pick<Host, "records" | "newId">) {
    this.#host = host;
  }

  resume(id: string, text: string): void {
    this.#written = { id, text };
  }

  save(match: Match) {
    if (this.isSaved(match)) return { match, notes: [] };
    const result = this.#store(match);
    if (result.ok || result.problem.code !== "exists") return { match, notes: this.#heed(result) };
    const renamed = { ...match, id: this.#host.newId() };
    const note = `The saved game ${match.id} was changed elsewhere, so this one is now saved as ${renamed.id}.`;
    return { match: renamed, notes: [note, ...this.#heed(this.#store(renamed))] };
  }

  keeps({ id }: Match): boolean {
    return this.#written?.id === id;
  }

  /** Memory alone can only say no; a yes needs the disk. */
  isSaved(match: Match): boolean {
    const text = formatRecord(match);
    if (this.#written?.id !== match.id || this.#written.text !== text) return false;
    const current = this.#host.records().read(match.id);
    return current.ok && current.value === text;
  }

  #store(match: Match): Result<void> {
    const { id } = match;
    const text = formatRecord(match);
    const before = this.#written?.id === id ? this.#written.text : null;
    const folder = this.#host.records();
    const result = before === null ? folder.create(id, text) : folder.replace(id, before, text);
    if (result.ok) this.#written = { id, text };
    return result;
  }

  /** Players hear about disk trouble when it begins and when it ends. */
  #heed(result: Result<void>): readonly string[] {
    const wasFailing = this.#failing;
    this.#failing = !result.ok;
    if (result.ok) return wasFailing ? ["The game is saved again."] : [];
    return wasFailing
      ? []
      : [`Could not save the game: ${result.problem.message}. You can play on, unsaved.`];
  }
}

export function saveCopy(host: Host, match: Match, name: string): Result<string> {
  const saved = host.records().create(name, formatRecord({ ...match, id: name }));
  if (saved.ok) return ok(resumeHint(host.program, name));
  const { code, message } = saved.problem;
  return fail(
    code,
    code === "exists" ? `${message} Choose another name.` : `Could not save the copy: ${message}.`,
  );
}

/** False if saving failed. A game without moves isn't kept, unless it was saved before. */
export function saveAndLeave(host: Host, autosave: Autosave, left: Match): boolean {
  if (left.moves.length === 0 && !autosave.keeps(left)) {
    print(host, ["No move was made, so the game is not saved."]);
    return true;
  }
  const { match, notes } = autosave.save(left);
  const saved = autosave.isSaved(match);
  const hint = saved ? resumeHint(host.program, match.id) : "The game could not be saved.";
  print(host, [...formatNotes(notes), hint]);
  return saved;
}

function resumeHint({ name }: ProgramName, id: string): string {
  return `Game saved as ${id}. Resume with: ${name} play --resume ${id}`;
}
