/** What is known, in words. */

import type { Value } from "../../../core/analysis.ts";
import { winnerOf } from "../../../core/analysis.ts";
import type { Match } from "../../../core/match.ts";
import { describeValue } from "../../../words/values.ts";
import { playerName } from "../words.ts";
import type { PositionReport } from "./study.ts";

/** "Ann wins in 5 moves.", whoever is to move. */
export function prediction(match: Match, position: unknown, { value }: PositionReport): string {
  if (match.game.outcome(position) !== null) return "The game is over.";
  if (value === null) return "What will come of this is not known.";
  const winner = winnerOf(value, match.game.toMove(position));
  if (winner === null) return "With best play nobody wins: it can go on for ever.";
  return `With best play ${playerName(match, winner)} wins${distance(value)}.`;
}

/** "wins in 7 moves", for a move that somebody could make. */
export function valueWords(value: Value | null): string {
  return describeValue(value).slice(2);
}

/** A mark that needs no colour: ▲7 wins, ▼6 loses, ＝ draws, ? not known. */
export function valueMark(value: Value | null): string {
  if (value === null) return "?";
  if (value.kind === "draw") return "=";
  return `${value.kind === "win" ? "▲" : "▼"}${value.plies ?? ""}`;
}

function distance(value: Value): string {
  if (value.kind === "draw" || value.plies === undefined) return "";
  return value.plies === 1 ? " with the next move" : ` in ${value.plies} moves`;
}
