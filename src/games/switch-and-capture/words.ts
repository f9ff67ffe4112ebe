/** What Switch and Capture looks like and how it speaks. */

import type { Board } from "../../core/board.ts";
import { type Dialogue, type Speaker, subject } from "../../core/dialogue.ts";
import { ofSeat, otherSeat } from "../../core/seat.ts";
import { readMove } from "../../words/simple-dialogue.ts";
import { switchBoard } from "../rows/board.ts";
import { fullRow, isOn, labelsIn } from "../rows/row.ts";
import { parseMove } from "./notation.ts";
import { type CaptureMove, type CapturePosition, toggled } from "./rules.ts";

export function board({ switches, row }: CapturePosition): Board {
  return switchBoard(row, switches, [
    { state: "off", mark: "OFF", word: "off" },
    { state: "on", mark: "ON", word: "on" },
  ]);
}

export function cellsOfMove(_position: CapturePosition, move: CaptureMove): readonly string[] {
  return [String(move)];
}

export function goal(): string {
  return "Your goal is to leave the other player no switch to turn ON.";
}

export function describeMove(
  position: CapturePosition,
  move: CaptureMove,
  speaker: Speaker,
): readonly string[] {
  const affected = labelsIn(toggled(position.switches, position.reading, move)).filter(
    (label) => label !== move,
  );
  const chosen = `${subject(speaker)} toggled Switch ${move} ON.`;
  if (affected.length === 0) return [chosen, "No other switches were affected."];
  const lines = affected.map(
    (label) => `Switch ${label} toggled to ${isOn(position.row, label) ? "OFF" : "ON"}.`,
  );
  return [chosen, "Affected switches toggled:", ...lines];
}

const victory = (name: string) => `${name} wins the game!`;

function states({ switches, row }: CapturePosition): string {
  return labelsIn(fullRow(switches))
    .map((label) => `${label}[${isOn(row, label) ? "ON" : "OFF"}]`)
    .join(" ");
}

export const dialogue: Dialogue<CapturePosition, CaptureMove> = {
  opening: (start) => [
    "Welcome to Switch and Capture!",
    "",
    start.row === 0 ? "All switches are OFF:" : "Starting Switch States:",
    states(start),
  ],
  standing: (position) => ["Current Switch States:", states(position)],
  turn: (_position, name) => [`${name}, it's your turn.`],
  ask: (position) => ({
    lines: [],
    prompt: "Enter the number of the switch you want to toggle ON: ",
    read: (text) => readMove({ parseMove }, position, text, "Invalid choice. "),
  }),
  moved: (before, move, after, table) => [
    ...describeMove(before, move, ofSeat(table, before.mover)),
    "",
    "Current Switch States:",
    states(after),
  ],
  ending: (position, table) => [
    `All switches are ON. ${ofSeat(table, position.mover).name} has no legal move.`,
    victory(ofSeat(table, otherSeat(position.mover)).name),
  ],
  victory,
};
