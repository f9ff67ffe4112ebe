/** The one place that decides by which method a game is looked at. */

import type { CanWin, Value } from "../core/analysis.ts";
import type { Game } from "../core/game.ts";
import { type Options, rowOption } from "../core/options.ts";
import type { Seat } from "../core/seat.ts";
import { searchCanWin } from "./general/search.ts";
import { GeneralTruth, type Standing } from "./general/truth.ts";
import { heapTruth } from "./heap/truth.ts";
import type { KeyTruth } from "./key-truth.ts";
import { poolTruth } from "./pool/truth.ts";
import { rowTruth } from "./rows/truth.ts";
import type { Steps } from "./steps.ts";

/** Exact answers about the positions of one game at one size. */
export interface Truth<P = unknown> {
  /** The value of a live position; null where nothing exact is in reach. */
  value(position: P): Value | null;
  /** The value of a position after one that was just asked about, from what is known by then. */
  glance(position: P): Value | null;
  /** The value if it can be had within the time of a move. */
  near(position: P): Value | null;
  /** The work that makes the position and what follows it near, as far as that is in reach; null where there is none to do. */
  prepare(position: P): Steps<void> | null;
  canWin(position: P): CanWin;
}

const truths = new WeakMap<object, Map<string, Truth>>();

/** Made once for each game and size, and kept. */
export function truthOf(game: Game, options: Options): Truth {
  const bySize = truths.get(game) ?? new Map<string, Truth>();
  truths.set(game, bySize);
  const name = sizeName(game, options);
  const known = bySize.get(name);
  if (known !== undefined) return known;
  const truth = makeTruth(game, options);
  bySize.set(name, truth);
  return truth;
}

/** All options but the start: where a game begins does not change what its positions are worth. */
export function sizeName(game: Game, options: Options): string {
  const start = rowOption(game.options)?.[0];
  return JSON.stringify(Object.entries(options).filter(([name]) => name !== start));
}

function makeTruth(game: Game, options: Options): Truth {
  const family = keyTruth(game, options);
  if (family === undefined) return generalTruth(game);
  return {
    value: (position) => family.value(game.key(position), game.toMove(position)),
    glance: (position) => glanceAt(family, game.key(position), game.toMove(position)),
    near: (position) => nearAt(family, game.key(position), game.toMove(position)),
    prepare: (position) => family.prepare?.(game.key(position)) ?? null,
    canWin: remembering(game, (position) =>
      family.canWin === undefined
        ? searchCanWin(game, position)
        : family.canWin(game.key(position), game.toMove(position)),
    ),
  };
}

function keyTruth(game: Game, options: Options): KeyTruth | undefined {
  const family = game.family?.(options);
  switch (family?.kind) {
    case undefined:
      return undefined;
    case "switch-row":
      return rowTruth(family);
    case "take-away":
      return heapTruth(family);
    case "related-pool":
      return poolTruth(family);
  }
}

function glanceAt(family: KeyTruth, key: string, mover: Seat): Value | null {
  return family.glance === undefined ? family.value(key, mover) : family.glance(key, mover);
}

function nearAt(family: KeyTruth, key: string, mover: Seat): Value | null {
  return family.near === undefined ? family.value(key, mover) : family.near(key, mover);
}

function generalTruth(game: Game): Truth {
  const general = new GeneralTruth(game);
  const standing = (position: unknown): Standing => general.standing(position);
  return {
    value: (position) => standing(position).value,
    glance: (position) => standing(position).value,
    near: (position) => standing(position).value,
    prepare: () => null,
    canWin: (position) => standing(position).canWin,
  };
}

const mostRemembered = 20_000;

function remembering(game: Game, canWin: (position: unknown) => CanWin): (position: unknown) => CanWin {
  const known = new Map<string, CanWin>();
  return (position) => {
    const name = `${game.toMove(position)} ${game.key(position)}`;
    const found = known.get(name);
    if (found !== undefined) return found;
    if (known.size > mostRemembered) known.clear();
    const answer = canWin(position);
    known.set(name, answer);
    return answer;
  };
}
