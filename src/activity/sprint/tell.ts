/** A sprint as a conversation. */

import { formatClock } from "../../protocol/online/clock.ts";
import type { Prompt, Voice } from "../contract.ts";
import { standingLines, tellAnswer } from "../puzzle/tell.ts";
import { bestText, missedLines, solvedText } from "./scene.ts";
import { type SprintState, settingText, timeLeft } from "./state.ts";

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
  return [...title, ...told, ...standing(state), "", ...standingLines(state, voice)];
}

function standing({ sprint, match }: SprintState): readonly string[] {
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
