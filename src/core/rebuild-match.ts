/** From a record of the right shape back to the match: the moves are replayed by the rules. */

import type { Game } from "./game.ts";
import { type Match, newMatch, type Player, seatToMove, withLine } from "./match.ts";
import type { Outcome } from "./outcome.ts";
import type { MatchRecord } from "./record.ts";
import { fail, ok, type Problem, type Result } from "./result.ts";
import { ofSeat } from "./seat.ts";
import { findGame, playLine, setUp } from "./setup.ts";

/** What the reader sees of a record, and what its problems are told about: the record itself, or a link. */
export type RecordForm = "record" | "link";

export function rebuildMatch(
  record: MatchRecord,
  games: readonly Game[],
  form: RecordForm = "record",
): Result<Match> {
  const game = findGame(games, record.game);
  if (!game.ok) return game;
  const { options, from, first } = record;
  const setup = setUp(game.value, { options, from, first });
  if (!setup.ok) return setup;
  const { id, seed, startedAt, series } = record;
  const [one, two] = game.value.seatNames;
  const players = [withName(record.players[0], one), withName(record.players[1], two)] as const;
  const line = playLine(game.value, setup.value.start, record.moves);
  if (!line.ok) return { ok: false, problem: inRecord(line.problem, form) };
  const match: Match = newMatch(game.value, setup.value, { id, seed, startedAt, series, players });
  const { hints, assisted = [] } = record;
  return conclude({ ...withLine(match, line.value), hints, assisted }, record.result, form);
}

function inRecord(problem: Problem, form: RecordForm): Problem {
  return { ...problem, message: `Move ${(problem.at ?? 0) + 1} of the ${form}: ${problem.message}` };
}

function withName(player: Player, fallback: string): Player {
  return player.name === "" ? { ...player, name: fallback } : player;
}

/** The recorded result must be one that the moves allow. */
function conclude(match: Match, result: Outcome | null, form: RecordForm): Result<Match> {
  if (match.outcome === null && result?.reason === "finished")
    return fail(
      "bad-record",
      `This ${form} calls the game finished, but ${ofSeat(match.players, seatToMove(match)).name} is still to move.`,
    );
  if (match.outcome === null) return ok({ ...match, outcome: result });
  if (result !== null && (result.reason !== "finished" || result.winner !== match.outcome.winner))
    return fail("bad-record", `This ${form}'s result contradicts its moves.`);
  return ok(match);
}
