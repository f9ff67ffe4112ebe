/** What the screen says at a puzzle: the task above the board, the choices and marks below it. */

import { askText, factsAt, puzzleTitle, solvedText } from "../../../table/puzzle/words.ts";
import { wrapText } from "../../text/wrap.ts";
import { type Line, line, lineColumns, type Span, shortenLines, toned } from "../paint/text.ts";
import type { PuzzleScene } from "../state.ts";

export function puzzleHeadlines({ puzzle }: PuzzleScene, columns: number, rows: number): readonly Line[] {
  if (puzzle.phase === "solved") return [line(toned("lamp", "● ● ●  "), toned("strong", solvedText(puzzle)))];
  const lines = wrapText(puzzle.decision.task, columns - 4).map((text, row) =>
    line(row === 0 ? toned("faint", "○ ") : "  ", toned("strong", text)),
  );
  return shortenLines(lines, rows);
}

/** What may be done. */
export function puzzleSubline(scene: PuzzleScene): string {
  const { phase, base } = scene.puzzle;
  if (phase === "solved") return "";
  if (phase === "refuted") return scene.match === base ? "" : "The board shows why.";
  return [...factsAt(scene).slice(0, 1), askText(scene.puzzle)].join(" · ");
}

/** "medium · Puzzle of 2026-11-16" */
export function puzzleAtTop({ puzzle: { posed, source } }: PuzzleScene): string {
  return `${puzzleTitle(source)} · ${posed.grade}`;
}

/** What was chosen of the puzzles, and the keys that change it. */
export function puzzleNotes({ puzzle: { source }, match, notes }: PuzzleScene): readonly string[] {
  const { game, grade } = source;
  if (game === null && grade === null) return notes;
  return [...notes, `g game: ${game === null ? "any" : match.game.title} · l grade: ${grade ?? "any"}`];
}

/** How many rows the task takes, and what may be done. */
export function taskRows(scene: PuzzleScene, columns: number): number {
  const under = wrapText(puzzleSubline(scene), columns - 2);
  return wrapText(scene.puzzle.decision.task, columns - 4).length + under.length;
}

/** The words to choose from, where they are not on the board; else what is marked. */
export function choiceLines({ puzzle, at }: PuzzleScene, columns: number): readonly Line[] {
  const { decision, marked, phase } = puzzle;
  if (phase !== "asked" && phase !== "waiting") return [];
  if (decision.onBoard)
    return marked.length === 0 ? [] : [line(toned("choice", `Marked: ${marked.join(", ")}`))];
  const spans = decision.choices.map((choice, index): Span => {
    const mark = marked.includes(choice) ? "■ " : decision.ask === "set" ? "□ " : "";
    return toned(index === at ? "choice" : "plain", `${index === at ? "▸" : " "}${mark}${choice}`);
  });
  return flow(spans, columns);
}

/** As many in a line as fit. */
export function flow(spans: readonly Span[], columns: number): readonly Line[] {
  const lines: Line[] = [];
  for (const span of spans) {
    const last = lines.at(-1);
    const longer = last === undefined ? undefined : [...last, toned("plain", "   "), span];
    if (longer === undefined || lineColumns(longer) > columns) lines.push([span]);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}

export function puzzlePrompt({ puzzle, at, match }: PuzzleScene): Line | undefined {
  const { phase, decision, base } = puzzle;
  if (phase === "solved") return line(toned("choice", "Enter"), " next puzzle");
  if (phase === "refuted")
    return line(toned("choice", "Enter"), match === base ? " try again" : " take it back and try again");
  if (phase === "waiting") return line(toned("faint", "…"));
  return decision.onBoard ? undefined : line(toned("choice", `▸ ${decision.choices[at] ?? ""}`));
}
