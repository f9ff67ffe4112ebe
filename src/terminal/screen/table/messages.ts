/** The lines above the prompt: the last move in words, notes, what is chosen from, what was said, and what is wrong. */

import type { Notice, Scene } from "../../../activity/scene.ts";
import { wrapText } from "../../text/wrap.ts";
import {
  line,
  lineColumns,
  type ScreenLine,
  type ScreenLines,
  type Span,
  shortenLines,
  type Tone,
  toned,
} from "../paint/text.ts";
import type { TablePanel } from "../state.ts";

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
