/** Finds the saved game that somebody names: by its id, or by a file. */

import type { Match } from "../../core/match.ts";
import { recordNamePattern } from "../../core/record.ts";
import { fail, ok, type Result } from "../../core/result.ts";
import { quote } from "../../core/text.ts";
import { readSmallFile } from "../../storage/disk.ts";
import { readGame } from "../flags/game-name.ts";
import type { Host } from "../host.ts";

export interface SavedMatch {
  readonly match: Match;
  /** The record as it stands in the folder of saved games; null where it came from a file elsewhere. */
  readonly stored: string | null;
}

export async function loadMatch(host: Host, name: string): Promise<Result<SavedMatch>> {
  const { readMatch } = await import("../../core/record-reader.ts");
  const stored = recordNamePattern.test(name) ? host.records().read(name) : undefined;
  const text = stored?.ok ? stored : readElsewhere(name);
  if (!text.ok) return text;
  const match = readMatch(text.value, host.games);
  if (!match.ok)
    return { ok: false, problem: { ...match.problem, message: `${quote(name)}: ${match.problem.message}` } };
  if (!stored?.ok) return ok({ match: match.value, stored: null });
  return ok({ match: { ...match.value, id: name }, stored: text.value });
}

/** A game may be named beside the saved one; then it has to be the same. */
export function checkGame({ games }: Host, { id, game }: Match, wanted: string | undefined): Result<void> {
  const named = wanted === undefined ? ok(game) : readGame(games, wanted);
  if (!named.ok) return named;
  if (named.value.id === game.id) return ok(undefined);
  return fail("bad-request", `${quote(id)} is a game of ${game.title}, not of ${named.value.title}.`);
}

function readElsewhere(name: string): Result<string> {
  const file = readSmallFile(name, `file ${quote(name)}`);
  if (file.ok || file.problem.code !== "not-found") return file;
  return fail("not-found", `There is no saved game and no file ${quote(name)}. See: switchyard history`);
}
