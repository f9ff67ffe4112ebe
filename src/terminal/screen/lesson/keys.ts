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
import { sayableWords } from "../../../words/statement.ts";
import { choosing, help, type KeyMap, type Keys, keysIn, on, overlay, type Run, rules } from "../key-map.ts";
import { openPage } from "../pages/page-scene.ts";
import { puzzleKeys } from "../puzzle/keys.ts";
import {
  isPuzzle,
  type Key,
  type LessonAt,
  type LessonScene,
  type PuzzleScene,
  type ScreenState,
  type Step,
  show,
  step,
} from "../state.ts";
import { over, playHighlighted, playing, quit } from "../table/commands.ts";
import { editTyped } from "../table/walk.ts";
import { closeLesson, stepKind, withCourse } from "./lesson.ts";

/** Nothing is left to do but to go on. */
function isPast(scene: LessonScene): boolean {
  return scene.lesson.course.passed && !scene.lesson.aside;
}

/** Only keys that are listed mean anything: there is no move to make. */
export function isRead(scene: LessonScene): boolean {
  return isPast(scene) || stepKind(scene) === "theorem";
}

/** A sentence is put together, or typed. */
export function isRule(scene: LessonScene): boolean {
  return stepKind(scene) === "rule" && !scene.lesson.course.passed;
}

export function ruleKey(state: ScreenState, scene: LessonScene, key: Key): Step {
  const { vocabulary } = scene.lesson.course.lesson;
  if (scene.typed !== "" && key.name === "return") return checkTyped(state, scene);
  if (scene.typed !== "") return show(state, editTyped(scene, key));
  const turned =
    vocabulary === null ? undefined : turn(scene.lesson, slotsOf(vocabulary, scene.lesson.draft), key.name);
  if (turned !== undefined) return show(state, { ...scene, lesson: turned, problem: "" });
  const done = keysIn(ruleKeys, scene).run(state, key.name);
  return done ?? (/^[a-z]$/i.test(key.text) ? show(state, editTyped(scene, key)) : step(state));
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

const readOn: Run<LessonScene> = (state, scene) => {
  const read = { kind: "read", what: "theory", game: scene.match.game } as const;
  return show(state, withCourse(scene, passStep(scene.lesson.course)), read);
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
const quitKey = on<LessonScene>("q", "q       quit", quit, "quit");
const onward = on<LessonScene>("n", "n       skip this step", skip, "skip");
const backward = on<LessonScene>("b", "b       go back one step", stepBack);
const hint = on<LessonScene>("i", "i       a hint; each time one that says more", nudge, "hint");
const ways = [onward, backward, rules, leave, quitKey, help];

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
  commands: [on("return", "Enter   the next step", skip, "next step"), ...ways],
};

const reading: KeyMap<LessonScene> = {
  line: "return n escape ?",
  commands: [on("return", "Enter   read on", readOn, "read on"), ...ways],
};

const moving: KeyMap<LessonScene> = {
  line: "walk return i n escape ?",
  commands: [
    ...(choosing as KeyMap<LessonScene>["commands"]),
    on("return", "Enter   make the highlighted move", playHighlighted, "play"),
    hint,
    ...ways,
  ],
};

const back = on<LessonScene>("escape", "Esc     back to the lesson", backToStep);
const none: Run<LessonScene> = (state) => step(state);
const besideOver: KeyMap<LessonScene> = {
  line: "return ?",
  commands: [
    on("return escape n", "Enter   back to the lesson", backToStep, "back to the lesson"),
    quitKey,
    help,
  ],
};

/** A bet and a game have their own keys, except for how they are left. */
export function lessonKeys(scene: LessonScene): Keys {
  if (isPuzzle(scene) && !isPast(scene)) return keysIn(betKeys, scene);
  return keysIn(mapOf(scene), scene);
}

/** Neither the game nor the grade is chosen. */
const betKeys = overlay<LessonScene & PuzzleScene>([onward, leave, on("g", "", none), on("l", "", none)], {
  ...puzzleKeys,
  line: "walk return space s i n r ?",
});

function mapOf(scene: LessonScene): KeyMap<LessonScene> {
  const isOver = scene.match.outcome !== null;
  if (scene.lesson.aside) return isOver ? besideOver : overlay<LessonScene>([back], playing);
  if (isPast(scene)) return passed;
  const inGame = overlay<LessonScene>([onward, leave], isOver ? over : playing);
  return { move: moving, bet: inGame, rule: ruleKeys, game: inGame, theorem: reading }[stepKind(scene)];
}
