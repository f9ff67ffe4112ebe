/** The whole game as a picture: one square a position, in the order in which the game lists them. */

import type { Game } from "../../../core/game.ts";
import type { Match } from "../../../core/match.ts";
import { findStart, type Options } from "../../../core/options.ts";
import type { MapPoint } from "../../../players/job.ts";

export interface GameMap {
  readonly game: Game;
  readonly options: Options;
  /** Null where there are too many positions for a picture. */
  readonly points: readonly MapPoint[] | null;
}

export interface MapSquare {
  readonly point: MapPoint;
  readonly column: number;
  readonly row: number;
}

export interface MapView {
  readonly columns: number;
  readonly rows: number;
  readonly squares: readonly MapSquare[];
  /** The squares that the match has passed through, in order. */
  readonly path: readonly MapSquare[];
  /** The square of the position on the board. */
  readonly here: MapSquare | undefined;
  readonly words: string;
}

/** Whether the map shows the size that the match is played at; where a game begins does not matter. */
export function isMapOf(map: GameMap, { game, options }: Match): boolean {
  const start = findStart(game.options)?.[0];
  const names = Object.keys(options).filter((name) => name !== start);
  return map.game === game && names.every((name) => map.options[name] === options[name]);
}

export function mapView(points: readonly MapPoint[], match: Match, shown: unknown): MapView {
  const columns = 2 ** Math.ceil(Math.log2(Math.sqrt(points.length)));
  const squares = points.map((point, index) => ({
    point,
    column: index % columns,
    row: Math.floor(index / columns),
  }));
  const byKey = new Map(squares.map((square) => [square.point.key, square]));
  const path = match.positions.flatMap((position) => byKey.get(match.game.key(position)) ?? []);
  const here = byKey.get(match.game.key(shown));
  return { columns, rows: Math.ceil(points.length / columns), squares, path, here, words: tally(points) };
}

function tally(points: readonly MapPoint[]): string {
  const count = (kind: string) => points.filter(({ value }) => value?.kind === kind).length;
  return `${points.length} positions in which somebody is to move: ${count("win")} won for that player, ${count("loss")} lost, ${count("draw")} drawn.`;
}
