/** What a puzzle shows besides the question itself: how it went, the line to share, and what comes next. */

import { dailyNumber } from "../../players/puzzles/day.ts";
import { puzzleTitle } from "../../table/puzzle/words.ts";
import { shareLine, solvedText, spokenShareLine } from "../../words/share-line.ts";
import type { Scene } from "../scene.ts";
import { nextText } from "./calendar.ts";
import type { PuzzleState } from "./open.ts";
import { posedScene } from "./question.ts";

export function puzzleScene(state: PuzzleState): Scene {
  const { attempt, daily } = state;
  const { posed, source, phase } = state.puzzle;
  const scene = posedScene(state);
  return {
    ...scene,
    headline: phase === "solved" ? { sign: "won", text: solvedText(attempt) } : scene.headline,
    place: `${puzzleTitle(source)}${numberText(state)} · ${posed.grade}`,
    notes: puzzleNotes(state),
    ticking: daily !== null,
    share: shareOf(state),
  };
}

/** " (#2)" */
export function numberText({ daily }: PuzzleState): string {
  return daily === null ? "" : ` (#${dailyNumber(daily.date)})`;
}

/** Which puzzles were chosen, and after a daily one when the next comes. */
export function puzzleNotes({
  puzzle: { source, phase },
  match,
  notes,
  daily,
}: PuzzleState): readonly string[] {
  if (daily !== null) return phase === "solved" ? [...notes, nextText(daily.now, daily.today)] : notes;
  const { game, grade } = source;
  if (game === null && grade === null) return notes;
  return [...notes, `Game: ${game === null ? "any" : match.game.title} · grade: ${grade ?? "any"}`];
}

function shareOf({ puzzle: { posed, phase }, match, attempt, daily }: PuzzleState): Scene["share"] {
  if (daily === null || phase !== "solved") return null;
  const { program, link, late, date } = daily;
  const about = { program, link, number: dailyNumber(date), game: match.game.title, grade: posed.grade };
  const shared = { ...about, ...attempt, late };
  return { shown: shareLine(shared), spoken: spokenShareLine(shared) };
}
