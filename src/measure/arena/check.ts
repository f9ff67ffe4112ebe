/** Tests a bot the way the arena does, and tells its author what is wrong. */

import { ok, type Result } from "../../core/result.ts";
import { ofSeat, type Seat, seats, withSeat } from "../../core/seat.ts";
import { BotPool } from "./bots/bot-pool.ts";
import type { Contestant } from "./contestant.ts";
import { forfeitHelp } from "./forfeit.ts";
import type { ArenaTerms } from "./plan.ts";
import { type PlayedGame, playGame } from "./play-game.ts";

export type CheckedGame = ReturnType<typeof describe>;

const stubborn = "It did not exit when standard input ended, so it was killed.";

/** One game in each seat, against random moves. */
export async function checkBot(
  terms: ArenaTerms,
  bot: Contestant,
  clock: () => number,
): Promise<Result<readonly CheckedGame[]>> {
  const checked: CheckedGame[] = [];
  const random: Contestant = { kind: "level", name: "random", level: "random" };
  const pool = new BotPool();
  for (const seat of seats) {
    const details = { id: `check-${seat}`, seed: terms.seed + seat, startedAt: new Date(0).toISOString() };
    const players = withSeat<Contestant>([random, random], seat, bot);
    const played = await playGame({ terms, start: 0, details, players, clock, pool, key: undefined });
    if (!played.ok) return played;
    checked.push(describe(terms, seat, played.value));
  }
  const isGone = await pool.close();
  return ok(
    checked.map((game, at) =>
      isGone || at === 0 ? game : { ...game, remarks: [...game.remarks, stubborn] },
    ),
  );
}

function describe({ game, limits }: ArenaTerms, seat: Seat, played: PlayedGame) {
  const { match, forfeit } = played;
  // Without the first answer, which has extra time.
  const slowestMs = Math.round(Math.max(0, ...ofSeat(played.times, seat).slice(1)));
  const slow = `Its slowest answer took ${slowestMs} of ${limits.moveMs} ms.`;
  return {
    game: game.id,
    seat,
    plies: match.moves.length,
    slowestMs,
    /** Faults that cost it the game, as sentences. */
    problems: forfeit === null ? [] : [`It ${forfeitHelp[forfeit.reason]}. ${forfeit.detail}`],
    remarks: [
      ...(forfeit === null && ofSeat(played.stayed, seat) ? [stubborn] : []),
      ...(forfeit === null && slowestMs > limits.moveMs / 2 ? [slow] : []),
    ],
  };
}
