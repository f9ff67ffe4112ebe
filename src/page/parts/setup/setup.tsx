import { useState } from "preact/hooks";
import { type LevelName, levelsForPeople } from "../../../computer/level-names.ts";
import { cellsOf } from "../../../core/board.ts";
import { fail, ok } from "../../../core/result.ts";
import type { Setup as Start } from "../../../core/setup.ts";
import type { OnlineResult } from "../../../online/codes.ts";
import { commonFields, type FilledForm, fillField, ownStart, turnCell } from "../../../play/form.ts";
import { recommendedNote } from "../../../play/read-form.ts";
import { openOnPage, showOpenedGame } from "../../effects/wants.ts";
import type { Store } from "../../effects/world.ts";
import { formatRoute } from "../../state/route.ts";
import {
  checkForm,
  foldedFields,
  newForm,
  type Opponent,
  opponentIn,
  requestOf,
  shownFields,
  summaryOf,
  withOpponent,
} from "../../state/setup/setup-form.ts";
import { missingPart } from "../../state/spoken.ts";
import { cellHandlers } from "../board/board-input.ts";
import { BoardPicture } from "../board/board-picture.tsx";
import { Choices } from "../boxes.tsx";
import { AnyoneButton } from "../home/anyone.tsx";
import type { FormProps, GameViewProps } from "../props.ts";
import { ChoiceField, FormField } from "./field.tsx";

export function Setup({ page, game }: GameViewProps) {
  const [refused, setRefused] = useState<string | null>(null);
  const { form: filled, preferences } = page.state.value;
  const form = filled ?? newForm(game, preferences);
  const change = (next: FilledForm) => {
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
    const started = await startForm(page, form);
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
        <Tiles form={form} change={change} level={preferences.level} />
        <Folded form={form} change={change} />
      </div>
      <div class="setup-start">
        {checked.ok ? <StartPreview form={form} change={change} setup={checked.value} /> : null}
        <p class="complaint" id="setup-problem">
          {problem}
        </p>
        <button type="submit" class="button button-brass button-large">
          {online ? (busy ? "Creating link…" : "Create link") : "Start game"}
        </button>
        {online ? <AnyoneButton page={page} game={game} /> : null}
      </div>
    </form>
  );
}

async function startForm(store: Store, form: FilledForm): Promise<OnlineResult<void>> {
  if (opponentIn(form) === "online") {
    const online = await import("../../effects/online/online.ts").catch(() => null);
    return online === null ? fail("unavailable", missingPart) : online.createOnline(store, form);
  }
  const request = requestOf(form, store.world.newSeed());
  if (!request.ok) return request;
  const opened = await openOnPage(store, request.value);
  if (!opened.ok) return opened;
  await showOpenedGame(store, opened.value);
  return ok(undefined);
}

function StartPreview({ form, change, setup }: FormProps & { readonly setup: Start | null }) {
  if (setup === null) return null;
  const board = setup.game.board(setup.start);
  const cells = cellsOf(board).map(({ id }) => id);
  // At another size, this is a new picture, so cells don't seem to move.
  if (ownStart(form) === undefined) return <BoardPicture key={cells.length} board={board} />;
  const turn = (cell: string) => change(turnCell(form, cells.indexOf(cell)));
  return (
    <fieldset aria-label="Your starting row" {...cellHandlers(turn)}>
      <BoardPicture board={board} step="flip it" />
    </fieldset>
  );
}

const tiles: readonly { readonly value: Opponent; readonly words: string }[] = [
  { value: "computer", words: "Against the computer" },
  { value: "here", words: "With a friend here" },
  { value: "online", words: "With a friend online" },
];

function Tiles({ form, change, level }: FormProps & { readonly level: LevelName }) {
  const chosen = opponentIn(form);
  const name = shownFields(form).find(({ id }) => id === "name");
  return (
    <>
      <fieldset aria-label="Who plays">
        <Choices
          tiles
          name="opponent"
          choices={tiles}
          chosen={chosen}
          choose={(opponent) => change(withOpponent(form, opponent, level))}
        />
      </fieldset>
      {chosen === "computer" ? <Levels form={form} change={change} /> : null}
      {name === undefined ? null : <FormField field={name} form={form} change={change} />}
    </>
  );
}

/** The tile says that you play the computer, so the levels are enough. */
function Levels({ form, change }: FormProps) {
  const [vs] = commonFields(form.game, ["vs"], form.texts);
  if (vs === undefined) return null;
  const choices = vs.choices
    .filter(({ value }) => levelsForPeople.some((level) => level === value))
    .map((choice) => ({ ...choice, words: choice.value }));
  const set = (text: string) => change(fillField(form, "vs", text));
  return <ChoiceField field={{ ...vs, label: "Level", choices }} text={form.texts.vs ?? ""} set={set} />;
}

function Folded({ form, change }: FormProps) {
  return (
    <details class="folded">
      <summary>
        <strong>Options</strong> <span class="folded-line">{summaryOf(form)}</span>
      </summary>
      <p class="field-help">{recommendedNote(form.game)}</p>
      <div class="folded-fields">
        {foldedFields(form).map((field) => (
          <FormField key={field.id} field={field} form={form} change={change} />
        ))}
      </div>
    </details>
  );
}
