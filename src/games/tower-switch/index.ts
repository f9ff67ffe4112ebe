import { defineGame } from "../../core/define/define-game.ts";
import type { TakeAway } from "../families.ts";
import { recommended } from "../recommended.ts";
import { dialogue } from "./dialogue.ts";
import { fromKey, key, parseMove, presentation, readKey } from "./presentation.ts";
import { reasons } from "./reasons.ts";
import { options, rules, starts, type TowerOptions } from "./rules.ts";

export const towerSwitch = defineGame({
  id: "tower-switch",
  title: "Tower Switch",
  summary: "Take one or two blocks, but only one if your opponent just took two. Take the last block to win.",
  options,
  starts,
  at: (chosen) => ({
    ...rules(chosen),
    key,
    fromKey: (text, mover) => fromKey(chosen, text, mover),
    parseMove,
    ...presentation(chosen),
    dialogue: dialogue(chosen),
    family: () => family(chosen),
    reasons: reasons(chosen),
  }),
  recommended: { options: { blocks: 16 }, ...recommended["tower-switch"] },
  // If only one of two moves wins, it's always the one that takes two blocks. That's too easy for a puzzle.
  puzzles: {},
  theory: async () => (await import("./theory.ts")).theory,
  lesson: async () => (await import("./lesson.ts")).lesson,
});

function family({ blocks }: TowerOptions): TakeAway {
  return { kind: "take-away", size: blocks, takes: [[1, 2], [1, 2], [1]], key, read: readKey };
}
