/**
 * Dealing and telling whether a row can be won take the solver, which is large. Opening a game is given a dealer,
 * and a face loads it only for the games that need one.
 */

import type { DealtStart } from "../core/dealing.ts";
import type { Game } from "../core/game.ts";
import type { Match } from "../core/match.ts";
import { dealAsked, findDealing } from "../core/options.ts";
import type { Random } from "../core/random.ts";
import type { Result } from "../core/result.ts";
import type { SetupRequest } from "../core/setup.ts";
import { findRow } from "../games/rows/option.ts";

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

/** The host with a dealer, where this game cannot be opened without one; `deal` is how a rematch deals. */
export async function lendDealer<H extends OpeningHost>(
  host: H,
  game: Game,
  setup: SetupRequest,
  deal?: DealtStart,
): Promise<H> {
  return needsDealer(game, setup, deal) ? { ...host, dealer: await import("./deal.ts") } : host;
}

export function needsDealer(game: Game, setup: SetupRequest, deal?: DealtStart): boolean {
  return deal !== undefined || dealOf(game, setup) !== undefined || mayBeUnwinnable(game, setup);
}

export function dealerOf({ dealer }: Pick<OpeningHost, "dealer">): Dealer {
  if (dealer === undefined) throw new Error("This game cannot be opened without a dealer.");
  return dealer;
}

/** How the row of a requested game is dealt; undefined where nothing is left to chance. */
export function dealOf(game: Game, setup: SetupRequest): DealtStart | undefined {
  const found = findDealing(game.options);
  if (found === undefined || (setup.from ?? null) !== null) return undefined;
  const [name, spec] = found;
  return dealAsked(spec, setup.options?.[name]);
}

/** In some games nobody can win from some rows; the book's own row can always be won. */
export function mayBeUnwinnable(game: Game, { options = {}, from }: SetupRequest): boolean {
  const found = findRow(game.options);
  if (found === undefined || found[1].everyRowWinnable) return false;
  const [name, spec] = found;
  const start = options[name];
  if (start === undefined || start === "book") return (from ?? null) !== null;
  return start !== spec.book?.({ [spec.size]: options[spec.size] ?? 0 });
}
