/** Reads one field of the form or all of them, with the same messages everywhere. */

import { levelNames } from "../computer/level-names.ts";
import type { Game, Variant } from "../core/game.ts";
import type { Options, OptionValue } from "../core/options.ts";
import { maxSeed } from "../core/random.ts";
import { variantAt } from "../core/resolve-options.ts";
import { fail, ok, type Result } from "../core/result.ts";
import type { Seat } from "../core/seat.ts";
import { dealAsked, type Starts, sizeOfStart } from "../core/starts.ts";
import { cleanName, didYouMean, listWords, mustBe } from "../core/text.ts";
import { askablesOf, describeDefault, optionLabel, wantedBy } from "../core/words/options.ts";
import {
  type Field,
  type FormValues,
  freeFields,
  namesIn,
  optionFields,
  seatingIn,
  type WholeField,
} from "./form.ts";
import type { MatchRequest } from "./open.ts";
import { recommendedText } from "./words.ts";

export type Naming = (field: Pick<Field, "id" | "label">) => string;

const byLabel: Naming = ({ label }) => label;
export const byId: Naming = ({ id }) => id;

export type ReadForm = ReturnType<typeof valuesOf>;

export function readForm(
  game: Game,
  fields: readonly Field[],
  texts: FormValues,
  naming: Naming = byLabel,
): Result<ReadForm> {
  const given: Record<string, string> = {};
  for (const field of fields) {
    const text = texts[field.id]?.trim();
    if (text === undefined) continue;
    const problem = fieldProblem(field, text, naming);
    if (problem !== "") return fail("bad-option", problem);
    given[field.id] = text;
  }
  const [one, two] = namesIn(game.seatNames, given);
  if (one === two) return fail("bad-option", `The players need different names (both are ${one}).`);
  return ok(valuesOf(game, given));
}

export function refuseOption(
  game: Game,
  name: string,
  naming: Naming,
  own = Object.keys(askablesOf(game)),
): Result<never> {
  const called = (id: string) => naming({ id, label: id });
  const [wrong = "", ...right] = [name, ...own].map(called);
  const guess = didYouMean(name, own);
  return fail("bad-option", `${game.title} has no option ${wrong}, only ${listWords(right, "and")}.${guess}`);
}

function valuesOf(game: Game, given: FormValues) {
  return {
    ...seatingIn(given),
    options: optionsOf(game, given),
    from: given.from || null,
    first: seatOf(given.first),
    names: [cleanName(given.name1 ?? ""), cleanName(given.name2 ?? "")] as const,
    bestOf: given.bestOf === "1" ? undefined : numberOf(given.bestOf),
    seed: numberOf(given.seed),
    /** The rest is only for online games: your name and seat, the computer's level, and the clock. */
    name: given.name === undefined ? undefined : cleanName(given.name),
    seat: seatOf(given.seat),
    vs: levelNames.find((level) => level === given.vs),
    clock: given.clock === undefined ? undefined : (readClock(given.clock) ?? null),
  };
}

function optionsOf(game: Game, given: FormValues): Options {
  const options: Record<string, OptionValue> = {};
  for (const [name, spec] of Object.entries(askablesOf(game))) {
    const text = given[name];
    if (text !== undefined) options[name] = spec.kind === "number" ? Number(text) : text;
  }
  return options;
}

function seatOf(text: string | undefined): Seat | "random" | undefined {
  return text === "1" ? 1 : text === "2" ? 2 : text === "random" ? text : undefined;
}

function numberOf(text: string | undefined): number | undefined {
  return text === undefined ? undefined : Number(text);
}

export function fieldProblem(field: Field, text: string, naming: Naming = byLabel): string {
  const values = field.choices.map(({ value }) => value);
  const guess = field.kind === "choice" ? didYouMean(text, values) : "";
  const isNumber = field.kind !== "start" && /^-?(?:0|[1-9]\d{0,14})(?:\.\d+)?$/.test(text);
  const got = isNumber ? Number(text) : text;
  const { isRight, wanted } = check(field, values, text);
  return isRight ? "" : mustBe(naming(field), wanted, got) + guess;
}

function check(field: Field, values: readonly string[], text: string) {
  switch (field.kind) {
    case "text":
      return { isRight: true, wanted: "a text" };
    case "whole":
      return { isRight: isWhole(field, text), wanted: wantedNumber(field) };
    case "choice":
    case "start":
      if (field.spec !== undefined)
        return { isRight: isStart(field.spec, text), wanted: wantedBy(field.spec) };
      return { isRight: values.includes(text), wanted: listWords(values, "or") };
    case "clock":
      return { isRight: text === "none" || readClock(text) !== undefined, wanted: clockForm };
  }
}

/** Accepts every kind of start. If this size has none, the dealer says why. */
export function isStart(starts: Starts, text: string): boolean {
  const isGiven = starts.written !== undefined && sizeOfStart(starts.written, text) !== undefined;
  return text === "standard" || isGiven || dealAsked({ starts }, { options: { start: text } }) !== undefined;
}

function isWhole({ min, max, step }: WholeField, text: string): boolean {
  const number = /^\d{1,16}$/.test(text) ? Number(text) : -1;
  return number >= min && number <= max && (number - min) % step === 0;
}

function wantedNumber({ min, max, step, reason }: WholeField): string {
  const kind = step === 1 ? "a whole" : min % 2 === 0 ? "an even" : "an odd";
  const since = reason === undefined ? "" : `, since ${reason}`;
  return `${kind} number ${max === maxSeed ? `of at least ${min}` : `from ${min} to ${max}`}${since}`;
}

const clockForm =
  "up to 1,440 minutes per player, plus up to 600 seconds per move if you like, such as 10 or 5+3";
const clockPattern = /^(\d{1,4}(?:\.\d{1,2})?)(?:\+(\d{1,3}(?:\.\d)?))?$/;

/** "5+3" is five minutes per player plus three seconds per move. */
function readClock(text: string) {
  const [, minutes, seconds = "0"] = clockPattern.exec(text) ?? [];
  const initialMs = Math.round(Number(minutes ?? "0") * 60_000);
  const incrementMs = Math.round(Number(seconds) * 1000);
  const possible = initialMs >= 1000 && initialMs <= 24 * 3_600_000 && incrementMs <= 600_000;
  return possible ? { initialMs, incrementMs } : undefined;
}

export function variantInForm(game: Game, texts: FormValues): Result<Variant> {
  const chosen = variantAt(game, optionsIn(game, texts));
  return chosen.ok ? chosen : variantAt(game);
}

/** The options without the start, but with the size that a written start has. */
function optionsIn(game: Game, texts: FormValues): Options {
  const values = readForm(game, freeFields(optionFields(game, texts)), texts);
  if (!values.ok) return {};
  const { start, ...options } = values.value.options;
  const { written, size = "" } = game.starts ?? {};
  const decided = written && sizeOfStart(written, start);
  return decided === undefined ? options : { ...options, [size]: decided };
}

export function matchRequestOf(game: Game, values: ReadForm, seed: number): MatchRequest {
  const { options, from, first, names, bestOf, levels, drawn } = values;
  return { game, setup: { options, from }, first, names, seed: values.seed ?? seed, bestOf, levels, drawn };
}

/** The server decides anything left out. */
export function createRequestOf(game: Game, values: ReadForm) {
  const { options, first, seat, name, vs, clock, bestOf, seed } = values;
  const from = values.from ?? undefined;
  return { game: game.id, options, from, first, seat, name, vs, clock, bestOf, seed };
}

/** The form for the recommended setup. An empty form means the original rules. */
export function recommendedTexts({ recommended }: Game): FormValues {
  return Object.fromEntries(
    Object.entries(recommended?.options ?? {}).map(([name, value]) => [name, String(value)]),
  );
}

export function recommendedNote(game: Game): string {
  if (game.recommended === undefined) return "";
  const original = Object.keys(game.recommended.options).flatMap((name) => {
    const spec = askablesOf(game)[name];
    return spec === undefined ? [] : [`${optionLabel(name, spec)} to ${describeDefault(spec)}`];
  });
  return `${recommendedText(game)} To play by the original rules, set ${listWords(original, "and")}.`;
}
