/**
 * The levels, as data. A level always notices an end within `sure` plies; beyond that, the chance that it notices that a move
 * wins or loses shrinks with every ply, and a move whose end it misses looks even to it. Each level notices at least as much
 * as the one before it.
 */

import type { Value } from "../core/analysis.ts";
import { pick, type Random } from "../core/random.ts";
import { bestMoves, promisingDraws, shortest, stubborn } from "./best.ts";
import { type EvaluatedMove, evaluateMoves } from "./evaluate.ts";
import type { LevelName } from "./level-names.ts";
import type { ChosenMove, ComputerPlayer, Situation } from "./player.ts";
import { leastRepeated } from "./repetition.ts";

export interface Level {
  readonly name: LevelName;
  /** Ends within this many plies are always noticed. */
  readonly sure: number;
  /** The chance to notice an end one ply beyond that, and the factor by which it shrinks with each further ply. */
  readonly keen: number;
  readonly fades: number;
  /** Whether it prefers, among moves that look even, those that make it hard for the opponent. */
  readonly sly: boolean;
}

export const levels: readonly Level[] = [
  { name: "random", sure: 0, keen: 0, fades: 0, sly: false },
  {
    name: "easy",
    sure: 1,
    keen: 0.5,
    fades: 0.4,
    sly: false,
  },
  {
    name: "medium",
    sure: 1,
    keen: 0.9,
    fades: 0.8,
    sly: false,
  },
  {
    name: "hard",
    sure: 1,
    keen: 0.98,
    fades: 0.985,
    sly: true,
  },
  {
    name: "perfect",
    sure: Number.POSITIVE_INFINITY,
    keen: 1,
    fades: 1,
    sly: true,
  },
];

export function findLevel(name: LevelName): Level {
  const level = levels.find((candidate) => candidate.name === name);
  if (level === undefined) throw new Error(`Every level name has a level; ${name} has none.`);
  return level;
}

export function playerOf(level: Level): ComputerPlayer {
  if (level.sure === 0) return playAny;
  return level.sure === Number.POSITIVE_INFINITY
    ? playBest
    : (situation, random) => playAt(level, situation, random);
}

function playAny({ game, position }: Situation, random: Random): ChosenMove {
  return { move: pick(random, game.moves(position)), exact: true };
}

function playBest(situation: Situation, random: Random): ChosenMove {
  const evaluations = evaluateMoves(situation);
  return { move: pick(random, bestMoves(situation, evaluations)).move, exact: evaluations.exact };
}

function playAt(level: Level, situation: Situation, random: Random): ChosenMove {
  const { moves, exact } = evaluateMoves(situation);
  const seen = moves.map((move) => ({ move, sees: sees(level, move.value, random) }));
  const wins = seen.filter(({ move, sees }) => sees && move.value?.kind === "win");
  if (wins.length > 0) return chosen(random, shortest(wins.map(({ move }) => move)), exact);
  const even = seen.filter(({ move, sees }) => !sees || move.value?.kind !== "loss").map(({ move }) => move);
  if (even.length === 0) return chosen(random, stubborn(situation, moves), exact);
  const some = pick(random, even);
  return chosen(
    random,
    level.sly ? slyOnes(situation, even, some) : variations(situation, even, some),
    exact,
  );
}

/** The move itself unless it is drawn and would repeat more than others that are as good. */
function variations(
  situation: Situation,
  even: readonly EvaluatedMove[],
  some: EvaluatedMove,
): readonly EvaluatedMove[] {
  if (some.value?.kind !== "draw") return [some];
  const draws = even.filter((move) => move.value?.kind === "draw");
  const fresh = leastRepeated(situation, draws);
  return fresh.includes(some) ? [some] : fresh;
}

/** Moves as good as `some`, after which the opponent is most likely to go wrong. */
function slyOnes(
  situation: Situation,
  even: readonly EvaluatedMove[],
  some: EvaluatedMove,
): readonly EvaluatedMove[] {
  const equals = even.filter((move) => move.value?.kind === some.value?.kind);
  if (some.value === null) return bestMoves(situation, { moves: equals });
  return some.value.kind === "draw" ? promisingDraws(situation, equals) : [some];
}

function chosen(random: Random, moves: readonly EvaluatedMove[], exact: boolean): ChosenMove {
  return { move: pick(random, moves).move, exact };
}

const grain = 1_000_000;

/** Where only win and loss are known, the end counts as this far off. */
const farOff = 20;

/** Whether the level notices that a move wins or loses. */
function sees(level: Level, value: Value | null, random: Random): boolean {
  if (value === null || value.kind === "draw") return false;
  const plies = value.plies ?? farOff;
  if (plies <= level.sure) return true;
  const chance = level.keen * level.fades ** (plies - level.sure - 1);
  return random.below(grain) < chance * grain;
}
