/** Hints in three steps of one sentence each: what to look at, the move, and the reason for it. */

import { pliesOf } from "../core/analysis.ts";
import { winnerByList } from "../core/needed.ts";
import type { Reason } from "../core/reason.ts";
import { ofSeat } from "../core/seat.ts";
import { sayAim, sayBriefly } from "../core/words/reasons.ts";
import { countMoves } from "../core/words/values.ts";
import { analysisOf, canWin } from "../solver/analyze.ts";
import { bestMoves, timesRepeated } from "./best.ts";
import { type EvaluatedMove, evaluateMoves, type MoveEvaluations } from "./evaluate.ts";
import { moveReasons, reasonsOf } from "./explain.ts";
import type { Situation } from "./player.ts";

export interface Hint {
  readonly step: 1 | 2 | 3;
  readonly text: string;
  readonly move?: string;
  /** All the reasons for the move. `text` says at most one of them. */
  readonly reasons?: readonly Reason[];
}

/** `asked` counts the earlier hints in this position. */
export function hintAt(situation: Situation, asked: number): Hint {
  const { game } = situation;
  const evaluations = evaluateMoves(situation);
  // Take the first of the best moves, so that asking again names the same one.
  const [best] = bestMoves(situation, evaluations.moves, true);
  if (best === undefined) return { step: 1, text: nudge(situation, evaluations) };
  const move = game.formatMove(situation.position, best.move);
  const slow = evaluations.value?.kind === "draw" ? nudgeSlowly(situation, move) : undefined;
  if (asked === 0 && slow !== undefined) return { step: 2, text: slow, move };
  if (asked === 0) return { step: 1, text: nudge(situation, evaluations) };
  if (asked === 1 && slow === undefined) return { step: 2, text: `Try ${move}.`, move };
  return { step: 3, move, ...reasonFor(situation, evaluations, best) };
}

/** If the player's list is stalled, nudges about the list itself would lead in circles. */
function nudgeSlowly(situation: Situation, move: string): string | undefined {
  const { game, position, isStalled } = situation;
  if (!isStalled || timesRepeated(situation) > 0) return undefined;
  if (winnerByList(game, position) !== game.toMove(position)) return undefined;
  const isNear = game.needed?.lists(position)?.[0]?.length === 3;
  return `This is a draw unless your opponent makes a mistake, and ${move} ${isNear ? "makes that most likely" : "leaves them the fewest numbers to add"}.`;
}

function reasonFor(situation: Situation, evaluations: MoveEvaluations, best: EvaluatedMove) {
  const { game, position } = situation;
  const name = game.formatMove(position, best.move);
  if (best.value === null)
    return { text: `${name} looks like the best move, but it's too early to know for sure.`, reasons: [] };
  const analysis = analysisOf(game, position, evaluations);
  const own = reasonsOf(game, analysis, best);
  if (best.value.kind === "loss") return { text: resistance(name, evaluations), reasons: own };
  const general = moveReasons(game, analysis, best);
  const around = best.value.kind === "draw" ? reasonsOf(game, analysis) : [];
  return { text: sayBriefly([...own, ...general], game), reasons: [...around, ...own] };
}

function resistance(name: string, { value, moves }: MoveEvaluations): string {
  const plies = pliesOf(value);
  const lasts = plies === undefined ? "" : `: with best play, the game lasts another ${countMoves(plies)}`;
  if (moves.length === 1) return `${name} is your only move${lasts}.`;
  if (plies === undefined || moves.every((move) => pliesOf(move.value) === plies))
    return `Every move loses, so play ${name} and hope that your opponent makes a mistake.`;
  return `${name} holds out the longest${lasts}.`;
}

function nudge(situation: Situation, evaluations: MoveEvaluations): string {
  const { value, moves } = evaluations;
  if (moves.length === 1) return "You have only one move here.";
  if (value === null)
    return "It's too early to tell who will win, so look for a move that gives your opponent few choices.";
  if (value.kind === "win" && value.plies === 1)
    return `You can win with your next move${situation.game.needed ? ": just one number is left on your list" : ""}.`;
  if (value.kind === "win") return nudgeToWin(situation, evaluations);
  if (value.kind === "loss")
    return "You're losing, but don't give up: your opponent may still make a mistake.";
  return timesRepeated(situation) > 0
    ? nudgeInRepetition(situation, moves)
    : nudgeInDraw(situation, evaluations);
}

function nudgeToWin({ game, position }: Situation, evaluations: MoveEvaluations): string {
  const { moves } = evaluations;
  const aim = game.needed && sayAim(reasonsOf(game, analysisOf(game, position, evaluations)));
  if (aim !== undefined) return aim;
  const count = moves.filter((move) => move.value?.kind === "win").length;
  return count === moves.length
    ? "You can force a win with any move, so think about how you'll answer your opponent."
    : `You can force a win, but only with ${count} of your ${moves.length} moves.`;
}

function nudgeInRepetition(situation: Situation, moves: readonly EvaluatedMove[]): string {
  const safe = moves.filter((move) => move.value?.kind === "draw").length;
  if (safe === 1)
    return "You've been here before, and only one move is safe: play it again, or offer a draw.";
  const [best] = bestMoves(situation, moves, true);
  if (situation.timesStood?.(best?.after) === 0)
    return "You've been here before, so try something else, or offer a draw.";
  return ofSeat(canWin(situation.game, situation.position), situation.game.toMove(situation.position)) ===
    false
    ? "You've been here before, and you can't win anymore, so offer a draw."
    : "You've been here before, so hope that your opponent makes a mistake this time, or offer a draw.";
}

function nudgeInDraw(situation: Situation, evaluations: MoveEvaluations): string {
  const { game, position } = situation;
  const { moves } = evaluations;
  const losing = moves.filter((move) => move.value?.kind === "loss").length;
  const needed = reasonsOf(game, analysisOf(game, position, evaluations)).filter(
    (reason) => reason.kind === "needed" && (reason.by === "you" || reason.spare || losing === 0),
  );
  if (needed.length > 0) return sayBriefly(needed, game);
  if (losing > 0)
    return `Neither player can force a win here, but ${losing} of your ${moves.length} moves ${losing === 1 ? "loses" : "lose"}.`;
  const winnable = canWin(game, position);
  if (winnable.every((can) => can === false)) return "Neither player can win anymore, so offer a draw.";
  if (ofSeat(winnable, game.toMove(position)) === false) return "You can't win anymore, but no move loses.";
  return "Every move is safe here, so play what you like.";
}
