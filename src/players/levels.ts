/**
 * The levels, as data. People see what is near and overlook what is deep: a level is told by how far it surely sees and how
 * its sight fades after that. At each decision it sees, move by move and by chance, which moves win and which lose; what it
 * overlooks looks even to it. The farther-sighted level sees whatever the nearer-sighted one does, and more, so strength is ordered.
 */

import type { Value } from "../core/analysis.ts";
import type { Options } from "../core/options.ts";
import { pick, type Random } from "../core/random.ts";
import { bestMoves, promisingDraws, shortest, stubborn } from "./best.ts";
import { type EvaluatedMove, evaluateMoves } from "./evaluate.ts";
import type { LevelName } from "./level-names.ts";
import type { ChosenMove, ComputerPlayer, Situation } from "./player.ts";

export interface Level {
  readonly name: LevelName;
  /** Ends within this many plies are never overlooked. */
  readonly sure: number;
  /** The chance to see an end one ply beyond that, and by what it shrinks with each further ply. */
  readonly keen: number;
  readonly fades: number;
  /** Whether it prefers, among moves that look even, those that make it hard for the other. */
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

function playAny<P, M, O extends Options>(
  { game, position }: Situation<P, M, O>,
  random: Random,
): ChosenMove<M> {
  return { move: pick(random, game.moves(position)), exact: true };
}

function playBest<P, M, O extends Options>(situation: Situation<P, M, O>, random: Random): ChosenMove<M> {
  const evaluations = evaluateMoves(situation);
  return { move: pick(random, bestMoves(situation, evaluations)).move, exact: evaluations.exact };
}

function playAt<P, M, O extends Options>(
  level: Level,
  situation: Situation<P, M, O>,
  random: Random,
): ChosenMove<M> {
  const { moves, exact } = evaluateMoves(situation);
  const seen = moves.map((move) => ({ move, sees: sees(level, move.value, random) }));
  const wins = seen.filter(({ move, sees }) => sees && move.value?.kind === "win");
  if (wins.length > 0) return chosen(random, shortest(wins.map(({ move }) => move)), exact);
  const even = seen.filter(({ move, sees }) => !sees || move.value?.kind !== "loss").map(({ move }) => move);
  if (even.length === 0) return chosen(random, stubborn(situation, moves), exact);
  const some = pick(random, even);
  return level.sly ? chosen(random, slyOnes(situation, even, some), exact) : { move: some.move, exact };
}

/** Moves as good as `some` that ask more of the other. */
function slyOnes<P, M, O extends Options>(
  situation: Situation<P, M, O>,
  even: readonly EvaluatedMove<P, M>[],
  some: EvaluatedMove<P, M>,
): readonly EvaluatedMove<P, M>[] {
  const equals = even.filter((move) => move.value?.kind === some.value?.kind);
  if (some.value === null) return bestMoves(situation, { moves: equals });
  return some.value.kind === "draw" ? promisingDraws(situation, equals) : [some];
}

function chosen<P, M>(random: Random, moves: readonly EvaluatedMove<P, M>[], exact: boolean): ChosenMove<M> {
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
