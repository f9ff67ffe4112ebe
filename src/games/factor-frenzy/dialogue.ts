import type { Dialogue } from "../../core/presentation.ts";
import { ofSeat, otherSeat } from "../../core/seat.ts";
import { shortList } from "../../core/text.ts";
import { victoryLine } from "../../core/words/endings.ts";
import { answerOf } from "../../core/words/simple-dialogue.ts";
import { areRelated } from "../numbers/blocks.ts";
import { parseMove } from "./presentation.ts";
import { type FrenzyOptions, type FrenzyPosition, moves, wholeRange } from "./rules.ts";

const standing = ({ pool }: FrenzyPosition) => [`Number Pool: ${shortList(pool)}`];

export function dialogue(options: FrenzyOptions): Dialogue<FrenzyPosition, number> {
  const turn = (position: FrenzyPosition, name: string) => [
    ...standing(position),
    "",
    `${name}, it's your turn.`,
    ...barredLines(options, position),
    `Available Numbers: ${shortList(moves(position))}`,
  ];
  return {
    opening: () => ["=== Factor Frenzy ==="],
    standing,
    turn,
    ask: (position) => ({
      lines: [],
      prompt: "Enter your selection: ",
      read: (text) => answerOf(parseMove(options, position, text)),
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
}

function barredLines({ max }: FrenzyOptions, { last }: FrenzyPosition): readonly string[] {
  if (last === null) return [];
  const barred = wholeRange(max).filter((number) => areRelated(number, last));
  return [
    `Opponent's Last Number: ${last}`,
    `Invalid Choices (factors/multiples of ${last}): ${shortList(barred)}`,
  ];
}
