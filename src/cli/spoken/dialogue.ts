/**
 * The plain dialogue for people who listen: whole sentences from the contract's own words. A board is spoken as what
 * shows what ("Switches: 1 to 3 off; 4 on."), a move as what it changed, so that nothing has to be seen side by side.
 */

import { type Board, type Cell, changedCells } from "../../core/board.ts";
import type { Dialogue } from "../../core/dialogue.ts";
import type { Game } from "../../core/game.ts";
import type { Match } from "../../core/match.ts";
import { ofSeat } from "../../core/seat.ts";
import { dialogueOf, readMove } from "../../core/simple-dialogue.ts";

/** The match as it is played by ear. */
export function spokenMatch(match: Match): Match {
  return { ...match, game: { ...match.game, dialogue: spokenDialogue(match.game) } };
}

function spokenDialogue(game: Game): Dialogue<unknown, unknown> {
  const book = dialogueOf(game);
  const standing = (position: unknown) => speakBoard(game.board(position));
  return {
    opening: () => [`Welcome to ${game.title}. ${game.page.goal}`],
    standing,
    turn: (position, name) => [
      ...standing(position),
      `${name}, it is your turn. ${game.goal(game.toMove(position), position)}`,
    ],
    ask: (position) => ({
      lines: [],
      prompt: "Your move: ",
      read: (text) => readMove(game, position, text),
    }),
    moved: (before, move, after, table) => {
      const { name } = ofSeat(table, game.toMove(before));
      return [...game.tell(before, move, { name, person: false }), ...speakChanges(game, before, after)];
    },
    ending: (position, table) => book.ending(position, table).slice(-1),
    victory: (name) => book.victory(name),
  };
}

function speakBoard(board: Board): readonly string[] {
  return board.map(({ title, cells }) => {
    const kinds = new Map<string, readonly string[]>();
    for (const cell of cells) kinds.set(kindOf(cell), [...(kinds.get(kindOf(cell)) ?? []), cell.label]);
    const parts = Array.from(kinds, ([kind, labels]) => `${ranges(labels)} ${kind}`);
    return `${title}: ${parts.join("; ")}.`;
  });
}

function speakChanges(game: Game, before: unknown, after: unknown): readonly string[] {
  const changed = changedCells(game.board(before), game.board(after));
  return changed.length === 0 ? [] : [`Now ${changed.map((cell) => cell.spoken).join("; ")}.`];
}

/** "on", "free": what the spoken name says behind the cell itself. */
function kindOf(cell: Cell): string {
  return cell.spoken.split(", ").at(-1) ?? cell.state;
}

/** "1 to 5, 7 and 9": runs of numbers are long to listen to. */
function ranges(labels: readonly string[]): string {
  const runs: { from: string; to: string }[] = [];
  for (const label of labels) {
    const run = runs.at(-1);
    if (run !== undefined && Number(label) === Number(run.to) + 1) run.to = label;
    else runs.push({ from: label, to: label });
  }
  const words = runs.flatMap(({ from, to }) =>
    Number(to) - Number(from) < 2 ? distinct(from, to) : [`${from} to ${to}`],
  );
  return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
}

function distinct(from: string, to: string): readonly string[] {
  return from === to ? [from] : [from, to];
}
