/** What there is to see of a lesson: the step above the board, the rule that is put together, and those tried before. */

import { currentPosition } from "../../core/match.ts";
import { stepOf } from "../../table/lesson/course.ts";
import { slotsOf } from "../../table/lesson/slots.ts";
import { positionFacts } from "../../table/puzzle/words.ts";
import { isOver } from "../../table/table.ts";
import { formatStatement } from "../../words/statement.ts";
import { gameScene } from "../game/scene.ts";
import { posedScene } from "../puzzle/scene.ts";
import { boardScene, type Scene } from "../scene.ts";
import { isBet, isPast, type LessonState, stepKind } from "./state.ts";

export function lessonScene(state: LessonState): Scene {
  const { at, lesson, done } = state.course;
  return {
    ...stepScene(state),
    place: `step ${at + 1} of ${lesson.steps.length}`,
    steps: lesson.steps.map((_, index) => ({
      number: index + 1,
      done: done.includes(index),
      here: index === at,
    })),
    open: false,
    ...(isPast(state) ? { asks: null, main: "next" as const } : {}),
  };
}

function stepScene(state: LessonState): Scene {
  if (isBet(state)) return betScene(state);
  const kind = stepKind(state);
  if (kind === "game") return gameStepScene(state);
  return {
    ...boardScene(state, { sign: "task", text: textOf(state) }),
    line: kind === "move" && !isPast(state) ? factsOf(state) : "",
    asks: kind === "move" ? "move" : kind === "rule" ? "text" : null,
    slots: slotsAt(state),
    notes: trialNotes(state),
    main: kind === "theorem" ? "theory" : kind === "rule" ? "check" : null,
  };
}

function betScene(state: LessonState & Parameters<typeof posedScene>[0]): Scene {
  const posed = posedScene(state);
  const task = state.puzzle.phase === "solved" ? "" : posed.headline.text;
  return { ...posed, headline: { sign: "task", text: [textOf(state), task].join(" ").trim() } };
}

/** A game has its own headline; what the step says stands below it until the first move. */
function gameStepScene(state: LessonState): Scene {
  const scene = gameScene(state);
  const isFresh = state.match.moves.length === 0;
  return {
    ...scene,
    line: isFresh ? textOf(state) : scene.line,
    main: isOver(state) ? (state.aside ? "resume" : "next") : null,
  };
}

function textOf({ course, aside }: LessonState): string {
  return aside ? "Your rule says you should do well here. Try it." : (stepOf(course)?.text ?? "");
}

function factsOf({ match }: LessonState): string {
  return positionFacts(match.game, currentPosition(match)).join(" ");
}

function slotsAt(state: LessonState): Scene["slots"] {
  const { vocabulary } = state.course.lesson;
  const isOpen = stepKind(state) === "rule" && !state.course.passed && vocabulary !== null;
  return isOpen ? slotsOf(vocabulary, state.draft) : [];
}

/** The last rules that were tried, and what became of them. */
function trialNotes({ course }: LessonState): readonly string[] {
  const { vocabulary } = course.lesson;
  if (vocabulary === null) return [];
  return course.tried
    .slice(-2)
    .map(
      ({ statement, verdict }) => `${verdict.holds ? "✓" : "×"} ${formatStatement(vocabulary, statement)}`,
    );
}
