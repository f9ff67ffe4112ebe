/** A sprint: as many puzzles as the time allows, from easy to hard. Afterward, the player can retry the missed ones. */

import type { Answer } from "../computer/job.ts";
import { playedNames } from "../core/match.ts";
import { formatClock } from "../core/text.ts";
import { countOf } from "../core/words/values.ts";
import type { Ask, Command, Commands, Kind, News, Opener, Prompt, Step } from "../play/contract.ts";
import { boardScene, notices, type Scene } from "../play/scene.ts";
import { activityOpener, leave, openInstead, step, tell } from "../play/step.ts";
import { usual } from "../play/usual.ts";
import type { PuzzleResult } from "./jobs.ts";
import { questionParts } from "./news.ts";
import { applyJudgment } from "./play.ts";
import { choosePuzzle, judged, posedScene, questionCommands, readAnswer } from "./question.ts";
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
  timeLeft,
} from "./sprint-state.ts";

const wrongCosts = 10_000;
const comboLength = 5;
const comboGives = 10_000;
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
  return activityOpener(sprint, (outside) => drawNext(outside, newSprint(setting, outside.notebook), ""));
}

function again(state: SprintState): Step<SprintState> {
  return openInstead(state, sprintOf(state.sprint.setting));
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
    next: { ...next, label: "skip", help: "skip this puzzle (it counts as missed)" },
    stop: { help: "stop and see your result", keys: ["escape"], run: goBack },
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
    activityOpener(sprint, (outside) => showPuzzle(outside, run, posed, "")),
  );
}

function answerAtSprint(state: SprintState, ask: Ask, answer: Answer): Step<SprintState> {
  const judgment = judged(state, ask, answer);
  const isOpen = judgment.state !== state && state.sprint.phase === "running";
  if (!isOpen || answer.kind !== "judge") return judgment;
  if (!answer.right) return miss(state, refutationText(state, answer));
  return answer.solved || answer.next === null ? score(state) : judgment;
}

/** Names the mistake and the moves that show it, in one line. */
function refutationText(state: SprintState, answer: PuzzleResult): string {
  const { match, puzzle } = applyJudgment(state, [], answer);
  const moves = playedNames(match, puzzle.base.moves.length);
  return moves.length === 0 ? answer.text : `${answer.text} (${moves.join(", ")})`;
}

/** Every fifth right answer in a row gives time back. */
function score(state: SprintState): Step<SprintState> {
  const { ends, combo, score: before } = state.sprint;
  const gives = (combo + 1) % comboLength === 0 && ends !== null;
  const run = {
    ...state.sprint,
    score: before + 1,
    combo: combo + 1,
    ends: gives ? ends + comboGives : ends,
  };
  return goOn(state, run, gives ? `Right! ${combo + 1} in a row: 10 extra seconds.` : "Right!");
}

function miss(state: SprintState, said: string): Step<SprintState> {
  const { ends, missed, setting } = state.sprint;
  const run = {
    ...state.sprint,
    combo: 0,
    missed: [...missed, state.puzzle.posed],
    ends: ends === null ? null : ends - wrongCosts,
  };
  const isLast = setting.minutes === null && run.missed.length >= mostMissed;
  return isLast ? finish({ ...state, sprint: run }, said) : goOn(state, run, said);
}

function goOn(state: SprintState, run: Sprint, said: string): Step<SprintState> {
  const waiting = { ...state.puzzle, phase: "waiting" as const };
  const next = activityOpener(sprint, (outside) => drawNext(outside, run, said));
  return openInstead({ ...state, sprint: run, puzzle: waiting, said }, next);
}

/** The clock starts with the first tick, when the puzzle is on the board. */
function tickSprint(state: SprintState, now: number): Step<SprintState> {
  const { setting, ends, phase } = state.sprint;
  if (phase !== "running" || setting.minutes === null) return step(state);
  const run = { ...state.sprint, now, ends: ends ?? now + setting.minutes * 60_000 };
  const next = { ...state, sprint: run };
  return now < run.ends ? step(next) : finish(next, "Time's up!");
}

function followSprint(before: SprintState | undefined, after: SprintState): Step<SprintState> {
  const ended = before?.sprint.phase === "running" && isOver(after);
  return ended
    ? step(after, { kind: "keep", keep: (outside) => keepBest(outside, after.sprint) })
    : step(after);
}

function sprintScene(state: SprintState): Scene {
  const { phase, setting } = state.sprint;
  if (phase === "over") return resultScene(state);
  const ticking = phase === "running" && setting.minutes !== null;
  return { ...posedScene(state), place: standing(state), ticking };
}

/** "4 solved · 3 in a row · 2:31" */
function standing({ sprint, puzzle }: SprintState): string {
  const { score, combo, phase, at, missed } = sprint;
  if (phase === "review") return `missed puzzle ${at + 1} of ${missed.length} · ${puzzle.posed.difficulty}`;
  const left = timeLeft(sprint);
  const parts = [
    `${score} solved`,
    combo > 1 ? `${combo} in a row` : "",
    left === null ? "" : formatClock(left),
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
  const { sprint, said, match } = state;
  if (isOver(state)) return [resultLines(state)];
  const isFirst = sprint.phase === "running" && sprint.seen.length === 1;
  const title = isFirst ? [`Sprint: ${settingText(sprint.setting, match.game.title)}.`] : [];
  const told = said === "" ? [] : [said];
  return [[...title, ...told, standingLine(state), "", ...questionParts(state)]];
}

function standingLine({ sprint, match }: SprintState): string {
  const left = timeLeft(sprint);
  const time = left === null ? "" : ` ${formatClock(left)} left.`;
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
