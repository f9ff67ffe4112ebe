/** The lines above the prompt: the last move in words, notes, and what is wrong. */

import { wrapText } from "../wrap.ts";
import { questionText } from "./questions.ts";
import type { TableScene } from "./state.ts";
import { noteLines, toldMove } from "./table-words.ts";
import { type Line, line, type Tone, toned } from "./text.ts";
import { valuesText } from "./values-text.ts";

/** At most `rows` lines. What is wrong is always told in full; what has happened gives way first. */
export function messageLines(scene: TableScene, columns: number, rows: number): readonly Line[] {
  const problem = paragraph("alarm", scene.problem, columns, rows);
  const said = [
    ...paragraph("plain", valuesText(scene), columns, rows - problem.length),
    ...(scene.review?.lines ?? []).flatMap((text) => paragraph("faint", text, columns, rows)),
    ...paragraph("plain", scene.said, columns, rows - problem.length),
    ...paragraph("strong", questionText(scene), columns, rows - problem.length),
  ];
  const notes = noteLines(scene).flatMap((note) => wrapText(note, columns));
  const told = paragraph("plain", lastMove(scene), columns, rows);
  const noted = shortened(notes, rows - problem.length - said.length - Math.min(1, told.length));
  const left = rows - problem.length - said.length - noted.length;
  return [
    ...told.slice(0, Math.max(0, left)),
    ...noted.map((text) => line(toned("faint", text))),
    ...said,
    ...problem,
  ];
}

function lastMove(scene: TableScene): string {
  const { match, shown, said } = scene;
  return shown !== null || match.moves.length === 0 || said !== "" ? "" : toldMove(match, match.moves.length);
}

function paragraph(tone: Tone, text: string, columns: number, rows: number): readonly Line[] {
  if (text === "") return [];
  return shortened(wrapText(text, columns), rows).map((part) => line(toned(tone, part)));
}

/** What does not fit is left out, and the cut is marked. */
function shortened(lines: readonly string[], rows: number): readonly string[] {
  if (lines.length <= rows) return lines;
  const kept = lines.slice(0, Math.max(0, rows));
  return kept.map((text, index) => (index === kept.length - 1 ? `${text} …` : text));
}
