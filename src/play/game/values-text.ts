import type { PositionReport } from "../../computer/job.ts";
import { moveNames } from "../../core/rules.ts";
import type { Seat } from "../../core/seat.ts";
import { capital } from "../../core/words/values.ts";
import { isOver, isThinking, shownPosition, shownReport, type Table } from "../table.ts";
import { nameOpponent, personSeat, playerName } from "../words.ts";

const groups = [
  ["win", "+", "wins"],
  ["draw", "=", "draws"],
  ["loss", "-", "loses"],
  [undefined, "?", "not known"],
] as const;

/** "+ wins: 4   = draws: 1, 2   - loses: 3-4". Of an earlier position: "Your moves from here: …" or the like. */
export function valuesText(table: Table): string {
  const listed = groupMoves(table).map(({ sign, word, moves }) => `${sign} ${word}: ${moves}`);
  const start = listed.length === 0 || table.viewing === null ? "" : `${whoseMoves(table)} moves from here: `;
  return `${start}${listed.join("   ")}`;
}

/** Values of an earlier position are about the next move, not the one that led there. */
function whoseMoves(table: Table): string {
  if (personSeat(table.match) === null) return `${playerName(table.match, seatShown(table))}'s`;
  return isOpponents(table) ? "The computer's" : "Your";
}

function seatShown(table: Table): Seat {
  return table.match.game.toMove(shownPosition(table));
}

function isOpponents(table: Table): boolean {
  const you = personSeat(table.match);
  return table.viewing !== null && you !== null && seatShown(table) !== you;
}

/** For line faces: "Wins: 4. Draws: 1, 2. Loses: 3-4." */
export function valuesSentence(table: Table): string {
  return groupMoves(table)
    .map(({ word, moves }) => `${capital(word)}: ${moves}.`)
    .join(" ");
}

/** Lists too long to show in full come last. */
function groupMoves(table: Table) {
  const report = toldReport(table);
  if (report === undefined) return [];
  const names = moveNames(table.match.game, shownPosition(table));
  const found = groups
    .map(([kind, sign, word]) => ({
      sign,
      word,
      moves: names.filter((name) => report.moves[name]?.kind === kind),
    }))
    .filter(({ moves }) => moves.length > 0);
  const longest = Math.max(...found.map(({ moves }) => moves.length));
  return found
    .toSorted((a, b) => Number(a.moves.length > mostListed) - Number(b.moves.length > mostListed))
    .map(({ moves, ...group }) => ({
      ...group,
      moves: listMoves(moves, moves.length === longest && found.length > 1),
    }));
}

export function whyText(table: Table): string {
  const report = isOpponents(table) ? undefined : toldReport(table);
  return report === undefined ? "" : nameOpponent(table.match, report.why);
}

/** Undefined while the computer thinks, and at the end, where there are no moves. */
export function toldReport(table: Table): PositionReport | undefined {
  const isAsked = table.viewing !== null || !(isThinking(table) || isOver(table));
  return isAsked ? shownReport(table) : undefined;
}

const mostListed = 16;

/** In a long row, most moves are alike, so the longest list becomes "all 30 others". */
function listMoves(moves: readonly string[], mayShorten: boolean): string {
  if (moves.length <= mostListed) return moves.join(", ");
  return mayShorten ? `all ${moves.length} others` : `all ${moves.length}`;
}
