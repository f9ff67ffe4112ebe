/** An answer to a puzzle as people type it. */

import type { Game } from "../../core/game.ts";
import { currentPosition } from "../../core/match.ts";
import { fail, ok, type Result } from "../../core/result.ts";
import { listWords, quote } from "../../core/text.ts";
import type { PuzzleTable } from "./play.ts";

/**
 * The choices that a text names: one, or several set apart by commas, "and" or spaces, as in "2, 4 and 8". Of a set, "1, 2"
 * names two, not the pair.
 */
export function readChoices(table: PuzzleTable, text: string): Result<readonly string[]> {
  const isSet = table.puzzle.decision.ask === "set";
  const whole = readChoice(table, text);
  const isList = /,|\band\b/i.test(text);
  if (whole.ok && !(isSet && isList)) return ok([whole.value]);
  const parts = text.split(isList ? /\s*(?:,|\band\b)\s*/i : /\s+/).filter((part) => part !== "");
  if (!whole.ok && (!isSet || parts.length === 0)) return whole;
  const choices = new Set<string>();
  for (const part of parts) {
    const choice = readChoice(table, part);
    if (!choice.ok) return choice;
    choices.add(choice.value);
  }
  return ok([...choices]);
}

/** A move in any form that people write; of words the text itself, or its number in the list. */
function readChoice({ match, puzzle }: PuzzleTable, text: string): Result<string> {
  const { onBoard, choices } = puzzle.decision;
  if (onBoard) return readMove(match.game, currentPosition(match), text);
  const wanted = text.trim().toLowerCase();
  const at = choices.findIndex((choice) => choice.toLowerCase() === wanted);
  const place = at === -1 && /^\d+$/.test(wanted) ? Number(wanted) - 1 : at;
  const choice = choices[place] ?? onlyChoiceWith(choices, wanted);
  if (choice !== undefined) return ok(choice);
  return fail("illegal-move", `${quote(text)} isn't one of the choices: ${listWords(choices, "or")}.`);
}

/** "neither" is enough for "neither player". */
function onlyChoiceWith(choices: readonly string[], start: string): string | undefined {
  const fitting = choices.filter((choice) => start !== "" && choice.toLowerCase().startsWith(`${start} `));
  return fitting.length === 1 ? fitting[0] : undefined;
}

function readMove(game: Game, position: unknown, text: string): Result<string> {
  const move = game.parseMove(position, text);
  return move.ok ? ok(game.formatMove(position, move.value)) : move;
}
