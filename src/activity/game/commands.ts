/** What players can do in a game besides moving: during play, after the end, and while looking back. */

import { canUndo } from "../../core/match.ts";
import { ofSeat } from "../../core/seat.ts";
import { nextFirst } from "../../core/series.ts";
import { isOver, isThinking, shownPosition, type Table } from "../../table/table.ts";
import { inSentence, namesFor, nothingToRedo, nothingToUndo, thinkingText } from "../../table/words.ts";
import { hasNextGame } from "../../words/series.ts";
import { type ActivityCommand, command, commandIf } from "../command.ts";
import { levelAbove } from "./open.ts";
import { reviewOf, turningPoint } from "./review.ts";

/** The commands for looking back at a finished game. */
export const lookKeys = { keys: ["b", "left", "pageup"] };
export const nothingToLookAt = "There is nothing to look back at yet.";

export function gameCommands(table: Table): readonly ActivityCommand[] {
  if (table.viewing !== null) return pastCommands(table);
  return isOver(table) ? overCommands(table) : playingCommands(table);
}

const ways = [
  command("rules"),
  command("leave", { help: "leave the game; it is saved" }),
  command("quit", { help: "save the game and leave" }),
  command("help"),
];

function undoCommands({ match }: Table): readonly ActivityCommand[] {
  return [
    commandIf("undo", canUndo(match), nothingToUndo),
    commandIf("redo", match.undone.length > 0, nothingToRedo),
  ];
}

function playingCommands(table: Table): readonly ActivityCommand[] {
  const turn = !isThinking(table);
  const hasMoves = table.match.moves.length > 0;
  return [
    ...undoCommands(table),
    commandIf("hint", turn, thinkingText),
    commandIf("values", turn, thinkingText, { label: table.valuesShown ? "hide values" : "values" }),
    commandIf("look", hasMoves, nothingToLookAt),
    command("moves"),
    command("save"),
    commandIf("draw", turn, thinkingText),
    commandIf("resign", turn, thinkingText),
    commandIf("restart", hasMoves, "No move has been made yet."),
    ...ways,
  ];
}

/** The ply of the mistake that a player may try again: the turning point if there is one. */
export function mistakeIn({ match, review }: Table): number | null {
  if (review === null) return null;
  const turn = turningPoint(match, review);
  return turn?.again === true ? turn.ply : reviewOf(match, review).mistake;
}

export function retryCommands(table: Table): readonly ActivityCommand[] {
  const mistake = mistakeIn(table);
  return mistake === null ? [] : [command("retry", { help: `find a better move than move ${mistake + 1}` })];
}

function overCommands(table: Table): readonly ActivityCommand[] {
  const { match } = table;
  const level = levelAbove(match);
  const opener = inSentence(ofSeat(namesFor(match), nextFirst(match.first)));
  const again = hasNextGame(match) ? "next game" : "rematch";
  return [
    command("next", {
      label: again,
      help: `play ${hasNextGame(match) ? "the next game" : "a rematch"}, ${opener} first`,
      keys: ["n", "return"],
    }),
    ...(level === undefined ? [] : [command("stronger", { help: `play against a ${level} computer` })]),
    ...retryCommands(table),
    commandIf("look", match.moves.length > 0, nothingToLookAt, lookKeys),
    ...undoCommands(table),
    command("restart"),
    command("save"),
    ...ways,
  ];
}

export const steps = [command("earlier"), command("later"), command("first"), command("last")];

function pastCommands(table: Table): readonly ActivityCommand[] {
  return [
    ...steps.map((each) => (each.id === "last" ? { ...each, label: "now" } : each)),
    ...pastWays(table),
    command("rules"),
    command("present"),
    command("quit", { help: "save the game and leave" }),
    command("help"),
  ];
}

/** A game played here may branch off into a new one; a finished game may show its values. */
export function pastWays(table: Table): readonly ActivityCommand[] {
  const { match, hand, valuesShown } = table;
  const isOpen = match.game.outcome(shownPosition(table)) === null;
  const mayBranch = isOpen && (hand === "both" || isOver(table));
  const values = command("values", {
    label: valuesShown ? "hide values" : "values",
    help: "show or hide what each move was worth",
  });
  return [...(mayBranch ? [command("playOn")] : []), ...(isOver(table) ? [values] : [])];
}
