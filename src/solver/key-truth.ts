/** Exact answers about single positions of one size, asked for by key. */

import type { CanWin, Value } from "../core/analysis.ts";
import type { Seat } from "../core/seat.ts";
import type { Steps } from "./steps.ts";

export interface KeyTruth {
  /** The value of a live position; null where nothing exact is in reach. */
  value(key: string, mover: Seat): Value | null;
  /** The same, but without new work beyond a look at what is there; as `value` where that is no different. */
  glance?(key: string, mover: Seat): Value | null;
  /** The value if it can be had within the time of a move; as `value` where that is always so. */
  near?(key: string, mover: Seat): Value | null;
  /** Does the long work beforehand, so that the position and all that follow it are near. */
  prepare?(key: string): Steps<void>;
  /** Who can still win from it; without this a line of play is looked for. */
  canWin?(key: string, mover: Seat): CanWin;
}
