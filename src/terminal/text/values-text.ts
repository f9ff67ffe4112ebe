/** The values of all moves in groups, and why they are so. */

import type { Value } from "../../core/analysis.ts";
import { currentPosition, seatToMove } from "../../core/match.ts";
import { moveNames } from "../../core/notation.ts";
import type { Table } from "../../table/table.ts";
import { sayReasons } from "../../words/reasons.ts";

const groups = [
  ["win", "+ wins"],
  ["draw", "= draws"],
  ["loss", "- loses"],
] as const;

/** "+ wins: 4   = draws: 1, 2   - loses: 3-4" */
export function valuesText({ values, match, viewing }: Table): string {
  if (values === null || viewing !== null) return "";
  const names = moveNames(match.game, currentPosition(match));
  const of = (kind: Value["kind"] | undefined) => names.filter((name) => values[name]?.kind === kind);
  const found = [
    ...groups.map(([kind, word]) => ({ word, moves: of(kind) })),
    { word: "? not known", moves: of(undefined) },
  ].filter(({ moves }) => moves.length > 0);
  const longest = Math.max(...found.map(({ moves }) => moves.length));
  return found
    .toSorted((a, b) => Number(a.moves.length > mostListed) - Number(b.moves.length > mostListed))
    .map(({ word, moves }) => `${word}: ${listMoves(moves, moves.length === longest && found.length > 1)}`)
    .join("   ");
}

/** Why, where the values are shown and nothing else is said. */
export function whyText({ match, values, reasons, viewing, said }: Table): string {
  if (values === null || viewing !== null || said !== "") return "";
  return sayReasons(reasons, match.game, seatToMove(match));
}

const mostListed = 16;

/** In a long row most moves are alike: they are the others. */
function listMoves(moves: readonly string[], mayShorten: boolean): string {
  if (moves.length <= mostListed) return moves.join(", ");
  return mayShorten ? `all ${moves.length} others` : `all ${moves.length}`;
}
