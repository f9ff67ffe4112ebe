/** Gives hints, values and reviews. Only the solver's results are kept between jobs. */

import type { Game } from "../core/game.ts";
import { isComputer, type Match } from "../core/match.ts";
import type { Reason } from "../core/reason.ts";
import { rebuildMatch } from "../core/record.ts";
import { andThen, fail, mapResult, ok, type Result } from "../core/result.ts";
import { findGame } from "../core/setup.ts";
import { sayCause, sayReasons } from "../core/words/reasons.ts";
import { analysisOf, analyzePosition } from "../solver/analyze.ts";
import type { TimeUp } from "../solver/task.ts";
import { answerJob, type ComputerJob, computerHandlers, type Handlers } from "./computer.ts";
import { evaluateMoves } from "./evaluate.ts";
import { explain, mostExplained, reasonsOf } from "./explain.ts";
import { hintAt } from "./hints.ts";
import type { Answer, AnswerData, Job, PositionReport } from "./job.ts";
import { whatIsKnown } from "./known.ts";
import { type Situation, situationOf } from "./player.ts";
import { cardOf, opponentMark, type Scorecard, scoreMove } from "./scorecard.ts";

type Games = readonly Game[];

type CoachJob = ComputerJob | "hint" | "analyze" | "review" | "known";

export const coachHandlers: Handlers<CoachJob> = {
  ...computerHandlers,
  hint: (games, { record, asked }) => andThen(rebuildMatch(record, games), (match) => giveHint(match, asked)),
  analyze: (games, { record, plies }) =>
    mapResult(rebuildMatch(record, games), (match) => ({ reports: reportsOf(match, plies) })),
  review: (games, { record, quick }) =>
    mapResult(rebuildMatch(record, games), (match) => ({ card: review(match, quick) })),
  known: (games, { game }) =>
    mapResult(findGame(games, game), (found) => ({ sentences: whatIsKnown(found) })),
};

/** Puzzles and lessons answer their own jobs, with handlers of their own. */
export function advise<K extends CoachJob>(games: Games, job: Job<K>, timeUp?: TimeUp): Result<Answer<K>> {
  return answerJob<K>(coachHandlers, games, job, timeUp);
}

function giveHint(match: Match, asked: number): Result<AnswerData["hint"]> {
  if (match.outcome !== null) return fail("game-over", "The game is over, so there's no hint to give.");
  const hint = hintAt(situationOf(match), asked);
  return ok({ ...hint, why: sayReasons(hint.reasons ?? [], match.game) });
}

function reportsOf({ game, positions }: Match, plies: readonly number[]) {
  return plies.map((ply) => [ply, report({ game, position: positions[ply] })] as const);
}

function report({ game, position }: Situation): PositionReport {
  const analysis = analyzePosition(game, position);
  const { value, canWin, moves } = analysis;
  const explained = moves.length <= mostExplained ? moves : [];
  return {
    value,
    canWin,
    moves: Object.fromEntries(moves.map(({ move, value }) => [game.formatMove(position, move), value])),
    ...explain(game, analysis),
    whyMoves: Object.fromEntries(
      explained.map((move) => [game.formatMove(position, move.move), explain(game, analysis, move)]),
    ),
  };
}

function review(match: Match, quick: boolean): Scorecard<string> {
  const { game, positions, moves, assisted } = match;
  const scored = moves.map((played, at) => {
    const position = positions[at];
    const situation = { game, position };
    const known = quick ? evaluateMoves(situation) : analyzePosition(game, position);
    const about = { ...known, position, toMove: game.toMove(position) };
    const { move, best, ...rest } = scoreMove(game, played, about);
    const name = (other: unknown) => game.formatMove(position, other);
    const helped = assisted.includes(at) && !isComputer(match, rest.seat);
    const mistake =
      rest.grade === "gave-away" ? known.moves.find((each) => name(each.move) === name(move)) : undefined;
    const isLostStart = at < 2 && rest.before?.kind === "loss";
    const analysis = analysisOf(game, position, known);
    const own = mistake === undefined ? [] : reasonsOf(game, analysis, mistake);
    const isExplained = isLostStart || mistake !== undefined;
    const reasons = isExplained ? [...own, ...reasonsOf(game, analysis)] : [];
    const cause = causeOf(match, at, reasons, isLostStart);
    return { ...rest, assisted: helped, move: name(move), best: best.map(name), cause };
  });
  return cardOf(scored);
}

/** Why the move was a mistake or, if the game was lost from the start, why every move loses. */
function causeOf(match: Match, at: number, reasons: readonly Reason[], isLost: boolean): string | undefined {
  const { game, positions, moves } = match;
  if (isLost) return sayReasons(reasons, game);
  const reply = at + 1 < moves.length ? game.formatMove(positions[at + 1], moves[at + 1]) : undefined;
  return sayCause(withReply(match, at, reply, reasons), game, opponentMark, reply);
}

/** If the reply that was played ended the game, the reasons name that reply instead of another. */
function withReply(
  { game, positions }: Match,
  at: number,
  reply: string | undefined,
  reasons: readonly Reason[],
): readonly Reason[] {
  const isEnd = reply !== undefined && game.outcome(positions[at + 2]) === game.toMove(positions[at + 1]);
  return isEnd
    ? reasons.map((reason) => (reason.kind === "refuted" ? { ...reason, reply } : reason))
    : reasons;
}
