/** Sentences about a game that are the same for every game. */

import { cellsOf, changedCells } from "../../core/board.ts";
import { currentPosition, isComputer, type Match, seatToMove } from "../../core/match.ts";
import { type Seat, seats } from "../../core/seat.ts";
import { findMove } from "../../core/setup.ts";
import type { Table } from "../../table/table.ts";
import { playerName, tellMove } from "../../table/words.ts";
import { endingLines } from "../../words/endings.ts";
import { seriesLines } from "../../words/series.ts";

/** The move after the given ply in a sentence. */
export function moveLine(match: Match, ply: number): string {
  return tellMove(match, ply)[0] ?? "";
}

/** What a list of games says: "<game>: Ann against Ben". */
export function aboutLine(match: Match): string {
  return `${match.game.title}: ${playerName(match, 1)} against ${playerName(match, 2)}`;
}

/** Whose turn it is; against a computer it is the visitor's own. */
export function turnLine(match: Match): string {
  const seat = seatToMove(match);
  return seat === personSeat(match) ? "Your move" : `${playerName(match, seat)} to move`;
}

/** The visitor's seat where the other one is a computer's. */
export function personSeat(match: Match): Seat | undefined {
  const people = seats.filter((seat) => !isComputer(match, seat));
  return people.length === 1 ? people[0] : undefined;
}

/** How it ended, to the player in that seat or to both. */
export function endHeadline(match: Match, you: Seat | undefined): string {
  const winner = match.outcome?.winner ?? null;
  if (you === undefined || winner === null) return endingLines(match).at(-1) ?? "";
  return winner === you ? "You won" : "You lost";
}

/** What is said aloud after the match has changed from `before`. */
export function spokenChange(before: Match, { match: after, said }: Pick<Table, "match" | "said">): string {
  const moves = after.moves.length - before.moves.length;
  const told = said !== "" ? [said] : moves === 1 ? tellMove(after, before.moves.length) : [];
  const next =
    after.outcome === null ? [`${turnLine(after)}.`] : [...endingLines(after), ...seriesLines(after)];
  return [...told, ...next].join(" ");
}

/** What a move would leave behind: "After 3-4: switch 3, on; switch 4, on.". */
export function previewLine(match: Match, name: string): string {
  const position = currentPosition(match);
  const move = findMove(match.game, position, name);
  if (!move.ok) return "";
  const changed = changedCells(
    match.game.board(position),
    match.game.board(match.game.play(position, move.value)),
  );
  return `After ${name}: ${shorten(changed.map(({ spoken }) => spoken))}.`;
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
