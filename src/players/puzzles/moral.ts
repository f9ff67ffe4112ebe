/** Said once a puzzle is solved: the rule behind it, and the most tempting wrong answer with its refutation. */

import { pliesOf } from "../../core/analysis.ts";
import type { Reason } from "../../core/reason.ts";
import { bestFirst } from "../../solver/analyze.ts";
import { oracleOf } from "../../solver/oracle.ts";
import { sayReasons } from "../../words/reasons.ts";
import { ideaOf, ideas } from "./ideas.ts";
import { decide } from "./kinds.ts";
import type { Decision, Puzzle } from "./puzzle.ts";
import { type NamedMove, reasonsAt, reasonsOfMove, valuesAt } from "./values.ts";

/** Empty in a lesson, where the player should find the rule. */
export function moralOf(puzzle: Puzzle): string {
  const decision = puzzle.terse === true || puzzle.kind === "bet" ? undefined : decide(puzzle);
  if (decision === undefined) return "";
  const parts = [`The idea: ${ideas[ideaOf(puzzle)]}.`, ...details(puzzle, decision)];
  return parts.filter((part) => part !== "").join(" ");
}

function details(puzzle: Puzzle, decision: Decision): readonly string[] {
  if (puzzle.kind === "threats")
    return [threatsText(puzzle, decision), trapText(puzzle, deceptiveThreat(puzzle, decision))];
  return [strategyText(puzzle), trapText(puzzle, mostTempting(puzzle))];
}

/** The idea says these already, or they were the question itself. */
const saidBefore: readonly Reason["kind"][] = ["leave", "deny", "multiple", "safe", "equal"];

function strategyText(puzzle: Puzzle): string {
  const { game, position } = puzzle;
  const reasons = reasonsAt(puzzle).filter(({ kind }) => !saidBefore.includes(kind));
  return sayReasons(reasons, game, game.toMove(position));
}

/** The losing move that comes closest to the player's own goal, or loses last. */
function mostTempting(puzzle: Puzzle): NamedMove | undefined {
  const { game, options, position } = puzzle;
  const { value, moves } = valuesAt(puzzle);
  const oracle = oracleOf(game, options);
  const mover = game.toMove(position);
  const tempting = moves
    .filter((move) => move.value?.kind !== value?.kind)
    .map((move) => ({ move, near: oracle.closeness(move.after, mover), lasts: pliesOf(move.value) ?? 0 }));
  return tempting.sort((a, b) => b.near - a.near || b.lasts - a.lasts)[0]?.move;
}

function deceptiveThreat(puzzle: Puzzle, { answers }: Decision): NamedMove | undefined {
  const oracle = oracleOf(puzzle.game, puzzle.options);
  const mover = puzzle.game.toMove(puzzle.position);
  const { moves } = valuesAt(puzzle);
  const least = Math.min(
    ...moves.filter(({ name }) => answers.includes(name)).map(({ after }) => oracle.closeness(after, mover)),
  );
  return moves.find(({ after, value }) => value?.kind === "loss" && oracle.closeness(after, mover) >= least);
}

function threatsText(puzzle: Puzzle, { answers }: Decision): string {
  const { game, position } = puzzle;
  const reasons = answers.flatMap((answer) =>
    reasonsOfMove(puzzle, answer).filter(({ kind }) => kind === "threat"),
  );
  return sayReasons(reasons, game, game.toMove(position));
}

function trapText(puzzle: Puzzle, trap: NamedMove | undefined): string {
  return trap === undefined
    ? ""
    : `The trap is ${trap.name}: then your opponent ${refutationText(puzzle, trap)}.`;
}

function refutationText(puzzle: Puzzle, { value, after }: NamedMove): string {
  const { game } = puzzle;
  const [reply] = bestFirst(valuesAt({ ...puzzle, position: after }).moves);
  if (value?.kind === "draw") return `holds the draw, for instance with ${reply?.name}`;
  const isEnd = reply !== undefined && game.outcome(reply.after) !== null;
  return isEnd ? `wins at once with ${reply.name}` : `answers ${reply?.name} and wins`;
}
