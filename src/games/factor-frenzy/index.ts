import type { Game } from "../../core/game.ts";
import { explain } from "./explain.ts";
import { family } from "./family.ts";
import { formatMove, fromKey, key, parseMove } from "./notation.ts";
import { rulesPage } from "./page.ts";
import {
  type FrenzyMove,
  type FrenzyOptions,
  type FrenzyPosition,
  moves,
  outcome,
  play,
  positions,
  start,
} from "./rules.ts";
import { board, cellsOfMove, describeMove, dialogue, goal } from "./words.ts";

const workedGameNote =
  "The book's worked game miscounts a few factors and multiples; here only division without remainder decides.";

export const factorFrenzy: Game<FrenzyPosition, FrenzyMove, FrenzyOptions> = {
  id: "factor-frenzy",
  title: "Factor Frenzy",
  summary: "Take numbers from a pool, never a factor or multiple of the last one.",
  options: {
    max: {
      kind: "number",
      default: 10,
      min: 2,
      max: 100,
      solveMax: 32,
      help: "the largest number of the pool, which starts at 2",
    },
  },
  seatNames: ["Player 1", "Player 2"],
  rulesPage,
  start,
  toMove: (position) => position.mover,
  moves,
  play,
  outcome,
  key,
  fromKey,
  formatMove,
  parseMove,
  board,
  cellsOfMove,
  goal,
  describeMove,
  dialogue,
  notes: (_position, opening) => (opening ? [workedGameNote] : []),
  puzzles: [{ max: 10 }, { max: 12 }, { max: 14 }, { max: 16 }],
  positions,
  family,
  explain,
};
