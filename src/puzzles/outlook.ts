/**
 * A puzzle as a whole: how it goes on after each right answer. The defence is the reply that leaves a blind
 * solver the smallest chance; among equals the one that holds out longest, then the first, so it is the same
 * everywhere. It doesn't undo the move that it answers if it has another reply, since that would ask the same
 * question again.
 */

import { pliesOf } from "../core/analysis.ts";
import { type Memory, remembered } from "../core/memory.ts";
import { decide, decisionsIn, mostDecisions } from "./kinds.ts";
import type { Decision, Puzzle } from "./puzzle.ts";
import { type NamedMove, nameOf, valuesAt } from "./values.ts";

export interface Outlook {
  readonly blind: number;
  readonly decisions: number;
}

const solved: Outlook = { blind: 1, decisions: 0 };

const outlooks: Memory<Outlook> = new WeakMap();

/** `left` is how many decisions may still follow. */
export function outlookOf(puzzle: Puzzle, left = decisionsIn(puzzle)): Outlook {
  return remembered(outlooks, puzzle.game, stepName(puzzle, left), () => lookAhead(puzzle, left));
}

function stepName({ game, position, kind }: Puzzle, left: number): string {
  return `${kind} ${left} ${nameOf(game, position)}`;
}

function lookAhead(puzzle: Puzzle, left: number): Outlook {
  const decision = left === 0 ? undefined : decide(puzzle);
  if (decision === undefined) return solved;
  if (mostDecisions(puzzle.kind) === 1) return { blind: blindOf(decision), decisions: 1 };
  const ways = valuesAt(puzzle)
    .moves.filter(({ name }) => decision.answers.includes(name))
    .map((answer) => findDefence(puzzle, answer, left - 1)?.outlook ?? solved);
  return {
    blind: ways.reduce((sum, { blind }) => sum + blind, 0) / decision.choices.length,
    decisions: 1 + Math.min(...ways.map(({ decisions }) => decisions)),
  };
}

/** Naming nothing isn't an answer. */
function blindOf({ ask, choices, answers }: Decision): number {
  return ask === "one" ? answers.length / choices.length : 1 / (2 ** choices.length - 1);
}

export interface Defence {
  readonly reply: NamedMove;
  readonly outlook: Outlook;
}

export function findDefence(puzzle: Puzzle, { after }: NamedMove, left: number): Defence | undefined {
  if (puzzle.game.outcome(after) !== null) return undefined;
  const name = `${stepName(puzzle, left)} ${puzzle.game.key(after)}`;
  return remembered(defences, puzzle.game, name, () => chooseDefence(puzzle, after, left));
}

const defences: Memory<Defence | undefined> = new WeakMap();

function chooseDefence(puzzle: Puzzle, position: unknown, left: number): Defence | undefined {
  const { value, moves } = valuesAt({ ...puzzle, position });
  const best = moves.filter((move) => move.value?.kind === value?.kind);
  const before = puzzle.game.key(puzzle.position);
  const others = best.filter((move) => puzzle.game.key(move.after) !== before);
  const [first, ...rest] = (others.length > 0 ? others : best).map((reply) => ({
    reply,
    outlook: outlookOf({ ...puzzle, position: reply.after }, left),
  }));
  return first && rest.reduce((hardest, other) => (isHarder(other, hardest) ? other : hardest), first);
}

function isHarder(one: Defence, other: Defence): boolean {
  const difference = one.outlook.blind - other.outlook.blind;
  if (Math.abs(difference) > 1e-12) return difference < 0;
  return (pliesOf(one.reply.value) ?? 0) > (pliesOf(other.reply.value) ?? 0);
}
