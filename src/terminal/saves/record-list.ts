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

/** Whom the game was played against: a friend, or a computer of some level. */
export function opponentOf(record: MatchRecord): string {
  return record.players.find((player) => player.level !== undefined)?.level ?? "friend";
}

export function unreadableLines({ unreadable }: RecordList): readonly string[] {
  return unreadable.map(({ id, message }) => `Note: ${id} was left alone: ${message}`);
}
