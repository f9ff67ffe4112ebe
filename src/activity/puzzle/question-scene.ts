/** What there is to see of a question: the task above the board, the choices and marks, and what was said to an answer. */

import type { PuzzleTable } from "../../table/puzzle/play.ts";
import { goalLine, turnRule } from "../../table/words.ts";
import type { CommandId } from "../command.ts";
import { boardScene, type Headline, type Scene } from "../scene.ts";

export function posedScene(state: PuzzleTable): Scene {
  const { decision, phase, marked } = state.puzzle;
  const isOpen = phase === "asked" || phase === "waiting";
  return {
    ...boardScene(state, headlineOf(state)),
    line: lineOf(state),
    rule: phase === "asked" && decision.onBoard ? turnRule(state.match) : "",
    asks: phase !== "asked" ? null : decision.onBoard ? "move" : "choice",
    choices: isOpen && !decision.onBoard ? decision.choices : [],
    several: decision.ask === "set",
    marked: isOpen ? marked : [],
    main: mainOf(state),
    waiting: phase === "waiting" ? "…" : "",
  };
}

function headlineOf({ puzzle }: PuzzleTable): Headline {
  if (puzzle.phase === "solved") return { sign: "won", text: "Solved." };
  return { sign: "task", text: puzzle.decision.task };
}

/** What the player wants, and how several answers are given. */
function lineOf({ match, puzzle }: PuzzleTable): string {
  const { phase, base, decision } = puzzle;
  if (phase === "solved") return "";
  if (phase === "refuted") return match === base ? "" : "The board shows why.";
  const marking = decision.ask === "set" ? "Mark them all, then submit." : "";
  return [...(match.outcome === null ? [goalLine(match)] : []), marking].join(" ").trim();
}

function mainOf({ puzzle: { phase, decision, marked } }: PuzzleTable): CommandId | null {
  if (phase === "solved") return "next";
  if (phase === "refuted") return "again";
  return decision.ask === "set" && marked.length > 0 ? "submit" : null;
}
