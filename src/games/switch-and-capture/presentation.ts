/** What Switch and Capture looks like. */

import type { Board, Link } from "../../core/board.ts";
import type { RulesPage } from "../../core/presentation.ts";
import { type Speaker, subject } from "../../core/presentation.ts";
import { capital, countWord } from "../../words/values.ts";
import { switchBoard } from "../rows/board.ts";
import { isOn, labelsIn } from "../rows/row.ts";
import {
  type CaptureMove,
  type CaptureOptions,
  type CapturePosition,
  type Reading,
  toggled,
} from "./rules.ts";

function board({ switches, row }: CapturePosition): Board {
  return switchBoard(row, switches, [
    { state: "off", mark: "OFF", word: "off" },
    { state: "on", mark: "ON", word: "on" },
  ]);
}

function cellsOfMove(_position: CapturePosition, move: CaptureMove): readonly string[] {
  return [String(move)];
}

function goal(): string {
  return "Your goal is to leave your opponent no switch to turn ON.";
}

/** The other switches that a choice toggles. */
function affectedBy({ switches, reading }: CapturePosition, move: CaptureMove): readonly number[] {
  return labelsIn(toggled(switches, reading, move)).filter((label) => label !== move);
}

/** From the chosen switch to its multiples (×2) and factors (÷3). */
function links(position: CapturePosition, move: CaptureMove): readonly Link[] {
  return affectedBy(position, move).map((label) => ({
    from: String(move),
    to: String(label),
    label: label > move ? `×${label / move}` : `÷${move / label}`,
  }));
}

export function describeMove(
  position: CapturePosition,
  move: CaptureMove,
  speaker: Speaker,
): readonly string[] {
  const affected = affectedBy(position, move);
  const chosen = `${subject(speaker)} toggled Switch ${move} ON.`;
  if (affected.length === 0) return [chosen, "No other switches were affected."];
  const lines = affected.map(
    (label) => `Switch ${label} toggled to ${isOn(position.row, label) ? "OFF" : "ON"}.`,
  );
  return [chosen, "Affected switches toggled:", ...lines];
}

const readingNotes: Readonly<Record<Reading, string>> = {
  rules:
    "The book's rule and its examples disagree on whether 1 is a factor. You play by the rule: every choice other than 1 toggles switch 1 as well (change with --reading examples).",
  examples:
    "The book's rule and its examples disagree on whether 1 is a factor. You play by the examples: only choosing 1 itself changes switch 1 (reading examples; the other is rules).",
};

function notes({ reading }: CapturePosition, opening: boolean): readonly string[] {
  return opening ? [readingNotes[reading]] : [];
}

export function rulesFor({ switches, reading }: Omit<CaptureOptions, "start">): RulesPage {
  return {
    goal: "Be the last player able to turn a switch ON.",
    rules: [
      `${capital(countWord(switches))} switches, numbered 1 to ${switches}, stand in a row. At the start all of them are OFF.`,
      "In turn, each player chooses a switch that is OFF and turns it ON. Passing is not allowed.",
      "Then every other switch whose number is a factor or a multiple of the chosen number changes: ON becomes OFF, OFF becomes ON.",
      ...(reading === "examples" ? ["Only choosing 1 itself changes switch 1."] : []),
      "If all switches are ON at the start of your turn, you cannot move and you lose; the player who moved last wins.",
    ],
    rulings: [
      'Is 1 a factor? The book\'s rule says yes, so every choice other than 1 changes switch 1 as well: that is the reading "rules", the default. All of the book\'s worked turns leave switch 1 alone: that is the reading "examples", in which choosing 1 still changes all the others. Both can be played (option reading).',
      'The book\'s last scene says that only 5 is OFF and then turns 10 from OFF to ON. It holds under "examples" when 5 and 10 are both OFF.',
      "From the book's start, one of the choices wins at once, under both readings. That is how the game is written, and it stays.",
      "Players who avoid the end can go on forever. There is no forced draw; from the third repetition a note reminds you, and either player may offer a draw.",
    ],
  };
}

export const presentation = { board, cellsOfMove, goal, describeMove, links, notes, rulesFor };
