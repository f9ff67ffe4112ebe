/** A finished game with hindsight, in words: the first mistake, how well each player did, and the way back to it. */

import { hasComputer, isComputer, type Match, moveName } from "../../core/match.ts";
import type { Options } from "../../core/options.ts";
import type { ProgramName } from "../../core/program.ts";
import { ofSeat, otherSeat } from "../../core/seat.ts";
import type { Scorecard } from "../../players/scorecard.ts";
import { betterMoves, faultless, settledLine, skillLines } from "../../players/scorecard-words.ts";
import { whatSkillIs } from "../../players/skill.ts";

/**
 * What is said, and the index of a person's first mistake, null where there is none. The card is a quick one: players do
 * not wait for a table after the game. `analyze --record` takes its time.
 */
export function reviewOf(match: Match, card: Scorecard<string>) {
  const lines = match.moves.length === 0 ? [] : [...mistakeLines(match, card), ...skillLines(match, card)];
  return { lines, mistake: firstMistake(match, card) };
}

/** The review as a line face prints it, with the command that leads back to the mistake. */
export function reviewLines(match: Match, card: Scorecard<string>, program: ProgramName): readonly string[] {
  const { lines: short, mistake } = reviewOf(match, card);
  const lines = card.skill.some(({ value }) => value !== null) ? [...short, whatSkillIs] : short;
  if (mistake === null) return lines;
  return [...lines, `Play on from there with: ${program.name} ${playOnArguments(match, mistake)}`];
}

/** The first move by which a person gave something away; between two people the first of all. */
function firstMistake(match: Match, { moves }: Scorecard<string>): number | null {
  const at = moves.findIndex(({ grade, seat }) => grade === "gave-away" && !isComputer(match, seat));
  return at < 0 ? null : at;
}

function mistakeLines(match: Match, card: Scorecard<string>): readonly string[] {
  const at = firstMistake(match, card);
  const scored = at === null ? undefined : card.moves[at];
  const known = card.moves.some(({ seat, grade }) => grade === "kept" && !isComputer(match, seat));
  const nothing = hasComputer(match) ? "You gave nothing" : "Neither player gave anything";
  if (at === null || scored === undefined)
    return [settledLine(match, card) ?? (known ? faultless(nothing, card) : [])].flat();
  const was = scored.before?.kind === "win" ? "the win" : "the draw";
  const { name } = ofSeat(match.players, scored.seat);
  const move = `${name} gave away ${was} with move ${at + 1} (${moveName(match, at)})`;
  return [`First mistake: ${move}; ${betterMoves(scored)} would have kept it.`];
}

/** The command that opens the position before a move, against the same opponent. */
function playOnArguments(match: Match, at: number): string {
  const { game, positions, players } = match;
  const position = positions[at];
  const mover = game.toMove(position);
  const level = ofSeat(players, otherSeat(mover)).level;
  const against = level === undefined ? [] : [`--vs ${level} --seat ${mover}`];
  const from = `--from ${game.key(position)} --first ${mover}`;
  return ["play", game.id, ...sizeFlags(match), from, ...against].join(" ");
}

/** What differs from the book; a row's size is in the key. */
function sizeFlags({ game, options }: Match): readonly string[] {
  const given: Options = options;
  return Object.entries(game.options).flatMap(([name, spec]) => {
    const value = given[name];
    return value === undefined || value === spec.default ? [] : [`--${name} ${value}`];
  });
}
