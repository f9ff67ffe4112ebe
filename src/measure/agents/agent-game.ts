/** A game that an agent plays. It stops at the usual ply limit, because some games can go on forever. */

import { advise } from "../../computer/advise.ts";
import type { Answer } from "../../computer/job.ts";
import { assist, breakOff, currentPosition, type Match, usualPlyLimit } from "../../core/match.ts";
import { fail, mapResult, ok, type Result } from "../../core/result.ts";
import { moveNames } from "../../core/rules.ts";
import { findMove } from "../../core/setup.ts";
import { applyAnswer, jobsWanted, requestHint } from "../../play/advice.ts";
import type { OpenedGame } from "../../play/open.ts";
import {
  answerQuestion,
  ask,
  isOver,
  isThinking,
  newTable,
  play,
  type Table,
  withMatch,
} from "../../play/table.ts";
import { oracleOf } from "../../solver/oracle.ts";
import { runToEnd, timeUpAfter } from "../../solver/task.ts";

export type AgentGame = Table;

export function newAgentGame(opened: OpenedGame): AgentGame {
  return withReplies(newTable(opened));
}

export function playNamed(game: AgentGame, name: string): Result<AgentGame> {
  const { match } = game;
  if (isOver(game))
    return fail("game-over", `The game is over, so ${JSON.stringify(name)} can't be played.`, { legal: [] });
  const move = moveNamed(match, name);
  return move.ok ? ok(withReplies(withinLimit(play(game, move.value)))) : move;
}

function moveNamed(match: Match, name: string): Result<unknown> {
  const { game } = match;
  const position = currentPosition(match);
  const found = findMove(game, position, name);
  const typed = found.ok ? found : game.parseMove(position, name);
  const isLegal = typed.ok && moveNames(game, position).includes(game.formatMove(position, typed.value));
  return isLegal ? typed : found;
}

/** Prepares the values for an analysis. In an unfinished game, the next move then counts as assisted. */
export function withHelp(game: AgentGame): AgentGame {
  const { match } = game;
  runToEnd(oracleOf(match.game).prepare([currentPosition(match)], timeUpAfter(performance)));
  return isOver(game) ? game : { ...game, match: assist(match, match.moves.length) };
}

export function resignGame(game: AgentGame): Result<AgentGame> {
  if (isOver(game)) return fail("game-over", "The game is already over.");
  return ok(answerQuestion(ask(game, "resign"), true));
}

export function hintAt(game: AgentGame): Result<readonly [AgentGame, Answer<"hint">]> {
  const [job] = jobsWanted(game, requestHint(game));
  if (job?.kind !== "hint") return fail("game-over", "The game is over, so there's no hint to give.");
  const hint = advise([game.match.game.of], job, timeUpAfter(performance));
  return mapResult(hint, (answer) => [applyAnswer(game, game.match, answer), answer]);
}

function withReplies(game: AgentGame): AgentGame {
  let now = game;
  while (isThinking(now)) {
    const [job] = jobsWanted(undefined, now);
    const answer = job && advise([now.match.game.of], job, timeUpAfter(performance));
    if (!answer?.ok) throw new Error(answer?.problem.message ?? "The opponent has nothing to do.");
    now = withinLimit(applyAnswer(now, now.match, answer.value));
  }
  return now;
}

function withinLimit(game: AgentGame): AgentGame {
  const match = breakOff(game.match, usualPlyLimit);
  return match === game.match ? game : withMatch(game, match);
}
