/** The games at this screen that are not over, the last one first: each with its record and the moves that were taken back. */

import { object, string } from "zod/mini";
import type { Game } from "../../../core/game.ts";
import type { Match } from "../../../core/match.ts";
import { readList } from "./kept-seats.ts";
import { formatSaved, readSaved } from "./saved.ts";

const entrySchema = object({ id: string(), saved: string() });

const most = 12;

export function readUnfinished(stored: string | null, games: readonly Game[]): readonly Match[] {
  return entriesIn(stored).flatMap(({ saved }) => {
    const match = readSaved(saved, games);
    return match.ok && match.value.outcome === null ? [match.value] : [];
  });
}

/** The list with the match as it is now: first while it is played, gone when it is over or has no move yet. */
export function withUnfinished(matches: readonly Match[], match: Match): readonly Match[] {
  const others = matches.filter(({ id }) => id !== match.id);
  return isUnfinished(match) ? [match, ...others].slice(0, most) : others;
}

/** The same for what is stored, where another page may have kept games meanwhile. */
export function storeUnfinished(stored: string | null, match: Match): string {
  const others = entriesIn(stored).filter(({ id }) => id !== match.id);
  const own = isUnfinished(match) ? [{ id: match.id, saved: formatSaved(match) }] : [];
  return JSON.stringify([...own, ...others].slice(0, most));
}

function isUnfinished({ moves, outcome }: Match): boolean {
  return moves.length > 0 && outcome === null;
}

function entriesIn(stored: string | null) {
  return readList(stored).flatMap((item) => {
    const entry = entrySchema.safeParse(item);
    return entry.success ? [entry.data] : [];
  });
}
