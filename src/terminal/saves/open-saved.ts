/** Saved games: finds them by id or file, and resumes them. */

import type { Match } from "../../core/match.ts";
import { recordNamePattern } from "../../core/record.ts";
import { fail, ok, type Result } from "../../core/result.ts";
import { cleanText, quote } from "../../core/text.ts";
import { readSmallFile } from "../../disk/disk.ts";
import { checkPlayers, type OpenedGame } from "../../play/open.ts";
import { openingNotes } from "../../play/words.ts";
import { openGameFor } from "../advisor.ts";
import { readGame } from "../flags/flags.ts";
import type { Host } from "../host.ts";
import type { Autosave } from "./autosave.ts";

export interface SavedMatch {
  readonly match: Match;
  /** The stored record; null if it came from a file elsewhere. */
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
  if (!stored?.ok) return ok({ match: match.value, stored: null });
  return ok({ match: { ...match.value, id: name }, stored: text.value });
}

/** A game that the caller names must be the record's own. */
export function checkGame({ games }: Host, { id, game }: Match, wanted: string | undefined): Result<void> {
  const named = wanted === undefined ? ok(game) : readGame(games, wanted);
  if (!named.ok) return named;
  if (named.value.id === game.id) return ok(undefined);
  return fail("bad-request", `${quote(id)} is a game of ${game.title}, not of ${named.value.title}.`);
}

function readFromFile({ program }: Host, name: string): Result<string> {
  const file = readSmallFile(name, `file ${quote(name)}`);
  if (file.ok || file.problem.code !== "not-found") return file;
  return fail(
    "not-found",
    `There is no saved game or file ${quote(name)}. List your games with: ${program.name} history`,
  );
}

export async function openSavedGame(
  host: Host,
  autosave: Autosave,
  name: string,
  wanted?: string,
): Promise<Result<OpenedGame>> {
  const saved = await loadMatch(host, name);
  if (!saved.ok) return saved;
  const { match, stored } = saved.value;
  const fitting = checkGame(host, match, wanted);
  if (!fitting.ok) return fitting;
  if (match.outcome !== null)
    return fail(
      "game-over",
      `${quote(name)} is over. See it with: ${host.program.name} replay ${cleanText(name, 200)}`,
    );
  const playable = checkPlayers(ok(match));
  const opened = playable.ok ? await openGameFor(host, { kind: "same", match }) : playable;
  if (!opened.ok) return opened;
  if (stored !== null) autosave.resume(match.id, stored);
  const resumed = `Resumed game ${match.id} at move ${match.moves.length + 1}.`;
  return ok({ match, notes: [resumed, ...openingNotes(match, false), ...opened.value.notes] });
}
