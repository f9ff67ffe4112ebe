import { type Dialogue, type Speaker, subject } from "../../core/presentation.ts";
import { ofSeat, otherSeat } from "../../core/seat.ts";
import { victoryLine } from "../../core/words/endings.ts";
import { answerOf } from "../../core/words/simple-dialogue.ts";
import { fullRow, isOn, labelsIn, type RowPosition } from "../rows/row.ts";
import { affectedBy, parseMove } from "./presentation.ts";
import type { CaptureOptions } from "./rules.ts";

function states({ switches }: CaptureOptions, { row }: RowPosition): string {
  return labelsIn(fullRow(switches))
    .map((label) => `${label}[${isOn(row, label) ? "ON" : "OFF"}]`)
    .join(" ");
}

function toggledLines(
  affected: readonly number[],
  { row }: RowPosition,
  move: number,
  speaker: Speaker,
): readonly string[] {
  const chosen = `${subject(speaker)} toggled Switch ${move} ON.`;
  if (affected.length === 0) return [chosen, "No other switches were affected."];
  const lines = affected.map((label) => `Switch ${label} toggled to ${isOn(row, label) ? "OFF" : "ON"}.`);
  return [chosen, "Affected switches toggled:", ...lines];
}

export function dialogue(options: CaptureOptions): Dialogue<RowPosition, number> {
  const shown = (position: RowPosition) => states(options, position);
  return {
    opening: (start) => [
      "Welcome to Switch and Capture!",
      "",
      start.row === 0 ? "All switches are OFF:" : "Starting Switch States:",
      shown(start),
    ],
    standing: (position) => ["Current Switch States:", shown(position)],
    turn: (_position, name) => [`${name}, it's your turn.`],
    ask: (position) => ({
      lines: [],
      prompt: "Enter the number of the switch you want to toggle ON: ",
      read: (text) => answerOf(parseMove(options, position, text), "Invalid choice. "),
    }),
    moved: (before, move, after, table) => [
      ...toggledLines(affectedBy(options, move), before, move, ofSeat(table, before.mover)),
      "",
      "Current Switch States:",
      shown(after),
    ],
    ending: (position, table) => [
      `All switches are ON. ${ofSeat(table, position.mover).name} has no legal move.`,
      victoryLine(ofSeat(table, otherSeat(position.mover)).name),
    ],
    victory: victoryLine,
  };
}
