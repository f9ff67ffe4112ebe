/**
 * A level makes mistakes just often enough to lose a fixed share of what random moves would lose, so its skill is about the
 * same in every game and at every size. Like people, it misses a distant win or loss more often than a near one.
 */

import { pliesOf, type Value } from "../core/analysis.ts";
import { pick, type Random } from "../core/random.ts";
import { bestMoves } from "./best.ts";
import { type EvaluatedMove, evaluateMoves } from "./evaluate.ts";
import { type LevelName, levels } from "./level-names.ts";
import type { ChosenMove, ComputerPlayer, Situation } from "./player.ts";
import { sum, worth } from "./skill.ts";

export function playerOf(level: LevelName): ComputerPlayer {
  if (level !== "random") return (situation, random) => playAt(level, situation, random);
  return ({ game, position }, random) => ({ move: pick(random, game.moves(position)), exact: true });
}

function playAt(level: LevelName, situation: Situation, random: Random): ChosenMove {
  const { moves, exact } = evaluateMoves(situation);
  const mistake = drawMistake(mistakesAt(level, moves), random);
  const right = mistake ?? pick(random, bestMoves(situation, moves, levels[level].setsTraps === true));
  return { move: right.move, exact };
}

const grain = 1_000_000;

function drawMistake(mistakes: ReturnType<typeof mistakesAt>, random: Random): EvaluatedMove | undefined {
  if (mistakes.length === 0) return undefined;
  let left = random.below(grain) / grain;
  for (const { move, chance } of mistakes) {
    left -= chance;
    if (left < 0) return move;
  }
  return undefined;
}

/** Mistakes with their probabilities. The later a mistake is punished, the more likely it is. */
export function mistakesAt(level: LevelName, moves: readonly EvaluatedMove[]) {
  const { skill, neverMissesWin = false } = levels[level];
  const mistakes = losingMoves(moves);
  const ends = moves.map(({ value }) => value);
  const isObvious = neverMissesWin && ends.some((value) => value?.kind === "win" && value.plies === 1);
  if (mistakes.length === 0 || skill === 1 || isObvious) return [];
  const random = sum(mistakes, ({ lost }) => lost) / moves.length;
  const weighted = sum(mistakes, ({ lost, weight }) => lost * weight);
  const share = (1 - skill + shift(ends)) * (random / weighted);
  return mistakes.map(({ move, lost, weight }) => ({ move, lost, chance: share * weight }));
}

/** If not every value is known, any move could be a mistake. */
function losingMoves(moves: readonly EvaluatedMove[]) {
  const worths = moves.flatMap(({ value }) => (value === null ? [] : [worth(value)]));
  if (worths.length < moves.length) return moves.map((move) => ({ move, lost: 1, weight: 1 }));
  const best = Math.max(...worths);
  return moves
    .map((move, at) => ({ move, lost: best - (worths[at] ?? 0), weight: 1 + farness(move.value) }))
    .filter(({ lost }) => lost > 0);
}

/** A small shift keeps the average close to the level's skill, whether wins and losses are mostly near or far away. */
const mostShift = 0.03;

/** Makes mistakes rarer if a win or loss is only a few moves away, and more frequent if it's far away. */
function shift(ends: readonly (Value | null)[]): number {
  return mostShift * (2 * Math.min(1, ...ends.map((value) => farness(value))) - 1);
}

const [near, far] = [2, 10];

/** 0 for a near win or loss, 1 for a far one, a draw or an unknown value. */
function farness(value: Value | null): number {
  return Math.min(1, Math.max(0, ((pliesOf(value) ?? far) - near) / (far - near)));
}
