import type { PlayProps } from "../props.ts";

/** A move or an answer in words. One may type while the other player thinks; it is read when it is sent. */
export function TextField({ page, scene, table }: PlayProps) {
  const submit = (event: Event) => {
    event.preventDefault();
    page.put({ kind: "read", text: table.typed });
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
          value={table.typed}
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
        {table.typed === "" ? "" : table.problem}
      </p>
    </form>
  );
}
