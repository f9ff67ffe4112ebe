/** What a lesson shows: the step above the board, the rule being put together, and earlier attempts. */

import { counterexampleOf, stepOf } from "../../table/lesson/course.ts";
import { slotsOf } from "../../table/lesson/slots.ts";
import { isOver } from "../../table/table.ts";
import { turnRule } from "../../table/words.ts";
import { formatStatement } from "../../words/statement.ts";
import type { CommandId } from "../command.ts";
import { gameScene } from "../game/scene.ts";
import { posedScene } from "../puzzle/question.ts";
import { boardScene, type Scene } from "../scene.ts";
import { isBet, isEnd, isLostGame, isPast, type LessonState, stepKind } from "./state.ts";

export function lessonScene(state: LessonState): Scene {
  const { at, lesson, done } = state.course;
  if (isEnd(state)) return endScene(state);
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

/** The rule in the player's own words and as a theorem, with a line to share. */
function endScene(state: LessonState): Scene {
  const { game } = state.course;
  const [theorem = ""] = state.parts;
  const rule = foundRule(state);
  const text = `${state.program}: I cracked ${game.title}.${rule === "" ? "" : ` ${rule}`}`;
  return {
    ...boardScene({ ...state, said: "" }, { sign: "won", text: `You cracked ${game.title}` }),
    place: "done",
    line: rule === "" ? "" : `Your rule: ${rule}`,
    notes: theorem === "" ? [] : [`The theorem: ${theorem}`],
    share: { shown: text, spoken: text },
    main: "next",
  };
}

/** Empty where no rule was found this time. */
function foundRule({ course: { found, lesson } }: LessonState): string {
  return found === null || lesson.vocabulary === null ? "" : formatStatement(lesson.vocabulary, found);
}

function stepScene(state: LessonState): Scene {
  if (isBet(state)) return betScene(state);
  const kind = stepKind(state);
  const { match } = state;
  if (kind === "game") return gameStepScene(state);
  return {
    ...boardScene(state, { sign: "task", text: textOf(state) }),
    rule: isShown(state) ? turnRule(match) : "",
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

/** A game has its own headline; the step's text appears below it until the first move. */
function gameStepScene(state: LessonState): Scene {
  const scene = gameScene(state);
  const isFresh = state.match.moves.length === 0;
  return {
    ...scene,
    line: isFresh ? textOf(state) : scene.line,
    main: isOver(state) ? wayOn(state) : null,
  };
}

function wayOn(state: LessonState): CommandId {
  if (state.aside) return "resume";
  return isLostGame(state) ? "again" : "next";
}

function textOf({ course, aside }: LessonState): string {
  return aside ? "Your rule says you should do well here. Try it." : (stepOf(course)?.text ?? "");
}

/** The turn's rule matters when a move is needed, and in a position that refutes a rule. */
function isShown(state: LessonState): boolean {
  const asks = stepKind(state) === "move" || counterexampleOf(state.course) !== null;
  return asks && !isPast(state);
}

function slotsAt(state: LessonState): Scene["slots"] {
  const { vocabulary } = state.course.lesson;
  const isOpen = stepKind(state) === "rule" && !state.course.passed && vocabulary !== null;
  return isOpen ? slotsOf(vocabulary, state.draft) : [];
}

/** The last rules the player tried, and the verdicts. */
function trialNotes({ course }: LessonState): readonly string[] {
  const { vocabulary } = course.lesson;
  if (vocabulary === null) return [];
  return course.tried
    .slice(-2)
    .map(
      ({ statement, verdict }) => `${verdict.holds ? "✓" : "×"} ${formatStatement(vocabulary, statement)}`,
    );
}
