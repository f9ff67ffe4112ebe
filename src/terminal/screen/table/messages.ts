/** If the sentences under the board don't all fit, whole ones are left out; a page has the full text. */

import type { Scene } from "../../../play/scene.ts";
import { type Fitted, wrapWhole } from "../../text/wrap.ts";
import { line, lineColumns, type ScreenLine, type Tone, toned } from "../paint/text.ts";
import type { TablePanel } from "../state.ts";

export type Messages = Fitted<ScreenLine>;

interface Part {
  /** The lowest rank takes its rows first. */
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

function partsOf({ at }: TablePanel, scene: Scene, columns: number): readonly Part[] {
  const text = (rank: keyof typeof ranks, tone: Tone, words: string): Part => ({
    rank: ranks[rank],
    draw: (rows) => paragraph(tone, words, columns, rows),
  });
  const control = (spans: ScreenLine): Part => ({
    rank: ranks.control,
    draw: (rows) => flow(spans, columns, rows),
  });
  return [
    text("told", "plain", scene.told),
    ...scene.notes.map((note) => text("note", "faint", note)),
    control(slotSpans(scene, at)),
    control(choiceSpans(scene, at)),
    text("said", "choice", markedText(scene)),
    ...reviewOf(scene).map((words) => text("said", "faint", words)),
    ...scene.notices.map((notice) => text("said", notice.tone, notice.text)),
    text("said", "strong", scene.share?.shown ?? ""),
    text("question", "strong", scene.question?.text ?? ""),
    ...scene.problems.map((problem) => text("problem", "alarm", problem)),
  ];
}

function paragraph(tone: Tone, text: string, columns: number, rows: number): Messages {
  const { lines, whole } = wrapWhole(text, columns, rows);
  return { lines: lines.map((part) => line(toned(tone, part))), whole };
}

/** An earlier position has its own text. */
function reviewOf({ headline, review }: Scene): readonly string[] {
  return headline.sign === "past" ? [] : review;
}

export function saidText(scene: Scene): readonly string[] {
  const parts = [
    scene.headline.text,
    scene.rule,
    scene.line,
    scene.told,
    ...scene.notes,
    ...reviewOf(scene),
    ...scene.notices.map(({ text }) => text),
    scene.share?.shown ?? "",
    scene.question?.text ?? "",
    ...scene.problems,
  ];
  return parts.filter((text) => text !== "").flatMap((text) => [text, ""]);
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

function markedText({ choices, marked }: Scene): string {
  return choices.length > 0 || marked.length === 0 ? "" : `Marked: ${marked.join(", ")}`;
}

/** Fills each line; shows the lines around the cursor. */
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
