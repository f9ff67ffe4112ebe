/** The same as text, for agents that read it rather than the structure. */

import { currentPosition, seatToMove } from "../core/match.ts";
import { moveNames } from "../core/rules.ts";
import { ofSeat } from "../core/seat.ts";
import { listWords } from "../core/text.ts";
import { endingLines } from "../words/endings.ts";
import { standingLines } from "../words/simple-dialogue.ts";
import { countOf } from "../words/values.ts";
import type { AgentGame } from "./agent-game.ts";
import type { StateMessage } from "./schemas.ts";
import { historyOf, notesOf, seatNames } from "./state-message.ts";

export function stateText({ match }: AgentGame, state: StateMessage): string {
  const names = seatNames(match);
  const options = Object.entries(state.options).map(([name, value]) => `${name} ${value}`);
  return [
    `${state.title}, game ${state.id}: ${names.join(" against ")}. Options: ${options.join(", ") || "none"}.`,
    ...state.goals.map((goal, index) => `${names[index]} is told: ${goal}`),
    ...historyLines(state),
    `The position now, ${state.key}:`,
    ...state.board.map((line) => `  ${line}`),
    ...state.notes.map((note) => `Note: ${note}`),
    ...(state.over
      ? ["The game is over.", ...endingLines(match, names)]
      : turnLines(state, ofSeat(names, seatToMove(match)))),
  ].join("\n");
}

/** The moves since, the board, and what is to be done now. */
export function moveText({ match }: AgentGame, since: number): string {
  const { game, outcome, moves } = match;
  const [names, position] = [seatNames(match), currentPosition(match)];
  const legal = () => listWords(moveNames(game, position), "or");
  return [
    ...historyOf(match, moves.length - since).map(({ move, text }) => `${move}: ${text}`),
    ...standingLines(game, position),
    ...notesOf(match).map((note) => `Note: ${note}`),
    ...(outcome === null
      ? [`${ofSeat(names, seatToMove(match))} is to move. Legal moves: ${legal()}.`]
      : endingLines(match, names)),
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
    `The game ends as unfinished after ${countOf(left, "more move")}.`,
  ];
}
