/** Shared by the conversations of all activities. */

import { currentPosition, type Match, moveName, seatToMove } from "../core/match.ts";
import type { Dialogue, Speakers } from "../core/presentation.ts";
import { ofSeat } from "../core/seat.ts";
import type { DealtStart } from "../core/starts.ts";
import { endingLines, endSentence } from "../core/words/endings.ts";
import { dialogueOf } from "../core/words/simple-dialogue.ts";
import type { Voice } from "./contract.ts";
import { endHeadline } from "./game/scene.ts";
import { namesFor, notesOnTurn, personSeat, playerName, seriesNotes, tellMove } from "./words.ts";

export function blocks(...all: readonly (readonly string[])[]): readonly string[] {
  const full = all.filter((block) => block.length > 0);
  return full.flatMap((block, index) => (index === 0 || block[0] === "" ? block : ["", ...block]));
}

/** Everything we add to a book's words is on a line of its own that starts with `Note:`. */
export function formatNotes(notes: readonly string[]): readonly string[] {
  return notes.map((note) => `Note: ${note}`);
}

export function turnNotes(match: Match): readonly string[] {
  return notesOnTurn(match, "Type draw to offer a draw.");
}

/** The deal is told only where the book speaks. */
export function startNotes(match: Match, { spoken }: Voice, deal?: DealtStart): readonly string[] {
  return [...(spoken ? [] : dealNotes(match, deal)), ...seriesNotes(match)];
}

function dealNotes(match: Match, deal: DealtStart | undefined): readonly string[] {
  if (deal !== "challenge") return [];
  return [`${ofSeat(namesFor(match), match.first)} can win from here, but must find three right moves.`];
}

export function lastMoveLines(
  dialogue: Dialogue<unknown, unknown>,
  match: Match,
  speakers: Speakers,
): readonly string[] {
  const [before, after] = match.positions.slice(-2);
  return dialogue.moved(before, match.moves.at(-1), after, speakers);
}

/** The book's words if the game was played out; a listener is addressed as "you". */
export function endLines(voice: Voice, match: Match, speakers: Speakers): readonly string[] {
  const you = voice.spoken ? personSeat(match) : null;
  if (you !== null) {
    const { sign, text } = endHeadline(match, you);
    return [endSentence(match, namesFor(match)), ...(sign === "drawn" ? [] : [`${text}.`])];
  }
  if (match.outcome?.reason !== "finished") return endingLines(match);
  return voice.dialogueFor(match).ending(currentPosition(match), speakers);
}

export function turnLines(dialogue: Dialogue<unknown, unknown>, match: Match): readonly string[] {
  const position = currentPosition(match);
  return [...dialogue.turn(position, playerName(match, seatToMove(match))), ...dialogue.ask(position).lines];
}

export function questionPrompt(text: string): string {
  return `${text} (yes/no): `;
}

/** The move that led here and its position; at the last ply also the ending. */
export function describePly(
  match: Match,
  ply: number,
  dialogue = dialogueOf(match.game, match.options),
): readonly string[] {
  const { positions, moves, outcome } = match;
  const ending = outcome === null ? ["The game is still open."] : endingLines(match);
  const told = ply === 0 ? [titleOf(match)] : moveLines(match, ply);
  return [...told, ...dialogue.standing(positions[ply]), ...(ply === moves.length ? ending : [])];
}

function titleOf({ game, players }: Match): string {
  return `${game.title}, ${players.map((player) => player.name).join(" against ")}`;
}

function moveLines(match: Match, ply: number): readonly string[] {
  const { game, moves, positions } = match;
  const name = ofSeat(namesFor(match, null), game.toMove(positions[ply - 1]));
  const move = `Move ${ply} of ${moves.length}: ${name} plays ${moveName(match, ply - 1)}`;
  return [move, ...tellMove(match, ply - 1, null)];
}
