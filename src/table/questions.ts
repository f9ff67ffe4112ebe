/** Questions that stop the game until they are answered, and what follows from the answer. */

import { agreeDraw, isComputer, resign, seatToMove } from "../core/match.ts";
import { otherSeat } from "../core/seat.ts";
import { isOver, isThinking, type Table, type TableQuestion, withMatch } from "./table.ts";
import { declinesText, offersText } from "./words.ts";

export function ask<T extends Table>(table: T, question: TableQuestion | null): T {
  return { ...table, question, preview: null, problem: "", said: "" };
}

/** Nobody resigns or offers a draw while a computer is to move. */
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
  switch (table.question) {
    case "resign":
      return yes ? resignGame(table) : ask(table, null);
    case "draw":
      return settleDraw(table, yes);
    case "offer":
      return yes ? offerDraw(table) : ask(table, null);
    case "restart":
    case "leave":
    case null:
      return ask(table, null);
  }
}

/** The player to move gives the game up. */
function resignGame<T extends Table>(table: T): T {
  return withMatch(table, resign(table.match, seatToMove(table.match)));
}

/** Has the advisor answer for the computer. */
function offerDraw<T extends Table>(table: T): T {
  return { ...ask(table, null), said: offersText(table.match), pending: "draw" };
}

/** What comes of the offer of a draw. */
export function settleDraw<T extends Table>(table: T, accepted: boolean): T {
  if (accepted) return withMatch(table, agreeDraw(table.match));
  return { ...ask(table, null), said: declinesText(table.match), pending: null };
}
