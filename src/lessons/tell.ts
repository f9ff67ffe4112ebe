/** A lesson as a conversation: one step after the other, and each answer in a sentence or two. */

import { currentPosition } from "../core/match.ts";
import type { Prompt, Voice } from "../play/contract.ts";
import { promptGame, tellGame } from "../play/game/tell.ts";
import { blocks } from "../play/lines.ts";
import { positionFacts, promptPuzzle, standingLines, tellAnswer } from "../puzzles/tell.ts";
import { isBet, isEnd, isLostGame, isPast, type LessonState, stepKind, stepOf } from "./course.ts";
import { lessonScene } from "./scene.ts";
import { formatStatement } from "./statement.ts";

export function tellLesson(
  before: LessonState | undefined,
  after: LessonState,
  voice: Voice,
): readonly string[] {
  if (before === undefined) return isEnd(after) ? endLines(after, voice) : lessonOpening(after, voice);
  return isEnd(after) ? [] : tellStep(before, after, voice);
}

function tellStep(before: LessonState, after: LessonState, voice: Voice): readonly string[] {
  if (stepKind(after) === "game") return tellGame(before, after, voice);
  if (after.problem !== "" && after.problem !== before.problem) return [after.problem];
  if (isBet(before) && isBet(after)) return tellAnswer(before, after, voice, isPast(after));
  if (after.read > before.read) return after.parts.slice(before.read, after.read);
  if (after.tried !== before.tried) return verdictLines(after, voice);
  if (after.said === before.said && after.hints === before.hints) return [];
  const moved = after.match.moves.length > before.match.moves.length;
  return [...(moved ? boardLines(after, voice) : []), after.said];
}

function endLines(state: LessonState, { program }: Voice): readonly string[] {
  const { headline, line, notes, share } = lessonScene(state);
  const play = `Now play the game: ${program.name} play ${state.game.id}`;
  const told = [`${headline.text}.`, line, ...notes, `To share: ${share?.spoken ?? ""}`, play];
  return ["", ...told.filter((text) => text !== "")];
}

function lessonOpening(state: LessonState, voice: Voice): readonly string[] {
  const { aside, intro, tried, at, lesson } = state;
  if (aside) return stepLines(state, voice);
  if (tried.length > 0) return ["Back to the lesson."];
  const title = `Step ${at + 1} of ${lesson.steps.length}. ${stepOf(state)?.text ?? ""}`;
  return blocks(intro, [title, ...stepLines(state, voice)]);
}

function stepLines(state: LessonState, voice: Voice): readonly string[] {
  if (isBet(state)) return standingLines(state, voice);
  switch (stepKind(state)) {
    case "game":
      return tellGame(undefined, state, voice);
    case "rule":
      return ["Type words to see what you can say."];
    case "theorem":
      return state.parts.slice(0, 1);
    case "move":
    case "bet":
      return placeLines(state, voice);
  }
}

function boardLines({ match }: LessonState, { dialogueFor }: Voice): readonly string[] {
  return dialogueFor(match).standing(currentPosition(match));
}

function placeLines(state: LessonState, voice: Voice): readonly string[] {
  const { match } = state;
  return [...boardLines(state, voice), ...positionFacts(match)];
}

function verdictLines(state: LessonState, voice: Voice): readonly string[] {
  const { tried, lesson, said } = state;
  const { statement, verdict } = tried.at(-1) ?? {};
  if (statement === undefined || verdict === undefined || lesson.vocabulary === null) return [said];
  const read = formatStatement(lesson.vocabulary, statement);
  if (verdict.counterexample === null) return [read, said];
  const isFirst = tried.filter((trial) => trial.verdict.counterexample !== null).length === 1;
  const more = isFirst || !voice.spoken ? ["Try another rule, or type play to play this position."] : [];
  return [read, said, ...placeLines(state, voice), ...more];
}

export function promptLesson(state: LessonState, voice: Voice): Prompt | "commands" {
  if (isEnd(state)) return { does: "leave" };
  if (isPast(state)) return { does: "next" };
  if (stepKind(state) === "game") return promptGameStep(state, voice);
  const step = stepOf(state);
  if (isBet(state) && state.puzzle.phase !== "asked") return promptPuzzle(state);
  if (step?.kind === "bet") return { text: step.puzzle === "bet" ? "Your bet: " : "Your answer: " };
  return { text: prompts[stepKind(state)] };
}

const prompts = {
  move: "Your move: ",
  rule: "Your rule: ",
  theorem: "Press Enter to go on: ",
  bet: "Your answer: ",
  game: "",
} as const;

function promptGameStep(state: LessonState, voice: Voice): Prompt | "commands" {
  const prompt = promptGame(state, voice);
  if (prompt === null || prompt === "commands" || !("does" in prompt)) return prompt;
  if (isLostGame(state)) return { text: "Type again to play it again, or next to go on: " };
  return { does: state.aside ? "resume" : "next" };
}
