/** The conversation that the book of Factor Frenzy prints. */

import type { Dialogue } from "../../core/presentation.ts";
import { ofSeat, otherSeat } from "../../core/seat.ts";
import { shortList } from "../../core/text.ts";
import { victoryLine } from "../../core/words/endings.ts";
import { readMove } from "../../core/words/simple-dialogue.ts";
import { areRelated } from "../numbers/blocks.ts";
import { parseMove } from "./presentation.ts";
import { type FrenzyMove, type FrenzyPosition, moves, wholeRange } from "./rules.ts";

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
