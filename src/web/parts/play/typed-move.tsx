import { canPlay } from "../../../table/table.ts";
import type { TableProps } from "../props.ts";

/** A move in the book's own words. */
export function TypedMove({ page, table }: TableProps) {
  const submit = (event: Event) => {
    event.preventDefault();
    page.dispatch({ kind: "submit" });
  };
  // Online one may type while the other thinks; it is only played when the turn has come.
  const off = table.hand === "both" ? !canPlay(table) : table.match.outcome !== null;
  return (
    <form class="typed" onSubmit={submit}>
      <label class="field-label" for="typed">
        Type a move
      </label>
      <div class="typed-line">
        <input
          id="typed"
          class="input"
          value={table.typed}
          disabled={off}
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          maxLength={100}
          aria-describedby="typed-problem"
          aria-invalid={table.problem !== ""}
          onInput={(event) => page.dispatch({ kind: "type", text: event.currentTarget.value })}
        />
        <button type="submit" class="button" disabled={off}>
          Play
        </button>
      </div>
      <p class="complaint" id="typed-problem">
        {table.problem}
      </p>
    </form>
  );
}
