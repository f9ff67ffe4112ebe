import type { Game } from "./game.ts";
import { type Match, newMatch, type Player, playedNames, seatToMove, withLine } from "./match.ts";
import type { Options } from "./options.ts";
import { fail, ok, type Result } from "./result.ts";
import type { Outcome } from "./rules.ts";
import { ofSeat, type Seat } from "./seat.ts";
import { findGame, playLine, setUp } from "./setup.ts";
import { quote } from "./text.ts";

export const recordVersion = 1;

/** A record's id is also the name of its file. */
export const recordNamePattern = /^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/;

/**
 * Crockford's Base32: it has no i, l or o, which look like digits, and no u. With 32 symbols, five bits of a byte pick one.
 */
const idAlphabet = "0123456789abcdefghjkmnpqrstvwxyz";

export function idFrom(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => idAlphabet[byte & 31]).join("");
}

/** A match as JSON: everything you need to replay it. */
export interface MatchRecord
  extends Pick<Match, "id" | "from" | "first" | "players" | "seed" | "hints" | "startedAt" | "series"> {
  readonly switchyard: typeof recordVersion;
  readonly game: string;
  readonly options: Options;
  readonly moves: readonly string[];
  readonly result: Outcome | null;
  /** As in `Match`, but missing if there are none. */
  readonly assisted?: readonly number[];
  /** In an online game: the seat of the player who saved it. */
  readonly online?: { readonly seat: Seat };
}

/** The JSON form of a match. It leaves out the positions, because they follow from the moves. */
export function toRecord(match: Match): MatchRecord {
  const { id, game, from, first, players, seed, hints, assisted, startedAt, series } = match;
  return {
    switchyard: recordVersion,
    id,
    game: game.id,
    options: game.options,
    from,
    first,
    players,
    seed,
    moves: playedNames(match),
    result: match.outcome,
    hints,
    ...(assisted.length === 0 ? {} : { assisted }),
    startedAt,
    series,
  };
}

/** The text of a save file, which is the record on one line. */
export function formatRecord(match: Match): string {
  return `${JSON.stringify(toRecord(match))}\n`;
}

/** What error messages call the record. */
export type RecordForm = "saved game" | "link";

export function rebuildMatch(
  record: MatchRecord,
  games: readonly Game[],
  form: RecordForm = "saved game",
): Result<Match> {
  const game = findGame(games, record.game);
  if (!game.ok && form === "link") return fail(game.problem.code, `There's no game ${quote(record.game)}.`);
  if (!game.ok) return game;
  const { options, from, first } = record;
  const setup = setUp(game.value, { options, from, first });
  if (!setup.ok) return setup;
  const { id, seed, startedAt, series } = record;
  const [one, two] = game.value.seatNames;
  const players = [withName(record.players[0], one), withName(record.players[1], two)] as const;
  const line = playLine(setup.value.game, setup.value.start, record.moves);
  if (!line.ok) {
    const message = `Move ${(line.problem.at ?? 0) + 1} of the ${form}: ${line.problem.message}`;
    return { ok: false, problem: { ...line.problem, message } };
  }
  const match: Match = newMatch(setup.value, { id, seed, startedAt, series, players });
  const { hints, assisted = [] } = record;
  return conclude({ ...withLine(match, line.value), hints, assisted }, record.result, form);
}

function withName(player: Player, fallback: string): Player {
  return player.name === "" ? { ...player, name: fallback } : player;
}

function conclude(match: Match, result: Outcome | null, form: RecordForm): Result<Match> {
  if (match.outcome === null && result?.reason === "finished")
    return fail(
      "bad-record",
      `This ${form} says the game is finished, but it's still ${ofSeat(match.players, seatToMove(match)).name}'s turn.`,
    );
  if (match.outcome === null) return ok({ ...match, outcome: result });
  if (result !== null && (result.reason !== "finished" || result.winner !== match.outcome.winner))
    return fail("bad-record", `The result in this ${form} doesn't match its moves.`);
  return ok(match);
}
