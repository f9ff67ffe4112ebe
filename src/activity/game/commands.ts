/** What can be done at a game beside moving: while it is played, after its end, and looking back. */

import { canUndo } from "../../core/match.ts";
import { ofSeat } from "../../core/seat.ts";
import { nextFirst } from "../../core/series.ts";
import { isOver, isThinking, type Table } from "../../table/table.ts";
import { nothingToRedo, nothingToUndo, thinkingText } from "../../table/words.ts";
import { hasNextGame } from "../../words/series.ts";
import { type ActivityCommand, command, commandIf } from "../command.ts";
import { levelAbove } from "./open.ts";
import { reviewOf } from "./review.ts";

/** With which a finished game is looked back at. */
export const lookKeys = { keys: ["b", "left", "pageup"] };
export const nothingToLookAt = "There is nothing to look back at yet.";

export function gameCommands(table: Table): readonly ActivityCommand[] {
  if (table.viewing !== null) return pastCommands(table);
  return isOver(table) ? overCommands(table) : playingCommands(table);
}

const ways = [
  command("rules"),
  command("leave", { help: "leave the game, which is saved" }),
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

/** The index of the first mistake, where there is one to try again from. */
export function mistakeIn({ match, review }: Table): number | null {
  return review === null ? null : reviewOf(match, review).mistake;
}

function overCommands(table: Table): readonly ActivityCommand[] {
  const { match } = table;
  const mistake = mistakeIn(table);
  const level = levelAbove(match);
  const opener = ofSeat(match.players, nextFirst(match.first)).name;
  const again = hasNextGame(match) ? "next game" : "rematch";
  return [
    command("next", {
      label: again,
      help: `play ${hasNextGame(match) ? "the next game" : "a rematch"}, ${opener} first`,
      keys: ["n", "return"],
    }),
    ...(level === undefined ? [] : [command("stronger", { help: `play against a ${level} computer` })]),
    ...(mistake === null ? [] : [command("retry", { label: `play on from move ${mistake + 1}` })]),
    commandIf("look", match.moves.length > 0, nothingToLookAt, lookKeys),
    ...undoCommands(table),
    command("restart"),
    command("save"),
    ...ways,
  ];
}

export const steps = [command("earlier"), command("later"), command("first"), command("last")];

function pastCommands(table: Table): readonly ActivityCommand[] {
  const here = table.hand === "both";
  return [
    ...steps.map((each) => (each.id === "last" ? { ...each, label: "now" } : each)),
    ...(here && (isOver(table) || canUndo(table.match)) ? [command("playOn")] : []),
    command("rules"),
    command("present"),
    command("quit", { help: "save the game and leave" }),
    command("help"),
  ];
}
