/** What the conversations about a game in play have in common, at one terminal and online. */

import type { Dialogue, Question, Table } from "../../core/dialogue.ts";
import { currentPosition, type Match } from "../../core/match.ts";
import { moveNames } from "../../core/notation.ts";

type AnyDialogue = Dialogue<unknown, unknown>;

/** Blocks of lines, set apart by blank ones. */
export function blocks(...all: readonly (readonly string[])[]): readonly string[] {
  const full = all.filter((block) => block.length > 0);
  return full.flatMap((block, index) => (index === 0 || block[0] === "" ? block : ["", ...block]));
}

export function readYesNo(text: string): boolean | undefined {
  if (/^y(es)?$/i.test(text)) return true;
  return /^no?$/i.test(text) ? false : undefined;
}

export const yesOrNo = "Please answer yes or no.";

export function legalMovesLine(match: Match): string {
  const names = match.outcome === null ? moveNames(match.game, currentPosition(match)) : [];
  return `Legal moves: ${names.join(", ")}`;
}

/** The last move, in the book's words. */
export function lastMoveLines(dialogue: AnyDialogue, match: Match, table: Table): readonly string[] {
  const [before, after] = match.positions.slice(-2);
  return dialogue.moved(before, match.moves.at(-1), after, table);
}

/** "back": the first question of the turn, or why there is no way back. */
export function backFrom(question: Question<unknown>, first: Question<unknown>): Question<unknown> | string {
  return first.prompt === question.prompt ? "This is the first question already." : first;
}
