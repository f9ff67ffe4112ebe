import type { PositionReport } from "../../computer/job.ts";
import { moveNames } from "../../core/rules.ts";
import { ofSeat } from "../../core/seat.ts";
import { sayReasons } from "../../core/words/reasons.ts";
import { capital, countOf } from "../../core/words/values.ts";
import { isOver, isThinking, shownPosition, shownReport, type Table } from "../table.ts";
import { nameOpponent, namesFor, personSeat } from "../words.ts";

const groups = [
  ["win", "+", "wins"],
  ["draw", "=", "draws"],
  ["loss", "-", "loses"],
  [undefined, "?", "not known"],
] as const;

export function valuesText(table: Table): string {
  const listed = groupMoves(table).map(({ sign, word, moves }) => `${sign} ${word}: ${moves}`);
  const start = listed.length === 0 || table.viewing === null ? "" : `${whoseMoves(table)} moves from here: `;
  return `${start}${listed.join("   ")}`;
}

/** Values of an earlier position are about the next move, not the one that led there. */
function whoseMoves({ match, viewing }: Table): string {
  const name = ofSeat(namesFor(match), match.game.toMove(shownPosition({ match, viewing })));
  return name === "You" ? "Your" : `${name}'s`;
}

export function valuesSentence(table: Table): string {
  return groupMoves(table)
    .map(({ word, moves }) => `${capital(word)}: ${moves}.`)
    .join(" ");
}

/** A longer list is replaced by its length, because most moves in it are alike. */
const mostListed = 16;

function groupMoves(table: Table) {
  const report = toldReport(table);
  const names = report === undefined ? [] : moveNames(table.match.game, shownPosition(table));
  return groups.flatMap(([kind, sign, word]) => {
    const moves = names.filter((name) => report?.moves[name]?.kind === kind);
    const listed = moves.length > mostListed ? countOf(moves.length, "move") : moves.join(", ");
    return moves.length === 0 ? [] : [{ sign, word, moves: listed }];
  });
}

/** The reason says "you", so it isn't told about an opponent's moves. The values already list the safe ones. */
export function whyText(table: Table): string {
  const report = toldReport(table);
  const you = table.viewing === null ? null : personSeat(table.match);
  const isYours = you === null || table.match.game.toMove(shownPosition(table)) === you;
  const reasons = report?.reasons.filter(({ kind }) => kind !== "safe") ?? [];
  return isYours ? nameOpponent(table.match, sayReasons(reasons, table.match.game)) : "";
}

export function toldReport(table: Table): PositionReport | undefined {
  const isAsked = table.viewing !== null || !(isThinking(table) || isOver(table));
  return isAsked ? shownReport(table) : undefined;
}
