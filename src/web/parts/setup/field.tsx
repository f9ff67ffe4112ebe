import { useState } from "preact/hooks";
import type { Field } from "../../../table/form.ts";
import { ownStart, turnedStart, withText } from "../../../table/own-start.ts";
import { Choices } from "../choices.tsx";
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
        <ChoiceField field={field} {...props} />
      ) : (
        <NumberField field={field} {...props} />
      );
    case "choice":
      return <ChoiceField field={field} {...props} />;
    case "start":
      return <StartField field={field} {...props} form={form} />;
    case "clock":
      return <ClockField field={field} {...props} />;
  }
}

interface InputProps {
  readonly id: string;
  readonly label: string;
  readonly help?: string;
  readonly value: string;
  readonly placeholder?: string;
  readonly maxLength?: number;
  readonly autocomplete?: "nickname" | "off";
  readonly number?: { readonly min: number; readonly max: number };
  readonly set: (text: string) => void;
}

/** A text that is typed; what is wrong with it stands in the form's complaint. */
export function Input({ id, label, help, number, set, ...more }: InputProps) {
  const name = `setup-${id}`;
  return (
    <div class="field">
      <label class="field-label" for={name}>
        {label}
      </label>
      <input
        id={name}
        {...(number === undefined ? {} : ({ type: "number", inputMode: "numeric", ...number } as const))}
        class={`input input-${number === undefined ? "text" : "number"}`}
        autocapitalize="off"
        spellcheck={false}
        aria-describedby={help === undefined ? "setup-problem" : `${name}-help setup-problem`}
        onInput={(event) => set(event.currentTarget.value)}
        {...more}
      />
      {help === undefined ? null : (
        <p class="field-help" id={`${name}-help`}>
          {help}
        </p>
      )}
    </div>
  );
}

/** The help of a name says whose it is; its label may be the seat alone. */
function TextField({ field: { id, help, default: usual }, text, set }: FieldProps) {
  const autocomplete = id === "name" ? "nickname" : "off";
  const more = { placeholder: usual || "optional", maxLength: 40, autocomplete } as const;
  return <Input id={id} label={help} value={text} set={set} {...more} />;
}

function NumberField({ field, text, set }: FieldProps<Extract<Field, { kind: "whole" }>>) {
  const { id, label, help, limits } = field;
  return (
    <Input
      id={id}
      label={label}
      help={`${help}, ${limits}`}
      value={text}
      set={set}
      number={{ min: field.min, max: field.max }}
    />
  );
}

/** A start can be the player's own: its cells are turned in the picture of the start. */
function StartField({ field, text, set, form }: FieldProps & Pick<FormProps, "form">) {
  const mine = { value: turnedStart(form), words: "my own" };
  const help = ownStart(form) === text ? "turn the switches in the picture of the start" : field.help;
  return <ChoiceField field={{ ...field, help, choices: [...field.choices, mine] }} text={text} set={set} />;
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
      <ChoiceField field={{ ...field, choices }} text={own ? ownClock : text} set={choose} />
      {own
        ? parts.map(([id, label, value, join]) => (
            <Input key={id} id={id} label={label} value={value} set={(text) => set(join(text))} />
          ))
        : null}
    </>
  );
}

/** A few choices of which one holds; some explain themselves. */
export function ChoiceField({ field, text, set }: FieldProps) {
  const chosen = field.choices.find(({ value }) => value === text);
  const help = chosen?.help === undefined ? undefined : `It ${chosen.help}.`;
  return (
    <fieldset class="field">
      <legend class="field-label">{field.label}</legend>
      <Choices name={`setup-${field.id}`} choices={field.choices} chosen={text} choose={set} />
      {help !== undefined || field.group === "game" ? <p class="field-help">{help ?? field.help}</p> : null}
    </fieldset>
  );
}
