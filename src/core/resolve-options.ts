/** Checks the options that somebody gives against a game's specs, and fills in the book's defaults. */

import {
  type ChoiceOption,
  exampleRow,
  isDealt,
  type NumberOption,
  type OptionSpec,
  type OptionSpecs,
  type Options,
  type OptionValue,
  type RowOption,
  rowOption,
} from "./options.ts";
import { fail, ok, type Result } from "./result.ts";
import { didYouMean, listWords, quote } from "./text.ts";

/**
 * Every option with its value: what was given, checked, and the book's default elsewhere.
 * `from` is a position's key to start from; the row in it counts as given.
 */
export function resolveOptions<O extends Options>(
  specs: OptionSpecs<O>,
  given: Options,
  from: string | null = null,
): Result<O> {
  const unknown = Object.keys(given).find((name) => !Object.hasOwn(specs, name));
  if (unknown !== undefined) return unknownOption(specs, unknown, given[unknown]);
  const rowed = withRow(specs, given, from);
  if (!rowed.ok) return rowed;
  const values: Record<string, OptionValue> = {};
  for (const [name, spec] of Object.entries<OptionSpec>(specs)) {
    const value = resolveOption(name, spec, rowed.value, values);
    if (!value.ok) return value;
    values[name] = value.value;
  }
  return hasEvery(specs, values) ? ok(values) : fail("bad-option", "An option is missing.");
}

function unknownOption(specs: OptionSpecs, name: string, value: unknown): Result<never> {
  if (name === "start") return fail("bad-option", refusedStart(value));
  const names = Object.keys(specs);
  const offer = `the options are ${listWords(names, "and")}.`;
  return fail("bad-option", `There is no option ${quote(name)} here; ${offer}${didYouMean(name, names)}`);
}

function refusedStart(value: unknown): string {
  if (value === "fair")
    return "No start of this game is fair: each one is a forced win for one of the players.";
  return "This game always starts as its book says; leave start out, or begin elsewhere with a position's key (from).";
}

/** The given options with the row of `from` among them, and with the size that the row sets. */
function withRow(specs: OptionSpecs, given: Options, from: string | null): Result<Options> {
  const found = rowOption(specs);
  if (found === undefined) return ok(given);
  const [name, spec] = found;
  if (from !== null) return withRowOfKey(name, spec, given, from);
  const row = given[name];
  if (row === undefined || row === "book") return ok(given);
  if (isDealt(row))
    return fail(
      "start-needed",
      `${name} "${row}" has to be dealt first; give a row such as ${exampleRow(spec)}.`,
    );
  if (!isRow(row, spec)) return fail("bad-option", rowProblem(name, spec, String(row)));
  return withSize(name, spec, given, row);
}

function withRowOfKey(name: string, spec: RowOption, given: Options, from: string): Result<Options> {
  const row = spec.rowOfKey(from);
  if (!isRow(row, spec))
    return fail(
      "bad-key",
      `${quote(from)} is no position: write ${spec.symbols.join(" or ")} for each switch.`,
    );
  const start = given[name];
  if (start !== undefined && start !== "book" && start !== row)
    return fail(
      "bad-option",
      `${name} ${quote(String(start))} contradicts the position ${quote(from)}; give one of them.`,
    );
  return withSize(name, spec, given, row);
}

function withSize(name: string, spec: RowOption, given: Options, row: string): Result<Options> {
  const size = given[spec.size];
  if (size !== undefined && size !== row.length)
    return fail(
      "bad-option",
      `${spec.size} ${quote(String(size))} contradicts the row ${quote(row)}, which has ${row.length}.`,
    );
  return ok({ ...given, [name]: row, [spec.size]: row.length });
}

function isRow(value: unknown, spec: RowOption): value is string {
  if (typeof value !== "string" || value === "") return false;
  return Array.from(value).every((symbol) => spec.symbols.some((known) => known === symbol));
}

function rowProblem(name: string, spec: RowOption, value: string): string {
  const words = spec.book === null ? "random, fair" : "book, random, fair";
  const row = `a row of ${spec.symbols.join(" and ")} such as ${exampleRow(spec)}`;
  return `${name} is ${words} or ${row}, not ${quote(value)}.`;
}

function resolveOption(
  name: string,
  spec: OptionSpec,
  given: Options,
  earlier: Options,
): Result<OptionValue> {
  const value = given[name];
  switch (spec.kind) {
    case "number":
      return resolveNumber(name, spec, value);
    case "choice":
      return resolveChoice(name, spec, value);
    case "row":
      return resolveRow(name, spec, value, Number(earlier[spec.size]));
  }
}

function resolveNumber(name: string, spec: NumberOption, value: OptionValue = spec.default): Result<number> {
  if (typeof value === "number" && Number.isInteger(value) && value >= spec.min && value <= spec.max)
    return ok(value);
  return fail(
    "bad-option",
    `${name} is a whole number from ${spec.min} to ${spec.max}, not ${quote(String(value))}.`,
  );
}

function resolveChoice(name: string, spec: ChoiceOption, value: OptionValue = spec.default): Result<string> {
  if (typeof value === "string" && spec.choices.includes(value)) return ok(value);
  const text = String(value);
  return fail(
    "bad-option",
    `${name} is ${listWords(spec.choices, "or")}, not ${quote(text)}.${didYouMean(text, spec.choices)}`,
  );
}

function resolveRow(
  name: string,
  spec: RowOption,
  value: OptionValue | undefined,
  size: number,
): Result<string> {
  if (typeof value === "string" && value !== "book") return ok(value);
  if (spec.book !== null) return ok(spec.book(size));
  return fail(
    "start-needed",
    `The book deals this row at random; give ${name}, such as ${exampleRow(spec)}.`,
  );
}

function hasEvery<O extends Options>(specs: OptionSpecs<O>, values: Options): values is O {
  return Object.keys(specs).every((name) => values[name] !== undefined);
}
