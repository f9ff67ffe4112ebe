/** Finds the shortest win, the most promising draw, or the longest loss. Moves of unknown value are compared by score. */

import { type MoveAnalysis, pliesOf } from "../core/analysis.ts";
import { hasPerson, type Match, seatToMove } from "../core/match.ts";
import { addedMoves, isStalled } from "../core/needed.ts";
import { analyzeMoves } from "../solver/analyze.ts";
import { oracleOf } from "../solver/oracle.ts";
import { type EvaluatedMove, evaluateMoves } from "./evaluate.ts";
import { type Situation, situationOf } from "./player.ts";

type Moves = readonly EvaluatedMove[];

/** All of the best moves. Without `setsTraps`, all draws are equally good until a position repeats. */
export function bestMoves(situation: Situation, moves: Moves, setsTraps: boolean): Moves {
  const wins = moves.filter((move) => move.value?.kind === "win");
  if (wins.length > 0) return highest(wins, ({ value }) => -(pliesOf(value) ?? Number.MAX_SAFE_INTEGER));
  const unknown = moves.filter((move) => move.value === null);
  if (unknown.length > 0) return highest(unknown, (move) => move.score);
  const draws = moves.filter((move) => move.value?.kind === "draw");
  if (draws.length === 0) return stubborn(situation, moves);
  if (!setsTraps) return leastRepeated(situation, draws);
  const fresh = leastRepeated(situation, byNeed(situation, draws));
  return fresh.length < 2 ? fresh : mostPromising(situation, fresh);
}

/** The player who can win keeps the list of needed moves short. The opponent makes it longer. */
function byNeed({ game, position }: Situation, moves: Moves): Moves {
  const lengthAt = (at: unknown) => game.needed?.lists(at)?.[0]?.length;
  const now = lengthAt(position);
  if (now === undefined) return moves;
  if (now % 2 === 0) return highest(moves, ({ after }) => lengthAt(after) ?? 0);
  const shortest = highest(moves, ({ after }) => -(lengthAt(after) ?? 0));
  // With two needed moves left, playing one of them is a mistake, which `mostPromising` counts.
  return now === 3 ? shortest : highest(shortest, ({ after }) => -addedMoves(game, after).length);
}

function stubborn(situation: Situation, losses: Moves): Moves {
  const longest = highest(losses, (move) => pliesOf(move.value) ?? 0);
  // If there's only time to compare a few of the moves, a random one is just as good.
  const lookedAt = mostReplies / losses.length;
  if (longest.length < 2 || lookedAt < 8) return longest;
  return highest(spread(longest, lookedAt), (move) => countTraps(situation, move.after));
}

/** Looking at this many replies takes a few dozen milliseconds. */
const mostReplies = 3_000;

function spread(moves: Moves, most: number): Moves {
  const step = Math.ceil(moves.length / most);
  return moves.filter((_, at) => at % step === 0);
}

export function countTraps(situation: Situation, after: unknown): number {
  return repliesTo(situation, after).filter(({ value }) => value?.kind !== "win").length;
}

function repliesTo({ game, position }: Situation, after: unknown): readonly MoveAnalysis[] {
  return game.toMove(after) === game.toMove(position) ? [] : analyzeMoves(game, after, oracleOf(game));
}

function highest(moves: Moves, measure: (move: EvaluatedMove) => number): Moves {
  const measured = moves.map((move) => ({ move, amount: measure(move) }));
  const best = Math.max(...measured.map(({ amount }) => amount));
  return measured.filter(({ amount }) => amount === best).map(({ move }) => move);
}

/** Closeness to the goal only breaks ties between equal shares of mistakes. */
const closenessWeight = 1 / 1000;

function mostPromising(situation: Situation, moves: Moves): Moves {
  const { game, position } = situation;
  const oracle = oracleOf(game);
  const mover = game.toMove(position);
  return highest(
    spread(moves, Math.max(1, mostReplies / moves.length)),
    ({ after }) => shareOfMistakes(situation, after) + closenessWeight * oracle.closeness(after, mover),
  );
}

function shareOfMistakes(situation: Situation, after: unknown): number {
  const replies = repliesTo(situation, after);
  return replies.filter(({ value }) => value?.kind === "loss").length / Math.max(1, replies.length);
}

/** Once a position comes back, keeps only the draws that have come up least often. */
function leastRepeated(situation: Situation, draws: Moves): Moves {
  if (timesRepeated(situation) === 0) return draws;
  return highest(draws, ({ after }) => -(situation.timesStood?.(after) ?? 0));
}

/** How often the position has occurred, or 0 if this is the first time. */
export function timesRepeated({ position, timesStood }: Situation): number {
  const times = timesStood?.(position) ?? 0;
  return times > 1 ? times : 0;
}

export interface Repetition {
  /** Every other move loses. */
  readonly onlyMove?: true;
  readonly offersDraw?: true;
}

export function repetitionOf(match: Match): Repetition {
  const situation = situationOf(match);
  const { game, position } = situation;
  const known = oracleOf(game).probeFast(position);
  const offersDraw = hasPerson(match) && isTimeToOffer(match);
  const isRepeated = timesRepeated(situation) > 0;
  if ((known !== null && known.kind !== "draw") || !(isRepeated || offersDraw)) return {};
  const { value, moves } = evaluateMoves(situation);
  if (value?.kind !== "draw") return {};
  const safe = moves.filter((move) => move.value?.kind === "draw");
  return {
    ...(isRepeated && safe.length === 1 && moves.length > 1 ? { onlyMove: true } : {}),
    ...(offersDraw ? { offersDraw } : {}),
  };
}

/** The third time a position occurs, players see a note, so that's the time to offer a draw. */
const timesToOffer = 3;

/** The computer offers a draw if the list of needed moves doesn't shrink for this long, and waits as long between offers. */
const pliesBetweenOffers = 20;

/** Works out from the moves when the computer offered a draw, because records don't keep offers. */
function isTimeToOffer(match: Match): boolean {
  const { game, positions, moves } = match;
  const mover = seatToMove(match);
  const times = new Map<string, number>();
  let lastOffer = -pliesBetweenOffers;
  for (const [ply, position] of positions.entries()) {
    if (game.toMove(position) !== mover) continue;
    const key = game.key(position);
    const count = (times.get(key) ?? 0) + 1;
    times.set(key, count);
    const isDue = count >= timesToOffer || isStalled(game, positions.slice(0, ply + 1), pliesBetweenOffers);
    if (isDue && ply - lastOffer >= pliesBetweenOffers) lastOffer = ply;
  }
  return lastOffer === moves.length;
}
