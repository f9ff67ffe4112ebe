import { isLive } from "../state/desk.ts";
import type { DeskProps } from "./play.tsx";

/** A move in the book's own words. */
export function TypedMove({ page, desk }: DeskProps) {
  const submit = (event: Event) => {
    event.preventDefault();
    page.dispatch({ kind: "submit" });
  };
  return (
    <form class="typed" onSubmit={submit}>
      <label class="field-label" for="typed">
        Type a move
      </label>
      <div class="typed-line">
        <input
          id="typed"
          class="input"
          value={desk.typed}
          disabled={!isLive(desk)}
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          maxLength={100}
          aria-describedby="typed-problem"
          aria-invalid={desk.complaint !== null}
          onInput={(event) => page.dispatch({ kind: "type", text: event.currentTarget.value })}
        />
        <button type="submit" class="button" disabled={!isLive(desk)}>
          Play
        </button>
      </div>
      <p class="complaint" id="typed-problem">
        {desk.complaint}
      </p>
    </form>
  );
}
