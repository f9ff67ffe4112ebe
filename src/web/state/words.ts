/** Sentences about a game that are the same for every game. */

import { cellsOf } from "../../core/board.ts";
import type { Match } from "../../core/match.ts";
import { playerName, tellMove } from "../../table/words.ts";
import type { MoveEffect } from "./board/move-effect.ts";

/** The move after the given ply in a sentence. */
export function moveLine(match: Match, ply: number): string {
  return tellMove(match, ply)[0] ?? "";
}

/** What a list of games says: "<game>: Ann against Ben". */
export function aboutLine(match: Match): string {
  return `${match.game.title}: ${playerName(match, 1)} against ${playerName(match, 2)}`;
}

/** What a move would leave behind: "After 3-4: switch 3, on; switch 4, on.". */
export function previewLine(name: string, { changed }: MoveEffect): string {
  return changed.length === 0 ? "" : `After ${name}: ${shorten(changed.map(({ spoken }) => spoken))}.`;
}

/** The whole board as text. */
export function boardText(match: Match, position: unknown): string {
  const board = match.game.board(position);
  return board
    .map((group) => `${group.title}: ${shorten(cellsOf([group]).map(({ spoken }) => spoken))}.`)
    .join(" ");
}

function shorten(words: readonly string[]): string {
  const shown =
    words.length > 40 ? [...words.slice(0, 30), `${words.length - 33} more`, ...words.slice(-3)] : words;
  return shown.join("; ");
}
