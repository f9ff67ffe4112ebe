/** The games stored in this browser, the last one first: unfinished and finished ones. */

import { type Match, moveName, redo } from "../../../core/match.ts";
import { formatRecord } from "../../../core/record.ts";
import { parseJson } from "../../../core/text.ts";

interface KeptList {
  readonly most: number;
  /** Whether the list shows the game. */
  readonly holds: (match: Match) => boolean;
  /** Whether it is stored: the game on the table is stored from the start, but only until another begins. */
  readonly stores: (match: Match) => boolean;
  /** How a game is stored, and which game an entry belongs to. */
  readonly entry: (match: Match) => unknown;
  readonly idOf: (entry: unknown) => string | undefined;
}

/** With their records and the moves that were taken back. One without a move has no id, so that the next game drops it. */
const unfinished: KeptList = {
  most: 12,
  holds: ({ moves, outcome }) => moves.length > 0 && outcome === null,
  stores: ({ outcome }) => outcome === null,
  entry: ({ moves, ...match }) => ({
    [moves.length > 0 ? "id" : "begun"]: match.id,
    saved: formatSaved({ moves, ...match }),
  }),
  idOf: (entry) => fieldOf(entry, "id"),
};

/** As their records. */
const finished: KeptList = {
  most: 30,
  holds: ({ outcome }) => outcome !== null,
  stores: ({ outcome }) => outcome !== null,
  entry: formatRecord,
  idOf: (entry) => fieldOf(parseJson(String(entry)), "id"),
};

export const keptLists = { unfinished, finished } as const;

/** The list with the current match: first in it, or removed if it no longer belongs there. */
export function withGame(list: KeptList, matches: readonly Match[], match: Match): readonly Match[] {
  const others = matches.filter(({ id }) => id !== match.id);
  return [...(list.holds(match) ? [match] : []), ...others].slice(0, list.most);
}

/** The same for the storage, where another page may have stored games in the meantime. */
export function storeGame(list: KeptList, stored: string | null, match: Match): string {
  const own = list.stores(match) ? [list.entry(match)] : [];
  return JSON.stringify([...own, ...othersIn(list, stored, match)].slice(0, list.most));
}

export function dropGame(list: KeptList, stored: string | null, match: Match): string {
  return JSON.stringify(othersIn(list, stored, match));
}

function othersIn(list: KeptList, stored: string | null, { id }: Match): readonly unknown[] {
  return readList(stored).filter((entry) => ![id, undefined].includes(list.idOf(entry)));
}

/** A damaged entry counts as missing. */
export function readList(stored: string | null): readonly unknown[] {
  const list = parseJson(stored ?? "");
  return Array.isArray(list) ? list : [];
}

export function fieldOf(entry: unknown, name: string): string | undefined {
  if (typeof entry !== "object" || entry === null) return undefined;
  const value: unknown = Reflect.get(entry, name);
  return typeof value === "string" ? value : undefined;
}

/** A game as text: its record, and the moves that were taken back. */
export function formatSaved(match: Match): string {
  let ahead = match;
  while (ahead.undone.length > 0) ahead = redo(ahead);
  const names = ahead.moves.map((_, at) => moveName(ahead, at));
  const undone = names.slice(match.moves.length).reverse();
  return JSON.stringify({ record: formatRecord(match), undone });
}
