import { defineGame } from "../../core/define/define-game.ts";
import type { Random } from "../../core/random.ts";
import type { Starts } from "../../core/starts.ts";
import type { RelatedPool } from "../families.ts";
import { areRelated } from "../numbers/blocks.ts";
import { recommended } from "../recommended.ts";
import { dialogue } from "./dialogue.ts";
import { fromKey, key, parseMove, presentation, readKey } from "./presentation.ts";
import { reasons } from "./reasons.ts";
import { type FrenzyOptions, options, rules, wholeRange } from "./rules.ts";

const starts: Starts<FrenzyOptions> = {
  kind: "start",
  help: "the whole pool, or a smaller one that the player to move can win",
  size: "max",
  deals: { challenge: { sizes: [[14, 1000]], draw: drawPool } },
};

/** A larger pool is usually too easy to win, and a smaller one ends too soon. */
const poolSize = 7;
/** Pools are dealt from this many of the smallest numbers, because few large ones divide each other. */
const smallest = 24;

function drawPool({ max }: FrenzyOptions, random: Random): string {
  const numbers = wholeRange(max).slice(0, smallest);
  const [last = null, ...pool] = Array.from({ length: poolSize + 1 }, () =>
    numbers.splice(random.below(numbers.length), 1),
  ).flat();
  return key({ pool: pool.toSorted((a, b) => a - b), last });
}

export const factorFrenzy = defineGame({
  id: "factor-frenzy",
  title: "Factor Frenzy",
  summary:
    "Take a number that isn't a factor or multiple of the last one. Leave your opponent nothing to take and you win.",
  options,
  starts,
  at: (chosen) => ({
    ...rules(chosen),
    key,
    fromKey: (text, mover) => fromKey(chosen, text, mover),
    parseMove: (position, text) => parseMove(chosen, position, text),
    ...presentation(chosen),
    dialogue: dialogue(chosen),
    family: () => family(chosen),
    reasons,
  }),
  recommended: { options: { max: 16, start: "challenge" }, ...recommended["factor-frenzy"] },
  puzzles: {
    line: [12, 14, 16, 18, 20, 24].map((max) => ({ max })),
    safe: [8, 10, 12, 14, 16, 18, 20, 22, 24].map((max) => ({ max })),
    mistakes: [8, 10, 11, 12, 13, 14, 15, 16, 17, 18, 20].map((max) => ({ max })),
  },
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
    key: ({ pool, last }) =>
      key({ pool: pool.map((index) => index + 2), last: last === null ? null : last + 2 }),
    read: (text) => {
      const { pool, last } = readKey(text);
      return { pool: pool.map((number) => number - 2), last: last === null ? null : last - 2 };
    },
  };
}
