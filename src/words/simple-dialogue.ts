/** A conversation for a game whose book prints none, made from its board and its own words. */

import type { Board, Cell, Group } from "../core/board.ts";
import type { Game } from "../core/game.ts";
import type { Dialogue, DialogueAnswer } from "../core/presentation.ts";
import { winnerOn } from "../core/rules.ts";
import { ofSeat } from "../core/seat.ts";
import { drawnLine, victoryLine } from "./endings.ts";

export function dialogueOf<P, M>(game: Game<P, M>): Dialogue<P, M> {
  return game.dialogue ?? simpleDialogue(game);
}

function simpleDialogue<P, M>(game: Game<P, M>): Dialogue<P, M> {
  const standing = (position: P) => drawBoard(game.board(position));
  return {
    opening: (start) => [`Welcome to ${game.title}!`, "", ...standing(start)],
    standing,
    turn: (position, name) => [`${name}'s turn. ${game.goal(position, game.toMove(position))}`],
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

/** The answer to a one-step question: a move in any form that people type, or what is wrong with it. */
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

function drawBoard(board: Board): readonly string[] {
  return board.flatMap((group) => {
    if (group.shape === "grid") return [...titleLines(group), ...drawGrid(group)];
    const shown = group.cells.filter((cell) => cell.state !== "gone").map(cellText);
    const title = group.title === "" ? "" : `${group.title}: `;
    return `${title}${shown.length === 0 ? "empty" : shown.join(" ")}`;
  });
}

function titleLines({ title }: Group): readonly string[] {
  return title === "" ? [] : [`${title}:`];
}

/** Every cell keeps its place, also one that is gone. */
function drawGrid({ cells, columns = cells.length }: Group): readonly string[] {
  const texts = cells.map((cell) => (cell.state === "gone" && cell.mark === "" ? "" : cellText(cell)));
  const width = Math.max(...texts.map((text) => text.length));
  const lines = Array.from({ length: Math.ceil(texts.length / columns) }, (_, line) =>
    texts.slice(line * columns, (line + 1) * columns),
  );
  return lines.map((line) =>
    line
      .map((text) => text.padEnd(width))
      .join(" ")
      .trimEnd(),
  );
}

function cellText({ label, mark }: Cell): string {
  return mark === "" ? label : `${label}[${mark}]`;
}
