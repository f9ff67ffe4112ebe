import { type Match, moveName, playerNames } from "../core/match.ts";
import { ofSeat, otherSeat, type Pair, type Seat, seats } from "../core/seat.ts";
import { listWords } from "../core/text.ts";
import { countOf } from "../core/words/values.ts";
import type { Scorecard, ScoredMove } from "./scorecard.ts";
import { formatSkill, type Skill, whatSkillIs } from "./skill.ts";

export function mistakeLine(match: Match, card: Scorecard): string {
  const { firstMistake } = card;
  const scored = firstMistake === null ? undefined : card.moves[firstMistake];
  if (firstMistake === null || scored === undefined)
    return settledLine(match, card) ?? `No mistakes on either side${reserve(card)}.`;
  const name = ofSeat(playerNames(match), scored.seat);
  return `First mistake: move ${firstMistake + 1}, where ${name} played ${moveName(match, firstMistake)}.`;
}

export function stakeOf({ before }: Pick<ScoredMove, "before">): "win" | "draw" {
  return before?.kind === "win" ? "win" : "draw";
}

export function reserve({ moves }: Scorecard): string {
  return moves.some(({ grade }) => grade === "unknown") ? ", as far as we know" : "";
}

/** A win or draw that a player gave away by resigning or agreeing, not by a move. */
export function settledLine(
  { outcome, players: [one, two] }: Match,
  card: Scorecard,
  names: Pair<string> = [one.name, two.name],
): string | undefined {
  const ahead = seatAhead(card);
  if (ahead === undefined || outcome === null) return undefined;
  if (outcome.reason === "agreed")
    return ahead === null ? undefined : `${ofSeat(names, ahead)} agreed to a draw while winning.`;
  if (outcome.reason !== "resigned" || outcome.winner === null || ahead === outcome.winner) return undefined;
  const loser = ofSeat(names, otherSeat(outcome.winner));
  return `${loser} resigned a ${ahead === null ? "drawn" : "won"} position.`;
}

/** The winner with best play after the last move; null is neither player, undefined not known. */
function seatAhead({ moves }: Scorecard): Seat | null | undefined {
  const last = moves.at(-1);
  if (last === undefined || last.value === null) return undefined;
  if (last.value.kind === "draw") return null;
  return last.value.kind === "win" ? last.seat : otherSeat(last.seat);
}

/** Short, for a screen that has the board beside it. */
function skillLines(match: Match, card: Scorecard): readonly string[] {
  const names = playerNames(match);
  const moves = card.moves.filter(({ grade }) => grade !== "unknown");
  if (moves.length === 0)
    return card.moves.length === 0 ? [] : ["These moves can't be scored: the end was too far away."];
  return seats
    .filter((seat) => moves.some((move) => move.seat === seat))
    .flatMap((seat) => linesOf(ofSeat(names, seat), ofSeat(card.skill, seat), countAssisted(card, seat)));
}

export function explainedSkillLines(match: Match, card: Scorecard): readonly string[] {
  const lines = skillLines(match, card);
  return card.skill.some(({ value }) => value !== null) ? [...lines, whatSkillIs] : lines;
}

/** A player who had nothing to decide isn't judged. */
function linesOf(name: string, skill: Skill, assisted: number): readonly string[] {
  const told = formatSkill(skill);
  const own = `${name}: skill ${told}, ${countOf(skill.decisions, "decision")} mattered.`;
  const which = assisted === 1 ? `One of ${name}'s moves doesn't` : `${assisted} of ${name}'s moves don't`;
  const helped = `${which} count (hints, values or takebacks).`;
  return [...(told === undefined ? [] : [own]), ...(assisted === 0 ? [] : [helped])];
}

export function countAssisted({ moves }: Scorecard, seat: Seat): number {
  return moves.filter((move) => move.seat === seat && move.assisted).length;
}

/** "3", "2, to leave 6, a multiple of three", "1 or 2", "1, 2, 3 and 8 others". */
export function betterMoves({ best, aim = "" }: ScoredMove<string>): string {
  if (best.length <= 4) return `${listWords(best, "or")}${aim}`;
  return listWords([...best.slice(0, 3), `${best.length - 3} others`], "and");
}
