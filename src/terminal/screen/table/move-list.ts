/** The moves of the game so far: a list beside the board, or one line under it. */

import { type Match, moveName } from "../../../core/match.ts";
import { ofSeat } from "../../../core/seat.ts";
import { columnsOf } from "../../text/wrap.ts";
import { type Line, line, padText, shortNames, toned } from "../paint/text.ts";
import type { TableScene } from "../state.ts";

export function moveList(scene: TableScene, columns: number, rows: number): readonly Line[] {
  const entries = entriesOf(scene.match);
  const current = scene.viewing ?? entries.length;
  const room = rows - 2;
  const first = Math.max(0, Math.min(current - Math.ceil(room / 2), entries.length - room));
  const numbers = String(entries.length).length;
  const names = Math.min(
    10,
    Math.max(0, ...entries.map(({ name }) => columnsOf(name))),
    columns - numbers - 7,
  );
  const [one, two] = scene.match.players;
  const short = shortNames([one.name, two.name], names);
  const lines = entries.slice(first, first + room).map(({ number, seat, move }) => {
    const here = scene.viewing === number;
    return line(
      toned("choice", here ? "▸" : " "),
      toned("faint", `${String(number).padStart(numbers)} ${padText(ofSeat(short, seat), names)} `),
      toned(number > current ? "faint" : here ? "choice" : "plain", move),
      toned("alarm", scene.review?.moves[number - 1]?.grade === "gave-away" ? " ?" : ""),
    );
  });
  const title = entries.length === 0 ? " No moves yet" : " Moves";
  return [line(toned("faint", title)), ...lines];
}

/** The last moves that fit into one line. */
export function moveLine(scene: TableScene, columns: number): Line {
  const current = scene.viewing ?? scene.match.moves.length;
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

function entriesOf(match: Match) {
  const { game, players, positions } = match;
  return match.moves.map((_, index) => {
    const seat = game.toMove(positions[index]);
    return { number: index + 1, seat, name: ofSeat(players, seat).name, move: moveName(match, index) };
  });
}
