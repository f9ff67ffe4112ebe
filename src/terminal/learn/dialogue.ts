/** A lesson as a conversation, to be read or listened to: one step after the other, and each answer in a sentence or two. */

import type { LessonStep } from "../../core/lesson.ts";
import type { Counterexample } from "../../players/job.ts";
import {
  applyBet,
  applyVerdict,
  type Course,
  checkJob,
  counterexampleOf,
  counterexampleRequest,
  gameRequest,
  giveHint,
  goOn,
  goTo,
  makeMove,
  passStep,
  readStatement,
  setUpStep,
  stepOf,
} from "../../table/lesson/course.ts";
import type { MatchRequest } from "../../table/open.ts";
import { applyJudgement, giveHint as hintAtPuzzle, judgeJob, tryAgain } from "../../table/puzzle/play.ts";
import { readChoices } from "../../table/puzzle/read.ts";
import { positionFacts } from "../../table/puzzle/words.ts";
import { formatStatement, sayableWords } from "../../words/statement.ts";
import { theoremParts } from "../../words/theory.ts";
import { askAdvisor } from "../advisor.ts";
import { exitCodes } from "../host.ts";
import { playPlain } from "../plain/play.ts";
import type { Talk } from "../plain/talk.ts";
import { playedLines, standingLines } from "../puzzle/dialogue.ts";
import { Autosave } from "../saves/autosave.ts";
import { rulesText } from "../text/rules-text.ts";
import { openLessonGame, poseBet, sure } from "./steps.ts";

/** A step in conversation; a course that is passed goes on to the next one. */
interface StepTalk {
  readonly opening: readonly string[];
  readonly prompt: string;
  readonly hint: (course: Course) => Course;
  readonly answer: (course: Course, line: string) => Promise<Course>;
}

type StepOf<K extends LessonStep["kind"]> = Extract<LessonStep, { kind: K }>;

/** Goes on until the lesson is over or the player leaves; gives the exit code. `keep` is told of every step that is done. */
export async function talkLesson(talk: Talk, first: Course, keep: (course: Course) => void): Promise<number> {
  const { title, id } = first.game;
  talk.say([`Lesson: ${title}. Besides your answers, you can type hint, rules, next, back or quit.`]);
  for (let course = first; ; ) {
    const step = stepOf(course);
    if (step === undefined) {
      talk.say(["", `That was the lesson. Now play the game: ${talk.host.program.name} play ${id}`]);
      return exitCodes.fine;
    }
    talk.say(["", `Step ${course.at + 1} of ${course.lesson.steps.length}. ${step.text}`]);
    const after = await takeStep(talk, course, step);
    if (typeof after === "number") return after;
    keep(after);
    course = after;
  }
}

async function takeStep(talk: Talk, course: Course, step: LessonStep): Promise<Course | number> {
  switch (step.kind) {
    case "move":
      return converseStep(talk, course, talkMove(talk, course, step));
    case "bet":
      return converseStep(talk, course, await talkBet(talk, course, step));
    case "rule":
      return converseStep(talk, course, talkRule(talk));
    case "game":
      return playStep(talk, course);
    case "theorem":
      return converseStep(talk, course, await talkTheorem(talk, course));
  }
}

async function converseStep(talk: Talk, course: Course, step: StepTalk): Promise<Course | number> {
  talk.say(step.opening);
  let now: Course | number = course;
  while (typeof now !== "number" && now.at === course.at) {
    const line = await talk.ask(step.prompt);
    if (line === undefined) return talk.stopCode ?? exitCodes.stopped;
    now = await answerLine(talk, now, step, line);
  }
  return now;
}

/** The words that hold at every step are heard here; a step that is passed goes on to the next one. */
async function answerLine(talk: Talk, now: Course, step: StepTalk, line: string): Promise<Course | number> {
  switch (line.toLowerCase()) {
    case "quit":
      return exitCodes.fine;
    case "next":
      return goOn(now);
    case "back":
      return now.at === 0 ? tell(talk, now, ["This is the first step."]) : goTo(now, now.at - 1);
    case "rules":
      return tell(talk, now, rulesText(now.game));
    case "hint": {
      const hinted = step.hint(now);
      return tell(talk, hinted, [hinted.said]);
    }
    default: {
      const answered = await step.answer(now, line);
      return answered.passed ? goOn(answered) : answered;
    }
  }
}

function placeLines(talk: Talk, { game }: Course, position: unknown): readonly string[] {
  return [...talk.dialogueFor(game).standing(position), ...positionFacts(game, position)];
}

function talkMove(talk: Talk, course: Course, step: StepOf<"move">): StepTalk {
  const { game } = course;
  const { start } = sure(setUpStep(course, step));
  return {
    opening: placeLines(talk, course, start),
    prompt: "Your move: ",
    hint: giveHint,
    answer: async (now, line) => {
      const move = game.parseMove(start, line);
      if (!move.ok) return tell(talk, now, [move.problem.message]);
      const made = makeMove(now, game.formatMove(start, move.value));
      const shown = made.passed ? talk.dialogueFor(game).standing(game.play(start, move.value)) : [];
      return tell(talk, made, [...shown, made.said]);
    },
  };
}

function tell(talk: Talk, course: Course, lines: readonly string[]): Course {
  talk.say(lines);
  return course;
}

/** A bet on the winner is placed once; whatever else is asked is asked until it is right. */
async function talkBet(talk: Talk, course: Course, { puzzle }: StepOf<"bet">): Promise<StepTalk> {
  let table = await poseBet(course);
  return {
    opening: standingLines(talk, table),
    prompt: puzzle === "bet" ? "Your bet: " : "Your answer: ",
    hint: (now) => {
      table = hintAtPuzzle(table);
      return { ...now, said: table.said };
    },
    answer: async (now, line) => {
      const given = readChoices(table, line);
      if (!given.ok) return tell(talk, now, [given.problem.message]);
      const result = await askAdvisor(now.game, judgeJob(table, given.value));
      const judged = applyJudgement(table, given.value, result);
      const after = applyBet(now, result);
      talk.say([after.said, ...(result.right ? [] : playedLines(talk, table, judged))]);
      table = tryAgain(judged);
      return after;
    },
  };
}

function talkRule(talk: Talk): StepTalk {
  return {
    opening: ["Type words for what you can say."],
    prompt: "Your rule: ",
    hint: giveHint,
    answer: async (now, line) => {
      const { vocabulary } = now.lesson;
      const example = counterexampleOf(now);
      if (/^words$/i.test(line))
        return tell(talk, now, vocabulary === null ? [] : [sayableWords(vocabulary)]);
      if (/^play$/i.test(line) && example !== null) return playExample(talk, now, example);
      const statement = readStatement(now, line);
      if (!statement.ok) return tell(talk, now, [statement.problem.message]);
      const verdict = await askAdvisor(now.game, checkJob(now, statement.value));
      const after = applyVerdict(now, statement.value, verdict);
      return tell(talk, after, verdictLines(talk, after));
    },
  };
}

/** What was understood, what is true, and the position that shows it. */
function verdictLines(talk: Talk, course: Course): readonly string[] {
  const { game, lesson, tried, said } = course;
  const { statement, verdict } = tried.at(-1) ?? {};
  if (statement === undefined || verdict === undefined || lesson.vocabulary === null) return [said];
  const read = formatStatement(lesson.vocabulary, statement);
  const { counterexample } = verdict;
  if (counterexample === null) return [read, said];
  const { key, options, toMove } = counterexample;
  const position = game.fromKey(key, options, toMove);
  const shown = position.ok ? placeLines(talk, course, position.value) : [];
  const isFirst = tried.filter((trial) => trial.verdict.counterexample !== null).length === 1;
  const more = isFirst ? ["Try another rule, or type play to play this position."] : [];
  return [read, said, ...shown, ...more];
}

async function playExample(talk: Talk, course: Course, example: Counterexample): Promise<Course> {
  await playOut(talk, counterexampleRequest(course.game, example, talk.host.newSeed()));
  return tell(talk, course, ["", "Back to the lesson."]);
}

/** A game that is left early is enough: it is saved, and the lesson goes on. */
async function playStep(talk: Talk, course: Course): Promise<Course | number> {
  const code = await playOut(talk, sure(gameRequest(course, talk.host.newSeed())));
  return code === exitCodes.fine ? goOn(passStep(course)) : code;
}

async function playOut(talk: Talk, request: MatchRequest): Promise<number> {
  const { host } = talk;
  const opened = await openLessonGame(host, request);
  return playPlain(talk, new Autosave(host), opened);
}

/** Part by part; a game without a theory has what the solver finds. */
async function talkTheorem(talk: Talk, { game }: Course): Promise<StepTalk> {
  const told = await theoremParts(game);
  const { sentences } =
    told.length > 0 ? { sentences: told } : await askAdvisor(game, { kind: "known", game: game.id });
  const [first = "", ...rest] = sentences;
  const left = [...rest];
  return {
    opening: [first],
    prompt: "Enter to go on: ",
    hint: (now) => now,
    answer: async (now) => {
      const part = left.shift();
      return part === undefined ? passStep(now) : tell(talk, now, [part]);
    },
  };
}
