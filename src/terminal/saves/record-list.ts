import { isDeepStrictEqual } from "node:util";
import { playerNames } from "../../core/match.ts";
import { type MatchRecord, rebuildMatch } from "../../core/record.ts";
import { parseRecord } from "../../core/record-reader.ts";
import { mapResult, ok, type Result } from "../../core/result.ts";
import { ofSeat, otherSeat, type Seat, seats } from "../../core/seat.ts";
import { describeResult } from "../../core/words/endings.ts";
import { countMoves, countOf } from "../../core/words/values.ts";
import { checkPlayers } from "../../play/open.ts";
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

/** A result may contradict its moves, so this replays each record. Records of unknown games stay in the list unchecked. */
export function readReplayed(host: Host): Result<RecordList> {
  const ids = new Set(host.games.map(({ id }) => id));
  return mapResult(readRecords(host), (list) => {
    const records: MatchRecord[] = [];
    const unreadable = [...list.unreadable];
    for (const record of list.records) {
      const match = ids.has(record.game) ? checkPlayers(rebuildMatch(record, host.games)) : undefined;
      if (match?.ok === false) unreadable.push({ id: record.id, message: match.problem.message });
      else records.push(record);
    }
    return { records, unreadable };
  });
}

export type SavedGame = Readonly<ReturnType<typeof savedGame>>;

function savedGame(title: string, record: MatchRecord) {
  const { id, startedAt, result } = record;
  return { id, title, startedAt, isOpen: result === null, story: storyOf(record) };
}

export function storyOf(record: MatchRecord): string {
  const own = ownSeat(record);
  const count = countMoves(record.moves.length);
  if (own === undefined) return `${describePlayers(record)} · ${count}`;
  const helped = ofSeat(record.hints, own);
  return `${describeOwn(record, own)} · ${count}${helped === 0 ? "" : ` · ${countOf(helped, "hint")}`}`;
}

/** The seats of the people at this computer, without an online opponent's. */
export function ownSeats({ players, online }: MatchRecord): readonly Seat[] {
  const people = seats.filter((seat) => ofSeat(players, seat).level === undefined);
  return people.filter((seat) => online === undefined || online.seat === seat);
}

function describePlayers({ players, result }: MatchRecord): string {
  const names = playerNames({ players }).join(" and ");
  return result === null ? names : `${names}: ${describeResult(result, players)}`;
}

function describeOwn({ players, result }: MatchRecord, own: Seat): string {
  const { level, name } = ofSeat(players, otherSeat(own));
  const opponent = level === undefined ? name : `the computer (${level})`;
  if (result === null) return `against ${opponent}`;
  if (result.winner === null) return `against ${opponent}: ${describeResult(result, players)}`;
  return `You ${result.winner === own ? "beat" : "lost to"} ${opponent}`;
}

export function listSavedGames(host: Host): Result<readonly SavedGame[]> {
  const titles = new Map(host.games.map(({ id, title }) => [id, title]));
  return mapResult(readRecords(host), ({ records }) =>
    records.flatMap((record) => {
      const title = titles.get(record.game);
      return title === undefined ? [] : [savedGame(title, record)];
    }),
  );
}

export function countedGames(records: readonly MatchRecord[]): readonly MatchRecord[] {
  return records.filter((record) => !records.some((earlier) => isRetry(earlier, record)));
}

/** A retry has the same start, and the same moves up to the mistake. Its record lists the moves taken back as assisted. */
function isRetry(earlier: MatchRecord, { moves, assisted = [], ...retry }: MatchRecord): boolean {
  const isOver = earlier.result !== null && earlier.startedAt < retry.startedAt;
  if (!isOver || !isDeepStrictEqual(startOf(earlier), startOf(retry))) return false;
  const last = earlier.moves.length - 1;
  const other = earlier.moves.findIndex((move, at) => move !== moves[at]);
  const left = Array.from(earlier.moves.keys()).slice(other === -1 ? last : other);
  return left.length > 0 && left.every((at) => assisted.includes(at));
}

function startOf({ game, seed, options, from, first }: Omit<MatchRecord, "moves" | "assisted">) {
  return { game, seed, options, from, first };
}

/** Undefined in a game between two people here, because either could be the player. */
export function ownSeat(record: MatchRecord): Seat | undefined {
  const [own, other] = ownSeats(record);
  return other === undefined ? own : undefined;
}

export function opponentOf(record: MatchRecord): string {
  return record.players.find((player) => player.level !== undefined)?.level ?? "friend";
}

export function unreadableLines({ unreadable }: Pick<RecordList, "unreadable">): readonly string[] {
  return unreadable.map(({ id, message }) => `Couldn't read ${id}: ${message}`);
}
