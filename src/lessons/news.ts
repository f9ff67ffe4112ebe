/** A lesson as news: one step after the other, and each answer in a sentence or two. */

import type { News, NewsPart, Prompt } from "../play/contract.ts";
import { openedNews as gameNews, promptGame } from "../play/game/news.ts";
import { positionFacts, promptPuzzle, questionParts } from "../puzzles/news.ts";
import { isBet, isEnd, isLostGame, isPast, type LessonState, stepKind, stepOf } from "./course.ts";
import { lessonScene } from "./scene.ts";
import { formatStatement } from "./statement.ts";

export function openedNews(state: LessonState): News {
  const { aside, intro, tried, at, lesson } = state;
  if (isEnd(state)) return [endLines(state)];
  const [first = [], ...more] = stepNews(state);
  if (aside) return [first, ...more];
  if (tried.length > 0) return [["Back to the lesson."]];
  const title = `Step ${at + 1} of ${lesson.steps.length}. ${stepOf(state)?.text ?? ""}`;
  return [intro, [title, ...first], ...more];
}

function endLines(state: LessonState): readonly string[] {
  const { headline, line, notes, share } = lessonScene(state);
  const play = `Now play the game: ${state.program.name} play ${state.game.id}`;
  const told = [`${headline.text}.`, line, ...notes, `To share: ${share?.spoken ?? ""}`, play];
  return ["", ...told.filter((text) => text !== "")];
}

function stepNews(state: LessonState): News {
  if (isBet(state)) return [questionParts(state)];
  switch (stepKind(state)) {
    case "game":
      return gameNews(state);
    case "rule":
      return [["Type words to see what you can say."]];
    case "theorem":
      return [state.parts.slice(0, 1)];
    case "move":
    case "bet":
      return [placeParts(state)];
  }
}

function placeParts({ match }: LessonState): readonly NewsPart[] {
  return [{ kind: "standing", match }, ...positionFacts(match)];
}

/** A listener hears only once what comes after a wrong rule. */
export function verdictNews(state: LessonState): News[number] {
  const { tried, lesson, said } = state;
  const { statement, verdict } = tried.at(-1) ?? {};
  if (statement === undefined || verdict === undefined || lesson.vocabulary === null) return [said];
  const read = formatStatement(lesson.vocabulary, statement);
  if (verdict.counterexample === null) return [read, said];
  const isFirst = tried.filter((trial) => trial.verdict.counterexample !== null).length === 1;
  const shown = "Try another rule, or type play to play this position.";
  return [read, said, ...placeParts(state), { kind: "either", shown, spoken: isFirst ? shown : "" }];
}

export function promptLesson(state: LessonState): Prompt {
  if (isEnd(state)) return { does: "leave" };
  if (isPast(state)) return { does: "next" };
  if (stepKind(state) === "game") return promptGameStep(state);
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

function promptGameStep(state: LessonState): Prompt {
  const prompt = promptGame(state);
  if (prompt === null || prompt === "commands" || !("does" in prompt)) return prompt;
  if (isLostGame(state)) return { text: "Type again to play it again, or next to go on: " };
  return { does: state.aside ? "resume" : "next" };
}
