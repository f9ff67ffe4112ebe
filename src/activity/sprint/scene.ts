/** What there is to see of a sprint: the puzzle with score and time, and at the end the result. */

import { formatClock } from "../../protocol/online/clock.ts";
import { countOf } from "../../words/values.ts";
import { posedScene } from "../puzzle/scene.ts";
import { emptyScene, type Headline, notices, type Scene } from "../scene.ts";
import { type Sprint, type SprintState, timeLeft } from "./state.ts";

export function sprintScene(state: SprintState): Scene {
  const { sprint, problem } = state;
  const shared = {
    title: state.match.game.title,
    place: sprint.phase === "over" ? "Sprint" : standing(state),
    problems: problem === "" ? [] : [problem],
  };
  if (sprint.phase === "over") return { ...emptyScene, ...shared, ...resultScene(state) };
  const isTimed = sprint.phase === "running" && sprint.setting.minutes !== null;
  return { ...posedScene(state), ...shared, ticking: isTimed };
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

function resultScene({ sprint, said }: SprintState) {
  return {
    headline: resultHeadline(sprint),
    line: bestText(sprint),
    notices: [...notices("plain", said), ...notices("faint", ...missedLines(sprint))],
    main: "next" as const,
  };
}

function resultHeadline({ score }: Sprint): Headline {
  return { sign: score === 0 ? "drawn" : "won", text: `You solved ${countOf(score, "puzzle")}.` };
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
