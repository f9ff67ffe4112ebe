/** All saved games, newest first, and the files that are none. */

import type { MatchRecord } from "../../core/record.ts";
import { parseRecord } from "../../core/record-reader.ts";
import { ok, type Result } from "../../core/result.ts";
import type { Host } from "../host.ts";

export interface RecordList {
  readonly records: readonly MatchRecord[];
  readonly unreadable: readonly { readonly id: string; readonly message: string }[];
}

export function readRecords(host: Host): Result<RecordList> {
  const folder = host.records();
  const ids = folder.list();
  if (!ids.ok) return ids;
  const records: MatchRecord[] = [];
  const unreadable: { id: string; message: string }[] = [];
  for (const id of ids.value) {
    const text = folder.read(id);
    const record = text.ok ? parseRecord(text.value) : text;
    if (record.ok) records.push({ ...record.value, id });
    else unreadable.push({ id, message: record.problem.message });
  }
  records.sort((a, b) => b.startedAt.localeCompare(a.startedAt));
  return ok({ records, unreadable });
}

/** The games that count: of copies of one game that which got furthest, and none from a position of one's choice. */
export function countedGames(records: readonly MatchRecord[]): readonly MatchRecord[] {
  const counted = new Map<string, MatchRecord>();
  for (const record of records) {
    const key = `${record.game} ${record.seed} ${record.startedAt}`;
    const other = counted.get(key);
    const further = other === undefined || progressOf(record) > progressOf(other);
    if (record.from === null && further) counted.set(key, record);
  }
  return [...counted.values()];
}

function progressOf({ moves, result }: MatchRecord): number {
  return result === null ? moves.length : Number.POSITIVE_INFINITY;
}

/** Whom the game was played against: a friend, or a computer of some level. */
export function opponentOf(record: MatchRecord): string {
  return record.players.find((player) => player.level !== undefined)?.level ?? "friend";
}

export function unreadableLines({ unreadable }: RecordList): readonly string[] {
  return unreadable.map(({ id, message }) => `Note: ${id} could not be read: ${message}`);
}
