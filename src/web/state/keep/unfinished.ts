/** The games at this screen that are not over, the last one first: each with its record and the moves that were taken back. */

import type { Match } from "../../../core/match.ts";
import { readList } from "./kept-seats.ts";
import { formatSaved } from "./saved.ts";

const most = 12;

/** The list with the match as it is now: first while it is played, gone when it is over or has no move yet. */
export function withUnfinished(matches: readonly Match[], match: Match): readonly Match[] {
  const others = matches.filter(({ id }) => id !== match.id);
  return isUnfinished(match) ? [match, ...others].slice(0, most) : others;
}

/** The same for what is stored, where another page may have kept games meanwhile. */
export function storeUnfinished(stored: string | null, match: Match): string {
  const own = isUnfinished(match) ? [{ id: match.id, saved: formatSaved(match) }] : [];
  return JSON.stringify([...own, ...others(stored, match)].slice(0, most));
}

export function dropUnfinished(stored: string | null, match: Match): string {
  return JSON.stringify(others(stored, match));
}

function others(stored: string | null, match: Match) {
  return entriesIn(stored).filter(({ id }) => id !== match.id);
}

function isUnfinished({ moves, outcome }: Match): boolean {
  return moves.length > 0 && outcome === null;
}

interface Entry {
  readonly id: string;
  readonly saved: string;
}

export function entriesIn(stored: string | null): readonly Entry[] {
  return readList(stored).filter(isEntry);
}

function isEntry(item: unknown): item is Entry {
  if (typeof item !== "object" || item === null) return false;
  const { id, saved }: Partial<Record<keyof Entry, unknown>> = item;
  return typeof id === "string" && typeof saved === "string";
}
