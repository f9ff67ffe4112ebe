/** A position, named by how it comes about: options, a key to start from, and moves. */

import { ok, type Result } from "../core/result.ts";
import type { Seat } from "../core/seat.ts";
import { playThrough, type Setup, setUp } from "../core/setup.ts";
import { type GameInput, gameOf, givenOptions, type OptionsOf } from "./game-input.ts";

export interface Place<G extends GameInput> {
  /** The book's own where they are left out. */
  readonly options?: Partial<OptionsOf<G>>;
  /** A position's key. */
  readonly from?: string;
  readonly first?: Seat;
  /** Canonical moves, such as "4" and "3-4". */
  readonly moves?: readonly string[];
}

export interface FoundPlace {
  readonly setup: Setup;
  readonly position: unknown;
}

export function findPlace<G extends GameInput>(input: G, place: Place<G>): Result<FoundPlace> {
  const game = gameOf(input);
  const { from = null, first } = place;
  const request = { options: givenOptions(place.options), from };
  const setup = setUp(game, first === undefined ? request : { ...request, first });
  if (!setup.ok) return setup;
  const positions = playThrough(game, setup.value.start, place.moves ?? []);
  return positions.ok ? ok({ setup: setup.value, position: positions.value.at(-1) }) : positions;
}
