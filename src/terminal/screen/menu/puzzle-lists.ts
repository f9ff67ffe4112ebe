/** The lists of puzzles in the menu: where they come from, and the days of the archive. */

import { type Opener, openLater } from "../../../play/contract.ts";
import { dayText, streakText } from "../../../puzzles/calendar.ts";
import { placeSources, placeTexts, placeTitle, puzzlePlaces } from "../../../puzzles/overview.ts";
import { anyPuzzle, type PuzzleSource } from "../../../puzzles/play.ts";
import type { ScreenState } from "../state.ts";

export function placeEntries({ puzzles }: ScreenState) {
  return puzzlePlaces.map((id) => {
    const [text, about] = puzzles === undefined ? ["", ""] : placeTexts(id, puzzles);
    return { id, title: placeTitle(id, puzzles ?? { due: 0 }), cells: [text], about };
  });
}

/** Newest first; the game is a surprise until the player opens it. */
export function dayEntries({ puzzles, games }: ScreenState) {
  if (puzzles === undefined) return [];
  const { calendar } = puzzles;
  return calendar.days.map((day) => {
    const game = games.find(({ id }) => id === day.solved?.game)?.title ?? "";
    const text = [game, dayText(day)].filter((part) => part !== "").join(": ");
    return {
      id: day.date,
      title: `${day.date} #${day.number}`,
      cells: [text],
      about: streakText(calendar),
    };
  });
}

export function openerAt(list: "puzzles" | "archive", at: string): Opener | undefined {
  if (list === "archive") return openSource({ ...anyPuzzle, date: at });
  const place = puzzlePlaces.find((id) => id === at);
  return place === undefined || place === "archive" ? undefined : openSource(placeSources[place]);
}

function openSource(source: PuzzleSource): Opener {
  return openLater(async () => (await import("../../../puzzles/activity.ts")).puzzleFrom(source));
}
