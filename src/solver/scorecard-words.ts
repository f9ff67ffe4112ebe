/** A scorecard in sentences. */

import type { Match } from "../core/match.ts";
import { ofSeat } from "../core/seat.ts";
import type { Scorecard } from "./scorecard.ts";

export function mistakeLine(match: Match, card: Scorecard): string {
  const { firstMistake } = card;
  const scored = firstMistake === null ? undefined : card.moves[firstMistake];
  if (firstMistake === null || scored === undefined) return "Nobody gave anything away, as far as is known.";
  const { name } = ofSeat(match.players, scored.seat);
  return `The first mistake was move ${firstMistake + 1}, ${match.game.formatMove(scored.move)} by ${name}.`;
}

export function accuracyLines({ players }: Match, { accuracy }: Scorecard): readonly string[] {
  return players.flatMap(({ name }, index) => {
    const share = accuracy[index];
    return typeof share === "number"
      ? [`${name} kept the result in ${Math.round(share * 100)}% of the moves.`]
      : [];
  });
}
