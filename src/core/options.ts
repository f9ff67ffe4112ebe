/** A game's options: declared once as data, so that every face can list, ask for and check them. */

import { listWords } from "./text.ts";

export type OptionValue = number | string;
export type Options = Readonly<Record<string, OptionValue>>;

export interface NumberOption {
  readonly kind: "number";
  readonly default: number;
  readonly min: number;
  readonly max: number;
  /** How far whole sizes can be solved, where that is not as far as they can be played. */
  readonly solveMax?: number;
  readonly help: string;
}

export interface ChoiceOption {
  readonly kind: "choice";
  readonly default: string;
  readonly choices: readonly string[];
  readonly help: string;
}

/** A row of two-sided switches to start from, written with one symbol a switch. */
export interface RowOption {
  readonly kind: "row";
  readonly symbols: readonly [string, string];
  /** The number option that a row's length sets. */
  readonly size: string;
  /** The book's own start, or null where the book deals the row at random. */
  readonly book: ((size: number) => string) | null;
  /** Whether in each row somebody can still win; if not, dealing one needs exact analysis. */
  readonly everyRowWinnable: boolean;
  /** The row that a position's key names. */
  rowOfKey(key: string): string;
  readonly help: string;
}

export type OptionSpec = NumberOption | ChoiceOption | RowOption;

/** One spec for each option of the game. */
export type OptionSpecs<O extends Options = Options> = { readonly [K in keyof O & string]: OptionSpec };

/** The starts that are dealt; they become a row before a game sees them. */
export const dealtStarts = ["random", "fair"] as const;
export type DealtStart = (typeof dealtStarts)[number];

export function isDealt(value: unknown): value is DealtStart {
  return value === "random" || value === "fair";
}

/** How the row is dealt that was asked for, if it is dealt at all; the book itself may leave it to chance. */
export function dealAsked(spec: RowOption, start: OptionValue | undefined): DealtStart | undefined {
  if (start === undefined || start === "book") return spec.book === null ? "random" : undefined;
  return isDealt(start) ? start : undefined;
}

/** The name and spec of the game's row option, where it has one. */
export function rowOption(specs: OptionSpecs): readonly [string, RowOption] | undefined {
  for (const [name, spec] of Object.entries(specs)) if (spec.kind === "row") return [name, spec];
  return undefined;
}

export function describeLimits(spec: OptionSpec): string {
  switch (spec.kind) {
    case "number":
      return `${spec.min} to ${spec.max}`;
    case "choice":
      return listWords(spec.choices, "or");
    case "row":
      return `${spec.book === null ? "" : "book, "}random, fair, or a row such as ${exampleRow(spec)}`;
  }
}

/** How far the sizes are solved, where that is not how far they are played. */
export function describeSolving(spec: OptionSpec): string {
  if (spec.kind !== "number" || spec.solveMax === undefined) return "";
  return `, solved up to ${spec.solveMax.toLocaleString("en")}`;
}

/** The options that solving takes: numbers as far as solving goes, and no start, since it looks at every one. */
export function solvingSpecs(specs: OptionSpecs): OptionSpecs {
  const entries = Object.entries(specs).filter(([, spec]) => spec.kind !== "row");
  return Object.fromEntries(entries.map(([name, spec]) => [name, solvingSpec(spec)]));
}

function solvingSpec(spec: OptionSpec): OptionSpec {
  return spec.kind === "number" && spec.solveMax !== undefined ? { ...spec, max: spec.solveMax } : spec;
}

export function describeDefault(spec: OptionSpec): string {
  if (spec.kind === "row") return spec.book === null ? "random" : "book";
  return String(spec.default);
}

export function exampleRow(spec: RowOption): string {
  return spec.symbols.join("").repeat(2);
}
