/** What the product has to say to the players beyond the book. Every face shows it apart from the book's own words. */

import { currentPosition, hasPerson, type Match, seatToMove, timesStood } from "../core/match.ts";
import { ofSeat } from "../core/seat.ts";

/** What a position met in play calls for. `offer` is how a draw is offered on this face. */
export function notesOnTurn(match: Match, offer: string): readonly string[] {
  if (match.moves.length === 0) return [];
  return [...(match.game.notes?.(currentPosition(match), false) ?? []), ...repetitionNotes(match, offer)];
}

/** From the third time that a position occurs with the same player to move. */
function repetitionNotes(match: Match, offer: string): readonly string[] {
  const times = match.outcome === null && hasPerson(match) ? timesStood(match) : 0;
  if (times < 3) return [];
  const { name } = ofSeat(match.players, seatToMove(match));
  return [`This position has occurred ${times} times with ${name} to move. Play on, or ${offer}`];
}

export function openingNotes(match: Match, coinTossed: boolean): readonly string[] {
  const coin = coinTossed ? [`Coin toss: ${ofSeat(match.players, match.first).name} moves first.`] : [];
  const [start] = match.positions;
  return [...coin, ...(match.game.notes?.(start, true) ?? []), ...seriesNotes(match)];
}

function seriesNotes({ series, players }: Match): readonly string[] {
  if (series === null || series.of === 1) return [];
  const [one, two] = players;
  return [
    `Game ${series.game} of ${series.of}; ${one.name} ${series.score[0]}, ${two.name} ${series.score[1]}.`,
  ];
}

export function seatNotes(match: Match, drawn: boolean): readonly string[] {
  const person = match.players.findIndex((player) => player.level === undefined);
  const seat = match.game.seatNames[person];
  return drawn && seat !== undefined ? [`The seats were assigned at random: you are ${seat}.`] : [];
}
