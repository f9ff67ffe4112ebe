/** Checks the options that somebody gives against a game's specs, and fills in the book's defaults. */

import {
  type ChoiceOption,
  type DealOption,
  dealAsked,
  findStart,
  isDealOption,
  type NumberOption,
  type OptionSpec,
  type OptionSpecs,
  type Options,
  type OptionValue,
  type StartOption,
  startForm,
  wantedBy,
} from "./options.ts";
import { fail, ok, type Result } from "./result.ts";
import { didYouMean, listWords, mustBe, quote, showValue } from "./text.ts";

/**
 * Every option with its value: what was given, checked, and the book's default elsewhere.
 * `from` is a position's key to start from; the start in it counts as given.
 */
export function resolveOptions<O extends Options>(
  specs: OptionSpecs<O>,
  given: Options,
  from: string | null = null,
): Result<O> {
  const unknown = Object.keys(given).find((name) => !Object.hasOwn(specs, name));
  if (unknown !== undefined) return unknownOption(specs, unknown);
  const whole = withStart(specs, given, from);
  if (!whole.ok) return whole;
  const values: Record<string, OptionValue> = {};
  for (const [name, spec] of Object.entries<OptionSpec>(specs)) {
    if (isDealOption(spec)) {
      const asked = checkDeal(name, spec, whole.value[name], from);
      if (!asked.ok) return asked;
      continue;
    }
    const value = resolveOption(name, spec, whole.value[name], values);
    if (!value.ok) return value;
    values[name] = value.value;
  }
  if (!haveTypesOf(specs, values)) throw new Error("An option has a value that its spec does not allow.");
  return ok(values);
}

/** A way to deal has no value in a game: it becomes a position first, and a position that is given leaves nothing to deal. */
function checkDeal(
  name: string,
  spec: DealOption,
  given: OptionValue | undefined,
  from: string | null,
): Result<string> {
  const asked = resolveChoice(name, spec, given);
  if (!asked.ok || asked.value === "book") return asked;
  return from === null
    ? fail("start-needed", `${name} "${asked.value}" has to be dealt first; give a position's key (from).`)
    : contradictsPosition(name, asked.value, from);
}

function contradictsPosition(name: string, asked: OptionValue, from: string): Result<never> {
  return fail(
    "bad-option",
    `${name} ${showValue(asked)} contradicts the position ${quote(from)}; give one of them.`,
  );
}

function unknownOption(specs: OptionSpecs, name: string): Result<never> {
  const names = Object.keys(specs);
  if (name === "start") return fail("bad-option", noStartsText("start", "from"));
  const offer = names.length === 0 ? "it has none" : `the options are ${listWords(names, "and")}`;
  return fail("bad-option", `This game has no option ${quote(name)}; ${offer}.${didYouMean(name, names)}`);
}

/** For a game without an option for the start; a face says what it calls the two. */
export function noStartsText(start: string, from: string): string {
  return `This game has no choice of starts; leave ${start} out, or give a position's key (${from}).`;
}

/** The given options with the start of `from` among them, and with what the start decides about the others. */
function withStart(specs: OptionSpecs, given: Options, from: string | null): Result<Options> {
  const found = findStart(specs);
  if (found === undefined) return ok(given);
  const [name, spec] = found;
  const asked = given[name] === "book" ? undefined : given[name];
  if (from !== null) return withStartOfKey(found, given, asked, from);
  if (asked === undefined) return ok(given);
  if (dealAsked(spec, asked) !== undefined)
    return fail("start-needed", `${name} "${asked}" has to be dealt first; give ${startForm(spec)}.`);
  return withDecided(found, given, asked) ?? fail("bad-option", mustBe(name, wantedBy(spec), asked));
}

function withStartOfKey(
  found: readonly [string, StartOption],
  given: Options,
  asked: OptionValue | undefined,
  from: string,
): Result<Options> {
  const [name, spec] = found;
  const start = spec.ofKey(from);
  const decided = withDecided(found, given, start);
  if (decided === undefined)
    return fail("bad-key", `${quote(from)} isn't a position; write ${spec.keyForm}.`);
  if (asked === undefined || asked === start) return decided;
  return contradictsPosition(name, asked, from);
}

/** Undefined where this isn't a start. */
function withDecided(
  [name, spec]: readonly [string, StartOption],
  given: Options,
  start: OptionValue,
): Result<Options> | undefined {
  const decided = typeof start === "string" ? spec.decides(start) : undefined;
  if (decided === undefined) return undefined;
  for (const [other, value] of Object.entries(decided))
    if (given[other] !== undefined && given[other] !== value)
      return fail(
        "bad-option",
        `${other} ${showValue(given[other])} contradicts the ${spec.noun} ${showValue(start)}, which has ${value}.`,
      );
  return ok({ ...given, ...decided, [name]: start });
}

function resolveOption(
  name: string,
  spec: OptionSpec,
  given: OptionValue | undefined,
  earlier: Options,
): Result<OptionValue> {
  switch (spec.kind) {
    case "number":
      return resolveNumber(name, spec, given);
    case "choice":
      return resolveChoice(name, spec, given);
    case "start":
      return resolveStart(name, spec, given, earlier);
  }
}

function resolveNumber(name: string, spec: NumberOption, value: OptionValue = spec.default): Result<number> {
  if (typeof value === "number" && Number.isInteger(value) && value >= spec.min && value <= spec.max)
    return ok(value);
  return fail("bad-option", mustBe(name, wantedBy(spec), value));
}

function resolveChoice(name: string, spec: ChoiceOption, value: OptionValue = spec.default): Result<string> {
  if (typeof value === "string" && spec.choices.includes(value)) return ok(value);
  return fail("bad-option", mustBe(name, wantedBy(spec), value) + didYouMean(String(value), spec.choices));
}

function resolveStart(
  name: string,
  spec: StartOption,
  value: OptionValue | undefined,
  earlier: Options,
): Result<string> {
  if (typeof value === "string" && value !== "book") return ok(value);
  if (spec.book !== null) return ok(spec.book(earlier));
  return fail(
    "start-needed",
    `The book deals a ${spec.noun} at random; give ${name}, such as ${spec.example}.`,
  );
}

/** Whether each value is of the type that its spec stands for. */
function haveTypesOf<O extends Options>(specs: OptionSpecs<O>, values: Options): values is O {
  return Object.entries<OptionSpec>(specs).every(([name, spec]) => {
    const value = values[name];
    if (isDealOption(spec)) return true;
    if (spec.kind === "number") return typeof value === "number";
    return typeof value === "string" && (spec.kind === "start" || spec.choices.includes(value));
  });
}
