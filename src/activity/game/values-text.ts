/** The values of all moves in groups, and why they are so. */

import { currentPosition, seatToMove } from "../../core/match.ts";
import { moveNames } from "../../core/rules.ts";
import type { Table } from "../../table/table.ts";
import { sayReasons } from "../../words/reasons.ts";

const groups = [
  ["win", "+", "wins"],
  ["draw", "=", "draws"],
  ["loss", "-", "loses"],
  [undefined, "?", "not known"],
] as const;

/** "+ wins: 4   = draws: 1, 2   - loses: 3-4" */
export function valuesText(table: Table): string {
  return groupMoves(table)
    .map(({ sign, word, moves }) => `${sign} ${word}: ${moves}`)
    .join("   ");
}

/** The same to listen to: "Wins: 4. Draws: 1, 2. Loses: 3-4." */
export function valuesSentence(table: Table): string {
  return groupMoves(table)
    .map(({ word, moves }) => `${word.charAt(0).toUpperCase()}${word.slice(1)}: ${moves}.`)
    .join(" ");
}

/** The longest lists come last. */
function groupMoves({ values, match, viewing }: Table) {
  if (values === null || viewing !== null) return [];
  const names = moveNames(match.game, currentPosition(match));
  const found = groups
    .map(([kind, sign, word]) => ({ sign, word, moves: names.filter((name) => values[name]?.kind === kind) }))
    .filter(({ moves }) => moves.length > 0);
  const longest = Math.max(...found.map(({ moves }) => moves.length));
  return found
    .toSorted((a, b) => Number(a.moves.length > mostListed) - Number(b.moves.length > mostListed))
    .map(({ moves, ...group }) => ({
      ...group,
      moves: listMoves(moves, moves.length === longest && found.length > 1),
    }));
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
