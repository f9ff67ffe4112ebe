/** Switch Battle, step by step: what wins is a row with one zero, or with two neighbours. */

import type { GameLesson } from "../../core/lesson.ts";
import { groupClasses, groupMeasures, groupSubjects } from "../rows/classes.ts";
import { fullRow } from "../rows/row.ts";
import type { BattleOptions, BattlePosition } from "./rules.ts";

export const lesson: GameLesson<BattlePosition, BattleOptions> = {
  language: {
    size: "switches",
    cases: [],
    subjects: groupSubjects("the zeros", "the groups of zeros", "the ones"),
    plans: [],
    measure: ({ row, switches }) => groupMeasures(fullRow(switches) & ~row, switches),
    *classes({ switches }) {
      for (const { masks, ...known } of groupClasses(switches, 1))
        yield {
          ...known,
          *positions() {
            for (const mask of masks()) yield { switches, row: fullRow(switches) & ~mask, mover: 1 };
          },
        };
    },
  },
  steps: [
    {
      kind: "move",
      text: "A move flips one switch, or two neighbours. Whoever makes the whole row 1 wins: finish this one.",
      options: { switches: 4 },
      from: "1001",
      moves: ["2-3"],
      after: "All ones, and you made the last change: you win.",
    },
    {
      kind: "move",
      text: "A one can be flipped back to zero, too. Make any move you like here.",
      options: { switches: 4 },
      from: "0101",
      after: "Now it would be your opponent's turn, on the same row.",
    },
    {
      kind: "bet",
      text: "Nobody owns a switch: both players want the same row. So look at what a row offers whoever moves next.",
      options: { switches: 4 },
      from: "1011",
      puzzle: "bet",
      answer: ["Player 1"],
    },
    {
      kind: "bet",
      text: "Now two zeros, but not side by side.",
      options: { switches: 4 },
      from: "0110",
      puzzle: "bet",
      answer: ["neither player"],
    },
    {
      kind: "bet",
      text: "A safe move leaves your opponent nothing to finish.",
      options: { switches: 5 },
      from: "10001",
      puzzle: "safe",
      answer: ["1", "3", "5", "1-2", "4-5"],
    },
    {
      kind: "rule",
      text: "Now find the rule for seven switches: when does the player to move win?",
      options: { switches: 7 },
      hints: [
        "Ask which rows a single move can finish.",
        "A move changes one switch or two neighbours, so count the zeros and look at how they stand.",
      ],
      rule: "The player to move wins exactly when the zeros are one, or two neighbours.",
    },
    {
      kind: "game",
      text: "Play one game with your rule: never leave one zero, or two neighbours. The computer slips now and then.",
      options: { switches: 5 },
      level: "easy",
      seat: 1,
    },
    {
      kind: "theorem",
      text: "Seven switches were just an example. Here is what is true of every row, and why.",
    },
  ],
};
