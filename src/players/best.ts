/** The best moves there are: shortest win, most promising draw, longest resistance with the most traps. */

import { pliesOf, winnerOf } from "../core/analysis.ts";
import { analyzeMoves } from "../solver/analyze.ts";
import { oracleOf, sizeName } from "../solver/oracle.ts";
import { exactChances } from "./chances.ts";
import type { EvaluatedMove } from "./evaluate.ts";
import type { Situation } from "./player.ts";
import { leastRepeated } from "./repetition.ts";

type Moves = readonly EvaluatedMove[];

/** All of them; the player picks one at random. Without traps, one draw is as good as another. */
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
  // With so many moves that there is time for only a few of them, any move will do.
  const lookedAt = mostReplies / losses.length;
  if (longest.length < 2 || lookedAt < 8) return longest;
  return highest(spread(longest, lookedAt), (move) => countTraps(situation, move.after));
}

/** About this many replies to lost moves are examined: a few dozen milliseconds of work. */
const mostReplies = 3_000;

/** At most this many of the moves, spread evenly over them. */
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

interface Prospect {
  readonly move: EvaluatedMove;
  /** A probability if `exact`; otherwise only a measure to compare moves with. */
  readonly chance: number;
  readonly exact: boolean;
}

export function prospectsOf(situation: Situation, moves: readonly EvaluatedMove[]): readonly Prospect[] {
  const { game, options, position } = situation;
  const table = exactChances(game, position, sizeName(options));
  if (table === null) return guesses(situation, moves);
  return moves.map((move) => ({ move, chance: table(move.after) ?? 0, exact: true }));
}

const mostLookedAt = 10;

/** Closeness counts for less than any share of replies: it decides only between moves that are equal otherwise. */
const closenessWeight = 1 / 1000;

/** Only after the moves that come closest to the goal can a reply give the game away. */
function guesses(situation: Situation, moves: readonly EvaluatedMove[]): readonly Prospect[] {
  const { game, options, position } = situation;
  const oracle = oracleOf(game, options);
  const mover = game.toMove(position);
  const closest = moves
    .map((move) => ({ move, closeness: closenessWeight * oracle.closeness(move.after, mover) }))
    .toSorted((a, b) => b.closeness - a.closeness);
  return closest.map(({ move, closeness }, place) => ({
    move,
    chance: closeness + (place < mostLookedAt ? shareOfMistakes(situation, move.after) : 0),
    exact: false,
  }));
}

/** The moves with the highest chance; chances are sums of fractions, so nearly equal ones are equal. */
function mostPromising(prospects: readonly Prospect[]): readonly Prospect[] {
  const best = Math.max(...prospects.map(({ chance }) => chance));
  return prospects.filter(({ chance }) => chance > best - 1e-12);
}

/** The share of the opponent's replies that lose by force. */
function shareOfMistakes({ game, options, position }: Situation, after: unknown): number {
  const mover = game.toMove(position);
  if (game.toMove(after) === mover) return 0;
  const oracle = oracleOf(game, options);
  const replies = game.moves(after).map((reply) => game.play(after, reply));
  const gifts = replies.filter(
    (reply) =>
      game.outcome(reply) === null && winnerOf(oracle.probeFast(reply), game.toMove(reply)) === mover,
  );
  return gifts.length / Math.max(1, replies.length);
}
