/** The game that is kept over a reload: its record, and the moves that were taken back. */

import { array, object, catch as orElse, string } from "zod/mini";
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

const savedSchema = object({ record: string(), undone: orElse(array(string()), []) });

export function readSaved(text: string, games: readonly Game[]): Result<Match> {
  const saved = savedSchema.safeParse(parseJson(text));
  if (!saved.success) return fail("bad-record", "The game that was kept here is damaged.");
  const { record, undone } = saved.data;
  const match = checkPlayers(readMatch(record, games));
  return match.ok && match.value.outcome === null ? ok(withUndone(match.value, undone)) : match;
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
  return { ...ahead, assisted: match.assisted };
}
