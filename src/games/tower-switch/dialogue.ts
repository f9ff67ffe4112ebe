import type { Dialogue } from "../../core/presentation.ts";
import { ofSeat, otherSeat } from "../../core/seat.ts";
import { shortList } from "../../core/text.ts";
import { victoryLine } from "../../core/words/endings.ts";
import { answerOf } from "../../core/words/simple-dialogue.ts";
import { allowance, nameBlocks, parseMove } from "./presentation.ts";
import { levels, type TowerMove, type TowerOptions, type TowerPosition } from "./rules.ts";

export function dialogue(options: TowerOptions): Dialogue<TowerPosition, TowerMove> {
  const shown = (position: TowerPosition) => `Tower Levels: ${shortList(levels(options, position))}`;
  return {
    opening: (start) => ["Welcome to Tower Switch!", shown(start)],
    standing: (position) => [shown(position)],
    turn: (position, name) => [`${name}'s turn.`, allowance(position)],
    ask: (position) => ({
      lines: [],
      prompt: "Enter the number of blocks to remove: ",
      read: (text) => answerOf(parseMove(position, text), "Invalid move. "),
    }),
    moved: (before, move, after, table) => [
      `${ofSeat(table, before.mover).name} removes ${nameBlocks(options, before, move)}.`,
      `Updated ${shown(after)}`,
    ],
    ending: (position, table) => [victoryLine(ofSeat(table, otherSeat(position.mover)).name)],
    victory: victoryLine,
  };
}
