/** A position and its analysis as they leave the process. */

import { explain, mostExplained } from "../../computer/explain.ts";
import type { Analysis } from "../../core/analysis.ts";
import type { Game } from "../../core/game.ts";
import { moveNames, winnerOn } from "../../core/rules.ts";
import type { Setup } from "../../core/setup.ts";
import { standingLines } from "../../core/words/simple-dialogue.ts";

/** A position as the engine's `state` answers it. */
export function stateMessage(game: Game, setup: Setup, position: unknown) {
  return { ...placeMessage(game, setup, position), legal: moveNames(game, position) };
}

export function boardMessage(game: Game, setup: Setup, position: unknown) {
  const text = standingLines(game, position);
  return { ...stateMessage(game, setup, position), board: game.board(position), text };
}

/** Every legal move with its value and what it does, in the order of `moves`. */
export function analysisMessage(game: Game, setup: Setup, analysis: Analysis) {
  const each = analysis.moves.length <= mostExplained;
  return {
    ...placeMessage(game, setup, analysis.position),
    value: analysis.value,
    canWin: analysis.canWin,
    moves: analysis.moves.map((move) => ({
      move: game.formatMove(analysis.position, move.move),
      key: game.key(move.after),
      value: move.value,
      ...(each ? explain(game, analysis, move) : {}),
    })),
    ...explain(game, analysis),
  };
}

function placeMessage(game: Game, setup: Setup, position: unknown) {
  return {
    game: game.id,
    options: setup.options,
    first: setup.first,
    key: game.key(position),
    toMove: game.toMove(position),
    over: game.outcome(position) !== null,
    winner: winnerOn(game.outcome(position)),
  };
}
