/** Looks at a bot the way the arena does, and tells its author what is wrong with it. */

import type { Game } from "../core/game.ts";
import { newMatch } from "../core/match.ts";
import { ok, type Result } from "../core/result.ts";
import { ofSeat, type Seat, seats, withSeat } from "../core/seat.ts";
import type { BotLimits } from "../protocol/bot.ts";
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
  /** What costs it the game, as sentences. */
  readonly problems: readonly string[];
  /** What its author should know besides. */
  readonly remarks: readonly string[];
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
  const { match, forfeit } = played;
  const problems = forfeit === null ? [] : [`It ${forfeitHelp[forfeit.reason]}. ${forfeit.detail}`];
  const remarks = forfeit === null ? remarksOn(played, seat, limits) : [];
  const slowestMs = Math.round(slowest(played, seat));
  return { game: game.id, seat, plies: match.moves.length, slowestMs, problems, remarks };
}

function remarksOn(played: PlayedGame, seat: Seat, limits: BotLimits): readonly string[] {
  const time = slowest(played, seat);
  const stayed =
    "It did not end by itself after the line of type end; it was killed. End when standard input ends.";
  return [
    ...(ofSeat(played.stayed, seat) ? [stayed] : []),
    ...(time > limits.moveMs / 2
      ? [`Its slowest answer took ${Math.round(time)} of ${limits.moveMs} ms.`]
      : []),
  ];
}

/** Without the first answer, for which a bot has more time. */
function slowest({ times }: PlayedGame, seat: Seat): number {
  return Math.max(0, ...ofSeat(times, seat).slice(1));
}
