/**
 * Dealing and telling whether a start can be won take the solver, which is large. Opening a game is given a dealer,
 * and a face loads it only for the games that need one.
 */

import type { Game } from "../core/game.ts";
import type { Match } from "../core/match.ts";
import type { Random } from "../core/random.ts";
import type { Result } from "../core/result.ts";
import type { SetupRequest } from "../core/setup.ts";
import { bookStart, dealAsked } from "../core/starts.ts";

export interface Dealer {
  dealStart(game: Game, request: SetupRequest, random: Random): Result<SetupRequest>;
  canBeWon(match: Match): boolean;
}

/** What a face lends to open a match: its clock, its names and, where the game needs one, a dealer. */
export interface OpeningHost {
  readonly now: () => { toISOString(): string };
  readonly newId: () => string;
  readonly dealer?: Dealer | undefined;
}

export function needsDealer(game: Game, setup: SetupRequest, deal = dealAsked(game, setup)): boolean {
  return deal !== undefined || mayBeUnwinnable(game, setup);
}

export function dealerOf({ dealer }: Pick<OpeningHost, "dealer">): Dealer {
  if (dealer === undefined) throw new Error("This game cannot be opened without a dealer.");
  return dealer;
}

/** In some games neither player can win from some starts; the book's own can always be won. */
export function mayBeUnwinnable({ starts }: Game, { options = {}, from = null }: SetupRequest): boolean {
  const written = starts?.written;
  if (starts === undefined || written?.someUnwinnable !== true) return false;
  const { start = "book" } = options;
  if (start === "book") return from !== null;
  return start !== bookStart(written, Number(options[starts.size] ?? 0));
}
