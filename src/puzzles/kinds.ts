/** The kinds of puzzles: the question of each in a position, and the right answers. */

import type { Situation } from "../computer/player.ts";
import { type Value, winnerOf } from "../core/analysis.ts";
import type { PuzzleKind } from "../core/lesson.ts";
import { fail } from "../core/result.ts";
import { ofSeat } from "../core/seat.ts";
import { familyOf } from "../games/families.ts";
import type { Decision, Puzzle } from "./puzzle.ts";
import { valuesAt } from "./values.ts";

/** A longer line is won by then, or easy to finish. */
export function mostDecisions(kind: PuzzleKind): number {
  if (kind === "line") return 5;
  return kind === "hold" ? 3 : 1;
}

/** If a position that a player met branches more than this, the puzzle asks for one decision only. */
const mostWays = 60;

export function decisionsIn(puzzle: Puzzle): number {
  const { choices = [], answers = [] } = decide(puzzle) ?? {};
  return choices.length * answers.length > mostWays ? 1 : mostDecisions(puzzle.kind);
}

/** Undefined if there is nothing to decide. */
export function decide(puzzle: Puzzle): Decision | undefined {
  const decision = deciders[puzzle.kind](puzzle);
  const rightOnes = decision?.answers.length ?? 0;
  return rightOnes > 0 && rightOnes < (decision?.choices.length ?? 0) ? decision : undefined;
}

export const nothingToDecide = fail("bad-request", "There is nothing to decide in this position.");

const deciders: Readonly<Record<PuzzleKind, (situation: Situation) => Decision | undefined>> = {
  line: (situation) => keepValue(situation, "one", ["win"]),
  hold: (situation) => keepValue(situation, "one", ["draw"]),
  safe: (situation) => keepValue(situation, "set", ["win", "draw"]),
  bet: placeBet,
  threats: nameThreats,
  mistakes: nameMistakes,
};

function keepValue(
  situation: Situation,
  ask: Decision["ask"],
  worth: readonly Value["kind"][],
): Decision | undefined {
  const { value, moves } = valuesAt(situation);
  if (value === null || !worth.includes(value.kind)) return undefined;
  const answers = moves.filter((move) => move.value?.kind === value.kind);
  return { ask, onBoard: true, choices: names(moves), answers: names(answers) };
}

/** If every move keeps the value, none is a mistake. */
function nameMistakes(situation: Situation): Decision | undefined {
  const kept = keepValue(situation, "set", ["win", "draw"]);
  return kept && { ...kept, answers: kept.choices.filter((choice) => !kept.answers.includes(choice)) };
}

function names(moves: readonly { readonly name: string }[]): readonly string[] {
  return moves.map(({ name }) => name);
}

/** Who wins with best play; if play need not end or the game has no known kind, that may be neither player. */
function placeBet(situation: Situation): Decision | undefined {
  const { game, position } = situation;
  const { value } = valuesAt(situation);
  if (value === null) return undefined;
  const mayDraw = game.endless === true || familyOf(game) === undefined;
  const choices = [...game.seatNames, ...(mayDraw ? ["neither player"] : [])];
  const winner = winnerOf(value, game.toMove(position));
  const answers = [winner === null ? "neither player" : ofSeat(game.seatNames, winner)];
  return { ask: "one", onBoard: false, choices, answers };
}

/**
 * The moves after which the same player, moving again, would win at once. A move that loses first threatens
 * nothing.
 */
function nameThreats({ game, position }: Situation): Decision | undefined {
  const family = familyOf(game);
  const mover = game.toMove(position);
  if (family?.kind !== "switch-row" || winsAtOnce({ game, position })) return undefined;
  const { moves } = valuesAt({ game, position });
  const answers = moves.filter(({ after, value }) => {
    const again = game.fromKey(family.key(family.row(game.key(after)), mover), mover);
    return value?.kind !== "loss" && again.ok && winsAtOnce({ game, position: again.value });
  });
  return { ask: "set", onBoard: true, choices: names(moves), answers: names(answers) };
}

export function winsAtOnce({ game, position }: Situation): boolean {
  const mover = game.toMove(position);
  return game.moves(position).some((move) => game.outcome(game.play(position, move)) === mover);
}
