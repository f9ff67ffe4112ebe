/** What the conversations of all activities have in common. */

import type { Dialogue, Speakers } from "../core/dialogue.ts";
import { currentPosition, type Match } from "../core/match.ts";
import { moveNames } from "../core/notation.ts";
import { notesOnTurn } from "../words/notes.ts";

/** Blocks of lines, set apart by blank ones. */
export function blocks(...all: readonly (readonly string[])[]): readonly string[] {
  const full = all.filter((block) => block.length > 0);
  return full.flatMap((block, index) => (index === 0 || block[0] === "" ? block : ["", ...block]));
}

/** What the product adds to a book's words is always on lines of its own that start with `Note:`. */
export function formatNotes(notes: readonly string[]): readonly string[] {
  return notes.map((note) => `Note: ${note}`);
}

/** What the position calls for, as a line face says it. */
export function turnNotes(match: Match): readonly string[] {
  return notesOnTurn(match, "offer a draw: draw");
}

export function legalMovesText(match: Match): string {
  const names = match.outcome === null ? moveNames(match.game, currentPosition(match)) : [];
  return `Legal moves: ${names.join(", ")}`;
}

/** The last move, in the book's words. */
export function lastMoveLines(
  dialogue: Dialogue<unknown, unknown>,
  match: Match,
  speakers: Speakers,
): readonly string[] {
  const [before, after] = match.positions.slice(-2);
  return dialogue.moved(before, match.moves.at(-1), after, speakers);
}

export function questionPrompt(text: string): string {
  return `${text} (yes/no): `;
}
