/**
 * Checks an author's game: calls its members on positions that play reaches, and compares the results with the
 * contract. Positions, moves and cells bound the work, not a clock, so the answer is always the same.
 */

import type { Game } from "../../core/game.ts";
import type { Options } from "../../core/options.ts";
import { optionsAtSize } from "../../core/resolve-options.ts";
import { withoutStart } from "../../core/starts.ts";
import { cleanText } from "../../core/text.ts";
import { checkDeclared, checkRules } from "./declared.ts";
import { exploreSize } from "./positions.ts";
import { type Fault, Report } from "./report.ts";
import { showAny, textOf } from "./values.ts";

/** Everything that a check found. */
export interface Review {
  readonly faults: readonly Fault[];
  /** Possible faults that deserve a look. */
  readonly warnings: readonly Fault[];
  /** What the check of the default size didn't get to, in sentences. */
  readonly unseen: readonly string[];
}

/** How a review is done. */
export interface ReviewSettings {
  /** By default, the default, the smallest and the largest sizes. */
  readonly sizes?: readonly Options[] | undefined;
  /** Called with each place that the check comes to: "Heap with size 3, position 7". */
  readonly onPlace?: (place: string) => void;
}

/** The faults of a list of games, which need different ids. With no sizes to play, it checks only what they declare. */
export function checkGames(games: readonly Game[], sizes?: readonly Options[]): readonly Fault[] {
  return [...listFaults(games), ...games.flatMap((game) => checkGame(game, sizes))];
}

export function listFaults(games: readonly Game[]): readonly Fault[] {
  const ids = games.map((game) => game?.id);
  const twice = ids.find((id, at) => id !== undefined && ids.indexOf(id) < at);
  const message = `Two games have the id ${showAny(twice)}.`;
  return twice === undefined ? [] : [{ code: "id-twice", message, position: null }];
}

/**
 * The faults of a game at its default, smallest and largest sizes, or at the sizes you give. It runs in this process, so code
 * that never returns holds it up forever; the command `check` uses a process of its own.
 */
export function checkGame(game: Game, sizes?: readonly Options[]): readonly Fault[] {
  return reviewGame(game, { sizes }).faults;
}

/** The faults of a game, warnings about what may be one, and what was not checked. */
export function reviewGame(game: Game, settings: ReviewSettings = {}): Review {
  const report = new Report(nameOf(game), settings.onPlace ?? (() => {}));
  report.attempt(() => {
    const watched = checkDeclared(game, report);
    for (const [index, size] of (settings.sizes ?? sizesOf(watched)).entries()) {
      report.size = Object.entries(size)
        .map((pair) => pair.join(" "))
        .join(" and ");
      report.enter(null);
      report.attempt(() => checkSize(watched, size, report, index === 0));
    }
  });
  return { faults: report.faults, warnings: report.warnings, unseen: report.unseen };
}

function nameOf(game: Game): string {
  const name: unknown = game?.title ?? game?.id;
  return typeof name === "string" ? cleanText(name, 60) : "A game";
}

/** The defaults, then all options at their least, each at its limits and choices, and all at their most. */
function sizesOf(game: Game): readonly Options[] {
  const specs = Object.entries(game.options);
  const all = (end: "min" | "max") =>
    Object.fromEntries(specs.flatMap(([name, spec]) => (spec.kind === "number" ? [[name, spec[end]]] : [])));
  const singles = specs.flatMap(([name, spec]) =>
    (spec.kind === "number" ? [spec.min, spec.max] : spec.choices).map((value) => ({ [name]: value })),
  );
  const recommended = withoutStart(game.recommended?.options ?? {});
  const sizes: readonly Options[] = [{}, all("min"), ...singles, recommended, all("max")];
  const texts = sizes.map((size) => textOf(optionsAtSize(game, size)));
  return sizes.filter((_, index) => texts.indexOf(texts[index] ?? "") === index);
}

const unended =
  "No game came to an end, so the check didn't see this size to the end. If play can go on forever, set endless: true.";

function checkSize(game: Game, given: Options, report: Report, isFirst: boolean): void {
  const found = optionsAtSize(game, given);
  if (!found.ok) throw report.stop("options", `The options refuse this size: ${found.problem.message}`);
  const options = Object.freeze(found.value);
  const refusal: unknown = game.refusal?.(options);
  if (typeof refusal === "string" && !isFirst) return;
  if (refusal !== undefined)
    throw report.stop("refusal", `refusal must be undefined at a size to play; it is ${showAny(refusal)}.`);
  if (game.rulesFor !== undefined) checkRules(game.rulesFor(options), "rulesFor()", report);
  const hasEnded = exploreSize(game, options, report);
  if (isFirst && !hasEnded && game.endless !== true) report.unseen.push(`${report.place}: ${unended}`);
}
