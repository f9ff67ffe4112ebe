/** How the terminal says what the product adds: always on lines of its own that start with `Note:`. */

import type { Match } from "../../core/match.ts";
import type { ProgramName } from "../../core/program-name.ts";
import { notesOnTurn } from "../../words/notes.ts";

export function formatNotes(notes: readonly string[]): readonly string[] {
  return notes.map((note) => `Note: ${note}`);
}

export function turnNotes(match: Match): readonly string[] {
  return notesOnTurn(match, "offer a draw: draw");
}

export function resumeHint({ name }: ProgramName, id: string): string {
  return `Game saved as ${id}. Resume with: ${name} play --resume ${id}`;
}
