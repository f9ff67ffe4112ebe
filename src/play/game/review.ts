/** A finished game with hindsight, in words to the person who looks at it: the mistakes, the way back to one, and where it was decided. */

import type { Scorecard } from "../../computer/scorecard.ts";
import { betterMoves, reserve, settledLine, stakeOf } from "../../computer/words.ts";
import { isComputer, type Match, moveName } from "../../core/match.ts";
import { flagName } from "../../core/option-words.ts";
import type { ProgramName } from "../../core/program.ts";
import { ofSeat, otherSeat, type Pair, type Seat, seats } from "../../core/seat.ts";
import { countOf } from "../../core/words/values.ts";
import { inSentence, namesFor } from "../words.ts";

/** `mistake` is a ply or null. The card is a quick one, so players don't wait; `analyze ID` takes its time. */
export function reviewOf(match: Match, card: Scorecard<string>, names = namesFor(match)) {
  const mistake = lastMistake(card, (seat) => !isComputer(match, seat));
  if (match.moves.length === 0) return { lines: [], mistake };
  const settled = settledLine(match, card, names);
  return {
    lines: [...(settled === undefined ? [] : [settled]), ...mistakeLines(match, card, names)],
    mistake,
  };
}

export function reviewLines(match: Match, card: Scorecard<string>, program: ProgramName): readonly string[] {
  const { lines, mistake } = reviewOf(match, card);
  if (mistake === null) return lines;
  return [...lines, `Try again from there: ${program.name} ${playOnArguments(match, mistake)}`];
}

function lastMistake({ moves }: Scorecard<string>, isMeant: (seat: Seat) => boolean): number | null {
  const at = moves.findLastIndex(({ grade, seat }) => grade === "gave-away" && isMeant(seat));
  return at < 0 ? null : at;
}

function mistakeLines(match: Match, card: Scorecard<string>, names: Pair<string>): readonly string[] {
  const people = seats.filter((seat) => !isComputer(match, seat) && isKnown(card, seat));
  const isFaultless = (seat: Seat) => lastMistake(card, (each) => each === seat) === null;
  if (people.length === 2 && people.every(isFaultless))
    return [`No mistakes on either side${reserve(card)}.`];
  return seats.flatMap((seat) => {
    if (!isFaultless(seat)) return [mistakesOf(match, card, seat, names)];
    return people.includes(seat) ? [`${ofSeat(names, seat)} made no mistakes${reserve(card)}.`] : [];
  });
}

function isKnown({ moves }: Scorecard<string>, seat: Seat): boolean {
  return moves.some((scored) => scored.seat === seat && scored.grade !== "unknown");
}

/** "You made one mistake: move 5 (4-5) let the computer win. Better: 3." */
function mistakesOf(match: Match, card: Scorecard<string>, seat: Seat, names: Pair<string>): string {
  const count = card.moves.filter((each) => each.seat === seat && each.grade === "gave-away").length;
  const at = lastMistake(card, (each) => each === seat) ?? 0;
  const scored = card.moves[at];
  const decided = settledLine(match, card) === undefined && match.outcome?.winner === otherSeat(seat);
  const lost = decided && scored?.value?.kind === "loss";
  const did = lost
    ? `let ${inSentence(ofSeat(names, otherSeat(seat)))} win`
    : `threw away the ${scored === undefined ? "draw" : stakeOf(scored)}`;
  const made = count === 1 ? "one mistake:" : `${countOf(count, "mistake")};`;
  const told = `${ofSeat(names, seat)} made ${made} move ${at + 1} (${moveName(match, at)}) ${did}.`;
  return scored === undefined || isComputer(match, seat) ? told : `${told} Better: ${betterMoves(scored)}.`;
}

export function mistakeBefore({ moves }: Scorecard<string>, ply: number): readonly string[] {
  const scored = moves[ply - 1];
  if (scored?.grade !== "gave-away") return [];
  return [`Mistake: this threw away the ${stakeOf(scored)}. Better: ${betterMoves(scored)}.`];
}

/** Opens the position before a move, against the same opponent. */
function playOnArguments(match: Match, at: number): string {
  const { game, positions, players } = match;
  const position = positions[at];
  const mover = game.toMove(position);
  const level = ofSeat(players, otherSeat(mover)).level;
  const against = level === undefined ? [] : [`--vs ${level} --seat ${mover}`];
  const key = game.key(position);
  const start = `--start ${/^[\w,./-]+$/.test(key) ? key : `'${key}'`} --first ${mover}`;
  return ["play", game.id, ...sizeFlags(match), start, ...against].join(" ");
}

/** Only options that differ from the defaults; a row's size is in the key. */
function sizeFlags({ game }: Match): readonly string[] {
  return Object.entries(game.of.options).flatMap(([name, spec]) => {
    const value = game.options[name];
    return value === undefined || value === spec.default ? [] : [`${flagName(name)} ${value}`];
  });
}

export interface TurningPoint {
  /** The ply of the position before it. */
  readonly ply: number;
  readonly text: string;
  readonly again: boolean;
}

/** The loser's last move that gave something away; if there is none, the last such move by either player. */
export function turningPoint(
  match: Match,
  card: Scorecard<string>,
  names: Pair<string> = namesFor(match),
): TurningPoint | null {
  const settled = settledLine(match, card, names);
  if (settled !== undefined) return { ply: match.moves.length, text: settled, again: false };
  const winner = match.outcome?.winner ?? null;
  const loser = winner === null ? null : otherSeat(winner);
  const given = card.moves.flatMap((scored, ply) => (scored.grade === "gave-away" ? [{ scored, ply }] : []));
  const turn = given.findLast(({ scored }) => scored.seat === loser) ?? given.at(-1);
  if (turn === undefined) return null;
  const { scored, ply } = turn;
  const who = ofSeat(names, scored.seat);
  return {
    ply,
    text: `Turning point: move ${ply + 1}. ${who} threw away the ${stakeOf(scored)} with ${scored.move}. Better: ${betterMoves(scored)}.`,
    again: !isComputer(match, scored.seat),
  };
}
