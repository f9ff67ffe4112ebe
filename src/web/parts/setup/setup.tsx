import { useState } from "preact/hooks";
import { type LevelName, levelHelp, levelNames } from "../../../players/level-names.ts";
import { recommendedNote } from "../../../table/recommended.ts";
import { formatRoute } from "../../state/route.ts";
import {
  checkForm,
  foldedFields,
  newForm,
  type Opponent,
  opponentIn,
  opponents,
  type SetupForm,
  shownFields,
  summaryOf,
  withOpponent,
  withText,
} from "../../state/setup/setup-form.ts";
import type { FormProps, GameViewProps } from "../props.ts";
import { FormField } from "./field.tsx";
import { StartPreview } from "./start-preview.tsx";

interface SetupProps extends GameViewProps {
  /** What was filled in; null on the first sight of it. */
  readonly form: SetupForm | null;
}

export function Setup({ page, game, form: filled }: SetupProps) {
  const [refused, setRefused] = useState<string | null>(null);
  const form = filled ?? newForm(game, page.state.value.preferences);
  const change = (next: SetupForm) => {
    setRefused(null);
    page.dispatch({ kind: "set", values: { form: next } });
  };
  const checked = checkForm(form);
  const problem = refused ?? (checked.ok ? null : checked.problem.message);
  const [busy, setBusy] = useState(false);
  const online = opponentIn(form) === "online";
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
        <p class="lead">
          {game.summary} <a href={formatRoute({ view: "rules", game })}>Read the rules</a>
        </p>
      </div>
      <div class="setup-fields">
        <Tiles form={form} change={change} level={page.state.value.preferences.level} />
        <Folded form={form} change={change} />
      </div>
      <div class="setup-start">
        {checked.ok ? <StartPreview form={form} change={change} setup={checked.value} /> : null}
        <p class="complaint" id="setup-problem">
          {problem}
        </p>
        <button type="submit" class="button button-brass button-large">
          {online ? (busy ? "Creating the link…" : "Create the link") : "Start the game"}
        </button>
      </div>
    </form>
  );
}

const tileWords: Readonly<Record<Opponent, string>> = {
  computer: "Against the computer",
  here: "Two at this screen",
  online: "Send a link",
};

/** Who plays against whom, and how strong the computer is. */
function Tiles({ form, change, level }: FormProps & { readonly level: LevelName }) {
  const chosen = opponentIn(form);
  const name = shownFields(form).find(({ id }) => id === "name");
  return (
    <>
      <fieldset class="tiles" aria-label="Who plays">
        {opponents.map((opponent) => (
          <label key={opponent} class="choice tile">
            <input
              type="radio"
              name="opponent"
              checked={opponent === chosen}
              onChange={() => change(withOpponent(form, opponent, level))}
            />
            <span>{tileWords[opponent]}</span>
          </label>
        ))}
      </fieldset>
      {chosen === "computer" ? <Levels form={form} change={change} /> : null}
      {name === undefined ? null : <FormField field={name} form={form} change={change} />}
    </>
  );
}

function Levels({ form, change }: FormProps) {
  const level = levelNames.find((name) => name === form.texts.vs);
  return (
    <fieldset class="field">
      <legend class="field-label">Level</legend>
      <div class="choices">
        {levelNames.map((name) => (
          <label key={name} class="choice">
            <input
              type="radio"
              name="setup-level"
              checked={name === level}
              onChange={() => change(withText(form, "vs", name))}
            />
            <span>{name}</span>
          </label>
        ))}
      </div>
      <p class="field-help">{level === undefined ? "" : `It ${levelHelp[level]}.`}</p>
    </fieldset>
  );
}

/** Everything else, under a line that says what it is. */
function Folded({ form, change }: FormProps) {
  return (
    <details class="folded" open={form.texts.from !== undefined}>
      <summary>
        <strong>Options</strong> <span class="folded-line">{summaryOf(form)}</span>
      </summary>
      <p class="field-help">{recommendedNote(form.game)}</p>
      <div class="folded-fields">
        {foldedFields(form).map((field) => (
          <FormField key={field.id} field={field} form={form} change={change} />
        ))}
        <PositionField form={form} change={change} />
      </div>
    </details>
  );
}

function PositionField({ form, change }: FormProps) {
  const { from = "" } = form.texts;
  return (
    <div class="field">
      <label class="field-label" for="setup-from">
        Start from a position
      </label>
      <input
        id="setup-from"
        class="input"
        value={from}
        placeholder="optional"
        autocomplete="off"
        autocapitalize="off"
        spellcheck={false}
        maxLength={400}
        aria-describedby="setup-problem"
        onInput={(event) => change(withText(form, "from", event.currentTarget.value.trim()))}
      />
      <p class="field-help">The name of a position. In a game it stands under More.</p>
    </div>
  );
}
