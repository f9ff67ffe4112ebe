/** What a sprint shows and says: the puzzle with score and time, and at the end the result. */

import { formatClock } from "../../protocol/online/clock.ts";
import { countOf } from "../../words/values.ts";
import type { Prompt, Voice } from "../contract.ts";
import { posedScene } from "../puzzle/question.ts";
import { standingLines, tellAnswer } from "../puzzle/tell.ts";
import { boardScene, notices, type Scene } from "../scene.ts";
import { type Sprint, type SprintState, settingText, timeLeft } from "./state.ts";

export function sprintScene(state: SprintState): Scene {
  const { phase, setting } = state.sprint;
  if (phase === "over") return resultScene(state);
  const ticking = phase === "running" && setting.minutes !== null;
  return { ...posedScene(state), place: standing(state), ticking };
}

/** "4 solved · 3 in a row · 2:31" */
function standing({ sprint, puzzle }: SprintState): string {
  const { score, combo, phase, at, missed } = sprint;
  if (phase === "review") return `missed puzzle ${at + 1} of ${missed.length} · ${puzzle.posed.grade}`;
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

function bestText({ score, best }: Sprint): string {
  if (score > best)
    return best === 0 ? "This is your first result." : `A new best! Your old one was ${best}.`;
  return best === 0 ? "" : `Your best is ${best}.`;
}

function missedLines({ missed }: Sprint): readonly string[] {
  return missed.map(({ decision: { task, hints } }, at) => {
    const [answer = ""] = (hints.at(-1) ?? "").split(/(?<=[.!?]) (?=[A-Z0-9])/);
    return `Missed ${at + 1}: ${task} ${answer}`;
  });
}

export function tellSprint(
  before: SprintState | undefined,
  after: SprintState,
  voice: Voice,
): readonly string[] {
  const { sprint } = after;
  if (before === undefined) return openingLines(after, voice);
  if (sprint.phase === "over" && before.sprint.phase !== "over") return resultLines(after);
  if (sprint.phase !== "over") return tellAnswer(before, after, voice);
  return after.problem === "" ? [] : [after.problem];
}

function openingLines(state: SprintState, voice: Voice): readonly string[] {
  const { sprint, said, match } = state;
  if (sprint.phase === "over") return resultLines(state);
  const isFirst = sprint.phase === "running" && sprint.seen.length === 1;
  const title = isFirst ? [`Sprint: ${settingText(sprint.setting, match.game.title)}.`] : [];
  const told = said === "" ? [] : [said];
  return [...title, ...told, ...standingLine(state), "", ...standingLines(state, voice)];
}

function standingLine({ sprint, match }: SprintState): readonly string[] {
  const left = timeLeft(sprint);
  const time = left === null ? "" : ` ${formatClock(left)} left.`;
  if (sprint.phase === "review")
    return [`Missed puzzle ${sprint.at + 1} of ${sprint.missed.length}: ${match.game.title}.`];
  return [`Solved so far: ${sprint.score}.${time} ${match.game.title}.`];
}

function resultLines({ sprint, said }: SprintState): readonly string[] {
  const lines = [said, solvedText(sprint), bestText(sprint)];
  return [...lines.filter((line) => line !== ""), ...missedLines(sprint)];
}

export function promptSprint({ sprint, puzzle }: SprintState): Prompt {
  if (puzzle.phase === "waiting") return null;
  if (sprint.phase !== "over") return { text: "Your answer: " };
  const missed = sprint.missed.length === 0 ? "" : ", retry to go through what you missed";
  return { text: `Type next for another sprint${missed}, or quit: ` };
}
