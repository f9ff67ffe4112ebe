import { seatToMove } from "../core/match.ts";
import { neededView, nothingNeeded, plainList } from "../core/needed.ts";
import { countOf } from "../core/words/values.ts";
import type { News, NewsPart, Prompt } from "../play/contract.ts";
import { openedNews as gameNews, promptGame } from "../play/game/news.ts";
import { gameScene } from "../play/game/scene.ts";
import { boardScene, notices, type Scene } from "../play/scene.ts";
import { isOver, shownPosition } from "../play/table.ts";
import { namesFor, turnRule } from "../play/words.ts";
import { posedScene, promptPuzzle, questionParts } from "../puzzles/question.ts";
import {
  counterexampleOf,
  firstOpen,
  isBet,
  isCracked,
  isEnd,
  isLostGame,
  isPast,
  type LessonState,
  stepKind,
  stepOf,
} from "./course.ts";
import { slotsOf } from "./slots.ts";

export function lessonScene(state: LessonState): Scene {
  const { at, lesson, done } = state;
  if (isEnd(state)) return endScene(state);
  return {
    ...stepScene(state),
    place: `step ${at + 1} of ${lesson.steps.length}`,
    steps: lesson.steps.map((_, index) => ({
      number: index + 1,
      done: done.includes(index),
      here: index === at,
    })),
    analysisAllowed: false,
    ...(isPast(state) ? { asks: null, main: "next" as const } : {}),
  };
}

function endScene(state: LessonState): Scene {
  const { game, found: rule, done, lesson } = state;
  if (!isCracked(state)) {
    const text = `You did ${done.length} of ${countOf(lesson.steps.length, "step")}.`;
    const scene = boardScene({ ...state, said: "" }, { sign: "drawn", text });
    const line = `Do the rest, and you'll have cracked ${game.title}.`;
    return { ...scene, place: "done", line, main: "next" };
  }
  // Leaves out the rule, so friends can find it themselves.
  const did = `${firstOpen(state) === -1 ? "cracked" : "found the rule for"} ${game.title}`;
  const text = `${state.program.title}: I ${did}.`;
  return {
    ...boardScene({ ...state, said: "" }, { sign: "won", text: `You ${did}` }),
    place: "done",
    line: rule === "" ? "" : `Your rule: ${rule}`,
    share: { shown: text, spoken: text },
    main: "next",
  };
}

function stepScene(state: LessonState): Scene {
  if (isBet(state)) return betScene(state);
  const kind = stepKind(state);
  const { match } = state;
  if (kind === "game") return gameStepScene(state);
  return {
    ...boardScene(state, { sign: "task", text: textOf(state) }),
    // The first step's text already teaches the turn's rule.
    rule: isShown(state) && state.at > 0 ? turnRule(match) : "",
    needed: listAt(state),
    asks: kind === "move" ? "move" : kind === "rule" ? "text" : null,
    slots: slotsAt(state),
    notes: state.tried.slice(-2).map(({ holds, reading }) => `${holds ? "✓" : "×"} ${reading}`),
    main: kind === "theorem" ? "theory" : kind === "rule" ? "check" : null,
  };
}

function betScene(state: LessonState & Parameters<typeof posedScene>[0]): Scene {
  const posed = posedScene(state);
  const { phase, decision } = state.puzzle;
  const task = phase === "solved" ? "" : decision.task;
  // The step's text is about the first move, so later questions leave it out.
  const isLater = state.puzzle.at > Number(phase === "solved");
  const words = `${isLater ? "" : textOf(state)} ${task}`.trim();
  const headline = { sign: "task", text: words || state.said } as const;
  const line = phase === "asked" ? posed.line : "";
  const told = words === "" ? [] : notices("plain", state.said);
  return { ...posed, line, needed: listAt(state), headline, notices: told };
}

/** A game has its own headline. The step's text stays below it until the first move. */
function gameStepScene(state: LessonState): Scene {
  const scene = gameScene(state);
  const isFresh = state.match.moves.length === 0;
  // An earlier step has already explained the list.
  const needed = { ...scene.needed, about: "" };
  const line = isFresh ? textOf(state) : scene.line;
  return { ...scene, needed, line, main: isOver(state) ? wayOn(state) : null };
}

function wayOn(state: LessonState): string {
  if (state.aside) return "resume";
  return isLostGame(state) ? "again" : "next";
}

function textOf(state: LessonState): string {
  return state.aside ? "Your rule says you should do well here. Try it!" : (stepOf(state)?.text ?? "");
}

/** Whether to show the turn's rule: only when the player has to move, or with a counterexample. */
function isShown(state: LessonState): boolean {
  const asks = stepKind(state) === "move" || counterexampleOf(state) !== null;
  return asks && !isPast(state);
}

function slotsAt(state: LessonState): Scene["slots"] {
  const { vocabulary } = state.lesson;
  const isOpen = stepKind(state) === "rule" && !state.passed && vocabulary !== null;
  return isOpen ? slotsOf(vocabulary, state.draft) : [];
}

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
  const { headline, line, share } = lessonScene(state);
  if (share === null) return ["", headline.text, line];
  const play = `Now play it for real: ${state.program.name} play ${state.game.id}`;
  const proof = state.game.theory && `The whole proof: ${state.program.name} rules ${state.game.id} --theory`;
  const told = [`${headline.text}.`, line, `To share: ${share.spoken}`, proof, play];
  return ["", ...told.flatMap((text) => text || [])];
}

function stepNews(state: LessonState): News {
  if (isBet(state)) return [[...listLines(state), ...questionParts(state)]];
  switch (stepKind(state)) {
    case "game":
      return gameNews(state);
    case "rule":
      return [
        [...(stepOf(state)?.from ? placeParts(state) : []), 'For a list of words you can use, type "words".'],
      ];
    case "theorem":
      return [state.parts.slice(0, 1)];
    case "move":
    case "bet":
      return [placeParts(state)];
  }
}

function placeParts(state: LessonState): readonly NewsPart[] {
  const { match } = state;
  return [{ kind: "facts", match }, ...listLines(state)];
}

function listLines(state: LessonState): readonly string[] {
  const { line } = listAt(state);
  return line === "" ? [] : [line];
}

/** A rule step shows the list only with a counterexample. Other steps show it if their text mentions a list. */
function listAt(state: LessonState): Scene["needed"] {
  const { match } = state;
  const position = shownPosition(state);
  if (stepKind(state) !== "rule")
    return /\blist\b/.test(textOf(state)) ? plainList(match.game, position) : nothingNeeded;
  return isShown(state)
    ? neededView(match.game, namesFor(match, seatToMove(match)), position)
    : nothingNeeded;
}

/** A listener hears the follow-up to a false rule only once. */
export function verdictNews(state: LessonState): News[number] {
  const { tried, said } = state;
  const { reading = "", counterexample = null } = tried.at(-1) ?? {};
  if (counterexample === null) return [reading, said];
  const isFirst = tried.filter((trial) => trial.counterexample !== null).length === 1;
  const shown = 'Try another rule, or type "play" to try this position yourself.';
  return [reading, said, ...placeParts(state), { kind: "either", shown, spoken: isFirst ? shown : "" }];
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
  theorem: "Press Enter to continue: ",
  bet: "Your answer: ",
  game: "",
} as const;

function promptGameStep(state: LessonState): Prompt {
  const prompt = promptGame(state);
  if (prompt === null || prompt === "commands" || !("does" in prompt)) return prompt;
  if (isLostGame(state)) return { text: 'Type "again" for another try, or "next" to go on: ' };
  return { does: state.aside ? "resume" : "next" };
}
