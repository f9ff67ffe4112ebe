/** Above the board: the turn, the question or the result, and the sentence under it. */

import type { Pair } from "../../../core/seat.ts";
import { formatClock } from "../../../core/text.ts";
import type { Headline, HeadlineSign, PlayerScene, Scene } from "../../../play/scene.ts";
import { columnsOf, wrapWhole } from "../../text/wrap.ts";
import type { Areas } from "../board/board-plan.ts";
import { line, lineColumns, type ScreenLine, type ScreenLines, shortNames, toned } from "../paint/text.ts";
import type { Messages } from "./messages.ts";

function headColumns({ boardColumns, listColumns }: Areas): number {
  return boardColumns + listColumns;
}

/** Fills the rows exactly, with whole sentences only. */
export function headLines(scene: Scene, areas: Areas): Messages {
  const [columns, rows] = [headColumns(areas), areas.topRows];
  const upper = upperLines(scene, areas, rows);
  const rule = below("plain", scene.rule, columns, rows - upper.lines.length);
  const left = rows - upper.lines.length - rule.lines.length;
  const goal = below("faint", scene.line, columns, left);
  const drawn = [upper, rule, goal].flatMap(({ lines }) => lines);
  const lines = Array.from({ length: rows }, (_, row) => drawn[row] ?? []);
  return { lines, whole: upper.whole && rule.whole && goal.whole };
}

function below(tone: "plain" | "faint", text: string, columns: number, rows: number): Messages {
  const { lines, whole } = wrapWhole(text, columns - 2, rows);
  return { lines: lines.map((part) => line(toned(tone, `  ${part}`))), whole };
}

export type HeadRows = ReturnType<typeof headRows>;

/**
 * `upper` are the rows of the headline, `all` includes the sentence under it. Players get the usual rows; a text gets
 * as many as it needs.
 */
export function headRows(scene: Scene, usual: Areas) {
  const rows = isTurn(scene) ? usual.topRows : Number.POSITIVE_INFINITY;
  const upper = upperLines(scene, usual, rows).lines.length;
  const texts = [scene.rule, scene.line].map(
    (text) => below("plain", text, headColumns(usual), Number.POSITIVE_INFINITY).lines.length,
  );
  return { upper, all: texts.reduce((sum, length) => sum + length, upper) };
}

function isTurn({ headline, players }: Scene): boolean {
  return headline.sign === "turn" && players !== null;
}

/** The players take two lines if one is too short and there are rows for it. */
function upperLines(scene: Scene, areas: Areas, rows: number): Messages {
  const { headline, players } = scene;
  const columns = headColumns(areas);
  if (isTurn(scene) && players !== null) return { lines: playerLines(players, columns, rows), whole: true };
  const large = areas.high && rows > 3 ? largeLines(headline) : [];
  return large.length > 0 ? { lines: large, whole: true } : signedLines(headline, columns, rows);
}

function isEnd(sign: HeadlineSign): boolean {
  return sign === "won" || sign === "lost" || sign === "drawn";
}

function largeLines({ sign, text }: Headline): ScreenLines {
  const drawn = isEnd(sign) ? largeText(text) : undefined;
  return drawn === undefined
    ? []
    : [[], ...drawn.map((row) => line(toned(lamps[sign].tone, `  ${row}`))), []];
}

const lamps = {
  turn: toned("lamp", "● "),
  task: toned("lamp", "● "),
  past: toned("choice", "◂▸ "),
  won: toned("lamp", "● ● ●  "),
  lost: toned("faint", "○ ○ ○  "),
  drawn: toned("faint", "○ ○ ○  "),
  waiting: toned("lamp", "○ ○  "),
} as const satisfies Record<HeadlineSign, ScreenLine[number]>;

function signedLines({ sign, text }: Headline, columns: number, rows: number): Messages {
  const lamp = lamps[sign];
  const wrapped = wrapWhole(text, columns - 2 - lamp.text.length, rows);
  const lines = wrapped.lines.map((part, row) =>
    line(row === 0 ? lamp : " ".repeat(lamp.text.length), toned("strong", part)),
  );
  const [only = [], second] = lines;
  const framed = [...only, toned("plain", "  "), toned(lamp.tone, lamp.text.trimEnd())];
  const fits = isEnd(sign) && lines.length > 0 && second === undefined && lineColumns(framed) <= columns;
  return { lines: fits ? [framed] : lines, whole: wrapped.whole };
}

/** The player to move has a lit lamp. Names are shortened first. */
function playerLines(players: Pair<PlayerScene>, columns: number, rows: number): ScreenLines {
  const fits = (each: ScreenLine) => lineColumns(each) <= columns;
  const together = joinPlayers(...drawPlayers(players, longestName, true));
  if (fits(together)) return [together];
  const rooms = Array.from({ length: longestName }, (_, index) => longestName - index);
  const lines = rooms.map((room): ScreenLines => {
    const [one, two] = drawPlayers(players, room, rows > 1);
    if (rows <= 1) return [joinPlayers(one, two)];
    return players[1].you ? [two, one] : [one, two];
  });
  return lines.find((each) => each.every(fits)) ?? [together];
}

const longestName = 20;

function joinPlayers(one: ScreenLine, two: ScreenLine): ScreenLine {
  return [...one, toned("plain", "    "), ...two];
}

/** `inWords` also says who is who, who is away and whose turn it is. */
function drawPlayers([one, two]: Pair<PlayerScene>, room: number, inWords: boolean): Pair<ScreenLine> {
  const names = shortNames([nameIn(one, room), nameIn(two, room)], room);
  return [drawPlayer(one, names[0], inWords), drawPlayer(two, names[1], inWords)];
}

function nameIn({ name, level }: PlayerScene, room: number): string {
  const full = level === null ? name : `${name} (${level})`;
  return columnsOf(full) <= room ? full : name;
}

function drawPlayer(player: PlayerScene, name: string, inWords: boolean): ScreenLine {
  const { presence, toMove, clock } = player;
  const time = clock === null ? [] : [toned(toMove ? "strong" : "faint", `  ${formatClock(clock)}`)];
  const away = inWords && presence === "away" ? " · away" : "";
  const own = inWords && player.you && !isYou(player) ? " (you)" : "";
  if (!toMove) return [toned("faint", `○ ${name}${own}${away}`), ...time];
  if (isYou(player)) return [lamps.turn, toned("strong", "Your move"), ...time];
  const does = player.person ? " to move" : " is thinking …";
  return [lamps.turn, toned("strong", name), toned("plain", `${own}${inWords ? does : ""}${away}`), ...time];
}

/** At this board the person is called "You"; online both players have names. */
function isYou({ you, name }: PlayerScene): boolean {
  return you && name === "You";
}

const letters: Readonly<Record<string, readonly [string, string, string]>> = {
  a: ["▄▀▄", "█▀█", "▀ ▀"],
  d: ["█▀▄", "█ █", "▀▀ "],
  i: ["█", "█", "▀"],
  l: ["█  ", "█  ", "▀▀▀"],
  n: ["█▄ █", "█ ▀█", "▀  ▀"],
  o: ["█▀█", "█ █", "▀▀▀"],
  r: ["█▀▄", "█▀▄", "▀ ▀"],
  s: ["▄▀▀", "▀▀▄", "▀▀ "],
  t: ["▀█▀", " █ ", " ▀ "],
  u: ["█ █", "█ █", "▀▀▀"],
  w: ["█   █", "█ █ █", "▀▀ ▀▀"],
  y: ["█ █", "▀█▀", " ▀ "],
  " ": [" ", " ", " "],
};

/** Undefined if a character has no large form, as in a name. */
export function largeText(text: string): readonly string[] | undefined {
  const drawn = Array.from(text.toLowerCase(), (character) => letters[character]);
  if (drawn.includes(undefined)) return undefined;
  return [0, 1, 2].map((row) => drawn.map((letter) => letter?.[row] ?? "").join(" "));
}
