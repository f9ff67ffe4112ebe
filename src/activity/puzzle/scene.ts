/** What there is to see of a puzzle: the task above the board, the choices and marks, and what was said to an answer. */

import { seatToMove } from "../../core/match.ts";
import type { PuzzleTable } from "../../table/puzzle/play.ts";
import { factsAt, puzzleTitle, solvedText } from "../../table/puzzle/words.ts";
import { shareLine, spokenShareLine } from "../../words/share-line.ts";
import type { CommandId } from "../command.ts";
import { boardScene, type Headline, type Scene } from "../scene.ts";
import type { PuzzleState } from "./open.ts";

export function puzzleScene(state: PuzzleState): Scene {
  const { posed, source } = state.puzzle;
  return {
    ...posedScene(state),
    place: `${puzzleTitle(source)} · ${posed.grade}`,
    notes: puzzleNotes(state),
    share: shareOf(state),
  };
}

/** The question itself, wherever it is asked. */
export function posedScene(state: PuzzleTable): Scene {
  const { decision, phase, marked } = state.puzzle;
  const isOpen = phase === "asked" || phase === "waiting";
  return {
    ...boardScene(state, headlineOf(state)),
    line: lineOf(state),
    asks: phase !== "asked" ? null : decision.onBoard ? "move" : "choice",
    choices: isOpen && !decision.onBoard ? decision.choices : [],
    several: decision.ask === "set",
    marked: isOpen ? marked : [],
    main: mainOf(state),
    waiting: phase === "waiting" ? "…" : "",
  };
}

function headlineOf({ puzzle }: PuzzleTable): Headline {
  if (puzzle.phase === "solved") return { sign: "won", text: solvedText(puzzle) };
  return { sign: "task", text: puzzle.decision.task };
}

/** What the player wants, what may be done, and what an answer is. */
function lineOf(state: PuzzleTable): string {
  const { match, puzzle } = state;
  const { phase, base } = puzzle;
  if (phase === "solved") return "";
  if (phase === "refuted") return match === base ? "" : "The board shows why.";
  const goal = match.outcome === null ? match.game.goal(match.positions.at(-1), seatToMove(match)) : "";
  const wanted = puzzle.decision.ask === "one" ? "Choose one." : "Mark all that are right, then submit.";
  const parts = new Set([goal, ...factsAt(state).slice(0, 1), wanted]);
  return Array.from(parts, endSentence).join(" ").trim();
}

/** A fact such as "Opponent's Last Number: 3" stands among sentences. */
function endSentence(text: string): string {
  return text === "" || /[.!?]$/.test(text) ? text : `${text}.`;
}

function mainOf({ puzzle: { phase, decision, marked } }: PuzzleTable): CommandId | null {
  if (phase === "solved") return "next";
  if (phase === "refuted") return "again";
  return decision.ask === "set" && marked.length > 0 ? "submit" : null;
}

/** Which puzzles were chosen. */
function puzzleNotes({ puzzle: { source }, match, notes }: PuzzleTable): readonly string[] {
  const { game, grade } = source;
  if (game === null && grade === null) return notes;
  return [...notes, `Game: ${game === null ? "any" : match.game.title} · grade: ${grade ?? "any"}`];
}

function shareOf({ puzzle: { source, answers, phase }, program }: PuzzleState): Scene["share"] {
  if (source.date === null || phase !== "solved") return null;
  const { date } = source;
  return { shown: shareLine(program, date, answers), spoken: spokenShareLine(program, date, answers) };
}
