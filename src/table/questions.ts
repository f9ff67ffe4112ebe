/** Questions that stop the game until they are answered, and what follows from the answer. */

import { agreeDraw, isComputer, resign, seatToMove } from "../core/match.ts";
import { otherSeat } from "../core/seat.ts";
import { isOver, isThinking, type Table, type TableQuestion, withMatch } from "./table.ts";
import { declinedText, offersText } from "./words.ts";

export function ask<T extends Table>(table: T, question: TableQuestion | null): T {
  return { ...table, question, preview: null, problem: "", said: "" };
}

/** No player resigns or offers a draw while a computer is to move. */
export function askToResign<T extends Table>(table: T): T {
  return isOver(table) || isThinking(table) ? table : ask(table, "resign");
}

/** The other player is asked; a computer answers for itself, once the offer is confirmed. */
export function askForDraw<T extends Table>(table: T): T {
  if (isOver(table) || isThinking(table)) return table;
  const { match } = table;
  return ask(table, isComputer(match, otherSeat(seatToMove(match))) ? "offer" : "draw");
}

/** What restarts or leaves the game reaches beyond the table; a face does that itself. */
export function answerQuestion<T extends Table>(table: T, yes: boolean): T {
  const { match, question } = table;
  if (question === "draw") return settleDraw(table, yes);
  if (yes && question === "resign") return withMatch(table, resign(match, seatToMove(match)));
  if (yes && question === "offer") return { ...ask(table, null), said: offersText(match), pending: "draw" };
  return ask(table, null);
}

export function settleDraw<T extends Table>(table: T, accepted: boolean): T {
  if (accepted) return withMatch(table, agreeDraw(table.match));
  return { ...ask(table, null), said: declinedText, pending: null };
}
