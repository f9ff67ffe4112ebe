/**
 * Grades: how often two model solvers solve a puzzle, in seeded tries. They see as the computer's levels easy and medium
 * do, but their constants are their own and stay as they are: otherwise a change to a level would change the puzzle of
 * every day to come. A test holds the grades against the levels themselves.
 */

import type { Value } from "../../core/analysis.ts";
import { winnerOn } from "../../core/outcome.ts";
import { pick, type Random, randomFrom } from "../../core/random.ts";
import type { Seat } from "../../core/seat.ts";
import { decide, mostDecisions, namedSeats, plannedValue } from "./kinds.ts";
import { findDefence } from "./outlook.ts";
import type { Decision, Grade, Puzzle } from "./puzzle.ts";
import { valuesAt } from "./values.ts";

/** How a model solver sees an end: with chance `keen` one that is two plies off, with less the further off it is. */
interface Model {
  readonly keen: number;
  readonly fades: number;
  /** How often it mistakes one of several choices for another, for each of them. */
  readonly slips: number;
  /** How often it may try, where a puzzle is solved by trying. */
  readonly tries: number;
}

const models: readonly Model[] = [
  { keen: 0.7, fades: 0.75, slips: 0.04, tries: 1 },
  { keen: 0.85, fades: 0.9, slips: 0.01, tries: 2 },
];

/** Of the tries of both models, at least so many are solved. */
const solvedAtLeast: Readonly<Record<Exclude<Grade, "hard">, number>> = { easy: 0.48, medium: 0.34 };

export function gradeOf(puzzle: Puzzle): Grade {
  const rate = solvingRate(puzzle);
  return rate >= solvedAtLeast.easy ? "easy" : rate >= solvedAtLeast.medium ? "medium" : "hard";
}

const triesEach = 100;

function solvingRate(puzzle: Puzzle): number {
  const { game, position, kind } = puzzle;
  const random = randomFrom(seedOf(`${game.id} ${game.key(position)} ${kind}`));
  const attempt = attemptAt(puzzle);
  let solved = 0;
  for (const model of models)
    for (let count = 0; count < triesEach; count++) if (attempt(model, random)) solved++;
  return solved / (models.length * triesEach);
}

function seedOf(text: string): number {
  return Array.from(text).reduce((seed, symbol) => (seed * 31 + symbol.charCodeAt(0)) % 2 ** 32, 7);
}

type Attempt = (model: Model, random: Random) => boolean;

function attemptAt(puzzle: Puzzle): Attempt {
  const decision = decide(puzzle);
  if (decision === undefined) return () => false;
  switch (puzzle.kind) {
    case "line":
    case "hold":
      return (model, random) => playsThrough(puzzle, model, random);
    case "winner":
      return (model, random) => seesWinners(puzzle, decision, { model, random });
    case "pairs":
      return (model, random) => findsPairs(decision, { model, random });
    case "safe":
    case "threats":
    case "plan": {
      const facts = factsOf(puzzle, decision);
      return (model, random) => facts.every((fact) => judges(fact, model, random));
    }
  }
}

/** What has to be seen to judge one choice of a set rightly. */
interface Fact {
  /** How far off the end lies; null where nothing needs to be seen. */
  readonly plies: number | null;
  /** Whether a model that does not see it guesses; else it takes the choice for an ordinary one, which is wrong. */
  readonly guessed: boolean;
}

function judges({ plies, guessed }: Fact, model: Model, random: Random): boolean {
  if (random.below(grain) < grain * model.slips) return false;
  return plies === null || sees(model, plies, random) || (guessed && random.below(2) === 0);
}

function factsOf(puzzle: Puzzle, { choices, answers }: Decision): readonly Fact[] {
  if (puzzle.kind === "threats")
    return choices.map((choice) => ({ plies: answers.includes(choice) ? 2 : null, guessed: false }));
  if (puzzle.kind === "plan")
    return choices.map((choice) => ({ plies: pliesOf(plannedValue(puzzle, choice)), guessed: true }));
  const { value, moves } = valuesAt(puzzle);
  const guessed = value?.kind === "win";
  return moves.map((move) => ({ plies: move.value?.kind === "draw" ? null : pliesOf(move.value), guessed }));
}

/** Plays as a level does: a win that it sees, else any move that it does not see losing. */
function playsThrough(puzzle: Puzzle, model: Model, random: Random): boolean {
  let position = puzzle.position;
  for (let left = mostDecisions[puzzle.kind]; left > 0; left--) {
    const here = { ...puzzle, position };
    const { value, moves } = valuesAt(here);
    const seen = moves.filter((move) => sees(model, pliesOf(move.value), random));
    const wins = seen.filter((move) => move.value?.kind === "win");
    const even = moves.filter((move) => move.value?.kind !== "loss" || !seen.includes(move));
    const move = pick(random, wins.length > 0 ? wins : even.length > 0 ? even : moves);
    if (move.value?.kind !== value?.kind) return false;
    const defence = findDefence({ ...puzzle, position: move.after }, left - 1);
    if (defence === undefined || defence.outlook.decisions === 0) return true;
    position = defence.reply.after;
  }
  return true;
}

interface Trial {
  readonly model: Model;
  readonly random: Random;
}

const longestGame = 20;

/** Plays some games at random, and names who won one of them; if nobody did, it guesses. */
function seesWinners(
  puzzle: Puzzle,
  { choices, answers: [answer = ""] }: Decision,
  { model, random }: Trial,
): boolean {
  const able = namedSeats(puzzle, answer);
  const winners = new Set<Seat>();
  for (let game = 0; game < model.tries; game++) {
    const winner = playAtRandom(puzzle, random);
    if (winner !== null) winners.add(winner);
  }
  if (winners.size === 0) return random.below(choices.length) === 0;
  return winners.size === able.length;
}

function playAtRandom({ game, position: from }: Puzzle, random: Random): Seat | null {
  let position = from;
  for (let ply = 0; ply < longestGame && game.outcome(position) === null; ply++)
    position = game.play(position, pick(random, game.moves(position)));
  return winnerOn(game.outcome(position));
}

/** Takes pairs at random as long as there are any, and starts again if that did not use up all. */
function findsPairs({ choices, answers }: Decision, { model, random }: Trial): boolean {
  for (let attempt = 0; attempt < model.tries; attempt++) {
    let open = choices.map((pair) => pair.split("-"));
    let taken = 0;
    for (; open.length > 0; taken++) {
      const pair = pick(random, open);
      open = open.filter((other) => other.every((thing) => !pair.includes(thing)));
    }
    if (taken === answers.length) return true;
  }
  return false;
}

/** Where only win and loss are known, the end counts as this far off; a draw has none to see. */
const farOff = 20;

function pliesOf(value: Value | null): number {
  if (value === null || value.kind === "draw") return Number.POSITIVE_INFINITY;
  return value.plies ?? farOff;
}

const grain = 1_000_000;

function sees({ keen, fades }: Model, plies: number, random: Random): boolean {
  return plies <= 1 || random.below(grain) < grain * keen * fades ** (plies - 2);
}
