/** The record: a match as JSON, used by save files, exports, stores and agents alike. */

import { type Match, moveName, type Player } from "./match.ts";
import type { Options } from "./options.ts";
import type { Outcome } from "./outcome.ts";
import type { Pair, Seat } from "./seat.ts";
import type { SeriesPlace } from "./series.ts";

export const recordVersion = 1;

/** What a record may be called: it becomes a file's name. */
export const recordNamePattern = /^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/;

/** Letters and digits that cannot be taken for one another. */
const idAlphabet = "0123456789abcdefghjkmnpqrstvwxyz";

/** The id of a new match or series, from random bytes; five bits of each. */
export function idFrom(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => idAlphabet[byte & 31]).join("");
}

export interface MatchRecord {
  readonly switchyard: typeof recordVersion;
  readonly id: string;
  readonly game: string;
  readonly options: Options;
  readonly from: string | null;
  readonly first: Seat;
  readonly players: Pair<Player>;
  readonly seed: number;
  readonly moves: readonly string[];
  readonly result: Outcome | null;
  readonly hints: Pair<number>;
  /** The places, from 0, of moves made with help, as often as there was some; left out where there was none. */
  readonly assisted?: readonly number[];
  readonly startedAt: string;
  readonly series: SeriesPlace | null;
  /** Of a game that was played online: the seat of the player who keeps the record. */
  readonly online?: { readonly seat: Seat };
}

export function toRecord(match: Match): MatchRecord {
  const { id, game, options, from, first, players, seed, hints, assisted, startedAt, series } = match;
  const moves = match.moves.map((_, at) => moveName(match, at));
  const result = match.outcome;
  return {
    switchyard: recordVersion,
    id,
    game: game.id,
    options,
    from,
    first,
    players,
    seed,
    moves,
    result,
    hints,
    ...(assisted.length === 0 ? {} : { assisted }),
    startedAt,
    series,
  };
}

export function formatRecord(match: Match): string {
  return `${JSON.stringify(toRecord(match))}\n`;
}
