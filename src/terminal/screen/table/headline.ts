/** The lines above the board: who is to move, what is asked or how it ended, and the sentence under it. */

import type { HeadlineSign, PlayerScene, Scene } from "../../../activity/scene.ts";
import type { Pair } from "../../../core/seat.ts";
import { formatClock } from "../../../protocol/online/clock.ts";
import { wrapText } from "../../text/wrap.ts";
import {
  line,
  lineColumns,
  type ScreenLine,
  type ScreenLines,
  type Span,
  shortenLines,
  shortNames,
  toned,
} from "../paint/text.ts";

/** Just as many lines as there are rows. What does not fit is cut with a mark; without a row left the sentence is not begun. */
export function headLines(scene: Scene, columns: number, rows: number): ScreenLines {
  const upper = shortenLines(upperLines(scene, columns, rows), rows);
  const lines = [...upper, ...shortenLines(sentenceLines(scene, columns), rows - upper.length)];
  return Array.from({ length: rows }, (_, row) => lines[row] ?? []);
}

/** How many rows it takes to say everything, where that many are usual. */
export function headRows(scene: Scene, columns: number, usual: number): number {
  return upperLines(scene, columns, usual).length + sentenceLines(scene, columns).length;
}

/** The players take two lines where one is too short and there are rows for it. */
function upperLines({ headline, players }: Scene, columns: number, rows: number): ScreenLines {
  return headline.sign === "turn" && players !== null
    ? playerLines(players, columns, rows)
    : signedLines(headline.sign, headline.text, columns);
}

function sentenceLines(scene: Scene, columns: number): ScreenLines {
  const parts = scene.line === "" ? [] : wrapText(scene.line, columns - 2);
  return parts.map((text) => line(toned("faint", `  ${text}`)));
}

const lamps: Readonly<Record<HeadlineSign, Span>> = {
  turn: toned("lamp", "● "),
  task: toned("lamp", "● "),
  past: toned("choice", "◂▸ "),
  won: toned("lamp", "● ● ●  "),
  lost: toned("faint", "○ ○ ○  "),
  drawn: toned("faint", "○ ○ ○  "),
  waiting: toned("lamp", "○ ○  "),
};

/** An end stands between lamps, where they fit. */
function signedLines(sign: HeadlineSign, text: string, columns: number): ScreenLines {
  const lamp = lamps[sign];
  const lines = wrapText(text, columns - 2 - lamp.text.length).map((part, row) =>
    line(row === 0 ? lamp : " ".repeat(lamp.text.length), toned("strong", part)),
  );
  const [only = [], second] = lines;
  const framed = [...only, toned("plain", "  "), toned(lamp.tone, lamp.text.trimEnd())];
  const isEnd = sign === "won" || sign === "lost" || sign === "drawn";
  return isEnd && second === undefined && lineColumns(framed) <= columns ? [framed] : lines;
}

/** Both players, the one to move with a lit lamp: names, clocks, and who is away. */
function playerLines(players: Pair<PlayerScene>, columns: number, rows: number): ScreenLines {
  const [one, two] = drawPlayers(players, Math.max(6, Math.min(20, columns - 26)), true);
  const together = joinPlayers(one, two);
  if (lineColumns(together) <= columns) return [together];
  if (rows > 1) return players[1].you ? [two, one] : [one, two];
  return [joinPlayers(...drawPlayers(players, Math.max(6, Math.floor((columns - 30) / 2)), false))];
}

function joinPlayers(one: ScreenLine, two: ScreenLine): ScreenLine {
  return [...one, toned("plain", "    "), ...two];
}

/** In words who is who, who is away and who is to move, where there is room for that. */
function drawPlayers([one, two]: Pair<PlayerScene>, room: number, inWords: boolean): Pair<ScreenLine> {
  const names = shortNames([fullName(one), fullName(two)], room);
  return [drawPlayer(one, names[0], inWords), drawPlayer(two, names[1], inWords)];
}

function fullName({ name, level }: PlayerScene): string {
  return level === null ? name : `${name} (${level})`;
}

function drawPlayer(player: PlayerScene, name: string, inWords: boolean): ScreenLine {
  const { you, presence, toMove, person, clock } = player;
  const own = inWords && you ? " (you)" : "";
  const away = inWords && presence === "away" ? " · away" : "";
  const time = clock === null ? [] : [toned(toMove ? "strong" : "faint", `  ${formatClock(clock)}`)];
  if (!toMove) return [toned("faint", `○ ${name}${own}${away}`), ...time];
  const does = !inWords ? "" : person ? " to move" : " is thinking …";
  return [lamps.turn, toned("strong", name), toned("plain", `${own}${does}${away}`), ...time];
}
