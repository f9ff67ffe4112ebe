/** What an arena found, as data: each player in each seat and in both, and each pair of players. */

import type { Match } from "../../core/match.ts";
import { ofSeat, type Pair, type Seat, seats } from "../../core/seat.ts";
import { type Contestant, formatContestant } from "../contestant.ts";
import type { ForfeitFault } from "../forfeit.ts";
import type { Transcript } from "../game-log.ts";
import type { ArenaPlan } from "../plan.ts";
import { pairings } from "../schedule.ts";
import { type Appearance, type Play, tally } from "./tally.ts";

export interface ScoredGame {
  readonly game: Transcript;
  readonly plays: Pair<Play>;
}

export type ArenaReport = Readonly<ReturnType<typeof arenaReport>>;
export type PlayerReport = ArenaReport["players"][number];

export function arenaReport(plan: ArenaPlan, games: readonly ScoredGame[]) {
  const { id, game, setup, seed, openings, limits, players } = plan;
  return {
    arena: 2 as const,
    id,
    game: game.id,
    options: { ...setup.options },
    from: setup.from ?? null,
    seed,
    limits,
    openings,
    played: games.length,
    /** Games that differ in their start or moves: two deterministic players repeat the same ones. */
    different: new Set(games.map(({ game: { match } }) => lineOf(match))).size,
    forfeits: forfeitsIn(games, players),
    players: players.map((player, index) => ({
      name: player.name,
      player: formatContestant(player),
      bySeat: seats.map((seat) => tally(appearances(games, index, { seat }))),
      total: tally(appearances(games, index)),
    })),
    pairs: pairings(players.length).map(([a, b]) => ({
      a: players[a]?.name ?? "",
      b: players[b]?.name ?? "",
      result: tally(appearances(games, a, { against: b })),
    })),
  };
}

function lineOf({ game, positions, moves, first }: Match): string {
  return JSON.stringify([
    first,
    game.key(positions[0]),
    ...moves.map((move, at) => game.formatMove(positions[at], move)),
  ]);
}

interface ForfeitReport extends ForfeitFault {
  readonly player: string;
  readonly games: number;
}

function forfeitsIn(games: readonly ScoredGame[], players: readonly Contestant[]): readonly ForfeitReport[] {
  const found = new Map<string, ForfeitReport>();
  for (const { game } of games) {
    if (game.forfeit === null) continue;
    const { seat, reason, detail } = game.forfeit;
    const player = players[ofSeat(game.seats, seat)]?.name ?? "";
    const name = JSON.stringify([player, reason, detail]);
    found.set(name, { player, reason, detail, games: (found.get(name)?.games ?? 0) + 1 });
  }
  return [...found.values()].toSorted((a, b) => b.games - a.games);
}

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
