import type { Game } from "../../core/game.ts";
import type { Dialogue, Question, RulesPage } from "../../core/presentation.ts";
import { ofSeat, otherSeat } from "../../core/seat.ts";
import { parseWhole } from "../../core/text.ts";
import { victoryLine } from "../../words/endings.ts";
import { capital, countWord } from "../../words/values.ts";
import { switchBoard } from "../rows/board.ts";
import { answerFlip, describeFlip } from "../rows/flips.ts";
import { formatRow } from "../rows/row.ts";
import {
  type ConquerMove,
  type ConquerOptions,
  type ConquerPosition,
  goalRow,
  letterOf,
  letters,
} from "./rules.ts";

const notWon =
  "All switches show the same letter. That doesn't win: a row counts only for the player who completes it on their own turn.";

export const presentation = {
  board: ({ switches, row }) =>
    switchBoard(row, switches, [
      { state: "on", mark: "A", word: "A", owner: 1 },
      { state: "off", mark: "B", word: "B", owner: 2 },
    ]),
  goal: (_position, seat) => `Set every switch to ${letterOf(seat)}.`,
  notes: ({ switches, row, won }) => {
    const isComplete = row === goalRow(1, switches) || row === goalRow(2, switches);
    return isComplete && !won ? [notWon] : [];
  },
  rulesFor,
} satisfies Partial<Game<ConquerPosition>>;

export function rulesFor({ switches }: Pick<ConquerOptions, "switches">): RulesPage {
  return {
    goal: "Set all switches to your own letter: A for player 1, B for player 2.",
    rules: [
      `${capital(countWord(switches))} switches stand in a row, each showing A or B. The start is random.`,
      "In turn, each player flips one switch, or two switches that stand next to each other. A flip turns A to B and B to A. Passing is not allowed.",
      "You win when all switches show your letter at the end of your own turn.",
    ],
    rulings: [
      "Every row can be dealt, even AAAA and BBBB. A complete row at the start isn't a win for anyone.",
      "Only the player who has just moved can win, and only with that player's own letter. If your opponent completes your row for you, you must still move.",
      "Player 1 wants A and player 2 wants B, no matter who moves first.",
      "The book says that a draw is impossible, but careful players can go on forever. Draws are never automatic: when a position occurs for the third time a note says so, and either player may offer a draw.",
    ],
  };
}

const states = ({ row, switches }: ConquerPosition) => `Switches: ${formatRow(row, switches, letters, " ")}`;

const menu = ["Choose your action:", "1. Flip a single switch.", "2. Flip two adjacent switches."];

function askAction({ switches }: ConquerPosition): Question<ConquerMove> {
  return {
    lines: ["", ...menu],
    prompt: "Enter 1 or 2: ",
    read: (text) => {
      const typed = text.trim();
      if (typed === "1") return { kind: "ask", question: askSwitch(switches) };
      if (typed === "2") return { kind: "ask", question: askPair(switches) };
      return /^flip\b|^\d+-\d+$/i.test(typed)
        ? answerFlip(typed, switches)
        : { kind: "bad", message: "Please enter 1 or 2." };
    },
  };
}

function askSwitch(switches: number): Question<ConquerMove> {
  return askNumber(`Select the switch to flip (1-${switches}): `, switches, (label) => 1 << (label - 1));
}

function askPair(switches: number): Question<ConquerMove> {
  return askNumber(
    `Select the first switch to flip (1-${switches - 1}): `,
    switches - 1,
    (label) => 3 << (label - 1),
  );
}

function askNumber(prompt: string, max: number, move: (label: number) => ConquerMove): Question<ConquerMove> {
  return {
    lines: [""],
    prompt,
    read: (text) => {
      const label = parseWhole(text.trim());
      if (label === undefined || label < 1 || label > max)
        return { kind: "bad", message: `Please enter a number from 1 to ${max}.` };
      return { kind: "move", move: move(label) };
    },
  };
}

/** The conversation that the book prints. */
export const dialogue: Dialogue<ConquerPosition, ConquerMove> = {
  opening: (start) => ["Welcome to Switch Conquer!", "", "Initial Switch Configuration:", states(start)],
  standing: (position) => [states(position)],
  turn: (position, name) => [
    `${name}'s turn. Your goal is to set all switches to '${letterOf(position.mover)}'.`,
  ],
  ask: askAction,
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
    const deed = `aligned all switches to '${letterOf(seat)}' and won the game!`;
    return [person ? `Congratulations, ${name}! You have ${deed}` : `${name} has ${deed}`];
  },
  victory: victoryLine,
};
