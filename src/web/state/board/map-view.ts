/** The whole game, counted: how many positions are won or lost in how many moves, and what the one on the board is. */

import { pliesOf } from "../../../core/analysis.ts";
import type { Game } from "../../../core/game.ts";
import type { Match } from "../../../core/match.ts";
import type { Options } from "../../../core/options.ts";
import { withoutStart } from "../../../core/starts.ts";
import type { MapPoint } from "../../../players/job.ts";
import { describeValue } from "../../../words/values.ts";

export interface GameMap {
  readonly game: Game;
  readonly options: Options;
  /** Null where there are too many positions. */
  readonly points: readonly MapPoint[] | null;
}

/** Positions of one value, for the player to move. */
export interface MapRow {
  readonly words: string;
  readonly count: number;
  /** Whether the position on the board is one of them. */
  readonly here: boolean;
}

/** Whether the map shows the match's size; where the game started doesn't matter. */
export function isMapOf(map: GameMap, { game, options }: Match): boolean {
  const names = Object.keys(withoutStart(options));
  return map.game === game && names.every((name) => map.options[name] === options[name]);
}

/** The nearest to the end first, the drawn ones last. */
export function mapRows(points: readonly MapPoint[], { game }: Match, shown: unknown): readonly MapRow[] {
  const now = game.key(shown);
  const rows = new Map<string, MapRow>();
  for (const { value, key } of points.toSorted((a, b) => farness(a) - farness(b))) {
    const words = describeValue(value);
    const { count, here } = rows.get(words) ?? { count: 0, here: false };
    rows.set(words, { words, count: count + 1, here: here || key === now });
  }
  return [...rows.values()];
}

function farness({ value }: MapPoint): number {
  return pliesOf(value) ?? Number.MAX_SAFE_INTEGER;
}
