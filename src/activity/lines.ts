/** What the conversations of all activities have in common: notes, moves, and looking back at earlier positions. */

import { currentPosition, type Match, moveName, seatToMove } from "../core/match.ts";
import type { Dialogue, Speakers } from "../core/presentation.ts";
import { ofSeat } from "../core/seat.ts";
import type { DealtStart } from "../core/starts.ts";
import { listWords } from "../core/text.ts";
import { namesFor, personSeat, playerName, tellMove } from "../table/words.ts";
import { endingLines, endSentence } from "../words/endings.ts";
import { bookNotes, notesOnTurn, seriesNotes } from "../words/notes.ts";
import { dialogueOf } from "../words/simple-dialogue.ts";
import { type ActivityCommand, typedWords } from "./command.ts";
import type { Prompt, Voice } from "./contract.ts";
import { endHeadline } from "./game/scene.ts";

/** Blocks of lines, separated by blank ones. */
export function blocks(...all: readonly (readonly string[])[]): readonly string[] {
  const full = all.filter((block) => block.length > 0);
  return full.flatMap((block, index) => (index === 0 || block[0] === "" ? block : ["", ...block]));
}

/** Everything that we add to a book's words goes on its own line, which starts with `Note:`. */
export function formatNotes(notes: readonly string[]): readonly string[] {
  return notes.map((note) => `Note: ${note}`);
}

/** What the position calls for, in the words of a line face. */
export function turnNotes(match: Match): readonly string[] {
  return notesOnTurn(match, "Type draw to offer a draw.");
}

/**
 * What a line face says about the start. Contradictions in the book, and what was dealt, come up only in the book's own
 * conversation.
 */
export function startNotes(match: Match, { spoken }: Voice, deal?: DealtStart): readonly string[] {
  return [...(spoken ? [] : [...bookNotes(match), ...dealNotes(match, deal)]), ...seriesNotes(match)];
}

function dealNotes(match: Match, deal: DealtStart | undefined): readonly string[] {
  if (deal !== "challenge") return [];
  return [`${ofSeat(namesFor(match), match.first)} can win from here, but must find three right moves.`];
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

/** How it ended: in the book's words if it was played out; as "you" to a person who listens. */
export function endLines(voice: Voice, match: Match, speakers: Speakers): readonly string[] {
  const you = voice.spoken ? personSeat(match) : null;
  if (you !== null) {
    const { sign, text } = endHeadline(match, you);
    return [endSentence(match, namesFor(match)), ...(sign === "drawn" ? [] : [`${text}.`])];
  }
  if (match.outcome?.reason !== "finished") return endingLines(match);
  return voice.dialogueFor(match).ending(currentPosition(match), speakers);
}

/** The words of the turn that begins, before its question. */
export function turnLines(dialogue: Dialogue<unknown, unknown>, match: Match): readonly string[] {
  const position = currentPosition(match);
  return [...dialogue.turn(position, playerName(match, seatToMove(match))), ...dialogue.ask(position).lines];
}

export function questionPrompt(text: string): string {
  return `${text} (yes/no): `;
}

/** Players can't type a move in an earlier position, so only commands are listed. */
export function lookPrompt(commands: readonly ActivityCommand[]): Prompt {
  return { text: `Type ${listWords(typedWords(commands), "or")}: ` };
}

/** The move that led here, in words, and the position after it; at the last ply also how it ended. */
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
  const name = playerName(match, game.toMove(positions[ply - 1]));
  const move = `Move ${ply} of ${moves.length}: ${name} plays ${moveName(match, ply - 1)}`;
  return [move, ...tellMove(match, ply - 1, null)];
}
