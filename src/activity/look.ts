/** Looking back at the positions of a game, as a conversation. */

import { type Match, moveName, tableOf } from "../core/match.ts";
import { ofSeat } from "../core/seat.ts";
import { listWords } from "../core/text.ts";
import { endingLines } from "../words/endings.ts";
import { dialogueOf } from "../words/simple-dialogue.ts";
import { type ActivityCommand, typedWords } from "./command.ts";
import type { Prompt } from "./contract.ts";

/** A move cannot be typed in a position of the past, so that the commands are all that there is. */
export function lookPrompt(commands: readonly ActivityCommand[]): Prompt {
  return { text: `Type ${listWords(typedWords(commands), "or")}: ` };
}

/** The move that led here, in words, and the position after it; at the last ply also how it ended. */
export function describePly(match: Match, ply: number, dialogue = dialogueOf(match.game)): readonly string[] {
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
  const before = positions[ply - 1];
  const { name } = ofSeat(tableOf(match), game.toMove(before));
  return [
    `Move ${ply} of ${moves.length}: ${name} plays ${moveName(match, ply - 1)}`,
    ...game.describeMove(before, moves[ply - 1], { name, person: false }),
  ];
}
