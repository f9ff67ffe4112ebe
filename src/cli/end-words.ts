/** How a game ended, in a sentence. */

import type { Match } from "../core/match.ts";
import type { EndReason } from "../core/outcome.ts";
import { ofSeat, otherSeat } from "../core/seat.ts";

/** Empty where the winner has played it out: the book has words for that. */
export function endText({ outcome, players }: Match): string {
  if (outcome === null) return "";
  const { winner, reason } = outcome;
  if (winner === null) return drawnText(reason);
  const loser = ofSeat(players, otherSeat(winner)).name;
  switch (reason) {
    case "finished":
      return "";
    case "resigned":
      return `${loser} resigns.`;
    case "timeout":
      return `${loser} has run out of time.`;
    case "abandoned":
      return `${loser} has left the game.`;
    default:
      return `${loser} lost by ${reason}.`;
  }
}

function drawnText(reason: EndReason): string {
  switch (reason) {
    case "finished":
      return "The game is drawn.";
    case "agreed":
      return "The game is drawn by agreement.";
    case "abandoned":
      return "The game is drawn: a player has left it.";
    case "timeout":
      return "The game is drawn on time.";
    default:
      return "The game was left unfinished.";
  }
}
