/** The options of a game as declared, and everything that refers to them: recommended sizes, puzzles and starts. */

import type { Game } from "../../core/game.ts";
import { puzzleKinds } from "../../core/lesson.ts";
import { randomFrom } from "../../core/random.ts";
import { optionsAtSize } from "../../core/resolve-options.ts";
import { recommendedSetup, setUp } from "../../core/setup.ts";
import { type Deal, dealtStarts, drawnSetup, type Starts } from "../../core/starts.ts";
import { didYouMean, listWords } from "../../core/text.ts";
import { type Findings, fault, isRecord, showAny, textFaults, textProblem } from "./finding.ts";

/** The flags that commands take besides a game's options. */
export const reservedOptions: readonly string[] =
  "a b best-of certificate check clock concurrency first from games help html json moves name names openings out plain players plies record resume screen-reader seat seed start time version vs".split(
    " ",
  );

/** For games and options, as people type them. */
export function isName(name: string): boolean {
  return /^[a-z][a-z0-9-]*$/.test(name);
}

export function* optionFaults(options: Readonly<Record<string, unknown>>): Findings {
  for (const [name, spec] of Object.entries(options)) {
    if (!isName(name))
      yield fault("option-name", `The option ${showAny(name)} must be lowercase letters, digits and dashes.`);
    if (reservedOptions.includes(name))
      yield fault("option-reserved", `The commands already have a flag --${name}; rename the option.`);
    const problem = specProblem(spec);
    if (problem !== undefined) yield fault("option-default", `The option ${name} ${problem}.`, name);
    if (isRecord(spec)) yield* textFaults(spec.help, `The help of the option ${name}`, `help ${name}`);
  }
}

/** Only then do the options define sizes. */
export function areUsable(options: Readonly<Record<string, unknown>>): boolean {
  return Object.values(options).every((spec) => specProblem(spec) === undefined);
}

function specProblem(spec: unknown): string | undefined {
  if (!isRecord(spec)) return `must be made by numberOption or choiceOption; it is ${showAny(spec)}`;
  if (spec.kind === "choice") return choiceProblem(spec);
  if (spec.kind !== "number") return `must have the kind "number" or "choice"; it is ${showAny(spec.kind)}`;
  const { min, max, solveMax = 1 } = spec;
  if (!isWhole(min) || !isWhole(max) || min > max)
    return `needs whole numbers min and max, min first; they are ${showAny(min)} and ${showAny(max)}`;
  if (!isWhole(solveMax)) return `has the solveMax ${showAny(solveMax)}, which isn't a whole number`;
  if (isWhole(spec.default) && spec.default >= min && spec.default <= max) return undefined;
  return `has the default ${showAny(spec.default)}, which isn't a whole number from ${min} to ${max}`;
}

function isWhole(value: unknown): value is number {
  return Number.isSafeInteger(value);
}

function choiceProblem({ choices, default: usual }: Readonly<Record<string, unknown>>): string | undefined {
  if (!Array.isArray(choices) || choices.length === 0) return "needs a list of choices";
  const odd: unknown = choices.find((choice) => textProblem(choice) !== undefined || /\s/.test(choice));
  if (odd !== undefined) return `has the choice ${showAny(odd)}; each must be a word`;
  const words = choices.map((choice) => String(choice).toLowerCase());
  if (new Set(words).size < words.length) return "lists a choice twice";
  return choices.includes(usual)
    ? undefined
    : `has the default ${showAny(usual)}, which isn't one of its choices`;
}

/** A recommended or posed size must be a size of the game. */
export function* namedSizeFaults(game: Game): Findings {
  if (game.recommended !== undefined) {
    yield* textFaults(game.recommended.text, "recommended.text", "recommended");
    const found = recommendedSetup(game);
    if (!found.ok && found.problem.code !== "start-needed")
      yield fault("recommended", `recommended has a size that the game refuses: ${found.problem.message}`);
  }
  for (const [kind, sizes] of Object.entries<unknown>(game.puzzles ?? {}))
    yield* puzzleFaults(game, kind, sizes);
}

const posed: readonly string[] = [...puzzleKinds, "bet"];

function* puzzleFaults(game: Game, kind: string, sizes: unknown): Findings {
  if (!posed.includes(kind))
    yield fault(
      "puzzles",
      `puzzles has no kind ${showAny(kind)}; use ${listWords(posed, "or")}.${didYouMean(kind, posed)}`,
    );
  if (!Array.isArray(sizes)) {
    yield fault("puzzles", `puzzles.${kind} must be a list of sizes; it is ${showAny(sizes)}.`);
    return;
  }
  for (const size of sizes) {
    const read = optionsAtSize(game, isRecord(size) ? wordsAndNumbers(size) : { "not-a-size": "" });
    if (!read.ok) yield fault("puzzles", `puzzles has a size that the game refuses: ${read.problem.message}`);
  }
}

function wordsAndNumbers(size: Readonly<Record<string, unknown>>): Readonly<Record<string, number | string>> {
  return Object.fromEntries(
    Object.entries(size).map(([name, value]) => [name, typeof value === "number" ? value : String(value)]),
  );
}

const draws = 10;

/** Some of the starts drawn at the default size must be valid. */
export function* startFaults(game: Game): Findings {
  const { starts } = game;
  if (starts === undefined) return;
  if (game.options[starts.size]?.kind !== "number")
    yield fault("starts-size", `starts names ${starts.size} as the size, which isn't a number option.`);
  yield* textFaults(starts.help, "starts.help", "starts");
  const kinds: readonly string[] = dealtStarts;
  for (const [kind, deal] of Object.entries<Partial<Deal>>(starts.deals)) {
    if (!kinds.includes(kind))
      yield fault("starts", `starts.deals has no kind ${showAny(kind)}; use ${listWords(kinds, "or")}.`);
    yield* drawFaults(game, starts, kind, deal);
  }
}

function* drawFaults(game: Game, starts: Starts, kind: string, { draw }: Partial<Deal>): Findings {
  const options = optionsAtSize(game, {});
  if (draw === undefined || !options.ok) return;
  const drawn = (seed: number) => draw(options.value, randomFrom(seed));
  const texts = Array.from({ length: draws }, (_, seed) => drawn(seed));
  if (texts.some((text, seed) => drawn(seed) !== text))
    yield fault("starts-chance", `starts.deals.${kind} must draw from its seed alone, without Math.random.`);
  const setups = texts.map((text) => setUp(game, drawnSetup(starts, options.value, text)));
  const [problem] = setups.flatMap((setup) => (setup.ok ? [] : [setup.problem.message]));
  if (setups.every(({ ok }) => !ok))
    yield fault("starts-draw", `starts.deals.${kind} draws something that isn't a start: ${problem}`);
}
