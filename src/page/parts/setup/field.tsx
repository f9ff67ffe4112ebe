import { type Field, type FilledForm, fillField, ownStart, turnedStart } from "../../../play/form.ts";
import { Choices } from "../boxes.tsx";
import type { FormProps } from "../props.ts";

interface FieldProps {
  readonly field: Field;
  readonly text: string;
  readonly set: (text: string) => void;
}

export function FormField({ field, form, change }: FormProps & { readonly field: Field }) {
  const { id, label, help, default: usual } = field;
  const text = form.texts[id] ?? (field.kind === "text" ? "" : usual);
  const set = (text: string) => change(fillField(form, id, text));
  const typed = { id, value: text, set };
  const chosen = { text, set };
  switch (field.kind) {
    case "text": {
      // The label may be just the seat, so the help says whose name it is.
      const autocomplete = id === "name" ? "nickname" : "off";
      const more = { placeholder: usual || "optional", maxLength: 40, autocomplete } as const;
      return <Input {...typed} label={help} {...more} />;
    }
    case "whole": {
      if (field.choices.length > 0) return <ChoiceField field={field} {...chosen} />;
      // Leaves out the default, because that's the original rules' value, and the field may start with the recommended one.
      const { min, max } = field;
      return <Input {...typed} label={label} help={`${help} (${min} to ${max})`} number={{ min, max }} />;
    }
    case "choice":
    case "clock":
      return <ChoiceField field={field} {...chosen} />;
    case "start":
      return <ChoiceField field={startField(field, form, text)} {...chosen} />;
  }
}

/** Adds a start that players make by flipping cells. */
function startField(field: Field, form: FilledForm, text: string): Field {
  const mine = { value: turnedStart(form), words: "my own" };
  const help = ownStart(form) === text ? "tap the switches in the picture to change them" : field.help;
  return { ...field, help, choices: [...field.choices, mine] };
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
