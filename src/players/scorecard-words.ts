/** A scorecard in sentences. */

import { type Match, moveName } from "../core/match.ts";
import { ofSeat, otherSeat, type Seat } from "../core/seat.ts";
import type { Scorecard } from "./scorecard.ts";

export function mistakeLine(match: Match, card: Scorecard): string {
  const { firstMistake } = card;
  const scored = firstMistake === null ? undefined : card.moves[firstMistake];
  if (firstMistake === null || scored === undefined)
    return settledLine(match, card) ?? faultless("Nobody gave anything", card);
  const { name } = ofSeat(match.players, scored.seat);
  return `The first mistake was move ${firstMistake + 1}, ${moveName(match, firstMistake)} by ${name}.`;
}

/** "Nobody gave anything" and so on, with the reserve that is due where a value is not known. */
export function faultless(found: string, { moves }: Scorecard): string {
  const reserve = moves.some(({ grade }) => grade === "unknown") ? ", as far as is known" : "";
  return `${found} away${reserve}.`;
}

/** What was given away by the players' word rather than by a move, if anything was. */
export function settledLine({ outcome, players }: Match, card: Scorecard): string | undefined {
  const ahead = seatAhead(card);
  if (ahead === undefined || outcome === null) return undefined;
  if (outcome.reason === "agreed")
    return ahead === null ? undefined : `${ofSeat(players, ahead).name} agreed to a draw in a won position.`;
  if (outcome.reason !== "resigned" || outcome.winner === null || ahead === outcome.winner) return undefined;
  const loser = ofSeat(players, otherSeat(outcome.winner)).name;
  return `${loser} resigned a ${ahead === null ? "drawn" : "won"} position.`;
}

/** Who stands to win after the last move; null: nobody; undefined: not known. */
function seatAhead({ moves }: Scorecard): Seat | null | undefined {
  const last = moves.at(-1);
  if (last === undefined || last.value === null) return undefined;
  if (last.value.kind === "draw") return null;
  return last.value.kind === "win" ? last.seat : otherSeat(last.seat);
}

export function accuracyLines({ players }: Match, { accuracy }: Scorecard): readonly string[] {
  return players.flatMap(({ name }, index) => {
    const share = accuracy[index];
    return typeof share === "number"
      ? [`${name} kept the result in ${Math.round(share * 100)}% of the moves.`]
      : [];
  });
}
