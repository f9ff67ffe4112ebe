/**
 * Grades: how often two model solvers solve a puzzle, in seeded tries. They see as the computer's levels easy and medium
 * do, but their constants are their own and stay as they are: otherwise a change to a level would change the puzzle of
 * every day to come. A test holds the grades against the levels themselves.
 */

import type { Value } from "../../core/analysis.ts";
import { pick, type Random, randomFrom, seedOf } from "../../core/random.ts";
import { decide, decisionsIn, mostDecisions, plannedValue } from "./kinds.ts";
import { findDefence } from "./outlook.ts";
import type { Decision, Grade, Puzzle } from "./puzzle.ts";
import { valuesAt } from "./values.ts";

type Model = (typeof models)[number];

/**
 * `seesEnd` is the chance to see an end that is two plies off, `decayPerPly` the factor by which it shrinks with each further ply, and
 * `slipRate` how often one of several choices is mistaken for another, for each of them.
 */
const models = [
  { seesEnd: 0.7, decayPerPly: 0.75, slipRate: 0.04 },
  { seesEnd: 0.85, decayPerPly: 0.9, slipRate: 0.01 },
];

/** Of the tries of both models, at least so many are solved. */
const solvedAtLeast: Readonly<Record<Exclude<Grade, "hard">, number>> = { easy: 0.48, medium: 0.34 };
const triesEach = 100;

export function gradeOf(puzzle: Puzzle): Grade {
  const { game, position, kind } = puzzle;
  const random = randomFrom(seedOf(`${game.id} ${game.key(position)} ${kind}`));
  const decision = decide(puzzle);
  const facts = decision === undefined || mostDecisions[kind] > 1 ? null : factsOf(puzzle, decision);
  let solved = 0;
  for (const model of models)
    for (let count = 0; count < triesEach; count++)
      if (facts?.every((fact) => judges(fact, model, random)) ?? playsThrough(puzzle, model, random))
        solved++;
  const rate = solved / (models.length * triesEach);
  return rate >= solvedAtLeast.easy ? "easy" : rate >= solvedAtLeast.medium ? "medium" : "hard";
}

/** What has to be seen to judge one choice rightly. */
interface Fact {
  /** How far off the end lies; null where nothing needs to be seen. */
  readonly plies: number | null;
  /** Whether a model that does not see it guesses; else it takes the choice for an ordinary one, which is wrong. */
  readonly guessed: boolean;
}

function judges({ plies, guessed }: Fact, model: Model, random: Random): boolean {
  if (random.below(grain) < grain * model.slipRate) return false;
  return plies === null || sees(model, plies, random) || (guessed && random.below(2) === 0);
}

function factsOf(puzzle: Puzzle, { choices, answers }: Decision): readonly Fact[] {
  const { value, moves } = valuesAt(puzzle);
  switch (puzzle.kind) {
    case "threats":
      return choices.map((choice) => ({ plies: answers.includes(choice) ? 2 : null, guessed: false }));
    case "plan":
      return choices.map((choice) => ({ plies: pliesOf(plannedValue(puzzle, choice)), guessed: true }));
    case "pairs":
      return choices.map(() => ({ plies: answers.length + 1, guessed: true }));
    case "bet":
      return [{ plies: pliesOf(value), guessed: true }];
    case "winner":
      // One for each player; the more moves there are, the longer a game that one of them wins.
      return puzzle.game.seatNames.map(() => ({ plies: 2 * moves.length, guessed: true }));
    case "line":
    case "hold":
    case "safe":
      return moves.map((move) => ({
        plies: move.value?.kind === "draw" ? null : pliesOf(move.value),
        guessed: value?.kind === "win",
      }));
  }
}

/** Plays as a level does: a win that it sees, else any move that it does not see losing. */
function playsThrough(puzzle: Puzzle, model: Model, random: Random): boolean {
  let { position } = puzzle;
  for (let left = decisionsIn(puzzle); left > 0; left--) {
    const { value, moves } = valuesAt({ ...puzzle, position });
    const seen = moves.filter((move) => sees(model, pliesOf(move.value), random));
    const wins = seen.filter((move) => move.value?.kind === "win");
    const even = moves.filter((move) => move.value?.kind !== "loss" || !seen.includes(move));
    const move = pick(random, wins.length > 0 ? wins : even.length > 0 ? even : moves);
    if (move.value?.kind !== value?.kind) return false;
    const defence = findDefence({ ...puzzle, position }, move, left - 1);
    if (defence === undefined || defence.outlook.decisions === 0) return true;
    position = defence.reply.after;
  }
  return true;
}

/** Where only win and loss are known, the end counts as this far off; a draw has none to see. */
const farOff = 20;

function pliesOf(value: Value | null): number {
  if (value === null || value.kind === "draw") return Number.POSITIVE_INFINITY;
  return value.plies ?? farOff;
}

const grain = 1_000_000;

function sees({ seesEnd, decayPerPly }: Model, plies: number, random: Random): boolean {
  return plies <= 1 || random.below(grain) < grain * seesEnd * decayPerPly ** (plies - 2);
}
