/** Reads stored games as strictly as any record; loaded only if something is stored. */

import { array, object, string } from "zod/mini";
import type { Game } from "../../../core/game.ts";
import { type Match, undo } from "../../../core/match.ts";
import { readMatch } from "../../../core/record-reader.ts";
import { fail, ok, type Result } from "../../../core/result.ts";
import { parseJson } from "../../../core/text.ts";
import { checkPlayers } from "../../../table/open.ts";
import { playAll } from "../../../table/play.ts";
import { fieldOf, readList } from "./kept-games.ts";

export function readFinished(stored: string | null, games: readonly Game[]): readonly Match[] {
  return readList(stored).flatMap((record) => {
    const match = typeof record === "string" ? readMatch(record, games) : undefined;
    return match?.ok ? [match.value] : [];
  });
}

export function readUnfinished(stored: string | null, games: readonly Game[]): readonly Match[] {
  return readList(stored).flatMap((entry) => {
    const match = readSaved(fieldOf(entry, "saved") ?? "", games);
    return match.ok && match.value.outcome === null ? [match.value] : [];
  });
}

const savedSchema = object({ record: string(), undone: array(string()) });

export function readSaved(text: string, games: readonly Game[]): Result<Match> {
  const saved = savedSchema.safeParse(parseJson(text));
  if (!saved.success) return fail("bad-record", "The game stored here is damaged.");
  const { record, undone } = saved.data;
  const match = checkPlayers(readMatch(record, games));
  return match.ok && match.value.outcome === null ? ok(withUndone(match.value, undone)) : match;
}

/** Replays the moves taken back and takes them back again; stops at one that can't be played. */
function withUndone(match: Match, names: readonly string[]): Match {
  let ahead = playAll(match, names.toReversed());
  while (ahead.moves.length > match.moves.length) ahead = undo(ahead);
  return { ...ahead, assisted: match.assisted };
}
