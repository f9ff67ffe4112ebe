/** Looks back at a finished game: what decided it, and how to go back to a mistake. */

import { opponentMark, type Scorecard, type ScoredMove } from "../../computer/scorecard.ts";
import { isComputer, type Match } from "../../core/match.ts";
import { flagName } from "../../core/option-words.ts";
import type { ProgramName } from "../../core/program.ts";
import { ofSeat, otherSeat, type Pair, type Seat, seats } from "../../core/seat.ts";
import { listWords } from "../../core/text.ts";
import { capital, countMoves, countOf } from "../../core/words/values.ts";
import { inSentence, namesFor } from "../words.ts";

type Card = Scorecard<string>;

/** Uses a quick review, so players don't wait. `analyze ID` is thorough. */
export function reviewOf(match: Match, card: Card, names = namesFor(match)): readonly string[] {
  if (match.moves.length === 0) return [];
  const settled = settledLine(match, card, names);
  if (settled !== undefined) return [settled];
  const loser = loserOf(match);
  if (isWonAtOnce(match)) return [wonAtOnceLine(match, names)];
  const people = seats.filter((seat) => !isComputer(match, seat));
  const winners = people.filter((seat) => seat !== loser).map((seat) => ownLine(card, seat, names));
  return loser === null ? winners : [...winners, ...lossLines(match, card, loser, names)];
}

/** Null unless a player lost on the board. */
function loserOf({ outcome }: Match): Seat | null {
  if (outcome === null || outcome.winner === null || outcome.reason !== "finished") return null;
  return otherSeat(outcome.winner);
}

function isWonAtOnce(match: Match): boolean {
  return match.moves.length === 1 && loserOf(match) !== null;
}

function wonAtOnceLine(match: Match, names: Pair<string>): string {
  const winner = inSentence(ofSeat(names, match.outcome?.winner ?? 1));
  const longer = offersRecommended(match) ? " The recommended setup lasts longer." : "";
  return `The first move decided this game: from this start, ${winner} could win right away.${longer}`;
}

/** After a game of one move, unless the player chose its position. */
export function offersRecommended(match: Match): boolean {
  return isWonAtOnce(match) && match.from === null && match.game.of.recommended !== undefined;
}

/** A player who lost without a mistake never had a chance. Comforts only people. */
function lossLines(match: Match, card: Card, loser: Seat, names: Pair<string>): readonly string[] {
  if (mistakesOf(card, loser).length > 0 || hasUnknown(card)) return [ownLine(card, loser, names)];
  if (isComputer(match, loser)) return [];
  const winner = inSentence(ofSeat(names, otherSeat(loser)));
  const held = countMoves(card.moves.filter(({ seat }) => seat === loser).length);
  return [`This start was a win for ${winner}. ${ofSeat(names, loser)} held out for ${held}.`];
}

function ownLine(card: Card, seat: Seat, names: Pair<string>): string {
  if (mistakesOf(card, seat).length > 0) return mistakeLine(card, seat, names);
  const name = ofSeat(names, seat);
  const tricky = countTricky(card, seat);
  if (hasUnknown(card)) return `${name} made no mistakes, as far as we know.`;
  if (tricky === 0) return `${name} made no mistakes.`;
  const flawless = name === "You" ? "Flawless" : `${name} made no mistakes`;
  return `${flawless}: ${countOf(tricky, "tricky move")}, ${tricky} right.`;
}

/** "You made 2 mistakes. The last was move 7. Flipping 3 left just one 0, so …" */
function mistakeLine(card: Card, seat: Seat, names: Pair<string>): string {
  const mistakes = mistakesOf(card, seat);
  const at = mistakes.at(-1) ?? 0;
  const name = ofSeat(names, seat);
  const why = capital(causeOf(card, at, names));
  if (mistakes.length > 1)
    return `${name} made ${countOf(mistakes.length, "mistake")}. The last was move ${at + 1}. ${why}.`;
  const made = countTricky(card, seat) === 1 ? "missed the one move that mattered," : "made one mistake, on";
  return `${name} ${made} move ${at + 1}. ${why}.`;
}

function mistakesOf({ moves }: Card, seat: Seat): readonly number[] {
  return [...moves.keys()].filter((at) => moves[at]?.seat === seat && moves[at].grade === "gave-away");
}

/** Counts the moves where a player could have made a mistake, except those made with help. */
function countTricky({ moves }: Card, seat: Seat): number {
  return moves.filter((move) => move.seat === seat && move.decision !== null && !move.assisted).length;
}

function hasUnknown({ moves }: Card): boolean {
  return moves.some(({ grade }) => grade === "unknown");
}

function causeOf({ moves }: Card, at: number, names: Pair<string>): string {
  const scored = moves[at];
  if (scored === undefined) return "";
  const opponent = inSentence(ofSeat(names, otherSeat(scored.seat)));
  const { cause = `${scored.move} threw away the ${stakeOf(scored)}` } = scored;
  return cause.replaceAll(opponentMark, opponent);
}

export function mistakeBefore(match: Match, card: Card, ply: number): readonly string[] {
  if (card.moves[ply - 1]?.grade !== "gave-away") return [];
  return [`Mistake: ${causeOf(card, ply - 1, namesFor(match))}.`];
}

export function stakeOf({ before }: Pick<ScoredMove, "before">): "win" | "draw" {
  return before?.kind === "win" ? "win" : "draw";
}

/** "3", "1 or 2", "1, 2, 3 and 8 others". */
export function betterMoves({ best }: Pick<ScoredMove<string>, "best">, joint: "or" | "and" = "or"): string {
  if (best.length <= 4) return listWords(best, joint);
  return listWords([...best.slice(0, 3), `${best.length - 3} others`], "and");
}

/** A win or draw that a player threw away by resigning or agreeing, not by a move. */
function settledLine({ outcome }: Match, card: Card, names: Pair<string>): string | undefined {
  const ahead = seatAhead(card);
  if (ahead === undefined || outcome === null) return undefined;
  if (outcome.reason === "agreed")
    return ahead === null ? undefined : `${ofSeat(names, ahead)} agreed to a draw while winning.`;
  if (outcome.reason !== "resigned" || outcome.winner === null || ahead === outcome.winner) return undefined;
  const loser = ofSeat(names, otherSeat(outcome.winner));
  return `${loser} resigned${ahead === null ? ", but it was a draw with best play" : " while winning"}.`;
}

/** The winner with best play after the last move. Null means neither player, and undefined means unknown. */
function seatAhead({ moves }: Card): Seat | null | undefined {
  const last = moves.at(-1);
  if (last === undefined || last.value === null) return undefined;
  if (last.value.kind === "draw") return null;
  return last.value.kind === "win" ? last.seat : otherSeat(last.seat);
}

export interface TurningPoint {
  /** The ply before the mistake. */
  readonly ply: number;
  /** A person made the mistake, and can try again. */
  readonly again: boolean;
}

/** The loser's last mistake. If there's none, the last mistake of a person or of the computer. */
export function turningPoint(match: Match, card: Card): TurningPoint | null {
  if (settledLine(match, card, namesFor(match)) !== undefined)
    return { ply: match.moves.length, again: false };
  const loser = loserOf(match);
  const ply =
    lastMistake(card, (seat) => seat === loser) ?? retryPly(match, card) ?? lastMistake(card, () => true);
  return ply === null ? null : { ply, again: !isComputer(match, card.moves[ply]?.seat ?? 1) };
}

/** Where a person can try again. */
export function retryPly(match: Match, card: Card): number | null {
  const loser = loserOf(match);
  const isPerson = (seat: Seat) => !isComputer(match, seat);
  return lastMistake(card, (seat) => isPerson(seat) && seat === loser) ?? lastMistake(card, isPerson);
}

function lastMistake({ moves }: Card, isMeant: (seat: Seat) => boolean): number | null {
  const at = moves.findLastIndex(({ seat, grade }) => grade === "gave-away" && isMeant(seat));
  return at < 0 ? null : at;
}

/** For a face without buttons: the review, and the command to try again. */
export function reviewLines(match: Match, card: Card, program: ProgramName): readonly string[] {
  const lines = reviewOf(match, card);
  const loser = loserOf(match);
  const ply = retryPly(match, card);
  if (ply !== null)
    return [
      ...lines,
      `Try move ${ply + 1} again: ${program.name} ${playArguments(match, ply, card.moves[ply]?.seat)}`,
    ];
  if (loser === null || isComputer(match, loser) || isWonAtOnce(match)) return lines;
  return [...lines, `Swap sides: ${program.name} ${playArguments(match, 0, otherSeat(loser))}`];
}

/** Opens the position before a move, with a person in that seat. */
function playArguments(match: Match, at: number, seat: Seat = 1): string {
  const { game, positions, players } = match;
  const position = positions[at];
  const level = players.find((player) => player.level !== undefined)?.level;
  const against = level === undefined ? [] : [`--vs ${level} --seat ${seat}`];
  const key = game.key(position);
  const start = `--start ${/^[\w,./-]+$/.test(key) ? key : `'${key}'`} --first ${game.toMove(position)}`;
  return ["play", game.id, ...sizeFlags(match), start, ...against].join(" ");
}

/** Only options that differ from the defaults. A row's size is in the key. */
function sizeFlags({ game }: Match): readonly string[] {
  return Object.entries(game.of.options).flatMap(([name, spec]) => {
    const value = game.options[name];
    return value === undefined || value === spec.default ? [] : [`${flagName(name)} ${value}`];
  });
}
