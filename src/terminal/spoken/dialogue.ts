/**
 * The plain dialogue for people who listen: whole sentences from the contract's own words. A board is spoken as what
 * is what ("Switches: 1 to 3 off; 4 on."), so that nothing has to be seen side by side, and nothing is said twice.
 */

import type { Board, Cell } from "../../core/board.ts";
import type { Game } from "../../core/game.ts";
import type { Dialogue } from "../../core/presentation.ts";
import { moveNames } from "../../core/rules.ts";
import { ofSeat } from "../../core/seat.ts";
import { listWords } from "../../core/text.ts";
import { dialogueOf, readMove } from "../../words/simple-dialogue.ts";

const mostNamed = 3;

export function spokenDialogue(game: Game): Dialogue<unknown, unknown> {
  const book = dialogueOf(game);
  const standing = (position: unknown) => speakBoard(game.board(position));
  return {
    opening: () => [`Welcome to ${game.title}. ${game.rulesPage.goal}`],
    standing,
    turn: (position, name) => [...standing(position), `${name}, it is your turn.`],
    ask: (position) => ({
      lines: [],
      prompt: promptFor(game, position),
      read: (text) => readMove(game, position, text),
    }),
    moved: (before, move, after, table) => {
      const { name } = ofSeat(table, game.toMove(before));
      const told = game.describeMove(before, move, { name, person: false });
      return game.outcome(after) !== null ? [...told, ...standing(after)] : told;
    },
    ending: (position, table) => book.ending(position, table).slice(-1),
    victory: (name) => book.victory(name),
  };
}

/** Where there are only a few moves, they are named. */
function promptFor(game: Game, position: unknown): string {
  const names = moveNames(game, position);
  return names.length > mostNamed ? "Your move: " : `Your move, ${listWords(names, "or")}: `;
}

function speakBoard(board: Board): readonly string[] {
  return board.map(({ title, cells }) => {
    const kinds = new Map<string, readonly string[]>();
    for (const cell of cells) kinds.set(kindOf(cell), [...(kinds.get(kindOf(cell)) ?? []), cell.label]);
    const parts = Array.from(kinds, ([kind, labels]) => `${ranges(labels)} ${kind}`);
    return `${title}: ${parts.join("; ")}.`;
  });
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
    Number(to) - Number(from) >= 2 ? [`${from} to ${to}`] : [...new Set([from, to])],
  );
  return listWords(words, "and");
}
