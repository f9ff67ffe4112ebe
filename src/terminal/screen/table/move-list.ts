/** The moves of the game so far: a list beside the board, or one line under it. */

import type { Scene } from "../../../activity/scene.ts";
import { moveName } from "../../../core/match.ts";
import { ofSeat } from "../../../core/seat.ts";
import type { Table } from "../../../table/table.ts";
import { columnsOf, padText } from "../../text/wrap.ts";
import { line, type ScreenLine, type ScreenLines, shortNames, toned } from "../paint/text.ts";

const mistakeMark = "?";

/** Where it is narrow, names are cut; moves and marks never are. */
export function moveList(table: Table, scene: Scene, columns: number, rows: number): ScreenLines {
  const entries = entriesOf(table);
  if (entries.length === 0) return [line(toned("faint", ` ${noMoves(scene)}`))];
  const current = table.viewing ?? entries.length;
  const room = rows - 2;
  const first = Math.max(0, Math.min(current - Math.ceil(room / 2), entries.length - room));
  const numbers = String(entries.length).length;
  const moves = Math.max(...entries.map(({ move }) => columnsOf(move)));
  const [one, two] = scene.players ?? table.match.players;
  const names = Math.min(
    10,
    Math.max(columnsOf(one.name), columnsOf(two.name)),
    Math.max(0, columns - numbers - moves - columnsOf(mistakeMark) - 3),
  );
  const short = shortNames([one.name, two.name], names);
  const lines = entries.slice(first, first + room).map(({ number, seat, move, mark }) => {
    const here = table.viewing === number;
    return line(
      toned("choice", here ? "▸" : " "),
      toned("faint", `${String(number).padStart(numbers)} ${padText(ofSeat(short, seat), names)} `),
      toned(number > current ? "faint" : here ? "choice" : "plain", move),
      toned("alarm", mark),
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
  const moves = entriesOf(table).slice(0, current);
  if (moves.length === 0) return line(toned("faint", noMoves(scene)));
  let text = "";
  for (const { number, move, mark } of [...moves].reverse()) {
    const longer = `${number} ${move}${mark}${text === "" ? "" : ` · ${text}`}`;
    if (columnsOf(longer) > columns - 9) break;
    text = longer;
  }
  return line(toned("faint", "Moves  "), text);
}

/** With a mark at what the review calls a mistake. */
function entriesOf({ match, review }: Table) {
  const { game, positions } = match;
  return match.moves.map((_, index) => {
    const seat = game.toMove(positions[index]);
    const mark = review?.moves[index]?.grade === "gave-away" ? mistakeMark : "";
    return { number: index + 1, seat, move: moveName(match, index), mark };
  });
}
