/** The sentences around the board: above it who is to move, what is asked or how it ended; below it what has happened, notes, choices and problems. */

import type { HeadlineSign, Notice, PlayerScene, Scene } from "../../../activity/scene.ts";
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
  type Tone,
  toned,
} from "../paint/text.ts";
import type { TablePanel } from "../state.ts";

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

/** At most `rows` lines. What has happened gives way first, then the notes; what is wrong last. Every cut is marked. */
export function messageLines(panel: TablePanel, scene: Scene, columns: number, rows: number): ScreenLines {
  const problems = shortenLines(problemLines(scene, columns), rows);
  const said = shortenLines(saidLines(panel, scene, columns), rows - problems.length);
  const told = paragraph("plain", scene.told, columns);
  const left = rows - problems.length - said.length;
  const noted = shortenLines(noteLines(scene, columns), left - Math.min(1, told.length));
  return [...shortenLines(told, left - noted.length), ...noted, ...said, ...problems];
}

/** How many lines it takes to say everything; of the last move, which can be looked back at, one will do. */
export function messageRowsFor(panel: TablePanel, scene: Scene, columns: number): number {
  const told = scene.told === "" ? 0 : 1;
  const parts = [problemLines(scene, columns), saidLines(panel, scene, columns), noteLines(scene, columns)];
  return parts.reduce((sum, { length }) => sum + length, told);
}

function problemLines({ problems }: Scene, columns: number): ScreenLines {
  return problems.flatMap((text) => paragraph("alarm", text, columns));
}

function noteLines({ notes }: Scene, columns: number): ScreenLines {
  return notes.flatMap((text) => paragraph("faint", text, columns));
}

function saidLines({ at }: TablePanel, scene: Scene, columns: number): ScreenLines {
  return [
    ...flow(slotSpans(scene, at), columns),
    ...flow(choiceSpans(scene, at), columns),
    ...paragraph("choice", markedText(scene), columns),
    ...scene.notices.flatMap(({ tone, text }: Notice) => paragraph(tone, text, columns)),
    ...paragraph("strong", scene.share?.shown ?? "", columns),
    ...paragraph("strong", scene.question?.text ?? "", columns),
  ];
}

/** The parts of a rule, with the one under the cursor. */
function slotSpans({ slots }: Scene, at: number): readonly Span[] {
  const here = Math.min(at, slots.length - 1);
  return slots.map((slot, index) => {
    const word = slot.words[slot.at] ?? "";
    return index === here ? toned("choice", `▴▾${word}`) : toned("plain", word);
  });
}

function choiceSpans({ choices, several, marked }: Scene, at: number): readonly Span[] {
  const here = Math.min(at, choices.length - 1);
  return choices.map((choice, index) => {
    const mark = marked.includes(choice) ? "■ " : several ? "□ " : "";
    return toned(index === here ? "choice" : "plain", `${index === here ? "▸" : " "}${mark}${choice}`);
  });
}

/** What is marked on the board. */
function markedText({ choices, marked }: Scene): string {
  return choices.length > 0 || marked.length === 0 ? "" : `Marked: ${marked.join(", ")}`;
}

/** As many in a line as fit. */
function flow(spans: readonly Span[], columns: number): ScreenLines {
  const lines: ScreenLine[] = [];
  for (const span of spans) {
    const last = lines.at(-1);
    const longer = last === undefined ? undefined : [...last, toned("plain", "   "), span];
    if (longer === undefined || lineColumns(longer) > columns) lines.push([span]);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}

function paragraph(tone: Tone, text: string, columns: number): ScreenLines {
  return text === "" ? [] : wrapText(text, columns).map((part) => line(toned(tone, part)));
}
