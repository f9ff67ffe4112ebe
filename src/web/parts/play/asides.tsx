/** Parts that some scenes have: steps, choices in words, a result to share, clocks, notices, dialogs and a rule. */

import { useEffect, useRef } from "preact/hooks";
import type { PlayerScene } from "../../../activity/scene.ts";
import { clockCall, durationText } from "../../../client/words.ts";
import { formatClock } from "../../../protocol/online/clock.ts";
import type { PageProps, PlayProps } from "../props.ts";

export { Question, TextSheet } from "./dialogs.tsx";
export { Notices } from "./notices.tsx";
export { Rule } from "./rule.tsx";

export function Steps({ page, scene: { steps } }: PlayProps) {
  return (
    <ol class="steps-line" aria-label="Steps">
      {steps.map(({ number, done, here }) => (
        <li key={number}>
          <button
            type="button"
            class="steps-stop"
            aria-label={`Step ${number} of ${steps.length}${done ? ", done" : ""}`}
            aria-current={here ? "step" : undefined}
            data-done={done}
            onClick={() => page.put({ kind: "run", id: "go", rest: String(number) })}
          >
            {number}
          </button>
        </li>
      ))}
    </ol>
  );
}

export function Answers({ page, scene: { choices, several, marked, asks } }: PlayProps) {
  return (
    <fieldset class="answers" aria-label="Choices">
      {choices.map((choice) => (
        <button
          key={choice}
          type="button"
          class="button"
          disabled={asks !== "choice"}
          aria-pressed={several ? marked.includes(choice) : undefined}
          onClick={() => page.put({ kind: "choose", name: choice })}
        >
          {choice}
        </button>
      ))}
    </fieldset>
  );
}

export function Shared({ scene: { share, notes } }: PlayProps) {
  if (share === null) return null;
  return (
    <div class="shared">
      <p>
        <span aria-hidden="true">{share.shown}</span>
        <span class="visually-hidden">{share.spoken}</span>
      </p>
      <p>{notes.join(" ")}</p>
    </div>
  );
}

/** Milliseconds; below this a clock is marked. */
const lowTime = 20_000;

interface ClockProps extends PageProps {
  readonly player: PlayerScene;
  /** Milliseconds. */
  readonly left: number;
}

export function SeatClock({ page, player: { you, toMove }, left }: ClockProps) {
  const before = useRef(left);
  useEffect(() => {
    const call = you && toMove ? clockCall(before.current, left) : "";
    before.current = left;
    if (call !== "") page.dispatch({ kind: "say", text: call });
  }, [left]);
  return (
    <span class="seat-clock" role="timer" data-running={toMove} data-low={left < lowTime}>
      <span aria-hidden="true">{formatClock(left)}</span>
      <span class="visually-hidden">{durationText(left)} left</span>
    </span>
  );
}
