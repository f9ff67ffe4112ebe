/** The game that is kept over a reload, as text: its record, and the moves that were taken back. */

import { type Match, moveName, redo } from "../../../core/match.ts";
import { formatRecord } from "../../../core/record.ts";

export function formatSaved(match: Match): string {
  let ahead = match;
  while (ahead.undone.length > 0) ahead = redo(ahead);
  const names = ahead.moves.map((_, at) => moveName(ahead, at));
  const undone = names.slice(match.moves.length).reverse();
  return JSON.stringify({ record: formatRecord(match), undone });
}
