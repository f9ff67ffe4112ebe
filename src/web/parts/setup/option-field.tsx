import {
  type ChoiceOption,
  type NumberOption,
  type OptionSpec,
  type StartOption,
  startWords,
} from "../../../core/options.ts";
import { isRowOption } from "../../../games/rows/option.ts";
import { isOwnRow, startRow, withValue } from "../../state/setup/setup-form.ts";
import type { FormProps } from "../props.ts";

interface OptionProps<S extends OptionSpec> extends FormProps {
  readonly name: string;
  readonly spec: S;
}

export function OptionField(props: OptionProps<OptionSpec>) {
  const { spec } = props;
  switch (spec.kind) {
    case "number":
      return <NumberField {...props} spec={spec} />;
    case "choice":
      return <ChoiceField {...props} spec={spec} />;
    case "start":
      return <StartField {...props} spec={spec} />;
  }
}

function NumberField({ name, spec, form, change }: OptionProps<NumberOption>) {
  const id = `option-${name}`;
  return (
    <div class="field">
      <label class="field-label" for={id}>
        {name}
      </label>
      <input
        id={id}
        class="input input-number"
        type="number"
        inputMode="numeric"
        min={spec.min}
        max={spec.max}
        value={form.values[name]}
        aria-describedby={`${id}-help setup-problem`}
        onInput={(event) => change(withValue(form, name, event.currentTarget.value))}
      />
      <p class="field-help" id={`${id}-help`}>
        {spec.help}, {spec.min} to {spec.max}
      </p>
    </div>
  );
}

function ChoiceField({ name, spec, form, change }: OptionProps<ChoiceOption>) {
  return (
    <Choices
      legend={name}
      help={spec.help}
      choices={spec.choices.map((choice) => [choice, choice])}
      value={form.values[name] ?? ""}
      choose={(choice) => change(withValue(form, name, choice))}
    />
  );
}

function StartField({ name, spec, form, change }: OptionProps<StartOption>) {
  const value = form.values[name] ?? "";
  const own = isOwnRow(value);
  const words = startWords(spec).map((word) => [word, word] as const);
  const ownRow = isRowOption(spec) ? [[own ? value : startRow(form, name, spec), "my own"] as const] : [];
  return (
    <Choices
      legend={name}
      help={own ? "turn the switches of the board below" : spec.help}
      choices={[...words, ...ownRow]}
      value={value}
      choose={(choice) => change(withValue(form, name, choice))}
    />
  );
}

interface ChoicesProps {
  readonly legend: string;
  readonly help?: string;
  readonly choices: readonly (readonly [value: string, text: string])[];
  readonly value: string;
  readonly choose: (value: string) => void;
}

/** A few choices of which one holds, as enamel buttons. */
export function Choices({ legend, help, choices, value, choose }: ChoicesProps) {
  return (
    <fieldset class="field">
      <legend class="field-label">{legend}</legend>
      <div class="choices">
        {choices.map(([choice, text]) => (
          <label key={text} class="choice">
            <input
              type="radio"
              name={`choice-${legend}`}
              value={choice}
              checked={choice === value}
              onChange={() => choose(choice)}
            />
            <span>{text}</span>
          </label>
        ))}
      </div>
      {help === undefined ? null : <p class="field-help">{help}</p>}
    </fieldset>
  );
}
