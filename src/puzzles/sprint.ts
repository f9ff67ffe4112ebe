/** A sprint: as many puzzles as the time allows, from easy to hard. Afterward, the player can retry the missed ones. */

import type { Answer } from "../computer/job.ts";
import { formatClock } from "../core/text.ts";
import { countOf } from "../core/words/values.ts";
import type { Ask, Command, Commands, Kind, News, Opener, Prompt, Step } from "../play/contract.ts";
import { boardScene, notices, type Scene } from "../play/scene.ts";
import { activityOpener, leave, openInstead, step, tell } from "../play/step.ts";
import { usual } from "../play/usual.ts";
import { choosePuzzle, judged, posedScene, questionCommands, questionParts, readAnswer } from "./question.ts";
import {
  bestText,
  drawNext,
  keepBest,
  missedLines,
  newSprint,
  type Sprint,
  type SprintSetting,
  type SprintState,
  settingText,
  showPuzzle,
} from "./sprint-state.ts";
import { sprintRules } from "./words.ts";

const [wrongGives, comboGives] = [-10_000, 10_000];
const comboLength = 5;
/** Long enough to see the verdict on its board. The clock doesn't run meanwhile. */
const [rightPause, wrongPause] = [900, 1_800];
/** Mistakes that end a sprint without a clock. */
const mostMissed = 3;

const sprint: Kind<SprintState> = {
  scene: sprintScene,
  commands: ({ sprint }) => commands[sprint.phase],
  choose: (state, name) => (isOver(state) ? step(state) : choosePuzzle(state, name)),
  read: (state, text) => (isOver(state) ? again(state) : readAnswer(state, text)),
  answered: answerAtSprint,
  follow: followSprint,
  opened: openedNews,
  prompt: promptSprint,
  tick: tickSprint,
};

export function sprintOf(setting: SprintSetting): Opener {
  return activityOpener(sprint, (outside) => drawNext(outside, newSprint(setting, outside.notebook)));
}

function again(state: SprintState): Step<SprintState> {
  return openInstead(state, sprintOf(state.sprint.setting));
}

/** While the next puzzle is on its way, keys do nothing. */
function isAsked({ puzzle: { phase } }: SprintState): boolean {
  return phase === "asked";
}

function isOver({ sprint: { phase } }: SprintState): boolean {
  return phase === "over";
}

const ways = { rules: usual.rules, quit: usual.quit, help: usual.help };
const next = { ...usual.next, run: goToNext } satisfies Command<SprintState>;
const leaveReview = { ...usual.leave, run: goBack } satisfies Command<SprintState>;

const commands: Readonly<Record<Sprint["phase"], Commands<SprintState>>> = {
  running: {
    submit: questionCommands.submit,
    moves: questionCommands.moves,
    next: { ...next, label: "skip", help: "skip this puzzle (it counts as missed)", when: isAsked },
    stop: { help: "stop and see your result", keys: ["escape"], when: isAsked, run: goBack },
    ...ways,
  },
  over: {
    next: { ...next, label: "again", help: "another sprint", keys: ["n", "return"] },
    retry: {
      ...usual.retry,
      label: "missed puzzles",
      help: "go through the puzzles you missed",
      when: ({ sprint: { missed } }) => missed.length > 0 || "You didn't miss any!",
      run: (state) => review(state, 0),
    },
    leave: leaveReview,
    ...ways,
  },
  review: {
    ...questionCommands,
    next: {
      ...next,
      help: "go to the next missed puzzle",
      when: ({ sprint: { at, missed }, puzzle }) => {
        const [isLast, solved] = [at + 1 >= missed.length, puzzle.phase === "solved"];
        return {
          label: isLast ? "back to the result" : "next puzzle",
          keys: solved ? ["n", "return", "space"] : ["n"],
          off: isLast && !solved ? "This is the last one." : null,
        };
      },
    },
    previous: {
      ...usual.previous,
      when: ({ sprint }) => sprint.at > 0 || "This is the first one.",
      run: (state) => review(state, state.sprint.at - 1),
    },
    leave: { ...leaveReview, help: "go back to the result" },
    ...ways,
  },
};

export const sprintCommands = { ...commands.running, ...commands.over };

function goToNext(state: SprintState): Step<SprintState> {
  const { phase, at } = state.sprint;
  if (phase === "over") return again(state);
  return phase === "running" ? miss(state, "Skipped.") : review(state, at + 1);
}

/** Goes from a missed puzzle to the result, ends a running sprint, or leaves from the result. */
function goBack(state: SprintState): Step<SprintState> {
  if (isOver(state)) return step(state, leave(false));
  return finish(state, state.sprint.phase === "running" ? "" : state.said);
}

function finish(state: SprintState, said: string): Step<SprintState> {
  const sprint = { ...state.sprint, phase: "over" as const };
  const after = { ...state, said, controls: "none" as const, problem: "", sprint };
  return tell(after, resultLines(after));
}

/** After the last missed puzzle comes the result. */
function review(state: SprintState, at: number): Step<SprintState> {
  const run = { ...state.sprint, phase: "review" as const, at };
  const posed = run.missed[at];
  if (posed === undefined) return finish(state, "");
  return openInstead(
    state,
    activityOpener(sprint, (outside) => showPuzzle(outside, run, posed)),
  );
}

function answerAtSprint(state: SprintState, ask: Ask, answer: Answer): Step<SprintState> {
  const judgment = judged(state, ask, answer);
  const { state: after } = judgment;
  if (after === state || after.sprint.phase !== "running" || after.puzzle.phase === "asked") return judgment;
  return after.puzzle.phase === "solved" ? score(after) : miss(after, "Wrong.");
}

/** Every fifth right answer in a row gives time back. */
function score(state: SprintState): Step<SprintState> {
  const combo = state.sprint.combo + 1;
  const run = { ...state.sprint, score: state.sprint.score + 1, combo, verdict: "Right!" as const };
  return goOn({ ...state, said: "" }, run, combo % comboLength === 0 ? comboGives : 0);
}

function miss(state: SprintState, verdict: Sprint["verdict"]): Step<SprintState> {
  const { sprint, puzzle } = state;
  return goOn(state, { ...sprint, combo: 0, missed: [...sprint.missed, puzzle.posed], verdict }, wrongGives);
}

function goOn(state: SprintState, run: Sprint, gives: number): Step<SprintState> {
  const left = run.left === null ? null : run.left + gives;
  const after = { ...run, left, gained: left === null ? 0 : gives };
  const told = [after.verdict, gainedText(after), state.said].filter((text) => text !== "").join(" ");
  if (left === null ? after.missed.length >= mostMissed : left <= 0)
    return finish({ ...state, sprint: after }, left === null ? told : `${told} Time's up!`);
  const waiting = { ...state.puzzle, phase: "waiting" as const };
  const next = activityOpener(sprint, (outside) => drawNext(outside, after));
  const pause = after.verdict === "Right!" ? rightPause : wrongPause;
  return { ...openInstead({ ...state, sprint: after, puzzle: waiting }, next, pause), news: [[told]] };
}

/** "+10 s" */
function gainedText({ gained }: Sprint): string {
  return gained === 0 ? "" : `${gained > 0 ? "+" : "−"}${Math.abs(gained) / 1000} s`;
}

function tickSprint(state: SprintState, now: number): Step<SprintState> {
  const { phase, left, ticked } = state.sprint;
  if (phase !== "running" || left === null || !isAsked(state)) return step(state);
  const run = { ...state.sprint, ticked: now, left: Math.max(0, left - (now - (ticked ?? now))) };
  const next = { ...state, sprint: run };
  return run.left > 0 ? step(next) : finish(next, "Time's up!");
}

function followSprint(before: SprintState | undefined, after: SprintState): Step<SprintState> {
  const ended = before?.sprint.phase === "running" && isOver(after);
  return ended
    ? step(after, { kind: "keep", keep: (outside) => keepBest(outside, after.sprint) })
    : step(after);
}

function sprintScene(state: SprintState): Scene {
  const { phase, left, seen, verdict } = state.sprint;
  if (phase === "over") return resultScene(state);
  const isFirst = phase === "running" && seen.length === 1;
  const scene = {
    ...posedScene(state),
    place: standing(state),
    notes: isFirst && left !== null ? [sprintRules] : [],
    ticking: phase === "running" && left !== null,
  };
  if (verdict === "") return scene;
  const sign = verdict === "Right!" ? "won" : "lost";
  return { ...scene, headline: { sign, text: verdict }, line: "" };
}

/** "4 solved · 3 in a row · 2:31 (+10 s)" */
function standing({ sprint, puzzle }: SprintState): string {
  const { score, combo, phase, at, missed, left } = sprint;
  if (phase === "review") return `missed puzzle ${at + 1} of ${missed.length} · ${puzzle.posed.difficulty}`;
  const gained = gainedText(sprint);
  const parts = [
    `${score} solved`,
    combo > 1 ? `${combo} in a row` : "",
    left === null ? "" : `${formatClock(left)}${gained === "" ? "" : ` (${gained})`}`,
  ];
  return parts.filter((part) => part !== "").join(" · ");
}

function resultScene(state: SprintState): Scene {
  const { sprint } = state;
  const sign = sprint.score === 0 ? "drawn" : "won";
  const scene = boardScene(state, { sign, text: solvedText(sprint) });
  return {
    ...scene,
    place: "Sprint",
    line: bestText(sprint),
    notices: [...scene.notices, ...notices("faint", ...missedLines(sprint))],
    main: "next",
  };
}

function solvedText({ score }: Sprint): string {
  return `You solved ${countOf(score, "puzzle")}.`;
}

function openedNews(state: SprintState): News {
  const { sprint, match } = state;
  if (isOver(state)) return [resultLines(state)];
  const isFirst = sprint.phase === "running" && sprint.seen.length === 1;
  const rules = sprint.left === null ? "" : ` ${sprintRules}`;
  const title = isFirst ? [`Sprint: ${settingText(sprint.setting, match.game.title)}.${rules}`] : [];
  return [[...title, standingLine(state), "", ...questionParts(state)]];
}

function standingLine({ sprint, match }: SprintState): string {
  const time = sprint.left === null ? "" : ` ${formatClock(sprint.left)} left.`;
  if (sprint.phase === "review")
    return `Missed puzzle ${sprint.at + 1} of ${sprint.missed.length}: ${match.game.title}.`;
  return `Solved so far: ${sprint.score}.${time} ${match.game.title}.`;
}

function resultLines({ sprint, said }: SprintState): readonly string[] {
  const lines = [said, solvedText(sprint), bestText(sprint)];
  return [...lines.filter((line) => line !== ""), ...missedLines(sprint)];
}

function promptSprint({ sprint, puzzle }: SprintState): Prompt {
  if (puzzle.phase === "waiting") return null;
  if (sprint.phase !== "over") return { text: "Your answer: " };
  const missed = sprint.missed.length === 0 ? "" : ", retry for the ones you missed";
  return { text: `Type next for another sprint${missed}, or quit: ` };
}
