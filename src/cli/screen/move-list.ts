/** The moves of the game so far: a list beside the board, or one line under it. */

import type { Match } from "../../core/match.ts";
import { ofSeat } from "../../core/seat.ts";
import { columnsOf } from "../width.ts";
import type { TableScene } from "./state.ts";
import { clipText, type Line, line, padText, toned } from "./text.ts";

interface Entry {
  readonly number: number;
  readonly name: string;
  readonly move: string;
}

export function moveList(scene: TableScene, columns: number, rows: number): readonly Line[] {
  const entries = entriesOf(scene.match);
  const current = scene.shown ?? entries.length;
  const room = rows - 2;
  const first = Math.max(0, Math.min(current - Math.ceil(room / 2), entries.length - room));
  const numbers = String(entries.length).length;
  const names = Math.min(
    10,
    Math.max(0, ...entries.map(({ name }) => columnsOf(name))),
    columns - numbers - 9,
  );
  const lines = entries.slice(first, first + room).map(({ number, name, move }) => {
    const here = scene.shown === number;
    return line(
      toned("choice", here ? "▸ " : "  "),
      toned("faint", `${String(number).padStart(numbers)}  ${padText(clipText(name, names), names)}  `),
      toned(number > current ? "faint" : here ? "choice" : "plain", move),
    );
  });
  const title = entries.length === 0 ? "  No moves yet" : "  Moves";
  return [line(toned("faint", title)), ...lines];
}

/** The last moves that fit into one line. */
export function moveLine(scene: TableScene, columns: number): Line {
  const current = scene.shown ?? scene.match.moves.length;
  const moves = entriesOf(scene.match).slice(0, current);
  if (moves.length === 0) return line(toned("faint", "No moves yet"));
  let text = "";
  for (const { number, move } of [...moves].reverse()) {
    const longer = `${number} ${move}${text === "" ? "" : ` · ${text}`}`;
    if (columnsOf(longer) > columns - 9) break;
    text = longer;
  }
  return line(toned("faint", "Moves  "), text);
}

function entriesOf(match: Match): readonly Entry[] {
  const { game, players, positions } = match;
  return match.moves.map((move, index) => ({
    number: index + 1,
    name: ofSeat(players, game.toMove(positions[index])).name,
    move: game.formatMove(move),
  }));
}
