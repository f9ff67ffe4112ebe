/** What players can do in a game besides moving: during play, after the end, and while looking back; and the games that follow. */

import { type LevelName, levelNames } from "../../computer/level-names.ts";
import { canUndo, isComputer, type Match, type Player, takeBackTo } from "../../core/match.ts";
import { mapResult, ok, type Result } from "../../core/result.ts";
import { ofSeat, otherSeat } from "../../core/seat.ts";
import { type ActivityCommand, command, commandIf } from "../command.ts";
import { openGameAgain } from "../open.ts";
import type { Outside } from "../outside.ts";
import { isOver, isThinking, newTable, shownPosition, type Table } from "../table.ts";
import { playNamed } from "../table-moves.ts";
import { hasNextGame, inSentence, namesFor, nothingToRedo, nothingToUndo, thinkingText } from "../words.ts";
import { reviewOf, turningPoint } from "./review.ts";

export const lookKeys = { keys: ["b", "left", "pageup"] };
export const nothingToLookAt = "There is nothing to look back at yet.";

export function gameCommands(table: Table): readonly ActivityCommand[] {
  if (table.viewing !== null) return pastCommands(table);
  return isOver(table) ? overCommands(table) : playingCommands(table);
}

const quit = command("quit", { help: "quit (the game is saved)" });

const ways = [
  command("rules"),
  command("leave", { help: "go back (the game is saved)" }),
  quit,
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

/** The turning point if a player may try again there, else their last mistake. */
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
  const opener = inSentence(ofSeat(namesFor(match), otherSeat(match.first)));
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
    quit,
    command("help"),
  ];
}

/** A game played here may branch off; a finished game may show its values. */
export function pastWays(table: Table): readonly ActivityCommand[] {
  const { match, controls, valuesShown } = table;
  const isOpen = match.game.outcome(shownPosition(table)) === null;
  const mayBranch = isOpen && (controls === "both" || isOver(table));
  const values = command("values", {
    label: valuesShown ? "hide values" : "values",
    help: "show or hide what each move was worth",
  });
  return [...(mayBranch ? [command("playOn")] : []), ...(isOver(table) ? [values] : [])];
}

export type TableOpening = (outside: Outside) => Promise<Result<Table>>;

export function nextGame({ match, deal = match.series?.deal }: Table): TableOpening {
  return async ({ open }) => mapResult(await open({ kind: "next", match, deal }), newTable);
}

export function strongerGame(table: Table, level: LevelName): TableOpening {
  const [one, two] = table.match.players;
  const raise = (player: Player) => (player.level === undefined ? player : { ...player, level });
  return nextGame({ ...table, match: { ...table.match, players: [raise(one), raise(two)], series: null } });
}

/** Undefined unless a person played a computer. */
export function levelAbove(match: Match): LevelName | undefined {
  const now = levelNames.find((name) => match.players.some(({ level }) => level === name));
  const isDuel = isComputer(match, 1) !== isComputer(match, 2);
  return now === undefined || !isDuel ? undefined : levelNames[levelNames.indexOf(now) + 1];
}

export function branchAt({ match, deal }: Table, ply: number): TableOpening {
  return async ({ newId, now }) => {
    const own = { id: newId(), startedAt: now().toISOString(), series: null };
    return ok(newTable({ match: { ...takeBackTo(match, ply), ...own }, notes: [branchNote], deal }));
  };
}

const branchNote = "This is a new game from that position. The earlier one stays as it was.";

export function branchWith(table: Table, ply: number, move: string): TableOpening {
  return async (outside) =>
    mapResult(await branchAt(table, ply)(outside), (branch) => ({
      ...branch,
      match: playNamed(branch, move).match,
    }));
}

export function restartedGame({ match, deal }: Table): TableOpening {
  return async (outside) => ok(newTable(openGameAgain(outside, match, deal)));
}
