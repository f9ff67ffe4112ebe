/** A scorecard in sentences. */

import { type Match, moveName, playerNames } from "../core/match.ts";
import { ofSeat, otherSeat, type Seat, seats } from "../core/seat.ts";
import { listWords } from "../core/text.ts";
import { countMoves, countOf } from "../words/values.ts";
import type { Scorecard, ScoredMove } from "./scorecard.ts";
import { formatSkill, type Skill, whatSkillIs } from "./skill.ts";

export function mistakeLine(match: Match, card: Scorecard): string {
  const { firstMistake } = card;
  const scored = firstMistake === null ? undefined : card.moves[firstMistake];
  if (firstMistake === null || scored === undefined)
    return settledLine(match, card) ?? faultless("Neither player gave anything", card);
  const name = ofSeat(playerNames(match), scored.seat);
  return `First mistake: move ${firstMistake + 1}, where ${name} played ${moveName(match, firstMistake)}.`;
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

/** How well each player decided, and what does not count: short, for a screen that has the board beside it. */
export function skillLines(match: Match, card: Scorecard): readonly string[] {
  const names = playerNames(match);
  const moves = card.moves.filter(({ grade }) => grade !== "unknown");
  if (moves.length === 0) return card.moves.length === 0 ? [] : ["No exact value is known here."];
  return seats
    .filter((seat) => moves.some((move) => move.seat === seat))
    .flatMap((seat) => linesOf(ofSeat(names, seat), ofSeat(card.skill, seat), countAssisted(card, seat)));
}

/** The same, and what the figures mean. */
export function explainedSkillLines(match: Match, card: Scorecard): readonly string[] {
  const lines = skillLines(match, card);
  return card.skill.some(({ value }) => value !== null) ? [...lines, whatSkillIs] : lines;
}

function linesOf(name: string, skill: Skill, assisted: number): readonly string[] {
  const told = formatSkill(skill);
  const own =
    told === undefined
      ? `No ${assisted === 0 ? "" : "other "}decision of ${name} mattered.`
      : `${name}: skill ${told}, ${countOf(skill.decisions, "decision")} mattered.`;
  const helped = `${countMoves(assisted)} of ${name} ${assisted === 1 ? "was" : "were"} made after a hint, shown values or a takeback and ${assisted === 1 ? "does" : "do"} not count.`;
  if (assisted === 0) return [own];
  return told === undefined ? [helped, own] : [own, helped];
}

/** How many of a player's moves were made with help. */
export function countAssisted({ moves }: Scorecard, seat: Seat): number {
  return moves.filter((move) => move.seat === seat && move.assisted).length;
}

/** "3", "1 or 2", "1, 2, 3 and 8 others". */
export function betterMoves({ best }: ScoredMove<string>): string {
  if (best.length <= 4) return listWords(best, "or");
  return listWords([...best.slice(0, 3), `${best.length - 3} others`], "and");
}
