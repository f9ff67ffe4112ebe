/** What the screen says in a lesson: the step above the board; the sentence that is put together, and those tried, below it. */

import { currentPosition } from "../../../core/match.ts";
import { stepOf } from "../../../table/lesson/course.ts";
import { slotsOf } from "../../../table/lesson/slots.ts";
import { positionFacts } from "../../../table/puzzle/words.ts";
import { formatStatement } from "../../../words/statement.ts";
import { wrapText } from "../../text/wrap.ts";
import { type Line, line, type Span, shortenLines, toned } from "../paint/text.ts";
import { flow } from "../puzzle/words.ts";
import { isPuzzle, type LessonScene } from "../state.ts";
import { stepKind } from "./lesson.ts";

/** "Step 3 of 8" */
export function lessonAtTop({ lesson: { course } }: LessonScene): string {
  return `step ${course.at + 1} of ${course.lesson.steps.length}`;
}

export function lessonHeadlines(scene: LessonScene, columns: number, rows: number): readonly Line[] {
  const lines = textLines(scene, columns).map((text, row) =>
    line(row === 0 ? toned("lamp", "● ") : "  ", toned("strong", text)),
  );
  return shortenLines(lines, rows);
}

function textLines(scene: LessonScene, columns: number): readonly string[] {
  const task = isPuzzle(scene) && scene.puzzle.phase !== "solved" ? scene.puzzle.decision.task : "";
  return [textOf(scene), task].flatMap((text) => (text === "" ? [] : wrapText(text, columns - 4)));
}

function textOf({ lesson: { course, aside } }: LessonScene): string {
  return aside ? "Your rule says you should do well here. Try it." : (stepOf(course)?.text ?? "");
}

export function lessonSubline(scene: LessonScene): string {
  const { match } = scene;
  if (stepKind(scene) !== "move" || match.moves.length > 0) return "";
  return positionFacts(match.game, currentPosition(match)).join(" ");
}

export function lessonRows(scene: LessonScene, columns: number): number {
  const under = lessonSubline(scene) === "" ? 0 : wrapText(lessonSubline(scene), columns - 2).length;
  return textLines(scene, columns).length + under;
}

/** The sentence, with the part under the cursor; once it is true, the sentence alone. */
export function draftLines({ lesson, typed }: LessonScene, columns: number): readonly Line[] {
  const { course, draft, slot } = lesson;
  const { vocabulary } = course.lesson;
  if (stepOf(course)?.kind !== "rule" || lesson.aside || vocabulary === null || typed !== "") return [];
  if (course.passed) return [];
  const slots = slotsOf(vocabulary, draft);
  const at = Math.min(slot, slots.length - 1);
  const spans = slots.map(({ words, at: chosen }, index): Span => {
    const word = words[chosen] ?? "";
    return index === at ? toned("choice", `▴▾${word}`) : toned("plain", word);
  });
  return flow(spans, columns);
}

/** The last sentences that were tried, and what became of them. */
export function trialNotes({ lesson: { course, aside } }: LessonScene): readonly string[] {
  const { vocabulary } = course.lesson;
  if (vocabulary === null || aside) return [];
  return course.tried
    .slice(-2)
    .map(
      ({ statement, verdict }) => `${verdict.holds ? "✓" : "×"} ${formatStatement(vocabulary, statement)}`,
    );
}

export function lessonPrompt(scene: LessonScene): Line | undefined {
  const { lesson, match } = scene;
  if (lesson.aside)
    return match.outcome === null ? undefined : line(toned("choice", "Enter"), " back to the lesson");
  if (lesson.course.passed) return line(toned("choice", "Enter"), " next step");
  if (stepKind(scene) === "theorem") return line(toned("choice", "Enter"), " read on");
  if (stepKind(scene) === "rule")
    return line(toned("choice", "Enter"), " check it   ", toned("faint", "or type the sentence"));
  return undefined;
}
