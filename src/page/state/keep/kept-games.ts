import type { Match } from "../../../core/match.ts";
import { formatRecord } from "../../../core/record.ts";
import { isRecord, parseJson } from "../../../core/text.ts";

interface KeptList {
  readonly most: number;
  readonly holds: (match: Match) => boolean;
  /** Unlike the list on screen, the storage may contain a game without moves. */
  readonly stores: (match: Match) => boolean;
  readonly entry: (match: Match) => unknown;
  readonly idOf: (entry: unknown) => string | undefined;
}

export const keptLists: Readonly<Record<"unfinished" | "finished", KeptList>> = {
  /** A game without a move is stored without its id, so the next game replaces it. */
  unfinished: {
    most: 12,
    holds: ({ moves, outcome }) => moves.length > 0 && outcome === null,
    stores: ({ outcome }) => outcome === null,
    entry: (match) => ({
      [match.moves.length > 0 ? "id" : "begun"]: match.id,
      saved: formatRecord(match),
    }),
    idOf: (entry) => fieldOf(entry, "id"),
  },
  finished: {
    most: 30,
    holds: ({ outcome }) => outcome !== null,
    stores: ({ outcome }) => outcome !== null,
    entry: formatRecord,
    idOf: (entry) => fieldOf(parseJson(String(entry)), "id"),
  },
};

/** Puts the match first, or removes it if it no longer belongs in the list. */
export function withGame(list: KeptList, matches: readonly Match[], match: Match): readonly Match[] {
  const others = matches.filter(({ id }) => id !== match.id);
  return [...(list.holds(match) ? [match] : []), ...others].slice(0, list.most);
}

/** Another tab may have stored games in the meantime, so this adds to the stored list. */
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

export function readList(stored: string | null): readonly unknown[] {
  const list = parseJson(stored ?? "");
  return Array.isArray(list) ? list : [];
}

export function fieldOf(entry: unknown, name: string): string | undefined {
  const value = isRecord(entry) ? entry[name] : undefined;
  return typeof value === "string" ? value : undefined;
}
