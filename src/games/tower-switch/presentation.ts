import type { Game } from "../../core/game.ts";
import { type RulesPage, subject } from "../../core/presentation.ts";
import { capital, countWord } from "../../core/words/values.ts";
import { levels, moves, type TowerMove, type TowerOptions, type TowerPosition, topLevel } from "./rules.ts";

function takenBy(position: TowerPosition, move: TowerMove): readonly string[] {
  return levels(position).slice(0, move).map(String);
}

/** "block 3", "blocks 3 and 4" */
export function nameBlocks(position: TowerPosition, move: TowerMove): string {
  const taken = takenBy(position, move);
  return `${taken.length === 1 ? "block" : "blocks"} ${taken.join(" and ")}`;
}

export const presentation = {
  board: (position) => {
    const top = topLevel(position);
    const cells = Array.from({ length: position.blocks }, (_, index) => {
      const label = String(index + 1);
      const [state, word] = index + 1 < top ? (["gone", "taken"] as const) : (["here", "standing"] as const);
      return { id: label, label, state, mark: "", spoken: `block ${label}, ${word}` };
    });
    return [{ shape: "stack", title: "Tower", cells }];
  },
  cellsOfMove: takenBy,
  goal: () => "Take the last block.",
  turnRule: (position) => {
    if (moves(position).length === 2) return "Take 1 or 2 blocks.";
    return position.left === 1 ? "Only 1 block is left." : "Only 1: a two was just taken.";
  },
  describeMove: (position, move, speaker) => [`${subject(speaker)} took ${nameBlocks(position, move)}.`],
  rulesFor,
} satisfies Partial<Game<TowerPosition, TowerMove>>;

export function rulesFor({ blocks }: TowerOptions): RulesPage {
  return {
    goal: "Remove the last block of the tower.",
    rules: [
      `${capital(countWord(blocks))} blocks stand on top of each other, numbered from 1 at the top to ${blocks} at the bottom.`,
      "In turn, each player removes one or two blocks from the top. Passing is not allowed.",
      "The switch: right after a removal of two, the next player removes exactly one.",
      "The player who removes the last block wins. There are no draws.",
    ],
    rulings: [
      "When a single block is left, one is all that can be removed, whatever was removed before.",
      "In a series of games, the players take turns moving first.",
    ],
  };
}
