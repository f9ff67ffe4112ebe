/** Looks at a bot the way the arena does, and tells its author what is wrong with it. */

import type { Game } from "../../core/game.ts";
import { newMatch } from "../../core/match.ts";
import { ok, type Result } from "../../core/result.ts";
import { ofSeat, type Seat, seats, withSeat } from "../../core/seat.ts";
import type { BotLimits } from "../../protocol/bot.ts";
import type { Contestant } from "./contestant.ts";
import { forfeitHelp } from "./forfeit.ts";
import { type ArenaPlan, startOf } from "./plan.ts";
import { type PlayedGame, playGame } from "./play-game.ts";

/** One game of the check. */
export interface CheckedGame {
  readonly game: string;
  readonly seat: Seat;
  readonly plies: number;
  readonly slowestMs: number;
  /** What is wrong, as sentences; nothing is fine. */
  readonly problems: readonly string[];
}

/** A game in each seat, against an opponent that plays anything. */
export async function checkBot(
  plan: Omit<ArenaPlan, "players">,
  bot: Contestant,
  clock: () => number,
): Promise<Result<readonly CheckedGame[]>> {
  const checked: CheckedGame[] = [];
  for (const seat of seats) {
    const game = await checkSeat({ ...plan, players: [bot] }, bot, seat, clock);
    if (!game.ok) return game;
    checked.push(game.value);
  }
  return ok(checked);
}

async function checkSeat(
  plan: ArenaPlan,
  bot: Contestant,
  seat: Seat,
  clock: () => number,
): Promise<Result<CheckedGame>> {
  const { game, limits, seed } = plan;
  const setup = startOf(plan, 0);
  if (!setup.ok) return setup;
  const random: Contestant = { kind: "level", name: "random", level: "random" };
  const players = withSeat<Contestant>([random, random], seat, bot);
  const names = [{ name: players[0].name }, { name: players[1].name }] as const;
  const details = {
    id: `${plan.id}-${seat}`,
    seed: seed + seat,
    startedAt: new Date(0).toISOString(),
    series: null,
  };
  const match = newMatch(game, setup.value, { ...details, players: names });
  const played = await playGame({ match, players, limits, clock });
  return ok(describe(game, seat, limits, played));
}

function describe(game: Game, seat: Seat, limits: BotLimits, played: PlayedGame): CheckedGame {
  const { match, forfeit, times, stayed } = played;
  const slowestMs = Math.max(0, ...ofSeat(times, seat));
  const problems = [
    ...(forfeit === null ? [] : [`It ${forfeitHelp[forfeit.reason]}. ${forfeit.detail}`]),
    ...(forfeit === null && ofSeat(stayed, seat)
      ? ["It did not end by itself after the line of type end; it was killed. End when standard input ends."]
      : []),
    ...(forfeit === null && slowestMs > limits.moveMs / 2
      ? [`Its slowest answer took ${Math.round(slowestMs)} of ${limits.moveMs} ms.`]
      : []),
  ];
  return { game: game.id, seat, plies: match.moves.length, slowestMs: Math.round(slowestMs), problems };
}
