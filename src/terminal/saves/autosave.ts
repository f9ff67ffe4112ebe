import type { Game } from "../../core/game.ts";
import type { Match } from "../../core/match.ts";
import { formatRecord, recordNamePattern } from "../../core/record.ts";
import { fail, ok, type Result } from "../../core/result.ts";
import { cleanText, quote } from "../../core/text.ts";
import { readSmallFile } from "../../disk/disk.ts";
import { checkPlayers, type OpenedGame } from "../../play/open.ts";
import { formatNotes, openingNotes } from "../../play/words.ts";
import { readGame } from "../flags/flags.ts";
import { type Host, print } from "../host.ts";

/** If another window has changed a record, this window's game goes on under a new id. */
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
    const note = `Saved game ${match.id} changed somewhere else, so your game here is now saved as ${renamed.id}.`;
    return { match: renamed, notes: [note, ...this.#heed(this.#store(renamed))] };
  }

  keeps({ id }: Match): boolean {
    return this.#written?.id === id;
  }

  /** Reads the file, because another window may have changed or deleted it. */
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

  /** Tells players when a problem with the disk begins and when it ends. */
  #heed(result: Result<void>): readonly string[] {
    const wasFailing = this.#failing;
    this.#failing = !result.ok;
    if (result.ok) return wasFailing ? ["Saving works again."] : [];
    return wasFailing
      ? []
      : [`Couldn't save the game: ${result.problem.message}. You can keep playing, but it won't be saved.`];
  }
}

/** Returns false if saving failed. A game without moves is kept only if it was saved before. */
export function saveAndLeave(host: Host, autosave: Autosave, left: Match): boolean {
  if (left.moves.length === 0 && !autosave.keeps(left)) {
    print(host, ["No moves yet, so there's nothing to save."]);
    return true;
  }
  const { match, notes } = autosave.save(left);
  const saved = autosave.isSaved(match);
  const way = `Game saved as ${match.id}. Resume with: ${host.program.name} play ${match.id}`;
  print(host, [...formatNotes(notes), saved ? way : "Couldn't save the game."]);
  return saved;
}

export interface SavedMatch {
  readonly name: string;
  readonly match: Match;
  /** Null if the match came from a file elsewhere. */
  readonly stored: string | null;
}

export async function loadMatch(host: Host, name: string): Promise<Result<SavedMatch>> {
  const { readMatch } = await import("../../core/record-reader.ts");
  const stored = recordNamePattern.test(name) ? host.records().read(name) : undefined;
  const text = stored?.ok ? stored : readFromFile(host, name);
  if (!text.ok) return text;
  const match = readMatch(text.value, host.games);
  if (!match.ok)
    return { ok: false, problem: { ...match.problem, message: `${quote(name)}: ${match.problem.message}` } };
  if (!stored?.ok) return ok({ name, match: match.value, stored: null });
  return ok({ name, match: { ...match.value, id: name }, stored: text.value });
}

/** A game's name takes precedence over a saved game's id or file. */
export async function findNamed(host: Host, word: string): Promise<Result<Named>> {
  const game = readGame(host.games, word);
  if (game.ok) return ok({ kind: "game", game: game.value });
  const saved = await loadMatch(host, word);
  if (saved.ok) return ok({ kind: "saved", ...saved.value });
  if (saved.problem.code !== "not-found") return saved;
  return fail(
    "not-found",
    `${game.problem.message} List your saved games with: ${host.program.name} history`,
  );
}

type Named = { readonly kind: "game"; readonly game: Game } | ({ readonly kind: "saved" } & SavedMatch);

function readFromFile({ program }: Host, name: string): Result<string> {
  const file = readSmallFile(name, `file ${quote(name)}`);
  if (file.ok || file.problem.code !== "not-found") return file;
  return fail(
    "not-found",
    `There's no saved game or file ${quote(name)}. See your games with: ${program.name} history`,
  );
}

export async function openSavedGame(
  host: Host,
  autosave: Autosave,
  name: string,
): Promise<Result<OpenedGame>> {
  const saved = await loadMatch(host, name);
  return saved.ok ? resumeSaved(host, autosave, saved.value) : saved;
}

export async function resumeSaved(
  host: Host,
  autosave: Autosave,
  { name, match, stored }: SavedMatch,
): Promise<Result<OpenedGame>> {
  if (match.outcome !== null)
    return fail(
      "game-over",
      `${quote(name)} is already over. Step through it with: ${host.program.name} history ${cleanText(name, 200)}`,
    );
  const playable = checkPlayers(ok(match));
  if (!playable.ok) return playable;
  if (stored !== null) autosave.resume(match.id, stored);
  const resumed = `Resumed game ${match.id} at move ${match.moves.length + 1}.`;
  return ok({ match, notes: [resumed, ...openingNotes(match, false)] });
}
