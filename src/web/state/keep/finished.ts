/** The games that were finished in this browser, newest first, as their records. */

import type { Match } from "../../../core/match.ts";
import { formatRecord } from "../../../core/record.ts";
import { parseJson } from "../../../core/text.ts";
import { readList } from "./kept-seats.ts";

const most = 30;

/** The list with the match in it, in the place of an earlier end of the same game. */
export function withFinished(matches: readonly Match[], match: Match): readonly Match[] {
  return [match, ...matches.filter(({ id }) => id !== match.id)].slice(0, most);
}

/** The same for what is stored, where another page may have kept games meanwhile. */
export function storeFinished(stored: string | null, match: Match): string {
  const others = readList(stored).filter((record) => typeof record === "string" && idOf(record) !== match.id);
  return JSON.stringify([formatRecord(match), ...others].slice(0, most));
}

function idOf(record: string): unknown {
  const value: unknown = parseJson(record);
  return typeof value === "object" && value !== null && "id" in value ? value.id : undefined;
}
