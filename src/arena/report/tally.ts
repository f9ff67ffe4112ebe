/** The results of one player, added up: in one seat, or in both. */

import { ofSeat, type Pair, type Seat } from "../../core/seat.ts";
import { decisionsOf, type ScoredMove, scorecard } from "../../players/scorecard.ts";
import { addDecisions, type Decisions, noDecisions, skillOf } from "../../players/skill.ts";
import { addEffort, type ChatEffort, noEffort } from "../chat/effort.ts";
import { type ForfeitReason, forfeitReasons } from "../forfeit.ts";
import type { Transcript } from "../game-log.ts";
import { wilson } from "./statistics.ts";

export interface Play {
  readonly decisions: Decisions;
  /** In plies from 1; null if there was none. */
  readonly firstMistake: number | null;
}

export interface Appearance {
  readonly game: Transcript;
  readonly seat: Seat;
  readonly play: Play;
}

export type Tally = ReturnType<typeof tally>;

export function playsOf({ match }: Transcript): Pair<Play> {
  const { moves } = scorecard(match.game, match.options, match.positions, match.moves);
  return [playOf(moves, 1), playOf(moves, 2)];
}

function playOf(moves: readonly ScoredMove[], seat: Seat): Play {
  const mistake = moves.findIndex((move) => move.seat === seat && move.grade === "gave-away");
  return { decisions: decisionsOf(moves, seat), firstMistake: mistake < 0 ? null : mistake + 1 };
}

export function tally(appearances: readonly Appearance[]) {
  const games = appearances.length;
  const count = (wanted: Standing) => appearances.filter((one) => standing(one) === wanted).length;
  const share = (wanted: Standing) => wilson(count(wanted), games);
  const own = appearances.flatMap(({ game: { forfeit }, seat }) =>
    forfeit?.seat === seat ? [forfeit.reason] : [],
  );
  return {
    games,
    /** The opponent's forfeits count as wins, the player's own as losses. */
    wins: share("won"),
    losses: share("lost"),
    draws: share("drawn"),
    /** Broken off at the ply limit: half a point, but never hidden among the draws. */
    unfinished: share("unfinished"),
    forfeits: wilson(own.length, games),
    forfeitsByReason: countReasons(own),
    /** A win is 1, a draw or an unfinished game 1/2. */
    points: count("won") + (count("drawn") + count("unfinished")) / 2,
    meanPlies: mean(appearances.map(({ game }) => game.match.moves.length)),
    ...quality(appearances),
    /** Null except for models. */
    effort: appearances
      .flatMap(({ game, seat }) => ofSeat(game.efforts, seat) ?? [])
      .reduce<ChatEffort | null>((sum, effort) => addEffort(sum ?? noEffort, effort), null),
    msPerMove: timing(appearances),
  };
}

type Standing = "won" | "lost" | "drawn" | "unfinished";

function standing({ game: { match }, seat }: Appearance): Standing {
  const { winner = null, reason } = match.outcome ?? {};
  if (reason === "unfinished") return "unfinished";
  if (winner === null) return "drawn";
  return winner === seat ? "won" : "lost";
}

function quality(appearances: readonly Appearance[]) {
  const mistakes = appearances.flatMap(({ play }) => play.firstMistake ?? []);
  return {
    skill: skillOf(appearances.map(({ play }) => play.decisions).reduce(addDecisions, noDecisions)),
    mistakes: { games: mistakes.length, meanFirstPly: mean(mistakes) },
  };
}

function timing(appearances: readonly Appearance[]) {
  const times = appearances.flatMap(({ game, seat }) => ofSeat(game.times, seat));
  const longest = times.reduce((most, time) => Math.max(most, time), 0);
  return { mean: mean(times), longest: times.length === 0 ? null : longest };
}

function countReasons(reasons: readonly ForfeitReason[]): Readonly<Record<ForfeitReason, number>> {
  const counts = { illegal: 0, late: 0, crashed: 0, garbled: 0, flooded: 0, twice: 0, stale: 0 };
  for (const reason of forfeitReasons) counts[reason] = reasons.filter((one) => one === reason).length;
  return counts;
}

function mean(values: readonly number[]): number | null {
  return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;
}
