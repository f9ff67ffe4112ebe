/** A computer that sits at a match: its moves follow from the match's seed, so that a game can be repeated and resumed. */

import { currentPosition, type Match, type Player, seatToMove } from "../core/match.ts";
import { maxSeed, type Random, randomFrom } from "../core/random.ts";
import { ofSeat, type Seat } from "../core/seat.ts";
import { truthOf } from "../solver/truth.ts";
import { considerMoves } from "./insight.ts";
import { findLevel, type Level, type LevelName, playerOf } from "./levels.ts";
import type { Choice } from "./player.ts";

export function computerAt(level: LevelName): Player {
  return { name: "Computer", level };
}

/** The level of the computer that is to move; null for a person, and when the game is over. */
export function levelToMove(match: Match): Level | null {
  return match.outcome === null ? levelOf(ofSeat(match.players, seatToMove(match))) : null;
}

export function levelOf(player: Player): Level | null {
  if (player.level === undefined) return null;
  const level = findLevel(player.level);
  return level.ok ? level.value : null;
}

export function hasComputer(match: Match): boolean {
  return match.players.some((player) => levelOf(player) !== null);
}

export function chooseMove(match: Match, level: Level): Choice {
  const { game, options } = match;
  return playerOf(level)({ game, options, position: currentPosition(match) }, randomAt(match));
}

/** A computer takes a draw only where it cannot do better: its exact value is a draw or a loss. */
export function acceptsDraw(match: Match, seat: Seat): boolean {
  const { game, options } = match;
  const position = currentPosition(match);
  const value = truthOf(game, options).near(position) ?? considerMoves({ game, options, position }).value;
  if (value === null) return false;
  const worst = seatToMove(match) === seat ? "win" : "loss";
  return value.kind !== worst;
}

/** Steps of it spread over all seeds: 2^32 divided by the golden ratio. */
const goldenRatio = 0x9e3779b9;

/** Chance for the move that comes next, the same whenever this point of the match is reached. */
export function randomAt(match: Match): Random {
  return randomFrom((match.seed + (match.moves.length + 1) * goldenRatio) % maxSeed);
}
