/** What an arena found, as data: each player in each seat and in both, each two players, and ratings. */

import { ofSeat, type Pair, type Seat, seats } from "../core/seat.ts";
import { formatContestant } from "./contestant.ts";
import type { ArenaPlan } from "./plan.ts";
import { type Rating, ratings } from "./ratings.ts";
import { pairings } from "./schedule.ts";
import { type Appearance, type Play, type Tally, tally } from "./tally.ts";
import type { Transcript } from "./transcript.ts";

/** A game, with what its moves were worth. */
export interface ScoredGame {
  readonly game: Transcript;
  readonly plays: Pair<Play>;
}

export interface PlayerReport {
  readonly name: string;
  readonly player: string;
  readonly bySeat: Pair<Tally>;
  readonly total: Tally;
  readonly elo: Rating;
}

/** The result of `a` against `b`. */
interface PairReport {
  readonly a: string;
  readonly b: string;
  readonly result: Tally;
}

export interface ArenaReport {
  readonly arena: 1;
  readonly id: string;
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly from: string | null;
  readonly seed: number;
  readonly limits: ArenaPlan["limits"];
  readonly planned: number;
  readonly played: number;
  readonly players: readonly PlayerReport[];
  readonly pairs: readonly PairReport[];
}

export function arenaReport(plan: ArenaPlan, games: readonly ScoredGame[]): ArenaReport {
  const { id, game, setup, seed, limits, players } = plan;
  const pairs = pairings(players.length);
  const results = pairs.map(([a, b]) => ({ a, b, result: tally(appearances(games, a, { against: b })) }));
  const elo = ratings(
    players.length,
    results.map(({ a, b, result }) => ({ a, b, games: result.games, points: result.points })),
  );
  return {
    arena: 1,
    id,
    game: game.id,
    options: { ...setup.options },
    from: setup.from ?? null,
    seed,
    limits,
    planned: pairs.length * plan.games,
    played: games.length,
    players: players.map((player, index) => ({
      name: player.name,
      player: formatContestant(player),
      bySeat: [tally(appearances(games, index, { seat: 1 })), tally(appearances(games, index, { seat: 2 }))],
      total: tally(appearances(games, index)),
      elo: elo[index] ?? { rating: 0, error: 0 },
    })),
    pairs: results.map(({ a, b, result }) => ({
      a: players[a]?.name ?? "",
      b: players[b]?.name ?? "",
      result,
    })),
  };
}

/** The games of one player, as that player sees them. */
function appearances(
  games: readonly ScoredGame[],
  player: number,
  only: { readonly seat?: Seat; readonly against?: number } = {},
): readonly Appearance[] {
  return games.flatMap(({ game, plays }) =>
    seats
      .filter((seat) => ofSeat(game.seats, seat) === player)
      .filter((seat) => only.seat === undefined || only.seat === seat)
      .filter(() => only.against === undefined || game.seats.includes(only.against))
      .map((seat) => ({ game, seat, play: ofSeat(plays, seat) })),
  );
}
