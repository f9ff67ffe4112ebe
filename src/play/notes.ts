/** Our own notes to players; every face shows them apart from the book's own words. */

import { currentPosition, hasPerson, type Match, timesStood } from "../core/match.ts";
import { ofSeat } from "../core/seat.ts";

/** `offer` says how to offer a draw on this face. */
export function notesOnTurn(match: Match, offer: string): readonly string[] {
  if (match.moves.length === 0) return [];
  return [...(match.game.notes?.(currentPosition(match)) ?? []), ...repetitionNotes(match, offer)];
}

/** From the third time that a position occurs with the same player to move. */
function repetitionNotes(match: Match, offer: string): readonly string[] {
  const times = match.outcome === null && hasPerson(match) ? timesStood(match) : 0;
  if (times < 3) return [];
  return [`This position has come up ${times} times. ${offer}`];
}

export function openingNotes(match: Match, coinTossed: boolean): readonly string[] {
  const coin = coinTossed ? [`Coin toss: ${ofSeat(match.players, match.first).name} moves first.`] : [];
  return [...coin, ...(match.game.notes?.(match.positions[0]) ?? [])];
}

export function seriesNotes({ series, players }: Match): readonly string[] {
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
