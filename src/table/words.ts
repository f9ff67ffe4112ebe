/** What is said at a table beside the book's words and the moves; every face says it alike. */

import { isComputer, type Match, playedNames, playerNames, seatToMove } from "../core/match.ts";
import { ofSeat, otherSeat, type Seat, seats } from "../core/seat.ts";
import type { TableQuestion } from "./table.ts";

export const nothingToUndo = "There is no move to take back.";
export const nothingToRedo = "There is no move to play again.";
export const declinedText = "The offer is declined.";
export const thinkingText = "It is the computer's turn.";

/** Where a computer plays by a search. */
export const inexactNote =
  "At this size the values are not exact yet: the computer looks a few moves ahead until fewer are left.";

/** Where the computer to move repeats itself because it must. */
export function onlyMoveNote(match: Match): string {
  return `${playerName(match, seatToMove(match))} had only one safe move here.`;
}

/** "Ann", "Computer (hard)". */
export function playerName(match: Match, seat: Seat): string {
  return ofSeat(playerNames(match), seat);
}

/** The seat of the person at this board, where the other one is a computer's. */
export function personSeat(match: Match): Seat | null {
  const [person = null, other] = seats.filter((seat) => !isComputer(match, seat));
  return other === undefined ? person : null;
}

/** "Your move", "Ben to move". */
export function turnLine(match: Match, you = personSeat(match)): string {
  const seat = seatToMove(match);
  return seat === you ? "Your move" : `${playerName(match, seat)} to move`;
}

/** The move after the given ply in words, told by name: several people hear it. */
export function tellMove(match: Match, ply: number): readonly string[] {
  const before = match.positions[ply];
  const name = playerName(match, match.game.toMove(before));
  return match.game.describeMove(before, match.moves[ply], { name, person: false });
}

/** "Took back move 2 (3-4)." */
export function tookBackText(before: Match, after: Match): string {
  return `Took back ${movesText(before, after.moves.length)}.`;
}

/** "Played move 2 (3-4) again." */
export function playedAgainText(before: Match, after: Match): string {
  return `Played ${movesText(after, before.moves.length)} again.`;
}

/** The moves of the match from that ply on: "move 2 (3-4)", "moves 2 and 3 (3-4, 1)", "moves 2 to 5". */
function movesText(match: Match, from: number): string {
  const { moves } = match;
  const names = playedNames(match, from);
  if (names.length === 1) return `move ${moves.length} (${names.join("")})`;
  if (names.length > 2) return `moves ${from + 1} to ${moves.length}`;
  return `moves ${from + 1} and ${moves.length} (${names.join(", ")})`;
}

export function offersText(match: Match, from = seatToMove(match)): string {
  return `${playerName(match, from)} offers a draw.`;
}

export function questionText(match: Match, question: TableQuestion): string {
  const mover = seatToMove(match);
  const other = playerName(match, otherSeat(mover));
  switch (question) {
    case "resign":
      return `Resign? ${other} wins.`;
    case "draw":
      return isComputer(match, otherSeat(mover))
        ? `${offersText(match, otherSeat(mover))} Do you accept?`
        : `${offersText(match)} ${other}, do you accept?`;
    case "offer":
      return `Offer a draw? If ${other} accepts, the game is over.`;
    case "restart":
      return "Start this game over? The moves so far are lost.";
    case "leave":
      return "Leave? The game is saved and can be resumed.";
  }
}
