import { useState } from "preact/hooks";
import { findRow } from "../../../games/rows/option.ts";
import type { Field } from "../../../table/form.ts";
import { isOwnRow, startRow, withText } from "../../state/setup/setup-form.ts";
import type { FormProps } from "../props.ts";

interface FieldProps<F extends Field = Field> {
  readonly field: F;
  /** What stands in the field. */
  readonly text: string;
  readonly set: (text: string) => void;
}

/** One field of the set-up form. */
export function FormField({ field, form, change }: FormProps & { readonly field: Field }) {
  const text = form.texts[field.id] ?? (field.kind === "text" ? "" : field.default);
  const set = (text: string) => change(withText(form, field.id, text));
  const props = { text, set };
  switch (field.kind) {
    case "text":
      return <TextField field={field} {...props} />;
    case "whole":
      return field.choices.length > 0 ? (
        <Choices field={field} {...props} />
      ) : (
        <NumberField field={field} {...props} />
      );
    case "choice":
      return field.choices.some(({ help }) => help !== undefined) ? (
        <Select field={field} {...props} />
      ) : (
        <Choices field={field} {...props} />
      );
    case "start":
      return <StartField field={field} {...props} form={form} />;
    case "clock":
      return <ClockField field={field} {...props} />;
  }
}

/** The help of a name says whose it is; its label may be the seat alone. */
function TextField({ field: { id, help, default: usual }, text, set }: FieldProps) {
  return (
    <div class="field">
      <label class="field-label" for={`setup-${id}`}>
        {help}
      </label>
      <input
        id={`setup-${id}`}
        class="input"
        value={text}
        placeholder={usual || "may stay empty"}
        maxLength={40}
        autocomplete={id === "name" ? "nickname" : "off"}
        onInput={(event) => set(event.currentTarget.value)}
      />
    </div>
  );
}

function NumberField({ field, text, set }: FieldProps<Extract<Field, { kind: "whole" }>>) {
  const id = `setup-${field.id}`;
  return (
    <div class="field">
      <label class="field-label" for={id}>
        {field.label}
      </label>
      <input
        id={id}
        class="input input-number"
        type="number"
        inputMode="numeric"
        min={field.min}
        max={field.max}
        value={text}
        aria-describedby={`${id}-help setup-problem`}
        onInput={(event) => set(event.currentTarget.value)}
      />
      <p class="field-help" id={`${id}-help`}>
        {field.help}, {field.limits}
      </p>
    </div>
  );
}

/** Choices that are each explained. */
function Select({ field, text, set }: FieldProps) {
  const id = `setup-${field.id}`;
  const help = field.choices.find(({ value }) => value === text)?.help;
  return (
    <div class="field">
      <label class="field-label" for={id}>
        {field.label}
      </label>
      <select id={id} class="input" value={text} onChange={(event) => set(event.currentTarget.value)}>
        {field.choices.map(({ value, words }) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
      {help === undefined ? null : <p class="field-help">It {help}.</p>}
    </div>
  );
}

/** A row can be the player's own: its switches are turned in the picture of the start. */
function StartField({ field, text, set, form }: FieldProps & Pick<FormProps, "form">) {
  const row = findRow(form.game.options);
  if (row === undefined) return <Choices field={field} text={text} set={set} />;
  const own = isOwnRow(text, row[1]);
  const mine = { value: startRow(form, ...row), words: "my own" };
  const help = own ? "turn the switches of the board below" : field.help;
  return <Choices field={{ ...field, help, choices: [...field.choices, mine] }} text={text} set={set} />;
}

const ownClock = "5+3";

/** One of the usual clocks, or another in minutes and seconds. */
function ClockField({ field, text, set }: FieldProps) {
  const [own, setOwn] = useState(!field.choices.some(({ value }) => value === text));
  const [minutes = "", seconds = ""] = text.split("+");
  const choose = (value: string) => {
    setOwn(value === ownClock);
    set(value);
  };
  const parts = [
    ["minutes", "Minutes for each player", minutes, (value: string) => `${value}+${seconds}`],
    ["seconds", "Seconds added for each move", seconds, (value: string) => `${minutes}+${value}`],
  ] as const;
  const choices = [...field.choices, { value: ownClock, words: "another" }];
  return (
    <>
      <Choices field={{ ...field, choices }} text={own ? ownClock : text} set={choose} />
      {own
        ? parts.map(([id, label, value, join]) => (
            <div key={id} class="field">
              <label class="field-label" for={`setup-${id}`}>
                {label}
              </label>
              <input
                id={`setup-${id}`}
                class="input input-number"
                inputMode="decimal"
                value={value}
                aria-describedby="setup-problem"
                onInput={(event) => set(join(event.currentTarget.value))}
              />
            </div>
          ))
        : null}
    </>
  );
}

/** A few choices of which one holds, as enamel buttons. */
function Choices({ field, text, set }: FieldProps) {
  return (
    <fieldset class="field">
      <legend class="field-label">{field.label}</legend>
      <div class="choices">
        {field.choices.map(({ value, words }) => (
          <label key={words} class="choice">
            <input
              type="radio"
              name={`setup-${field.id}`}
              value={value}
              checked={value === text}
              onChange={() => set(value)}
            />
            <span>{words}</span>
          </label>
        ))}
      </div>
      {field.group === "game" ? <p class="field-help">{field.help}</p> : null}
    </fieldset>
  );
}
