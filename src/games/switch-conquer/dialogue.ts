import type { Dialogue, DialogueAnswer, Question } from "../../core/presentation.ts";
import { ofSeat, otherSeat } from "../../core/seat.ts";
import { parseWhole } from "../../core/text.ts";
import { victoryLine } from "../../core/words/endings.ts";
import { answerFlip, describeFlip } from "../rows/flips.ts";
import { formatRow } from "../rows/row.ts";
import { type ConquerOptions, type ConquerPosition, letters } from "./rules.ts";

const menu = ["Choose your action:", "1. Flip a single switch.", "2. Flip two adjacent switches."];

function askAction(switches: number): Question<number> {
  return {
    lines: ["", ...menu],
    prompt: "Enter 1 or 2: ",
    read: (text) => {
      const typed = text.trim();
      if (typed === "1") return askNumber("switch", switches, 1);
      if (typed === "2") return askNumber("first switch", switches - 1, 3);
      return /^flip\b|^\d+-\d+$/i.test(typed)
        ? answerFlip(typed, switches)
        : { kind: "bad", message: "Please enter 1 or 2." };
    },
  };
}

/** `flips` is the mask of the move that begins at switch 1. */
function askNumber(what: string, max: number, flips: number): DialogueAnswer<number> {
  const read: Question<number>["read"] = (text) => {
    const label = parseWhole(text.trim());
    if (label === undefined || label < 1 || label > max)
      return { kind: "bad", message: `Please enter a number from 1 to ${max}.` };
    return { kind: "move", move: flips << (label - 1) };
  };
  const prompt = `Select the ${what} to flip (1-${max}): `;
  return { kind: "ask", question: { lines: [""], prompt, read } };
}

export function dialogue({ switches }: ConquerOptions): Dialogue<ConquerPosition, number> {
  const states = ({ row }: ConquerPosition) => `Switches: ${formatRow(row, switches, letters, " ")}`;
  return {
    opening: (start) => ["Welcome to Switch Conquer!", "", "Initial Switch Configuration:", states(start)],
    standing: (position) => [states(position)],
    turn: (position, name) => [
      `${name}'s turn. Your goal is to set all switches to '${ofSeat(letters, position.mover)}'.`,
    ],
    ask: () => askAction(switches),
    moved: (before, move, after, table) => {
      const mover = ofSeat(table, before.mover);
      const told = mover.person
        ? ["", "Switches after your turn:"]
        : [...describeFlip(move, mover), `Switches after ${mover.name}'s turn:`];
      const passing = after.won
        ? []
        : ["", `No winner yet. Passing turn to ${ofSeat(table, after.mover).name}.`];
      return [...told, states(after), ...passing];
    },
    ending: (position, table) => {
      const seat = otherSeat(position.mover);
      const { name, person } = ofSeat(table, seat);
      const deed = `aligned all switches to '${ofSeat(letters, seat)}' and won the game!`;
      return [person ? `Congratulations, ${name}! You have ${deed}` : `${name} has ${deed}`];
    },
    victory: victoryLine,
  };
}
