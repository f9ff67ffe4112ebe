/** Hints in three steps: what to look at, then the move, then the move with its reason. */

import type { Analysis, Value } from "../core/analysis.ts";
import type { Variant } from "../core/game.ts";
import type { Reason } from "../core/reason.ts";
import { ofSeat } from "../core/seat.ts";
import { countMoves } from "../core/words/values.ts";
import { analyzeMoves, canWin } from "../solver/analyze.ts";
import { oracleOf } from "../solver/oracle.ts";
import { bestMoves, prospectsOf, timesRepeated } from "./best.ts";
import { ownMoves } from "./chances.ts";
import { analysisOf, type EvaluatedMove, evaluateMoves, type MoveEvaluations } from "./evaluate.ts";
import { explain } from "./explain.ts";
import type { Situation } from "./player.ts";

export interface Hint {
  /** 1: a nudge. 2: the move. 3: the move and its reason. */
  readonly step: 1 | 2 | 3;
  readonly text: string;
  readonly move?: string;
  readonly reasons?: readonly Reason[];
}

/** `asked` counts the earlier hints in this position. */
export function hintAt(situation: Situation, asked: number): Hint {
  const { game } = situation;
  const evaluations = evaluateMoves(situation);
  // The first of the best moves, so asking again names the same one.
  const [best] = bestMoves(situation, evaluations.moves, true);
  const again = repetitionAdvice(situation, evaluations);
  if (asked === 0 || best === undefined) return { step: 1, text: `${nudge(situation, evaluations)}${again}` };
  const name = game.formatMove(situation.position, best.move);
  if (asked === 1) return { step: 2, text: `Try ${name}.${again}`, move: name };
  const searched = `${name} looks best a few moves ahead, but it's too early to know for sure.`;
  if (best.value === null) return { step: 3, text: `${searched}${again}`, move: name, reasons: [] };
  const analysis = analysisOf(situation, evaluations);
  const { reasons, why } = explain(game, analysis, best);
  return { step: 3, text: `${why}${outlook(situation, analysis, best)}${again}`, move: name, reasons };
}

/** In a drawn position that has occurred before, the hint suggests another move or a draw offer. */
function repetitionAdvice(situation: Situation, { value, moves }: MoveEvaluations): string {
  const times = value?.kind === "draw" ? timesRepeated(situation) : 0;
  if (times === 0) return "";
  const safe = moves.filter((move) => move.value?.kind === "draw").length;
  return safe === 1
    ? " You've been here before, and only one move is safe. Play it again, or offer a draw."
    : " You've been here before. Try something else, or offer a draw.";
}

function nudge(situation: Situation, evaluations: MoveEvaluations): string {
  const { value, moves } = evaluations;
  if (moves.length === 1) return "You have only one move here.";
  if (value === null)
    return "It's too early to know for sure. Look for a move that leaves your opponent few choices.";
  if (value.kind === "win" && value.plies === 1) return "You can win with your next move. Find it!";
  if (value.kind === "win") return nudgeToWin(moves);
  if (value.kind === "loss")
    return "You're losing, but don't give up! Hold out as long as you can, and your opponent may make a mistake.";
  return nudgeInDraw(situation, evaluations);
}

function nudgeInDraw({ game, position }: Situation, { moves }: MoveEvaluations): string {
  const losing = moves.filter((move) => move.value?.kind === "loss").length;
  const even = "Neither player can force a win here";
  if (losing > 0)
    return `${even}, but ${losing} of your ${moves.length} moves ${losing === 1 ? "lets" : "let"} your opponent force one.`;
  const winnable = canWin(game, position);
  if (winnable.every((can) => can === false)) return "Neither player can win anymore, so any move will do.";
  if (ofSeat(winnable, game.toMove(position)) === false)
    return `${even}. You can't win anymore, but every move keeps the draw.`;
  return canGoWrong(game, moves)
    ? `${even}. Every move is safe, so look for one that lets your opponent make a mistake.`
    : "Play anything! You can't make a mistake yet, and neither can your opponent.";
}

function canGoWrong(game: Variant, moves: readonly EvaluatedMove[]): boolean {
  const oracle = oracleOf(game);
  return moves.some(({ after }) =>
    analyzeMoves(game, after, oracle).some(({ value }) => value?.kind === "loss"),
  );
}

function nudgeToWin(moves: readonly EvaluatedMove[]): string {
  const count = moves.filter((move) => move.value?.kind === "win").length;
  if (count === moves.length)
    return "You can force a win, and every move keeps it. Think about how you'll answer your opponent.";
  const keep = count === 1 ? "keeps" : "keep";
  return `You can force a win: ${count} of your ${moves.length} moves ${keep} it. Look at what each move leaves your opponent.`;
}

function outlook(situation: Situation, analysis: Analysis, best: EvaluatedMove): string {
  if (best.value?.kind === "loss") return resistanceSentence(best.value, analysis.moves.length);
  if (best.value?.kind === "win") return "";
  return ` ${explain(situation.game, analysis).why}${chanceSentence(situation, best)}`;
}

function resistanceSentence({ plies }: Exclude<Value, { kind: "draw" }>, choices: number): string {
  if (plies === undefined) return "";
  const longest = choices === 1 ? "With" : "That's as long as you can hold out: with";
  return ` ${longest} best play, the game lasts ${countMoves(plies)}.`;
}

function chanceSentence(situation: Situation, best: EvaluatedMove): string {
  const [prospect] = prospectsOf(situation, [best]);
  if (prospect === undefined || !prospect.exact || prospect.chance <= 0) return "";
  return ` Against an opponent who plays at random, you win within ${ownMoves} of your own moves in ${inPercent(prospect.chance)} of games.`;
}

function inPercent(chance: number): string {
  if (chance > 0.99) return chance < 1 ? "over 99%" : "100%";
  return `${(100 * chance).toFixed(chance < 0.1 ? 1 : 0)}%`;
}
