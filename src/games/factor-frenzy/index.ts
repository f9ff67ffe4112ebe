import { completeGame } from "../../core/game.ts";
import type { RelatedPool } from "../families.ts";
import { areRelated, primeBlocks } from "../numbers/blocks.ts";
import { recommended } from "../recommended.ts";
import { dialogue } from "./dialogue.ts";
import { key, notation, readKey } from "./notation.ts";
import { presentation, rulesFor } from "./presentation.ts";
import { reasons } from "./reasons.ts";
import { type FrenzyOptions, options, rules, wholeRange } from "./rules.ts";
import { starts } from "./starts.ts";

export const factorFrenzy = completeGame({
  id: "factor-frenzy",
  title: "Factor Frenzy",
  summary:
    "Take numbers, but never a factor or multiple of the one just taken; leave your opponent none, and you win.",
  ...rules,
  starts,
  ...notation,
  ...presentation,
  dialogue,
  rulesPage: rulesFor({ max: options.max.default }),
  terms: {
    verb: ["take", "taking"],
    cell: ["number", "numbers"],
    wins: ["leaves your opponent no number to take", "leaves your opponent no number to take"],
    counted: "every pool with every last number",
    won: ["left no number to take", "left no number to take"],
    over: ["No number is left to take.", "No number is left to take."],
  },
  recommended: { options: { max: 16, start: "challenge" }, ...recommended["factor-frenzy"] },
  puzzles: {
    line: [12, 13, 14, 15, 16].map((max) => ({ max })),
    safe: [8, 10, 11, 12, 13, 14, 15, 16].map((max) => ({ max })),
    mistakes: [8, 10, 11, 12, 13, 14, 15, 16, 17, 18, 20].map((max) => ({ max })),
  },
  family,
  reasons,
  theory: async () => (await import("./theory.ts")).theory,
  lesson: async () => (await import("./lesson.ts")).lesson,
});

/** Number n has index n - 2. */
function family({ max }: FrenzyOptions): RelatedPool {
  const numbers = wholeRange(max);
  return {
    kind: "related-pool",
    names: numbers.map(String),
    related: numbers.map((number) =>
      numbers.filter((other) => areRelated(number, other)).map((other) => other - 2),
    ),
    interchangeable: primeBlocks(2, max),
    key: ({ pool, last }) =>
      key({ max, pool: pool.map((index) => index + 2), last: last === null ? null : last + 2, mover: 1 }),
    read: (text) => {
      const { pool, last } = readKey(text);
      return { pool: pool.map((number) => number - 2), last: last === null ? null : last - 2 };
    },
  };
}
