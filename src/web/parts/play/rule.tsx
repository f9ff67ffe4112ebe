import type { Slot } from "../../../activity/lesson/slots.ts";
import type { PlayProps } from "../props.ts";

export function Rule({ page, scene, table }: PlayProps) {
  const { slots, notes, main } = scene;
  const { typed, problem } = table;
  const submit = (event: Event) => {
    event.preventDefault();
    if (main !== null) page.put({ kind: "run", id: main });
  };
  return (
    <form class="sheet statement" onSubmit={submit}>
      <fieldset class="sentence" aria-label="Your rule">
        {slots.map((slot, index) => (
          <SlotPart
            key={slot.label}
            slot={slot}
            choose={(word) => page.put({ kind: "fill", slot: index, word })}
          />
        ))}
      </fieldset>
      <label class="field-label">
        Or type it
        <input
          class="input"
          value={typed}
          placeholder={slots.map(({ words, at }) => words[at]).join(" ")}
          autocomplete="off"
          maxLength={300}
          aria-describedby="rule-problem"
          aria-invalid={problem !== ""}
          onInput={(event) => page.put({ kind: "type", text: event.currentTarget.value })}
        />
      </label>
      <p class="complaint" id="rule-problem">
        {typed === "" ? "" : problem}
      </p>
      {notes.length === 0 ? null : (
        <ul class="trials" aria-label="Tried before">
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
    </form>
  );
}

/** If there is nothing to choose, just the words. */
function SlotPart({ slot, choose }: { readonly slot: Slot; readonly choose: (at: number) => void }) {
  const { label, words, at } = slot;
  if (words.length === 1) return <span>{words[0]}</span>;
  return (
    <select
      class="input"
      aria-label={label}
      value={at}
      onChange={(event) => choose(event.currentTarget.selectedIndex)}
    >
      {words.map((word, index) => (
        <option key={word} value={index}>
          {word}
        </option>
      ))}
    </select>
  );
}
