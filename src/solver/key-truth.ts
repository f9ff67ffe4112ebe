/** Exact answers about single positions of one size, asked for by key. */

import type { CanWin, Value } from "../core/analysis.ts";
import type { Seat } from "../core/seat.ts";

export interface KeyTruth {
  /** The value of a live position; null where nothing exact is in reach. */
  value(key: string, mover: Seat): Value | null;
  /** The same, but without new work beyond a look at what is there; as `value` where that is no different. */
  glance?(key: string, mover: Seat): Value | null;
  /** Who can still win from it; without this a line of play is looked for. */
  canWin?(key: string, mover: Seat): CanWin;
}
