/** Tower Switch, step by step: with a free choice the multiples of three are lost. */

import { counted, type GameLesson } from "../../core/lesson.ts";
import { positions, type TowerOptions, type TowerPosition } from "./rules.ts";

export const lesson: GameLesson<TowerPosition, TowerOptions> = {
  language: {
    size: "blocks",
    cases: [
      { words: "with a free choice", tests: [{ measure: 1, most: 1 }] },
      { words: "right after a two", tests: [{ measure: 1, least: 2 }] },
    ],
    subjects: [counted(0, "the blocks left", { upTo: 6 })],
    plans: [],
    measure: ({ left, last }) => [left, last],
    *classes(options) {
      for (const position of [...positions(options)].reverse())
        yield { measures: [position.left, position.last], count: 1, positions: () => [position] };
    },
  },
  steps: [
    {
      kind: "move",
      text: "Take one block or two from the top. Whoever takes the last block wins, and two are left: take them.",
      options: { blocks: 3 },
      from: "2/1",
      moves: ["2"],
      after: "You took the last block: you win.",
    },
    {
      kind: "move",
      text: "Here is the switch: right after a two, your opponent may take only one. Take two.",
      options: { blocks: 4 },
      moves: ["2"],
      after: "Two blocks are left, your opponent may take only one of them, and the last one is yours.",
    },
    {
      kind: "bet",
      text: "Start small, with three blocks.",
      options: { blocks: 3 },
      puzzle: "bet",
      answer: ["Player 2"],
    },
    {
      kind: "bet",
      text: "Five blocks, and one of the two moves throws the win away.",
      options: { blocks: 5 },
      puzzle: "safe",
      answer: ["2"],
    },
    {
      kind: "bet",
      text: "And six? Think of what each move leaves.",
      options: { blocks: 6 },
      puzzle: "bet",
      answer: ["Player 2"],
    },
    {
      kind: "rule",
      text: "Now find the rule for ten blocks: with a free choice, when does the player to move lose?",
      options: { blocks: 10 },
      hints: [
        "You know two towers that are lost. What is the next one?",
        "One player takes one and the other two, or the other way round: how many are gone after each round?",
      ],
      rule: "With a free choice, the player to move loses exactly when the blocks left are a multiple of 3.",
    },
    {
      kind: "game",
      text: "Play one game with your rule, twenty blocks and you begin. The computer makes no mistakes, so make none yourself.",
      options: { blocks: 20 },
      level: "perfect",
      seat: 1,
    },
    {
      kind: "theorem",
      text: "Ten blocks were just an example. Here is what is true of every tower, and why.",
    },
  ],
};
