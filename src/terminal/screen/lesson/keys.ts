/** What the keys do in a lesson: as in a game or at a puzzle, except that a step leads to the next; a rule is put together. */

import {
  counterexampleOf,
  giveHint,
  goOn,
  goTo,
  passStep,
  readStatement,
} from "../../../table/lesson/course.ts";
import { type Slot, slotsOf } from "../../../table/lesson/slots.ts";
import { typeText } from "../../../table/play.ts";
import { sayableWords } from "../../../words/statement.ts";
import { choosing, help, type KeyMap, on, type Run, rules, runKey } from "../key-map.ts";
import { openPage } from "../pages/page-scene.ts";
import {
  type Key,
  type LessonAt,
  type LessonScene,
  type ScreenState,
  type Step,
  show,
  step,
} from "../state.ts";
import { typeKey } from "../table/typing.ts";
import { closeLesson, stepKind, withCourse } from "./lesson.ts";

/** Undefined where the key does what it does outside of lessons. */
export function lessonKey(state: ScreenState, scene: LessonScene, key: Key): Step | undefined {
  const kind = stepKind(scene);
  if (kind === "rule" && !scene.lesson.course.passed) return ruleKey(state, scene, key);
  if (scene.typed !== "") return undefined;
  const keys = keysOf(scene);
  if ((keys === within || keys === beside) && isHelp(key)) return undefined;
  const done = runKey(keys, state, scene, key.name);
  return done ?? (kind === "theorem" || isPast(scene) ? step(state) : undefined);
}

function isHelp({ name }: Key): boolean {
  return name === "?" || name === "h";
}

/** Nothing is left to do but to go on. */
function isPast(scene: LessonScene): boolean {
  return scene.lesson.course.passed && !scene.lesson.aside;
}

function ruleKey(state: ScreenState, scene: LessonScene, key: Key): Step {
  const { vocabulary } = scene.lesson.course.lesson;
  if (scene.typed !== "" && key.name === "return") return checkTyped(state, scene);
  if (scene.typed !== "") return typeKey(state, scene, key);
  const turned =
    vocabulary === null ? undefined : turn(scene.lesson, slotsOf(vocabulary, scene.lesson.draft), key.name);
  if (turned !== undefined) return show(state, { ...scene, lesson: turned, problem: "" });
  const done = runKey(ruleKeys, state, scene, key.name);
  if (done !== undefined || !/^[a-z]$/i.test(key.text)) return done ?? step(state);
  return show(state, { ...typeText(scene, key.text), problem: "" });
}

/** The arrows go through the words of the sentence, and through what could stand in place of one. */
function turn(lesson: LessonAt, slots: readonly Slot[], name: string): LessonAt | undefined {
  const slot = Math.min(lesson.slot, slots.length - 1);
  const along = { left: -1, right: 1, tab: 1 }[name];
  if (along !== undefined) return { ...lesson, slot: (slot + along + slots.length) % slots.length };
  const by = { up: -1, down: 1 }[name];
  const current = slots[slot];
  if (by === undefined || current === undefined) return undefined;
  const { words, at, choose } = current;
  return { ...lesson, slot, draft: choose((at + by + words.length) % words.length) };
}

function checkTyped(state: ScreenState, scene: LessonScene): Step {
  const statement = readStatement(scene.lesson.course, scene.typed);
  if (!statement.ok) return show(state, { ...scene, problem: statement.problem.message });
  return checkDraft(state, { ...scene, typed: "", lesson: { ...scene.lesson, draft: statement.value } });
}

function checkDraft(state: ScreenState, scene: LessonScene): Step {
  const { course, draft } = scene.lesson;
  return show(state, { ...scene, problem: "" }, { kind: "check", course, statement: draft });
}

/** Enter: the next step, once this one is done; the theory is read first. */
const enter: Run<LessonScene> = (state, scene) => {
  const { lesson, match } = scene;
  if (lesson.aside) return backToStep(state, scene);
  if (lesson.course.passed) return skip(state, scene);
  if (stepKind(scene) !== "theorem") return step(state);
  return show(state, withCourse(scene, passStep(lesson.course)), {
    kind: "read",
    what: "theory",
    game: match.game,
  });
};

const skip: Run<LessonScene> = (state, { lesson }) =>
  step(state, { kind: "step", lesson: { ...lesson, course: goOn(lesson.course), slot: 0 } });

const stepBack: Run<LessonScene> = (state, { lesson }) =>
  step(state, {
    kind: "step",
    lesson: { ...lesson, course: goTo(lesson.course, Math.max(0, lesson.course.at - 1)) },
  });

/** From the game that shows a counterexample. */
const backToStep: Run<LessonScene> = (state, { lesson }) =>
  step(state, { kind: "step", lesson: { ...lesson, aside: false } });

const nudge: Run<LessonScene> = (state, scene) =>
  show(state, withCourse(scene, giveHint(scene.lesson.course)));

const readWords: Run<LessonScene> = (state, scene) => {
  const { vocabulary } = scene.lesson.course.lesson;
  return show(
    state,
    openPage(scene, "What can be said", vocabulary === null ? [] : [sayableWords(vocabulary)]),
  );
};

const playLabel = ({ lesson }: LessonScene) =>
  counterexampleOf(lesson.course) === null ? "" : "play this position";

const leave = on<LessonScene>(
  "escape",
  "Esc     leave the lesson; the steps that are done are kept",
  (state, { match }) => closeLesson(state, match.game),
  "leave",
);
const quit = on<LessonScene>(
  "q",
  "q       quit Switchyard",
  (state) => step(state, { kind: "quit" }),
  "quit",
);
const onward = on<LessonScene>("n", "n       the next step, without this one", skip, "skip");
const backward = on<LessonScene>("b", "b       the step before", stepBack);
const hint = on<LessonScene>("i", "i       a hint; each time one that says more", nudge, "hint");
const ways = [onward, backward, rules, leave, quit, help];

const ruleKeys: KeyMap<LessonScene> = {
  line: "walk up return i p w n escape ?",
  commands: [
    on("walk", "← →     go through the parts of the sentence"),
    on("up", "↑ ↓     change the part under the cursor", undefined, "change"),
    on("return", "Enter   let the solver check it", checkDraft, "check"),
    on("typing", "typing  the sentence itself, in your own words; w lists those that are understood"),
    hint,
    on(
      "p",
      "p       play the position on the board against the computer",
      (state, { lesson }) => step(state, { kind: "aside", lesson }),
      playLabel,
    ),
    on("w", "w       the words that can be used", readWords, "words"),
    ...ways,
  ],
};

const passed: KeyMap<LessonScene> = {
  line: "return b escape ?",
  commands: [on("return", "Enter   the next step", enter, "next step"), ...ways],
};

const reading: KeyMap<LessonScene> = {
  line: "return n escape ?",
  commands: [on("return", "Enter   read on", enter, "read on"), ...ways],
};

const moving: KeyMap<LessonScene> = {
  line: "walk return i n escape ?",
  commands: [
    ...(choosing as KeyMap<LessonScene>["commands"]),
    on("return", "Enter   make the highlighted move", undefined, "play"),
    hint,
    ...ways,
  ],
};

/** What is the lesson's own at a bet and in a game; everything else is theirs, the page of keys included. */
const within: KeyMap<LessonScene> = { line: "", commands: [onward, leave] };
const beside: KeyMap<LessonScene> = {
  line: "",
  commands: [on("escape", "Esc     back to the lesson", backToStep)],
};
const besideOver: KeyMap<LessonScene> = {
  line: "return ?",
  commands: [
    on("return escape n", "Enter   back to the lesson", backToStep, "back to the lesson"),
    quit,
    help,
  ],
};

export function keysOf(scene: LessonScene): KeyMap<LessonScene> {
  if (scene.lesson.aside) return scene.match.outcome === null ? beside : besideOver;
  if (isPast(scene)) return passed;
  const maps = { move: moving, bet: within, rule: ruleKeys, game: within, theorem: reading };
  return maps[stepKind(scene)];
}
