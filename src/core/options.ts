/** A whole number, or one of an option's words. */
export type OptionValue = number | string;
/** A value for each option of a game, by name. */
export type Options = Readonly<Record<string, OptionValue>>;

/** An option that takes a whole number between two limits. */
export interface NumberOption {
  readonly kind: "number";
  readonly default: number;
  readonly min: number;
  readonly max: number;
  /** The name in forms. The default is made from the option's own name: "heap1" becomes "Heap 1". */
  readonly label?: string;
  /** The largest size whose positions can all be counted, if that isn't `max`. */
  readonly solveMax?: number;
  readonly help: string;
}

/** An option that takes one of a few words. */
export interface ChoiceOption<C extends string = string> {
  readonly kind: "choice";
  readonly default: C;
  readonly choices: readonly C[];
  readonly label?: string;
  readonly help: string;
}

/** The values an option can have, and its default. */
export type OptionSpec = NumberOption | ChoiceOption;

type SpecOf<V> =
  | (number extends V ? NumberOption : never)
  | ([Extract<V, string>] extends [never] ? never : ChoiceOption<Extract<V, string>>);

/** A spec for each option except `start`, which the game's `starts` describe. */
export type OptionSpecs<O extends Options = Options> = {
  readonly [K in Exclude<keyof O & string, "start">]: SpecOf<O[K]>;
};

/** The types of the options' values, from their specs. */
export type OptionsFrom<S extends OptionSpecs> = {
  readonly [K in keyof S]: S[K] extends NumberOption
    ? number
    : S[K] extends ChoiceOption<infer C>
      ? C
      : never;
};

/** Makes the spec of an option that takes a whole number. */
export function numberOption(spec: Omit<NumberOption, "kind">): NumberOption {
  return { kind: "number", ...spec };
}

/** Makes the spec of an option that takes one of a few words. The first choice is the default. */
export function choiceOption<const C extends string>(
  choices: readonly [C, ...C[]],
  help: string,
  label?: string,
): ChoiceOption<C> {
  return { kind: "choice", default: choices[0], choices, help, ...(label && { label }) };
}

export function solvingSpecs(specs: OptionSpecs): OptionSpecs {
  return Object.fromEntries(
    Object.entries(specs).map(([name, spec]) => {
      if (spec.kind !== "number") return [name, spec];
      return [name, { ...spec, max: Math.max(spec.max, spec.solveMax ?? 0) }];
    }),
  );
}

/** Reads text such as "switches=10 switchOne=chosen". */
export function readOptions(text: string): Options {
  const given = Array.from(text.matchAll(/([\w-]+)=(\w+)/g), ([, name = "", value = ""]) => [
    name,
    /^\d+$/.test(value) ? Number(value) : value,
  ]);
  return Object.fromEntries(given);
}
