/** The same as text, for agents that read it rather than the structure. */

import type { Match } from "../core/match.ts";
import { ofSeat } from "../core/seat.ts";
import { listWords } from "../core/text.ts";
import { endingLines } from "../words/endings.ts";
import type { AgentGame } from "./agent-game.ts";
import type { StateMessage } from "./schemas.ts";
import { seatNames, stateMessage } from "./state-message.ts";

export function stateText(game: AgentGame): string {
  const { match } = game;
  const state = stateMessage(game);
  const names = seatNames(match);
  return [
    `${state.title}, game ${state.id}: ${names.join(" against ")}. Options: ${optionsText(match)}.`,
    ...goalLines(state, match),
    ...historyLines(state),
    `The position now, ${state.key}:`,
    ...state.board.map((line) => `  ${line}`),
    ...state.notes.map((note) => `Note: ${note}`),
    ...turnLines(state, match),
  ].join("\n");
}

function optionsText({ options }: Match): string {
  return Object.entries(options)
    .map(([name, value]) => `${name} ${value}`)
    .join(", ");
}

function goalLines(state: StateMessage, match: Match): readonly string[] {
  const names = seatNames(match);
  return state.goals.map((goal, index) => `Told to ${names[index]}: ${goal}`);
}

function historyLines({ history, first }: StateMessage): readonly string[] {
  if (history.length === 0) return [`No move has been made; player ${first} moves first.`];
  return [
    "Moves of both players so far:",
    ...history.map(({ ply, seat, move, text }) => `  ${ply}. player ${seat} played ${move}: ${text}`),
  ];
}

function turnLines(state: StateMessage, match: Match): readonly string[] {
  if (state.result !== null) return ["The game is over.", ...endingLines(match, seatNames(match))];
  const who = ofSeat(seatNames(match), state.toMove);
  const left = state.plyLimit - state.history.length;
  return [
    `${who} is to move. Legal moves: ${listWords(state.legal, "or")}.`,
    `The game is broken off as unfinished after ${left} more ${left === 1 ? "move" : "moves"}.`,
  ];
}
