/** The game that is kept over a reload: its record, and the moves that were taken back. */

import type { Game } from "../../../core/game.ts";
import { currentPosition, type Match, moveName, playMove, redo, undo } from "../../../core/match.ts";
import { formatRecord } from "../../../core/record.ts";
import { readMatch } from "../../../core/record-reader.ts";
import { fail, ok, type Result } from "../../../core/result.ts";
import { findMove } from "../../../core/setup.ts";
import { parseJson } from "../../../core/text.ts";
import { checkPlayers } from "../../../table/open.ts";

export function formatSaved(match: Match): string {
  let ahead = match;
  while (ahead.undone.length > 0) ahead = redo(ahead);
  const names = ahead.moves.map((_, at) => moveName(ahead, at));
  const undone = names.slice(match.moves.length).reverse();
  return JSON.stringify({ record: formatRecord(match), undone });
}

export function readSaved(text: string, games: readonly Game[]): Result<Match> {
  const saved = parseSaved(text);
  if (saved === undefined) return fail("bad-record", "The game that was kept here is damaged.");
  const match = checkPlayers(readMatch(saved.record, games));
  return match.ok && match.value.outcome === null ? ok(withUndone(match.value, saved.undone)) : match;
}

function parseSaved(
  text: string,
): { readonly record: string; readonly undone: readonly string[] } | undefined {
  const value = parseJson(text);
  if (typeof value !== "object" || value === null || !("record" in value)) return undefined;
  if (typeof value.record !== "string") return undefined;
  const undone = "undone" in value && Array.isArray(value.undone) ? value.undone.filter(isText) : [];
  return { record: value.record, undone };
}

function isText(value: unknown): value is string {
  return typeof value === "string";
}

/** Plays the moves that were taken back once more and takes them back again; one that cannot be played ends it. */
function withUndone(match: Match, names: readonly string[]): Match {
  let ahead = match;
  for (const name of [...names].reverse()) {
    if (ahead.outcome !== null) break;
    const move = findMove(ahead.game, currentPosition(ahead), name);
    if (!move.ok) break;
    ahead = playMove(ahead, move.value);
  }
  while (ahead.moves.length > match.moves.length) ahead = undo(ahead);
  return ahead;
}
