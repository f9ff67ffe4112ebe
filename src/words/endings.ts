/** How a game ended, in a sentence. */

import type { Match } from "../core/match.ts";
import type { EndReason } from "../core/outcome.ts";
import { ofSeat, otherSeat } from "../core/seat.ts";

/** Empty where the winner has played it out: the book has words for that. */
export function endText({ outcome, players }: Match): string {
  if (outcome === null) return "";
  const { winner, reason } = outcome;
  return winner === null ? drawn[reason] : lost(ofSeat(players, otherSeat(winner)).name, reason);
}

function lost(loser: string, reason: EndReason): string {
  switch (reason) {
    case "finished":
      return "";
    case "resigned":
      return `${loser} resigns.`;
    case "timeout":
      return `${loser} has run out of time.`;
    case "abandoned":
      return `${loser} has left the game.`;
    case "agreed":
    case "unfinished":
    case "forfeit":
      return `${loser} lost by ${reason}.`;
  }
}

const drawn: Readonly<Record<EndReason, string>> = {
  finished: "The game is drawn.",
  agreed: "The game is drawn by agreement.",
  abandoned: "The game is drawn: a player has left it.",
  timeout: "The game is drawn on time.",
  resigned: "The game was left unfinished.",
  unfinished: "The game was left unfinished.",
  forfeit: "The game was left unfinished.",
};
