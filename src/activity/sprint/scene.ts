/** What there is to see of a sprint: the puzzle with score and time, and at the end the result. */

import { formatClock } from "../../protocol/online/clock.ts";
import { countOf } from "../../words/values.ts";
import { posedScene } from "../puzzle/scene.ts";
import { boardScene, notices, type Scene } from "../scene.ts";
import { type Sprint, type SprintState, timeLeft } from "./state.ts";

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

export function solvedText({ score }: Sprint): string {
  return `You solved ${countOf(score, "puzzle")}.`;
}

export function bestText({ score, best }: Sprint): string {
  if (score > best) return best === 0 ? "That is your first result here." : `A new best: it was ${best}.`;
  return best === 0 ? "" : `Your best is ${best}.`;
}

/** What was asked, and what would have been right. */
export function missedLines({ missed }: Sprint): readonly string[] {
  return missed.map(({ decision: { task, hints } }, at) => {
    const [answer = ""] = (hints.at(-1) ?? "").split(/(?<=[.!?]) (?=[A-Z0-9])/);
    return `Missed ${at + 1}: ${task} ${answer}`;
  });
}
