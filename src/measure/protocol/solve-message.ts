import type { StartCounts, ValueTally } from "../../solver/solution.ts";
import type { GameSize } from "../../solver/solve.ts";

/** Counts that a JSON number cannot hold exactly are decimal strings. */
export type Count = number | string;

/** What `solve --json` and the engine answer. */
export function solveMessage({ game, options }: GameSize, tally: ValueTally, seconds: number) {
  return {
    game: game.id,
    options,
    positions: count(tally.positions),
    wins: count(tally.wins),
    losses: count(tally.losses),
    draws: count(tally.draws),
    start: tally.start,
    ...(tally.starts === null ? {} : { starts: startsMessage(tally.starts) }),
    longest: tally.longest,
    line: tally.line,
    byDistance:
      tally.byDistance?.map(({ plies, wins, losses }) => ({
        plies,
        wins: count(wins),
        losses: count(losses),
      })) ?? null,
    seconds,
  };
}

function count(value: bigint): Count;
function count(value: bigint | null): Count | null;
function count(value: bigint | null): Count | null {
  if (value === null) return null;
  return value <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(value) : String(value);
}

function startsMessage({ win, loss, draw }: StartCounts) {
  return { win: count(win), loss: count(loss), draw: count(draw) };
}
