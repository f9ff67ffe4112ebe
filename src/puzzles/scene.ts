/** What a puzzle shows besides the question itself: how it went, the line to share, and what comes next. */

import type { Scene } from "../play/scene.ts";
import { nextText } from "./calendar.ts";
import { dailyNumber } from "./dates.ts";
import type { PuzzleState } from "./open.ts";
import { posedScene } from "./question.ts";
import { numberText, puzzleTitle, shareLine, solvedText, spokenShareLine } from "./words.ts";

export function puzzleScene(state: PuzzleState): Scene {
  const { posed, source, phase, score } = state.puzzle;
  const scene = posedScene(state);
  return {
    ...scene,
    headline: phase === "solved" ? { sign: "won", text: solvedText(score) } : scene.headline,
    place: `${puzzleTitle(source)}${numberText(state)} · ${posed.grade}`,
    notes: puzzleNotes(state),
    ticking: state.daily !== null,
    share: shareOf(state),
  };
}

export function puzzleNotes({ puzzle, match, notes, daily }: PuzzleState): readonly string[] {
  if (daily !== null) return puzzle.phase === "solved" ? [...notes, nextText(daily.now, daily.today)] : notes;
  const { game, grade } = puzzle.source;
  if (game === null && grade === null) return notes;
  return [...notes, `Game: ${game === null ? "any" : match.game.title} · grade: ${grade ?? "any"}`];
}

function shareOf({ puzzle: { posed, phase, score }, match, daily }: PuzzleState): Scene["share"] {
  if (daily === null || phase !== "solved") return null;
  const { program, link, date } = daily;
  const about = { program, link, number: dailyNumber(date), game: match.game.title, grade: posed.grade };
  const shared = { ...about, ...score };
  return { shown: shareLine(shared), spoken: spokenShareLine(shared) };
}
