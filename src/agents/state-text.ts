/** The same as text, for agents that read it rather than the structure. */

import { seatToMove } from "../core/match.ts";
import { ofSeat } from "../core/seat.ts";
import { listWords } from "../core/text.ts";
import { endingLines } from "../words/endings.ts";
import { countOf } from "../words/values.ts";
import type { AgentGame } from "./agent-game.ts";
import type { StateMessage } from "./schemas.ts";
import { seatNames } from "./state-message.ts";

export function stateText({ match }: AgentGame, state: StateMessage): string {
  const names = seatNames(match);
  const options = Object.entries(state.options).map(([name, value]) => `${name} ${value}`);
  return [
    `${state.title}, game ${state.id}: ${names.join(" against ")}. Options: ${options.join(", ") || "none"}.`,
    ...state.goals.map((goal, index) => `Told to ${names[index]}: ${goal}`),
    ...historyLines(state),
    `The position now, ${state.key}:`,
    ...state.board.map((line) => `  ${line}`),
    ...state.notes.map((note) => `Note: ${note}`),
    ...(state.over
      ? ["The game is over.", ...endingLines(match, names)]
      : turnLines(state, ofSeat(names, seatToMove(match)))),
  ].join("\n");
}

function historyLines({ history, first, plies }: StateMessage): readonly string[] {
  if (history.length === 0) return [`No move has been made; player ${first} moves first.`];
  return [
    plies === history.length ? "Moves of both players so far:" : `The last of ${plies} moves:`,
    ...history.map(({ ply, seat, move, text }) => `  ${ply}. player ${seat} played ${move}: ${text}`),
  ];
}

function turnLines({ legal, plyLimit, plies }: StateMessage, mover: string): readonly string[] {
  const left = plyLimit - plies;
  return [
    `${mover} is to move. Legal moves: ${listWords(legal, "or")}.`,
    `The game is broken off as unfinished after ${countOf(left, "more move")}.`,
  ];
}
