/** Switch Conquer, step by step: a player is one move from winning when one switch is wrong, or two neighbours are. */

import type { GameLesson } from "../../core/lesson.ts";
import { seats } from "../../core/seat.ts";
import { groupClasses, groupMeasures, groupSubjects } from "../rows/classes.ts";
import { type ConquerOptions, type ConquerPosition, goalRow } from "./rules.ts";

export const lesson: GameLesson<ConquerPosition, ConquerOptions> = {
  language: {
    size: "switches",
    cases: [],
    subjects: groupSubjects("the wrong switches", "the groups of wrong switches", "the right switches"),
    plans: [],
    measure: ({ row, switches, mover }) => groupMeasures(row ^ goalRow(mover, switches), switches),
    *classes({ switches }) {
      for (const { masks, count, measures } of groupClasses(switches, 0))
        yield {
          measures,
          count: seats.length * count,
          *positions() {
            for (const mask of masks())
              for (const mover of seats)
                yield { switches, row: mask ^ goalRow(mover, switches), mover, won: false };
          },
        };
    },
  },
  steps: [
    {
      kind: "move",
      text: "You are player 1 and want every switch to show A. A move flips one switch, or two neighbours: finish this row.",
      options: { switches: 4 },
      from: "ABBA/1",
      moves: ["2-3"],
      after:
        "Only A at the end of your turn: you win. Your opponent wants only B, and flips the same switches.",
    },
    {
      kind: "bet",
      text: "Call a switch wrong if it does not show the letter of the player to move. Here player 1 has one wrong switch.",
      options: { switches: 4 },
      from: "AABA/1",
      puzzle: "bet",
      answer: ["Player 1"],
    },
    {
      kind: "bet",
      text: "Now two switches are wrong, and they stand apart.",
      options: { switches: 4 },
      from: "BAAB/1",
      puzzle: "bet",
      answer: ["neither player"],
    },
    {
      kind: "bet",
      text: "Your opponent counts the A's. A safe move leaves nothing that one move can finish.",
      options: { switches: 4 },
      from: "ABAB/1",
      puzzle: "safe",
      answer: ["2", "4", "3-4"],
    },
    {
      kind: "bet",
      text: "Coming close to your own row is a threat: next turn you would finish it.",
      options: { switches: 5 },
      from: "BAABB/1",
      puzzle: "threats",
      answer: ["1", "4-5"],
    },
    {
      kind: "rule",
      text: "Find the rule for four switches: when does the player to move win? Wrong switches are those without that player's letter.",
      options: { switches: 4 },
      hints: [
        "Ask which rows a single move can finish.",
        "Count the wrong switches, and look at how they stand.",
      ],
      rule: "The player to move wins exactly when the wrong switches are one, or two neighbours.",
    },
    {
      kind: "game",
      text: "Play one game with your rule, as player 1. Leave your opponent three A's, or two apart.",
      options: { switches: 4 },
      from: "ABAB/1",
      level: "easy",
      seat: 1,
    },
    {
      kind: "theorem",
      text: "Four switches were just an example. Here is what is true of every row, and why.",
    },
  ],
};
