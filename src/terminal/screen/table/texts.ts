/** Writes the texts above and below the board. If messages don't all fit, a page has the full text. */

import type { Pair } from "../../../core/seat.ts";
import { formatClock } from "../../../core/text.ts";
import type { Headline, HeadlineSign, PlayerScene, Scene } from "../../../play/scene.ts";
import { columnsOf, type Fitted, wrapWhole } from "../../text/wrap.ts";
import type { Areas } from "../board/board-plan.ts";
import { line, lineColumns, type ScreenLine, shortNames, type Tone, toned } from "../paint/text.ts";
import type { TablePanel } from "../state.ts";

export type Messages = Fitted<ScreenLine>;

interface Part {
  /** The lowest rank gets its rows first. */
  readonly rank: number;
  readonly draw: (rows: number) => Messages;
}

export function messagesIn(panel: TablePanel, scene: Scene, columns: number, rows: number): Messages {
  const parts = partsOf(panel, scene, columns);
  const drawn = new Map<Part, Messages>();
  let left = rows;
  for (const part of parts.toSorted((a, b) => a.rank - b.rank)) {
    const messages = part.draw(Math.max(0, left));
    left -= messages.lines.length;
    drawn.set(part, messages);
  }
  const shown = parts.flatMap((part) => drawn.get(part) ?? []);
  return { lines: shown.flatMap(({ lines }) => lines), whole: shown.every(({ whole }) => whole) };
}

const ranks = { problem: 0, control: 1, question: 2, said: 3, told: 4, note: 5 } as const;

type Message = readonly [rank: keyof typeof ranks, tone: Tone, text: string];

function toldIn({ told, notes, needed }: Scene): readonly Message[] {
  return [
    ["told", "plain", told],
    ...[...notes, needed.about].map((note) => ["note", "faint", note] as const),
  ];
}

function saidIn(scene: Scene): readonly Message[] {
  const { headline, choices, marked, review, notices, values, question, problems } = scene;
  return [
    ["said", "choice", choices.length > 0 || marked.length === 0 ? "" : `Marked: ${marked.join(", ")}`],
    ...(headline.sign === "past" ? [] : review).map((words) => ["said", "faint", words] as const),
    ...[...notices, ...values].map(({ tone, text }) => ["said", tone, text] as const),
    ["question", "strong", question?.text ?? ""],
    ...problems.map((problem) => ["problem", "alarm", problem] as const),
  ];
}

function partsOf({ at, notice = "" }: TablePanel, scene: Scene, columns: number): readonly Part[] {
  const paragraph = ([rank, tone, text]: Message): Part => ({
    rank: ranks[rank],
    draw: (rows) => wrapToned(tone, text, columns, rows),
  });
  const control = (spans: ScreenLine): Part => ({
    rank: ranks.control,
    draw: (rows) => flow(spans, columns, rows),
  });
  return [
    ...toldIn(scene).map(paragraph),
    control(slotSpans(scene, at)),
    control(choiceSpans(scene, at)),
    ...[...saidIn(scene), ["problem", "change", notice] as const].map(paragraph),
  ];
}

export function saidText(scene: Scene): readonly string[] {
  const messages = [...toldIn(scene), ...saidIn(scene)].map(([, , text]) => text);
  const parts = [scene.headline.text, scene.rule, scene.line, ...messages];
  return parts.filter((text) => text !== "").flatMap((text) => [text, ""]);
}

function wrapToned(tone: Tone, text: string, columns: number, rows: number): Messages {
  const { lines, whole } = wrapWhole(text, columns, rows);
  return { lines: lines.map((part) => line(toned(tone, part))), whole };
}

function slotSpans({ slots }: Scene, at: number): ScreenLine {
  const here = Math.min(at, slots.length - 1);
  return slots.map((slot, index) => {
    const word = slot.words[slot.at] ?? "";
    return index === here ? toned("choice", `▴▾${word}`) : toned("plain", word);
  });
}

function choiceSpans({ choices, several, marked }: Scene, at: number): ScreenLine {
  const here = Math.min(at, choices.length - 1);
  return choices.map((choice, index) => {
    const mark = marked.includes(choice) ? "■ " : several ? "□ " : "";
    return toned(index === here ? "choice" : "plain", `${index === here ? "▸" : " "}${mark}${choice}`);
  });
}

function flow(spans: ScreenLine, columns: number, rows: number): Messages {
  const lines: ScreenLine[] = [];
  let focus = 0;
  for (const span of spans) {
    const last = lines.at(-1);
    const longer = last === undefined ? undefined : [...last, toned("plain", "   "), span];
    if (longer === undefined || lineColumns(longer) > columns) lines.push([span]);
    else lines[lines.length - 1] = longer;
    if (span.tone === "choice") focus = lines.length - 1;
  }
  const top = Math.max(0, Math.min(focus - Math.floor(rows / 2), lines.length - rows));
  return { lines: lines.slice(top, top + rows), whole: lines.length <= rows };
}

export function headLines(scene: Scene, areas: Areas, rows: number): Messages {
  const columns = areas.boardColumns + areas.listColumns;
  const upper = upperLines(scene, areas, rows);
  const rule = wrapToned("plain", scene.rule, columns - 2, rows - upper.lines.length);
  const left = rows - upper.lines.length - rule.lines.length;
  const goal = wrapToned("faint", scene.line, columns - 2, left);
  const below = [...rule.lines, ...goal.lines].map((spans) => line("  ", ...spans));
  return { lines: [...upper.lines, ...below], whole: upper.whole && rule.whole && goal.whole };
}

export type HeadRows = ReturnType<typeof headRows>;

/** `upper` counts the headline's rows, and `all` adds those of the sentences under it. */
export function headRows(scene: Scene, areas: Areas) {
  const upper = upperLines(scene, areas, Number.POSITIVE_INFINITY).lines.length;
  return { upper, all: headLines(scene, areas, Number.POSITIVE_INFINITY).lines.length };
}

function upperLines(scene: Scene, areas: Areas, rows: number): Messages {
  const { headline, players } = scene;
  const columns = areas.boardColumns + areas.listColumns;
  if (headline.sign === "turn" && players !== null)
    return { lines: [playerLine(players, columns)], whole: true };
  return signedLines(headline, columns, rows);
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
  const isEnd = ["won", "lost", "drawn"].includes(sign);
  const fits = isEnd && lines.length > 0 && second === undefined && lineColumns(framed) <= columns;
  return { lines: fits ? [framed] : lines, whole: wrapped.whole };
}

/** A narrow terminal drops the words first, then the ends of the names. */
function playerLine(players: Pair<PlayerScene>, columns: number): ScreenLine {
  const shorter = Array.from({ length: longestName }, (_, at) =>
    drawPlayers(players, longestName - at, false),
  );
  const lines = [drawPlayers(players, longestName, true), ...shorter];
  return lines.find((each) => lineColumns(each) <= columns) ?? [];
}

const longestName = 20;

function drawPlayers([one, two]: Pair<PlayerScene>, room: number, inWords: boolean): ScreenLine {
  const names = shortNames([nameIn(one, room), nameIn(two, room)], room);
  const drawn = [drawPlayer(one, names[0], inWords), drawPlayer(two, names[1], inWords)] as const;
  return [...drawn[0], toned("plain", inWords ? "    " : "  "), ...drawn[1]];
}

function nameIn({ name, level }: PlayerScene, room: number): string {
  const full = level === null ? name : `${name} (${level})`;
  return columnsOf(full) <= room ? full : name;
}

function drawPlayer(player: PlayerScene, name: string, inWords: boolean): ScreenLine {
  const { presence, toMove, clock } = player;
  const time = clock === null ? [] : [toned(toMove ? "strong" : "faint", `  ${formatClock(clock)}`)];
  const away = presence === "away" ? " · away" : "";
  const own = player.you && !isYou(player) ? " (you)" : "";
  if (!toMove) return [toned("faint", `○ ${name}${own}${away}`), ...time];
  if (isYou(player)) return [lamps.turn, toned("strong", "Your move"), ...time];
  const does = player.person ? " to move" : " is thinking …";
  return [lamps.turn, toned("strong", name), toned("plain", `${own}${inWords ? does : ""}${away}`), ...time];
}

function isYou({ you, name }: PlayerScene): boolean {
  return you && name === "You";
}
