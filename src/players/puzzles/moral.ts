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
  if (puzzle.kind === "pairs") return pairsDetails(decision);
  if (puzzle.kind === "threats")
    return [threatsText(puzzle, decision), trapText(puzzle, deceptiveThreat(puzzle, decision))];
  const strategy = strategyText(puzzle);
  return puzzle.kind === "winner" ? [strategy] : [strategy, trapText(puzzle, mostTempting(puzzle))];
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

/** A number with only one partner, and a pair that looks possible but leaves a number alone. */
function pairsDetails({ choices, answers }: Decision): readonly string[] {
  const numbers = answers.flatMap((pair) => pair.split("-"));
  const forced = numbers.find((number) => partnersOf(number, choices).length === 1);
  const start = forced === undefined ? "" : `Only ${partnersOf(forced, choices)[0]} can go with ${forced}.`;
  const traps = choices
    .filter((pair) => !answers.includes(pair))
    .flatMap((pair) => {
      const rest = choices.filter((other) => !other.split("-").some((number) => isIn(number, pair)));
      const alone = numbers.find((number) => !isIn(number, pair) && partnersOf(number, rest).length === 0);
      return alone === undefined ? [] : [`The trap is ${pair}: then ${alone} has no partner left.`];
    });
  return [start, traps[0] ?? ""];
}

function partnersOf(number: string, pairs: readonly string[]): readonly string[] {
  return pairs
    .filter((pair) => isIn(number, pair))
    .flatMap((pair) => pair.split("-").filter((n) => n !== number));
}

function isIn(number: string, pair: string): boolean {
  return pair.split("-").includes(number);
}
