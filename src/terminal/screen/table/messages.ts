/** The lines above the prompt: the last move in words, notes, and what is wrong. */

import { reviewOf } from "../../../activity/game/review.ts";
import { valuesText, whyText } from "../../../activity/game/values-text.ts";
import { questionText, tellMove } from "../../../table/words.ts";
import { wrapText } from "../../text/wrap.ts";
import { draftLines } from "../lesson/words.ts";
import { absenceText, bannerText, offerTexts, onlineQuestion } from "../online/words.ts";
import { type Line, line, shortenLines, type Tone, toned } from "../paint/text.ts";
import { choiceLines } from "../puzzle/words.ts";
import { isLesson, isPuzzle, type TableScene } from "../state.ts";
import { noteLines } from "./words.ts";

/** At most `rows` lines. What has happened gives way first, then the notes; what is wrong last. Every cut is marked. */
export function messageLines(scene: TableScene, columns: number, rows: number): readonly Line[] {
  const problem = shortenLines(problemLines(scene, columns), rows);
  const said = shortenLines(saidLines(scene, columns), rows - problem.length);
  const told = paragraph("plain", lastMove(scene), columns);
  const left = rows - problem.length - said.length;
  const noted = shortenLines(notedLines(scene, columns), left - Math.min(1, told.length));
  return [...shortenLines(told, left - noted.length), ...noted, ...said, ...problem];
}

/** How many lines it takes to say everything; of the last move, which can be looked back at, one will do. */
export function messageRowsFor(scene: TableScene, columns: number): number {
  const told = lastMove(scene) === "" ? 0 : 1;
  const parts = [problemLines, saidLines, notedLines].map((lines) => lines(scene, columns).length);
  return parts.reduce((sum, rows) => sum + rows, told);
}

function problemLines(scene: TableScene, columns: number): readonly Line[] {
  const banner = scene.online === null ? "" : bannerText(scene.online);
  return [...paragraph("alarm", banner, columns), ...paragraph("alarm", scene.problem, columns)];
}

function saidLines(scene: TableScene, columns: number): readonly Line[] {
  return [
    ...(isLesson(scene) ? draftLines(scene, columns) : []),
    ...(isPuzzle(scene) ? choiceLines(scene, columns) : []),
    ...paragraph("plain", valuesText(scene), columns),
    ...paragraph("faint", whyText(scene), columns),
    ...reviewLines(scene).flatMap((text) => paragraph("faint", text, columns)),
    ...paragraph("plain", scene.said, columns),
    ...onlineLines(scene, columns),
    ...paragraph("strong", askedText(scene), columns),
  ];
}

function askedText({ match, online, question }: TableScene): string {
  if (online !== null) return onlineQuestion(question, online.view);
  return question === null ? "" : questionText(match, question);
}

function reviewLines({ match, review }: TableScene): readonly string[] {
  return review === null ? [] : reviewOf(match, review).lines;
}

/** An absence, and the offers that stand, unless one has just been told. */
function onlineLines({ online, said }: TableScene, columns: number): readonly Line[] {
  if (online === null) return [];
  const offers = offerTexts(online).filter((text) => !said.includes(text));
  return [
    ...paragraph("plain", absenceText(online), columns),
    ...offers.flatMap((text) => paragraph("strong", text, columns)),
  ];
}

function notedLines(scene: TableScene, columns: number): readonly Line[] {
  return noteLines(scene).flatMap((note) => paragraph("faint", note, columns));
}

function lastMove(scene: TableScene): string {
  const { match, viewing, said } = scene;
  return viewing !== null || match.moves.length === 0 || said !== ""
    ? ""
    : tellMove(match, match.moves.length - 1).join(" ");
}

function paragraph(tone: Tone, text: string, columns: number): readonly Line[] {
  return text === "" ? [] : wrapText(text, columns).map((part) => line(toned(tone, part)));
}
