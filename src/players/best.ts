/** The best moves there are: shortest win, most promising draw, longest resistance with the most traps. */

import { pliesOf } from "../core/analysis.ts";
import { analyzeMoves } from "../solver/analyze.ts";
import { oracleOf } from "../solver/oracle.ts";
import type { EvaluatedMove } from "./evaluate.ts";
import type { Situation } from "./player.ts";
import { mostPromising, prospectsOf } from "./prospects.ts";
import { leastRepeated } from "./repetition.ts";

type Moves = readonly EvaluatedMove[];

/** All of them; the player picks one by chance. Without traps, any draw that leads elsewhere is as good as another. */
export function bestMoves(situation: Situation, moves: Moves, setsTraps: boolean): Moves {
  const wins = moves.filter((move) => move.value?.kind === "win");
  if (wins.length > 0) return highest(wins, ({ value }) => -(pliesOf(value) ?? Number.MAX_SAFE_INTEGER));
  const unknown = moves.filter((move) => move.value === null);
  if (unknown.length > 0) return highest(unknown, (move) => move.score);
  const draws = moves.filter((move) => move.value?.kind === "draw");
  if (draws.length === 0) return stubborn(situation, moves);
  const fresh = leastRepeated(situation, draws);
  if (!setsTraps || fresh.length < 2) return fresh;
  return mostPromising(prospectsOf(situation, fresh)).map(({ move }) => move);
}

function stubborn(situation: Situation, losses: Moves): Moves {
  const longest = highest(losses, (move) => pliesOf(move.value) ?? 0);
  // Of so many moves that a few of them would be all there is time for, any is as good as those.
  const lookedAt = mostReplies / losses.length;
  if (longest.length < 2 || lookedAt < 8) return longest;
  return highest(spread(longest, lookedAt), (move) => countTraps(situation, move.after));
}

/** About so many replies to lost moves are looked at: a few dozen milliseconds of work. */
const mostReplies = 3_000;

/** At most so many of the moves, from everywhere among them. */
function spread(moves: Moves, most: number): Moves {
  const step = Math.ceil(moves.length / most);
  return moves.filter((_, at) => at % step === 0);
}

/** How many replies of the opponent would give the win away. */
export function countTraps({ game, options, position }: Situation, after: unknown): number {
  if (game.toMove(after) === game.toMove(position)) return 0;
  const replies = analyzeMoves(game, after, oracleOf(game, options));
  return replies.filter(({ value }) => value?.kind !== "win").length;
}

function highest(moves: Moves, measure: (move: EvaluatedMove) => number): Moves {
  const measured = moves.map((move) => ({ move, amount: measure(move) }));
  const best = Math.max(...measured.map(({ amount }) => amount));
  return measured.filter(({ amount }) => amount === best).map(({ move }) => move);
}
