import type { Game } from "../../core/game.ts";
import { type RulesPage, subject } from "../../core/presentation.ts";
import { areRelated } from "../numbers/blocks.ts";
import { type FrenzyMove, type FrenzyOptions, type FrenzyPosition, wholeRange } from "./rules.ts";

const spokenState = { here: "free", barred: "barred", gone: "taken" } as const;

export const presentation = {
  board: ({ max, pool, last }) => {
    const left = new Set(pool);
    const stateOf = (number: number) => {
      if (!left.has(number)) return "gone";
      return last !== null && areRelated(number, last) ? "barred" : "here";
    };
    const cells = wholeRange(max).map((number) => {
      const label = String(number);
      const state = stateOf(number);
      const cell = { id: label, label, state, mark: "", spoken: `${label}, ${spokenState[state]}` } as const;
      return number === last ? { ...cell, spoken: `${label}, just taken`, latest: true as const } : cell;
    });
    return [{ shape: "pool", title: "Number Pool", cells }];
  },
  cellsOfMove: (_position, move) => [String(move)],
  goal: () => "Leave your opponent no number to take.",
  turnRule: ({ last }) => (last === null ? "Take any number." : `Not a factor or multiple of ${last}.`),
  describeMove: (_position, move, speaker) => [`${subject(speaker)} took ${move}.`],
  rulesFor,
} satisfies Partial<Game<FrenzyPosition, FrenzyMove>>;

export function rulesFor({ max }: FrenzyOptions): RulesPage {
  return {
    goal: "Leave your opponent without a number to take.",
    rules: [
      `The numbers 2 to ${max} lie in a pool that both players share.`,
      "In turn, each player takes one number out of the pool; it is gone for good.",
      "You may not take a factor or a multiple of the number that your opponent has just taken. The first choice of the game is free.",
      "A number a is a factor of b, and b a multiple of a, when b divided by a leaves no remainder.",
      "A player with no number to take loses. There are no draws.",
    ],
    rulings: [
      "Only exact division counts. The book's sample game has four mistakes: it calls 4 and 9 factors or multiples of 6, it loses the 10 from the pool, it leaves 6 and 10 out of the multiples of 2, and so it ends one move too early: player 1 still has the 10, takes it and wins.",
      "The list of invalid choices names every factor and multiple in the whole range, including the number itself and those already taken.",
    ],
  };
}
