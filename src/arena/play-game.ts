/** Plays one game of an arena to its end, whatever the players do. */

import { currentPosition, type Match, playMove, seatToMove, settle } from "../core/match.ts";
import type { Outcome } from "../core/outcome.ts";
import { ofSeat, otherSeat, type Pair, type Seat, withSeat } from "../core/seat.ts";
import { findMove } from "../core/setup.ts";
import { cleanText, quote } from "../core/text.ts";
import { chooseMove } from "../players/computer.ts";
import { findLevel } from "../players/levels.ts";
import type { BotLimits } from "../protocol/bot.ts";
import { Bot, type BotAnswer } from "./bot.ts";
import type { Contestant } from "./contestant.ts";
import { type Forfeit, forfeitOutcome } from "./forfeit.ts";

export interface PlayedGame {
  readonly match: Match;
  readonly forfeit: Forfeit | null;
  /** Milliseconds for each move of seats 1 and 2. */
  readonly times: Pair<readonly number[]>;
  /** Which of the bots had to be killed after the game, though it had done nothing wrong. */
  readonly stayed: Pair<boolean>;
}

export interface GameToPlay {
  readonly match: Match;
  readonly players: Pair<Contestant>;
  readonly limits: BotLimits;
  readonly clock: () => number;
}

type Seated = Pair<Bot | null>;

export async function playGame(game: GameToPlay): Promise<PlayedGame> {
  const bots: Seated = [seat(game, 1), seat(game, 2)];
  const played = await playOut(game, bots);
  const { outcome } = played.match;
  if (outcome === null) throw new Error("A game of the arena always comes to an end.");
  const [one, two] = await Promise.all([leave(bots[0], outcome), leave(bots[1], outcome)]);
  return { ...played, stayed: [!one, !two] };
}

/** Whether it went by itself. */
async function leave(bot: Bot | null, outcome: Outcome): Promise<boolean> {
  return bot === null ? true : bot.end(outcome);
}

function seat({ match, players, limits }: GameToPlay, place: Seat): Bot | null {
  const contestant = ofSeat(players, place);
  if (contestant.kind === "level") return null;
  const bot = new Bot(contestant.command, limits);
  bot.greet(match, place);
  return bot;
}

async function playOut(game: GameToPlay, bots: Seated): Promise<Omit<PlayedGame, "stayed">> {
  let { match } = game;
  let times: PlayedGame["times"] = [[], []];
  while (match.outcome === null) {
    const mover = seatToMove(match);
    const before = game.clock();
    const answer = await ask(game, ofSeat(bots, mover), match);
    times = withSeat(times, mover, [...ofSeat(times, mover), game.clock() - before]);
    const ruling = judge(bots, mover, match, answer);
    if ("forfeit" in ruling) {
      const { forfeit } = ruling;
      return { match: settle(match, forfeitOutcome(forfeit)), forfeit, times };
    }
    match = withinLimit(playMove(match, ruling.move), game.limits.plies);
  }
  return { match, forfeit: null, times };
}

async function ask({ players }: GameToPlay, bot: Bot | null, match: Match): Promise<BotAnswer> {
  if (bot !== null) return bot.choose(match);
  const contestant = ofSeat(players, seatToMove(match));
  if (contestant.kind !== "level") throw new Error("A bot has a process.");
  return {
    move: match.game.formatMove(currentPosition(match), chooseMove(match, findLevel(contestant.level)).move),
  };
}

type Ruling = { readonly move: unknown } | { readonly forfeit: Forfeit };

/** The game ends here by the mover's fault, by an illegal move, or by what the other bot should not have written. */
function judge(bots: Seated, mover: Seat, match: Match, answer: BotAnswer): Ruling {
  if ("fault" in answer) return { forfeit: { seat: mover, ...answer.fault } };
  const other = otherSeat(mover);
  const fault = ofSeat(bots, other)?.fault ?? null;
  if (fault !== null && fault.reason !== "crashed") return { forfeit: { seat: other, ...fault } };
  const move = findMove(match.game, currentPosition(match), answer.move);
  if (move.ok) return { move: move.value };
  const detail = cleanText(`${quote(answer.move)} is not legal: ${move.problem.message}`, 200);
  return { forfeit: { seat: mover, reason: "illegal", detail } };
}

function withinLimit(match: Match, plies: number): Match {
  if (match.outcome !== null || match.moves.length < plies) return match;
  return settle(match, { winner: null, reason: "unfinished" });
}
