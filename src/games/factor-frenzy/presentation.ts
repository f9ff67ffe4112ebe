import type { Game } from "../../core/game.ts";
import { type Dialogue, type RulesPage, subject } from "../../core/presentation.ts";
import { ofSeat, otherSeat } from "../../core/seat.ts";
import { shortList } from "../../core/text.ts";
import { victoryLine } from "../../words/endings.ts";
import { readMove } from "../../words/simple-dialogue.ts";
import { areRelated } from "../numbers/blocks.ts";
import { parseMove } from "./notation.ts";
import { type FrenzyMove, type FrenzyOptions, type FrenzyPosition, moves, wholeRange } from "./rules.ts";

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

const standing = (position: FrenzyPosition) => [`Number Pool: ${shortList(position.pool)}`];

function turn(position: FrenzyPosition, name: string): readonly string[] {
  const available = `Available Numbers: ${shortList(moves(position))}`;
  const { last } = position;
  if (last === null) return [...standing(position), "", `${name}, it's your turn.`, available];
  const barred = wholeRange(position.max).filter((number) => areRelated(number, last));
  return [
    ...standing(position),
    "",
    `${name}, it's your turn.`,
    `Opponent's Last Number: ${last}`,
    `Invalid Choices (factors/multiples of ${last}): ${shortList(barred)}`,
    available,
  ];
}

/** The conversation that the book prints. */
export const dialogue: Dialogue<FrenzyPosition, FrenzyMove> = {
  opening: () => ["=== Factor Frenzy ==="],
  standing,
  turn,
  ask: (position) => ({
    lines: [],
    prompt: "Enter your selection: ",
    read: (text) => readMove({ parseMove }, position, text),
  }),
  moved: (before, move, _after, table) => [`${ofSeat(table, before.mover).name} selected ${move}.`],
  ending: (position, table) => {
    const loser = ofSeat(table, position.mover);
    const stuck = loser.person
      ? [...turn(position, loser.name), "No valid moves available. You lose!"]
      : [...standing(position), `No valid moves available for ${loser.name}.`];
    return [...stuck, "", victoryLine(ofSeat(table, otherSeat(position.mover)).name)];
  },
  victory: victoryLine,
};
