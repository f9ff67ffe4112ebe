import { reasonsOf } from "../computer/explain.ts";
import type { Situation } from "../computer/player.ts";
import { type MoveAnalysis, pliesOf, type Value, winnerOf } from "../core/analysis.ts";
import type { Variant } from "../core/game.ts";
import type { PuzzleKind } from "../core/lesson.ts";
import { type Memory, remembered } from "../core/memory.ts";
import type { Reason } from "../core/reason.ts";
import { fail } from "../core/result.ts";
import { ofSeat } from "../core/seat.ts";
import { familyOf } from "../games/families.ts";
import { analyzeMoves, analyzePosition } from "../solver/analyze.ts";
import { oracleOf } from "../solver/oracle.ts";
import type { Decision, Puzzle } from "./puzzle.ts";

/** After this many decisions, the rest of a line is easy. All other kinds have one decision. */
export const mostDecisions = 5;

/** If there are more choices × answers, following every line takes too long, so only the first move counts. */
const mostWays = 60;

export function decisionsIn(puzzle: Puzzle): number {
  const { choices = [], answers = [] } = decide(puzzle) ?? {};
  return puzzle.kind === "line" && choices.length * answers.length <= mostWays ? mostDecisions : 1;
}

export function decide(puzzle: Puzzle): Decision | undefined {
  const decision = deciders[puzzle.kind](puzzle);
  const rightOnes = decision?.answers.length ?? 0;
  return rightOnes > 0 && rightOnes < (decision?.choices.length ?? 0) ? decision : undefined;
}

export const nothingToDecide = fail("bad-request", "There's nothing to decide in this position.");

const deciders: Readonly<Record<PuzzleKind, (situation: Situation) => Decision | undefined>> = {
  line: (situation) => keepValue(situation, "one", ["win"]),
  hold: (situation) => keepValue(situation, "one", ["draw"]),
  safe: (situation) => keepValue(situation, "set", ["win", "draw"]),
  bet: placeBet,
  threats: nameThreats,
  trap: nameTraps,
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

function nameMistakes(situation: Situation): Decision | undefined {
  const kept = keepValue(situation, "set", ["win", "draw"]);
  return kept && { ...kept, answers: kept.choices.filter((choice) => !kept.answers.includes(choice)) };
}

function names(moves: readonly { readonly name: string }[]): readonly string[] {
  return moves.map(({ name }) => name);
}

/** Asks who wins with best play. "Neither player" is a choice unless we know that the game can't end in a draw. */
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

/** A threat is a move after which the same player could win with another one. A losing move isn't a threat. */
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

/** Safe moves in a drawn position that leave the opponent the most ways to lose. */
function nameTraps(situation: Situation): Decision | undefined {
  const safe = keepValue(situation, "one", ["draw"]);
  const counts = safe?.answers.map((name) => losingReplies(situation, name).length) ?? [];
  const most = Math.max(0, ...counts);
  return safe && { ...safe, answers: most === 0 ? [] : safe.answers.filter((_, at) => counts[at] === most) };
}

export function losingReplies({ game, position }: Situation, name: string): readonly string[] {
  const move = valuesAt({ game, position }).moves.find((each) => each.name === name);
  if (move === undefined || game.outcome(move.after) !== null) return [];
  return names(valuesAt({ game, position: move.after }).moves.filter(({ value }) => value?.kind === "loss"));
}

export function winsAtOnce({ game, position }: Situation): boolean {
  const mover = game.toMove(position);
  return game.moves(position).some((move) => game.outcome(game.play(position, move)) === mover);
}

export interface NamedMove extends MoveAnalysis {
  readonly name: string;
}

/** Cached, because a puzzle's values are needed many times. */
const valued: Memory<{ readonly value: Value | null; readonly moves: readonly NamedMove[] }> = new WeakMap();

export function valuesAt({ game, position }: Situation) {
  return remembered(valued, game, nameOf(game, position), () => {
    const oracle = oracleOf(game);
    const value = oracle.probe(position);
    const moves = analyzeMoves(game, position, oracle);
    return { value, moves: moves.map((move) => ({ ...move, name: game.formatMove(position, move.move) })) };
  });
}

export function nameOf(game: Variant, position: unknown): string {
  return `${game.id} ${game.toMove(position)} ${game.key(position)}`;
}

/** The reasons for the move or, if `name` isn't a move, for the position. */
export function reasonsAt({ game, position }: Situation, name = ""): readonly Reason[] {
  const analysis = analyzePosition(game, position);
  const move = analysis.moves.find((each) => game.formatMove(position, each.move) === name);
  return reasonsOf(game, analysis, move);
}

export interface Outlook {
  readonly blind: number;
  readonly decisions: number;
}

const solved: Outlook = { blind: 1, decisions: 0 };

const outlooks: Memory<Outlook> = new WeakMap();

/** `left` is the most decisions that the line may still have, including this one. */
export function outlookOf(puzzle: Puzzle, left = decisionsIn(puzzle)): Outlook {
  return remembered(outlooks, puzzle.game, stepName(puzzle, left), () => lookAhead(puzzle, left));
}

function stepName({ game, position, kind }: Puzzle, left: number): string {
  return `${kind} ${left} ${nameOf(game, position)}`;
}

function lookAhead(puzzle: Puzzle, left: number): Outlook {
  const decision = left === 0 ? undefined : decide(puzzle);
  if (decision === undefined) return solved;
  const { ask, choices, answers } = decision;
  // Players are told how many answers there are, so a guess picks that many.
  if (ask === "set") return { blind: 1 / waysToPick(answers.length, choices.length), decisions: 1 };
  if (puzzle.kind !== "line") return { blind: answers.length / choices.length, decisions: 1 };
  const ways = valuesAt(puzzle)
    .moves.filter(({ name }) => answers.includes(name))
    .map((answer) => findDefense(puzzle, answer, left - 1)?.outlook ?? solved);
  return {
    blind: ways.reduce((sum, { blind }) => sum + blind, 0) / choices.length,
    decisions: 1 + Math.min(...ways.map(({ decisions }) => decisions)),
  };
}

function waysToPick(count: number, from: number): number {
  return count === 0 ? 1 : (waysToPick(count - 1, from - 1) * from) / count;
}

export interface Defense {
  readonly reply: NamedMove;
  readonly outlook: Outlook;
}

/** Picks the best reply that's hardest to guess against, then the longest. Undoing the move would repeat the question. */
export function findDefense(puzzle: Puzzle, { after }: NamedMove, left: number): Defense | undefined {
  if (puzzle.game.outcome(after) !== null) return undefined;
  const name = `${stepName(puzzle, left)} ${puzzle.game.key(after)}`;
  return remembered(defenses, puzzle.game, name, () => chooseDefense(puzzle, after, left));
}

const defenses: Memory<Defense | undefined> = new WeakMap();

function chooseDefense(puzzle: Puzzle, position: unknown, left: number): Defense | undefined {
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

function isHarder(one: Defense, other: Defense): boolean {
  const difference = one.outlook.blind - other.outlook.blind;
  if (Math.abs(difference) > 1e-12) return difference < 0;
  return (pliesOf(one.reply.value) ?? 0) > (pliesOf(other.reply.value) ?? 0);
}
