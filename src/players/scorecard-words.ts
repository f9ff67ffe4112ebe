/** A scorecard in sentences. */

import { type Match, moveName } from "../core/match.ts";
import { ofSeat, otherSeat, type Seat, seats } from "../core/seat.ts";
import type { Scorecard } from "./scorecard.ts";

export function mistakeLine(match: Match, card: Scorecard): string {
  const { firstMistake } = card;
  const scored = firstMistake === null ? undefined : card.moves[firstMistake];
  if (firstMistake === null || scored === undefined)
    return settledLine(match, card) ?? faultless("Neither player gave anything", card);
  const { name } = ofSeat(match.players, scored.seat);
  return `The first mistake was move ${firstMistake + 1}, ${moveName(match, firstMistake)} by ${name}.`;
}

/** `found` is "You gave nothing" or the like; says so where not every value is known. */
export function faultless(found: string, { moves }: Scorecard): string {
  const reserve = moves.some(({ grade }) => grade === "unknown") ? ", as far as is known" : "";
  return `${found} away${reserve}.`;
}

/** A win or draw that a player gave away by resigning or agreeing, not by a move. */
export function settledLine({ outcome, players }: Match, card: Scorecard): string | undefined {
  const ahead = seatAhead(card);
  if (ahead === undefined || outcome === null) return undefined;
  if (outcome.reason === "agreed")
    return ahead === null ? undefined : `${ofSeat(players, ahead).name} agreed to a draw in a won position.`;
  if (outcome.reason !== "resigned" || outcome.winner === null || ahead === outcome.winner) return undefined;
  const loser = ofSeat(players, otherSeat(outcome.winner)).name;
  return `${loser} resigned a ${ahead === null ? "drawn" : "won"} position.`;
}

/** Who wins with best play after the last move; null: neither player; undefined: not known. */
function seatAhead({ moves }: Scorecard): Seat | null | undefined {
  const last = moves.at(-1);
  if (last === undefined || last.value === null) return undefined;
  if (last.value.kind === "draw") return null;
  return last.value.kind === "win" ? last.seat : otherSeat(last.seat);
}

export function accuracyLines({ players }: Match, card: Scorecard): readonly string[] {
  return seats.flatMap((seat) => {
    const share = ofSeat(card.accuracy, seat);
    const { name } = ofSeat(players, seat);
    if (share === null) return [];
    return hadDecision(card, seat)
      ? [`${name} kept the result with ${Math.round(share * 100)}% of moves.`]
      : [idleLine(name)];
  });
}

export function idleLine(name: string): string {
  return `No decision of ${name} mattered.`;
}

/** Whether the player could have given something away. */
export function hadDecision({ moves }: Scorecard, seat: Seat): boolean {
  return moves.some((move) => move.seat === seat && move.mattered);
}
