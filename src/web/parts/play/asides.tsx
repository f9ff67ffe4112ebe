/** Parts that some scenes have: steps, choices in words, and a result to share. */

import type { PlayProps } from "../props.ts";

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
