/**
 * A game's options: declared once as data, so that every face can list, ask for and check them. The types of their
 * values follow from the declarations.
 */

import { type Dealing, type DealtStart, describeDeal, isDealtAt } from "./dealing.ts";
import { listWords } from "./text.ts";

export type OptionValue = number | string;
export type Options = Readonly<Record<string, OptionValue>>;

export interface NumberOption {
  readonly kind: "number";
  readonly default: number;
  readonly min: number;
  readonly max: number;
  /** How far every position of a size can be counted, where that is not as far as the game can be played. */
  readonly solveMax?: number;
  readonly help: string;
}

export interface ChoiceOption<C extends string = string> {
  readonly kind: "choice";
  readonly default: C;
  readonly choices: readonly C[];
  readonly help: string;
}

/** A start that is written as text. It may also be dealt; then it becomes a text before a game sees it. */
export interface StartOption extends Dealing {
  readonly kind: "start";
  /** What a start is called: "row". */
  readonly noun: string;
  readonly example: string;
  /** How a position's key is written: "0 or 1 for each switch, such as 0101". */
  readonly keyForm: string;
  /** The book's own start, once the other options are known; null where the book deals it. */
  readonly book: ((options: Options) => string) | null;
  readonly help: string;
  /** The other options that a start decides, such as its size; undefined where the text isn't a start. */
  decides(start: string): Options | undefined;
  /** The start that a position's key begins with. */
  ofKey(key: string): string;
}

/** How the start is dealt where starts have no texts; what is dealt is a position, and the option itself has no value in a game. */
export interface DealOption extends ChoiceOption<"book" | DealtStart>, Dealing {}

export type OptionSpec = NumberOption | ChoiceOption | StartOption;

/** The specs that fit a value's type: a number takes a number option, and so on. */
type SpecOf<V> =
  | (number extends V ? NumberOption : never)
  | ([Extract<V, string>] extends [never] ? never : ChoiceOption<Extract<V, string>>)
  | (string extends V ? StartOption : never);

/** One spec for each option of the game. */
export type OptionSpecs<O extends Options = Options> = { readonly [K in keyof O & string]: SpecOf<O[K]> };

/** The options' values, as their specs have them. */
export type OptionsFrom<S extends OptionSpecs> = {
  readonly [K in keyof S as S[K] extends DealOption ? never : K]: S[K] extends NumberOption
    ? number
    : S[K] extends ChoiceOption<infer C>
      ? C
      : string;
};

export function numberOption(spec: Omit<NumberOption, "kind">): NumberOption {
  return { kind: "number", ...spec };
}

/** The first choice is the default. */
export function choiceOption<const C extends string>(
  choices: readonly [C, ...C[]],
  help: string,
): ChoiceOption<C> {
  return { kind: "choice", default: choices[0], choices, help };
}

export function dealOption(dealing: Dealing, help: string): DealOption {
  return { ...choiceOption(["book", ...dealing.deals], help), ...dealing };
}

export function isDealOption(spec: OptionSpec): spec is DealOption {
  return spec.kind === "choice" && "deals" in spec;
}

/** How the start is dealt that was asked for, if it is dealt at all; the book itself may leave it to chance. */
export function dealAsked(
  spec: StartOption | DealOption,
  start: OptionValue | undefined,
): DealtStart | undefined {
  if (start === undefined || start === "book") return isDealtByBook(spec) ? "random" : undefined;
  return spec.deals.find((deal) => deal === start);
}

/** The name and spec of the option for the start, where the game has one. */
export function findStart(specs: OptionSpecs): readonly [string, StartOption] | undefined {
  for (const [name, spec] of Object.entries(specs)) if (spec.kind === "start") return [name, spec];
  return undefined;
}

/** The same for every way to deal one. */
export function findDealing(specs: OptionSpecs): readonly [string, StartOption | DealOption] | undefined {
  for (const [name, spec] of Object.entries(specs))
    if (spec.kind === "start" || isDealOption(spec)) return [name, spec];
  return undefined;
}

/** The words that stand for a start, at this size or at any: "book", "random"; each as `write` has it. */
export function startWords(
  spec: StartOption | DealOption,
  size?: number,
  write: (deal: DealtStart) => string = String,
): readonly string[] {
  const deals = spec.deals.filter((deal) => isDealtAt(spec, deal, size)).map(write);
  return isDealtByBook(spec) ? deals : ["book", ...deals];
}

function isDealtByBook(spec: StartOption | DealOption): boolean {
  return spec.kind === "start" && spec.book === null;
}

/** What may be given, and the default. */
export function describeLimits(spec: OptionSpec): string {
  switch (spec.kind) {
    case "number":
      return `${spec.min} to ${spec.max}, default ${spec.default}`;
    case "choice":
      return `${listWords(isDealOption(spec) ? describeWords(spec) : spec.choices, "or")}, default ${spec.default}`;
    case "start":
      return `${describeStarts(spec, describeWords(spec))}, default ${describeDefault(spec)}`;
  }
}

/** What may be given for a start: these words, and a text where it has one. */
export function describeStarts(spec: StartOption | DealOption, words: readonly string[]): string {
  return spec.kind === "start" ? `${[...words, ""].join(", ")}or ${startForm(spec)}` : listWords(words, "or");
}

/** The same with the sizes that have it, where not all have. */
function describeWords(spec: StartOption | DealOption): readonly string[] {
  return startWords(spec, undefined, (deal) => describeDeal(spec, deal));
}

/** What a value has to be, for the sentence that refuses another. */
export function wantedBy(spec: OptionSpec): string {
  switch (spec.kind) {
    case "number":
      return `a whole number from ${spec.min} to ${spec.max}`;
    case "choice":
      return listWords(spec.choices, "or");
    case "start":
      return `${startWords(spec).join(", ")} or ${startForm(spec)}`;
  }
}

export function startForm({ noun, example }: StartOption): string {
  return `a ${noun} such as ${example}`;
}

/** How far the sizes are solved, where that is not how far they are played. */
export function describeSolving(spec: OptionSpec): string {
  if (spec.kind !== "number" || spec.solveMax === undefined) return "";
  const how = spec.solveMax > spec.max ? "solved" : "positions counted";
  return `, ${how} up to ${spec.solveMax.toLocaleString("en")}`;
}

/** The options that solving takes: numbers as far as solving goes, and no start, since it looks at every one. */
export function solvingSpecs(specs: OptionSpecs): OptionSpecs {
  const entries = Object.entries(specs).filter(([, spec]) => spec.kind !== "start" && !isDealOption(spec));
  return Object.fromEntries(entries.map(([name, spec]) => [name, solvingSpec(spec)]));
}

function solvingSpec(spec: OptionSpec): OptionSpec {
  if (spec.kind !== "number") return spec;
  return { ...spec, max: Math.max(spec.max, spec.solveMax ?? 0) };
}

export function describeDefault(spec: OptionSpec): string {
  if (spec.kind === "start") return spec.book === null ? "random" : "book";
  return String(spec.default);
}
