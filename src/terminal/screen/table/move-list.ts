/** The moves of the game so far: a list beside the board, or one line under it. */

import type { Scene } from "../../../activity/scene.ts";
import { type Match, moveName } from "../../../core/match.ts";
import { ofSeat } from "../../../core/seat.ts";
import type { Table } from "../../../table/table.ts";
import { columnsOf, padText } from "../../text/wrap.ts";
import { line, type ScreenLine, type ScreenLines, shortNames, toned } from "../paint/text.ts";

export function moveList(table: Table, scene: Scene, columns: number, rows: number): ScreenLines {
  const entries = entriesOf(table.match);
  if (entries.length === 0) return [line(toned("faint", ` ${noMoves(scene)}`))];
  const current = table.viewing ?? entries.length;
  const room = rows - 2;
  const first = Math.max(0, Math.min(current - Math.ceil(room / 2), entries.length - room));
  const numbers = String(entries.length).length;
  const names = Math.min(
    10,
    Math.max(0, ...entries.map(({ name }) => columnsOf(name))),
    columns - numbers - 7,
  );
  const [one, two] = table.match.players;
  const short = shortNames([one.name, two.name], names);
  const lines = entries.slice(first, first + room).map(({ number, seat, move }) => {
    const here = table.viewing === number;
    return line(
      toned("choice", here ? "▸" : " "),
      toned("faint", `${String(number).padStart(numbers)} ${padText(ofSeat(short, seat), names)} `),
      toned(number > current ? "faint" : here ? "choice" : "plain", move),
      toned("alarm", table.review?.moves[number - 1]?.grade === "gave-away" ? " ?" : ""),
    );
  });
  return [line(toned("faint", " Moves")), ...lines];
}

/** Where no particular people play, as at a puzzle, no moves are to be expected. */
function noMoves({ players }: Scene): string {
  return players === null ? "" : "No moves yet";
}

/** The last moves that fit into one line. */
export function moveStrip(table: Table, scene: Scene, columns: number): ScreenLine {
  const current = table.viewing ?? table.match.moves.length;
  const moves = entriesOf(table.match).slice(0, current);
  if (moves.length === 0) return line(toned("faint", noMoves(scene)));
  let text = "";
  for (const { number, move } of [...moves].reverse()) {
    const longer = `${number} ${move}${text === "" ? "" : ` · ${text}`}`;
    if (columnsOf(longer) > columns - 9) break;
    text = longer;
  }
  return line(toned("faint", "Moves  "), text);
}

function entriesOf(match: Match) {
  const { game, players, positions } = match;
  return match.moves.map((_, index) => {
    const seat = game.toMove(positions[index]);
    return { number: index + 1, seat, name: ofSeat(players, seat).name, move: moveName(match, index) };
  });
}
