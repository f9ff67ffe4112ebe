import { useState } from "preact/hooks";
import type { Page } from "../../page.ts";
import { formatRoute } from "../../state/route.ts";
import { checkForm, type SetupForm, shownFields, withText } from "../../state/setup/setup-form.ts";
import type { FormProps } from "../props.ts";
import { FormField } from "./field.tsx";
import { StartPreview } from "./start-preview.tsx";

export function Setup({ page, form }: { readonly page: Page; readonly form: SetupForm }) {
  const [refused, setRefused] = useState<string | null>(null);
  const { game } = form;
  const change = (next: SetupForm) => {
    setRefused(null);
    page.dispatch({ kind: "set", values: { form: next } });
  };
  const checked = checkForm(form);
  const problem = refused ?? (checked.ok ? null : checked.problem.message);
  const [busy, setBusy] = useState(false);
  const online = form.texts.place === "online";
  const submit = async (event: Event) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    const started = await (online ? page.actions.online.create(form) : page.actions.start(form));
    setBusy(false);
    if (started.ok) return;
    setRefused(started.problem.message);
    page.dispatch({ kind: "say", text: started.problem.message });
  };
  return (
    <form class="setup sheet" onSubmit={(event) => void submit(event)} noValidate>
      <div class="setup-head">
        <h1 tabIndex={-1}>{game.title}</h1>
        <p class="lead">{game.summary}</p>
        <p>
          <a href={formatRoute({ view: "rules", game })}>Read the rules</a>
        </p>
      </div>
      <div class="setup-fields">
        {shownFields(form).map((field) => (
          <FormField key={field.id} field={field} form={form} change={change} />
        ))}
        <PositionField form={form} change={change} />
      </div>
      <div class="setup-start">
        {checked.ok ? <StartPreview form={form} change={change} setup={checked.value} /> : null}
        <p class="complaint" id="setup-problem">
          {problem}
        </p>
        <button type="submit" class="button button-brass button-large">
          {online ? (busy ? "Opening the game…" : "Open the game") : "Start the game"}
        </button>
      </div>
    </form>
  );
}

function PositionField({ form, change }: FormProps) {
  const { from = "" } = form.texts;
  return (
    <details class="field" open={from !== ""}>
      <summary>Start from any position</summary>
      <label class="field-label" for="setup-from">
        The position's name
      </label>
      <input
        id="setup-from"
        class="input"
        value={from}
        autocomplete="off"
        autocapitalize="off"
        spellcheck={false}
        maxLength={400}
        aria-describedby="setup-problem"
        onInput={(event) => change(withText(form, "from", event.currentTarget.value.trim()))}
      />
      <p class="field-help">It stands under every board: copy it there, or write one by hand.</p>
    </details>
  );
}
