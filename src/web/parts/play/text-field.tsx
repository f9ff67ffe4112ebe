import { shownActivity } from "../../state/state.ts";
import type { PlayProps } from "../props.ts";

/** A move or an answer in words. A player may type while the other one thinks; it is read when it is sent. */
export function TextField({ page, scene, table }: PlayProps) {
  // This is drawn a moment after the board: what the player has typed meanwhile is in the state, not in the table.
  const typedNow = () => shownActivity(page.state.value)?.state.typed ?? "";
  const typed = typedNow();
  const submit = (event: Event) => {
    event.preventDefault();
    page.put({ kind: "read", text: typedNow() });
  };
  const off = table.match.outcome !== null || scene.headline.sign === "past";
  return (
    <form class="typed" onSubmit={submit}>
      <label class="field-label" for="typed">
        Type a move
      </label>
      <div class="typed-line">
        <input
          id="typed"
          class="input"
          value={typed}
          disabled={off}
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          maxLength={100}
          aria-describedby="typed-problem"
          aria-invalid={table.problem !== ""}
          onInput={(event) => page.put({ kind: "type", text: event.currentTarget.value })}
        />
        <button type="submit" class="button" disabled={off}>
          Play
        </button>
      </div>
      <p class="complaint" id="typed-problem">
        {typed === "" ? "" : table.problem}
      </p>
    </form>
  );
}
