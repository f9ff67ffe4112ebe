/** A conversation for a game without one in its book, made from its board and its own words. */

import type { Game } from "../core/game.ts";
import type { Options } from "../core/options.ts";
import type { Dialogue, DialogueAnswer } from "../core/presentation.ts";
import { winnerOn } from "../core/rules.ts";
import { ofSeat } from "../core/seat.ts";
import { drawBoard } from "./board-text.ts";
import { drawnLine, victoryLine } from "./endings.ts";

export function dialogueOf<P, M>(game: Game<P, M>, options: Options): Dialogue<P, M> {
  return game.dialogue ?? simpleDialogue(game, options);
}

export function standingLines<P>(game: Game<P>, position: P): readonly string[] {
  return game.dialogue?.standing(position) ?? drawBoard(game.board(position));
}

function simpleDialogue<P, M>(game: Game<P, M>, options: Options): Dialogue<P, M> {
  const standing = (position: P) => drawBoard(game.board(position));
  return {
    opening: (start) => [`Welcome to ${game.title}!`, "", ...standing(start)],
    standing,
    turn: (position, name) => [`${name}'s turn. ${game.goal(position, game.toMove(position), options)}`],
    ask: (position) => ({
      lines: [],
      prompt: "Enter your move: ",
      read: (text) => readMove(game, position, text),
    }),
    moved: (before, move, after, table) => [
      ...game.describeMove(before, move, ofSeat(table, game.toMove(before))),
      "",
      ...standing(after),
    ],
    ending: (position, table) => {
      const winner = winnerOn(game.outcome(position));
      return [winner === null ? drawnLine("finished") : victoryLine(ofSeat(table, winner).name)];
    },
    victory: victoryLine,
  };
}

/** Accepts a move in any form that people type. */
export function readMove<P, M>(
  game: Pick<Game<P, M>, "parseMove">,
  position: P,
  text: string,
  blame = "",
): DialogueAnswer<M> {
  const move = game.parseMove(position, text);
  if (move.ok) return { kind: "move", move: move.value };
  return { kind: "bad", message: `${blame}${move.problem.message}` };
}
