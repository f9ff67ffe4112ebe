/** One game at the agent's table, as a value: the match, where the agent sits, and when to break off. */

import {
  currentPosition,
  isComputer,
  type Match,
  playMove,
  settle,
  undo,
  untilPerson,
} from "../core/match.ts";
import { fail, ok, type Result } from "../core/result.ts";
import { ofSeat, type Seat, seats } from "../core/seat.ts";
import { findMove } from "../core/setup.ts";
import { chooseMove, levelToMove } from "../players/computer.ts";

export interface AgentGame {
  readonly match: Match;
  /** After so many plies the game is unfinished: three of the games can go on for ever. */
  readonly plyLimit: number;
  /** How often a hint was asked for in the position on the board. */
  readonly asked: number;
}

/** Where the agent sits; null where it plays for both. */
export function seatOf({ match }: AgentGame): Seat | null {
  if (!seats.some((seat) => isComputer(match, seat))) return null;
  return isComputer(match, 1) ? 2 : 1;
}

/** The level of the opponent; null where there is none. */
export function opponentOf({ match }: AgentGame): string | null {
  return seats.map((seat) => ofSeat(match.players, seat).level).find((level) => level !== undefined) ?? null;
}

/** The agent's move, and the opponent's reply where there is one. */
export function playNamed(game: AgentGame, name: string): Result<AgentGame> {
  const { match } = game;
  if (match.outcome !== null) return gameOver(name);
  const move = findMove(match.game, currentPosition(match), name);
  if (!move.ok) return move;
  return ok(withReplies(withinLimit({ ...game, match: playMove(match, move.value), asked: 0 })));
}

/** Lets the opponent move as long as it is to move. */
export function withReplies(game: AgentGame): AgentGame {
  let now = game;
  for (let level = levelToMove(now.match); level !== null; level = levelToMove(now.match)) {
    const { move } = chooseMove(now.match, level);
    now = withinLimit({ ...now, match: playMove(now.match, move) });
  }
  return now;
}

/** Takes back to the agent's last decision, the opponent's reply included. */
export function takeBack(game: AgentGame): Result<AgentGame> {
  const match = untilPerson(game.match, undo);
  if (match === undefined) return fail("bad-request", "There is no move of yours to take back.");
  return ok({ ...game, match, asked: 0 });
}

function gameOver(name: string): Result<never> {
  return fail("game-over", `The game is over, so ${JSON.stringify(name)} cannot be played.`, { legal: [] });
}

function withinLimit(game: AgentGame): AgentGame {
  const { match, plyLimit } = game;
  if (match.outcome !== null || match.moves.length < plyLimit) return game;
  return { ...game, match: settle(match, { winner: null, reason: "unfinished" }) };
}
