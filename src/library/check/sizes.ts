/** The sizes of a game to check, and whether its options make a difference. */

import type { Game } from "../../core/game.ts";
import type { Options, OptionValue } from "../../core/options.ts";
import { pick, randomFrom } from "../../core/random.ts";
import { optionsAtSize } from "../../core/resolve-options.ts";
import { withoutStart } from "../../core/starts.ts";
import { type Findings, showAny, warning } from "./finding.ts";
import { canonical } from "./json.ts";
import { type Effort, movesIn } from "./size.ts";

export interface SizeToCheck {
  readonly given: Options;
  readonly effort: Effort;
  readonly more?: Effort;
}

const usual: Effort = { walks: 4, positions: 200, moves: 1_500 };
const other: Effort = { walks: 2, positions: 100, moves: 800 };
const largest: Effort = { walks: 12, positions: 12, moves: 150 };
const more: Effort = { walks: 12, positions: 2_000, moves: 12_000 };

/**
 * The defaults, then each option at each other choice, at its least and at its most; then all together at one
 * end.
 */
export function sizesOf(game: Game): readonly SizeToCheck[] {
  const [least, most] = [limits(game, "min"), limits(game, "max")];
  const sizes: readonly SizeToCheck[] = [
    { given: {}, effort: usual, more },
    { given: least, effort: usual, more },
    ...[...choices(game), ...singly(least)].map((given) => ({ given, effort: other })),
    { given: withoutStart(game.recommended?.options ?? {}), effort: other },
    ...[...singly(most), most].map((given) => ({ given, effort: largest })),
  ];
  const names = sizes.map(({ given }) => {
    const options = optionsAtSize(game, given);
    return canonical(options.ok ? options.value : given);
  });
  return sizes.filter((_, index) => names.indexOf(names[index] ?? "") === index);
}

export function wholeSizes(sizes: readonly Options[]): readonly SizeToCheck[] {
  return sizes.map((given) => ({ given, effort: usual, more }));
}

function limits({ options }: Game, end: "min" | "max"): Options {
  return Object.fromEntries(
    Object.entries(options).flatMap(([name, spec]) => (spec.kind === "number" ? [[name, spec[end]]] : [])),
  );
}

function singly(options: Options): readonly Options[] {
  return Object.entries(options).map(([name, value]) => ({ [name]: value }));
}

function choices({ options }: Game): readonly Options[] {
  return Object.entries(options).flatMap(([name, spec]) =>
    spec.kind === "choice" ? spec.choices.map((choice) => ({ [name]: choice })) : [],
  );
}

/** "size 3 and mode odd"; empty for the defaults. */
export function sizeName(given: Options): string {
  return Object.entries(given)
    .map(([name, value]) => `${name} ${value}`)
    .join(" and ");
}

/** Options without any effect that a player could notice. */
export function* ignoredOptions(game: Game): Findings {
  const before = whatIsNoticed(game, {});
  for (const [name, spec] of Object.entries(game.options)) {
    const values: readonly OptionValue[] = spec.kind === "number" ? [spec.min, spec.max] : spec.choices;
    const others = values.filter((value) => value !== spec.default);
    const isIgnored = others.every((value) => whatIsNoticed(game, { [name]: value }) === before);
    if (others.length > 0 && isIgnored)
      yield warning(
        "option-ignored",
        `The option ${name} seems to do nothing: with ${others.map(showAny).join(" and ")} the game is the same as with ${showAny(spec.default)}.`,
        name,
      );
  }
}

const seeds = [1, 2, 3, 4, 5, 6];
const pliesNoticed = 60;

/** In a few games from fixed seeds. */
function whatIsNoticed(game: Game, given: Options): string {
  const options = optionsAtSize(game, given);
  if (!options.ok) return options.problem.message;
  const refusal = game.refusal?.(options.value);
  if (refusal !== undefined) return refusal;
  const played = seeds.map((seed) => noticedInPlay(game, options.value, seed));
  return canonical([game.rulesFor?.(options.value), ...played]);
}

function noticedInPlay(game: Game, options: Options, seed: number): readonly unknown[] {
  const random = randomFrom(seed);
  const noticed: unknown[] = [];
  let position = game.start(options, 1);
  for (let ply = 0; ply < pliesNoticed; ply++) {
    const moves = movesIn({ game }, position);
    const goal: unknown = game.goal(position, 1, options);
    noticed.push(game.key(position), game.outcome(position), moves.length, game.turnRule?.(position), goal);
    if (ply < 2) noticed.push(game.board(position), game.notes?.(position));
    if (moves.length === 0) break;
    const move = pick(random, moves);
    noticed.push(game.describeMove(position, move, { name: "Ann", person: true }));
    position = game.play(position, move);
  }
  return noticed;
}
