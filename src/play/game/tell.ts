/** A game as a conversation: the book's words for moves and turns, notes for everything we add. */

import { currentPosition, hasComputer, isComputer, seatToMove, speakersOf } from "../../core/match.ts";
import { otherSeat } from "../../core/seat.ts";
import type { Prompt, Voice } from "../contract.ts";
import {
  blocks,
  describePly,
  endLines,
  formatNotes,
  lastMoveLines,
  questionPrompt,
  startNotes,
  turnLines,
  turnNotes,
} from "../lines.ts";
import { isOver, isThinking, type Table } from "../table.ts";
import { hasNextGame, questionText, seriesLines } from "../words.ts";
import { reviewLines } from "./review.ts";
import { valuesSentence, whyText } from "./values-text.ts";

export function tellGame(before: Table | undefined, after: Table, voice: Voice): readonly string[] {
  if (before === undefined) return tellOpening(after, voice);
  if (before.match.moves !== after.match.moves) return tellMoves(after, voice);
  if (before.match.outcome !== after.match.outcome)
    return tellEnd(after, endLines(voice, after.match, speakersOf(after.match)));
  if (before.viewing !== after.viewing) return tellLook(after, voice);
  if (before.review !== after.review) return tellReview(after, voice);
  if (isComputersOffer(before) && after.question === null) return blocks([after.said], ownTurn(after, voice));
  return tellAside(before, after);
}

/** A resumed game opens in the middle. */
function tellOpening(table: Table, voice: Voice): readonly string[] {
  const { match, deal } = table;
  const notes = [...startNotes(match, voice, deal), ...table.notes];
  const fresh = match.moves.length === 0;
  const opening = fresh ? voice.dialogueFor(match).opening(currentPosition(match)) : [];
  return withGap(
    table,
    blocks(opening, formatNotes(notes), fresh ? ownTurn(table, voice) : standingLines(table, voice)),
  );
}

/** A blank line separates the computer's move from the text before it. */
function withGap(table: Table, lines: readonly string[]): readonly string[] {
  return isThinking(table) ? [...lines, ""] : lines;
}

function tellMoves(table: Table, voice: Voice): readonly string[] {
  const { match, said, notes, opening } = table;
  if (said !== "") {
    const noted = match.moves.length === 0 ? notes.slice(opening.length) : notes;
    return withGap(table, blocks([said], formatNotes(noted), standingLines(table, voice)));
  }
  const dialogue = voice.dialogueFor(match);
  const speakers = speakersOf(match);
  const moved = lastMoveLines(dialogue, match, speakers);
  if (match.outcome !== null) return tellEnd(table, [...moved, "", ...endLines(voice, match, speakers)]);
  const turn = table.question === "draw" ? [] : ownTurn(table, voice);
  return withGap(table, blocks(moved, formatNotes([...notes, ...turnNotes(match)]), turn));
}

/** Against a computer the review comes first, and the score of the series after it. */
function tellEnd({ match, notes }: Table, told: readonly string[]): readonly string[] {
  const ended = blocks(told, formatNotes(notes));
  return hasComputer(match) && match.moves.length > 0 ? ended : [...ended, ...seriesLines(match)];
}

export function tellLook(table: Table, voice: Voice): readonly string[] {
  const { match, viewing } = table;
  if (viewing === null) return standingLines(table, voice);
  return describePly(match, viewing, voice.dialogueFor(match));
}

function tellReview({ match, review }: Table, { program }: Voice): readonly string[] {
  if (review === null || !hasComputer(match)) return [];
  return ["", ...formatNotes(reviewLines(match, review, program)), ...seriesLines(match)];
}

function tellAside(before: Table, after: Table): readonly string[] {
  if (after.problem !== "" && after.problem !== before.problem) return [after.problem];
  return [...tellAdvice(before, after), ...formatNotes(after.notes.slice(before.notes.length))];
}

function tellAdvice(before: Table, after: Table): readonly string[] {
  if (after.values !== before.values && after.values !== null) return formatNotes(valueLines(after));
  if (after.said !== "" && after.hinted > before.hinted) return formatNotes([after.said]);
  return after.said !== "" && after.said !== before.said ? [after.said] : [];
}

export function valueLines(table: Table): readonly string[] {
  return [valuesSentence(table), whyText({ ...table, said: "" })].filter((text) => text !== "");
}

function ownTurn(table: Table, { dialogueFor }: Voice): readonly string[] {
  return isThinking(table) ? [] : turnLines(dialogueFor(table.match), table.match);
}

/** Adds the position above the turn, unless the turn's own words show it. */
function standingLines(table: Table, voice: Voice): readonly string[] {
  const turn = ownTurn(table, voice);
  const standing = voice.dialogueFor(table.match).standing(currentPosition(table.match));
  return standing.every((line) => turn.includes(line)) ? turn : [...standing, "", ...turn];
}

/** The offer comes before the turn; a player who goes on with the turn declines it. */
function isComputersOffer({ match, question }: Table): boolean {
  return question === "draw" && isComputer(match, otherSeat(seatToMove(match)));
}

export function promptGame(table: Table, voice: Voice): Prompt | "commands" {
  const { match, question } = table;
  if (isOver(table) && table.viewing === null) return { does: hasNextGame(match) ? "next" : "leave" };
  if (table.viewing !== null) return "commands";
  if (isThinking(table)) return null;
  const asked = voice.dialogueFor(match).ask(currentPosition(match));
  if (question === null) return { text: asked.prompt, question: asked };
  const text = questionPrompt(questionText(match, question));
  return isComputersOffer(table) ? { text, question: asked } : { text };
}
