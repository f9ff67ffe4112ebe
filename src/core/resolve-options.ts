import type { Game, Variant } from "./game.ts";
import type { OptionSpec, OptionSpecs, Options, OptionValue } from "./options.ts";
import { andThen, fail, ok, type Result } from "./result.ts";
import {
  dealAsked,
  exampleStart,
  type Starts,
  sizeOfStart,
  standardStart,
  startOfKey,
  type WrittenStarts,
  withoutStart,
} from "./starts.ts";
import { cleanText, didYouMean, listWords, mustBe, quote, showValue } from "./text.ts";
import { askablesOf, optionLabel, shortStart, startForm, startWords, wantedBy } from "./words/options.ts";

type Configurable<O extends Options> = Pick<Game<unknown, unknown, O>, "options" | "starts">;

/** Checks options and fills in the missing ones. `from` is a position's key, which can also decide the start. */
export function resolveOptions<O extends Options>(
  game: Configurable<O>,
  given: Partial<Options>,
  from: string | null = null,
  usualStart: UsualStart = standardStart,
): Result<O> {
  // The cast is safe, because each value has been checked against its spec.
  return resolveWithStart(game, given, from, usualStart) as Result<O>;
}

type UsualStart = (written: WrittenStarts, size: number) => string | undefined;

export function resolveVariant<P, M, O extends Options>(
  game: Game<P, M, O>,
  given: Partial<Options>,
  from: string | null = null,
): Result<Variant<P, M, O>> {
  return andThen(resolveOptions(game, given, from), (options) => atAllowed(game, options));
}

/** The game at its standard start or, if that's dealt, at an example start. Ignores a given start. */
export function variantAt<P, M, O extends Options>(
  game: Game<P, M, O>,
  given: Partial<Options> = {},
): Result<Variant<P, M, O>> {
  return andThen(optionsAtSize(game, given), (options) => atAllowed(game, options));
}

export function atAllowed<P, M, O extends Options>(
  game: Game<P, M, O>,
  options: O,
): Result<Variant<P, M, O>> {
  const refusal = game.refusal?.(options);
  return refusal === undefined ? ok(game.at(options)) : fail("bad-option", refusal);
}

export function optionsAtSize<O extends Options>(game: Configurable<O>, given: Partial<Options>): Result<O> {
  return resolveOptions(game, withoutStart(given), null, exampleStart);
}

function resolveWithStart<O extends Options>(
  game: Configurable<O>,
  given: Partial<Options>,
  from: string | null,
  usualStart: UsualStart,
): Result<Options> {
  const { options, starts } = game;
  const size = withoutStart(given);
  const unknown = unknownOption(askablesOf(game), size);
  if (unknown !== undefined) return unknown;
  const start = givenStart(starts, given.start === "standard" ? undefined : given.start, from);
  if (!start.ok) return start;
  if (starts?.written === undefined) return resolveSpecs(options, size);
  const { written } = starts;
  const whole = withSizeOf(starts, size, start.value);
  const sizes = whole.ok ? resolveSpecs(options, whole.value) : whole;
  if (!sizes.ok) return sizes;
  const text = start.value ?? usualStart(written, Number(sizes.value[starts.size]));
  if (text !== undefined) return ok({ ...sizes.value, start: text });
  return fail(
    "start-needed",
    `The original rules deal a ${written.noun} at random. Choose a start, such as ${shortStart(written)}.`,
  );
}

function givenStart(
  starts: Starts | undefined,
  asked: OptionValue | undefined,
  from: string | null,
): Result<string | undefined> {
  if (starts === undefined) return asked === undefined ? ok(undefined) : fail("bad-option", noStarts);
  if (from !== null) return startIn(starts, asked, from);
  if (asked === undefined) return ok(undefined);
  const { written } = starts;
  if (dealAsked({ starts }, { options: { start: asked } }) !== undefined) {
    const instead = written === undefined ? "a position code (from)" : startForm(written);
    return fail("start-needed", `The start "${asked}" has to be dealt first. Use ${instead} instead.`);
  }
  if (written !== undefined && sizeOfStart(written, asked) !== undefined) return ok(String(asked));
  const guess = didYouMean(String(asked), startWords(starts));
  return fail("bad-option", mustBe("The start", wantedBy(starts), asked) + guess);
}

/** The start decides the size, so the caller can't ask for another one. */
function withSizeOf(
  { written, size: name }: Starts,
  size: Options,
  start: string | undefined,
): Result<Options> {
  const decided = written && sizeOfStart(written, start);
  if (written === undefined || start === undefined || decided === undefined) return ok(size);
  const { [name]: asked = decided } = size;
  if (asked === decided) return ok({ ...size, [name]: decided });
  const subject = `With the ${written.noun} ${showValue(start)}, ${name}`;
  return fail("bad-option", mustBe(subject, String(decided), asked));
}

function startIn(
  { written }: Starts,
  asked: OptionValue | undefined,
  from: string,
): Result<string | undefined> {
  const start = written && startOfKey(from);
  if (written !== undefined && sizeOfStart(written, start) === undefined)
    return fail("bad-key", `${quote(from)} isn't a position code. Write ${written.keyForm}.`);
  if (asked === undefined || asked === start) return ok(start);
  return fail(
    "bad-option",
    `The start ${showValue(asked)} doesn't match the position ${quote(from)}. Use only one of them.`,
  );
}

export function resolveSpecs(specs: OptionSpecs, given: Partial<Options>): Result<Options> {
  const unknown = unknownOption(specs, given);
  if (unknown !== undefined) return unknown;
  const values: Record<string, OptionValue> = {};
  for (const [name, spec] of Object.entries(specs)) {
    const { [name]: value = spec.default } = given;
    if (!fits(spec, value)) return refuseValue(name, spec, value);
    values[name] = value;
  }
  return ok(values);
}

function unknownOption(known: object, given: object): Result<never> | undefined {
  const unknown = Object.keys(given).find((name) => !Object.hasOwn(known, name));
  if (unknown === undefined) return undefined;
  const names = Object.keys(known);
  const offer = `It takes ${listWords(names, "and") || "none"}`;
  return fail(
    "bad-option",
    `This game has no option ${quote(cleanText(unknown, 40))}. ${offer}.${didYouMean(unknown, names)}`,
  );
}

const noStarts = "This game only has the standard start. Leave out the start, or use a position code (from).";

function fits(spec: OptionSpec, value: OptionValue): boolean {
  if (spec.kind === "choice") return typeof value === "string" && spec.choices.includes(value);
  return typeof value === "number" && Number.isInteger(value) && value >= spec.min && value <= spec.max;
}

function refuseValue(name: string, spec: OptionSpec, value: OptionValue): Result<never> {
  const guess = spec.kind === "choice" ? didYouMean(String(value), spec.choices) : "";
  return fail("bad-option", mustBe(optionLabel(name, spec), wantedBy(spec), value) + guess);
}
