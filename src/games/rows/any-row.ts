/** A size of a game, where it does not matter from which position play starts. */

import type { Game } from "../../core/game.ts";
import type { Options } from "../../core/options.ts";
import { resolveOptions } from "../../core/resolve-options.ts";
import { ok, type Result } from "../../core/result.ts";
import { findRow } from "./option.ts";

/** The options of a size. Where the start is dealt and none is given, any row of that length completes them. */
export function resolveSize(game: Game, size: Partial<Options>): Result<Options> {
  const given: Record<string, Options[string]> = {};
  for (const [name, value] of Object.entries(size)) if (value !== undefined) given[name] = value;
  const found = findRow(game.options);
  if (found === undefined) return resolveOptions(game.options, given);
  const [name, spec] = found;
  if (spec.book !== null || (given[name] ?? "book") !== "book") return resolveOptions(game.options, given);
  const others = resolveOthers(game, name, given);
  if (!others.ok) return others;
  return ok({ ...others.value, [name]: spec.symbols[0].repeat(Number(others.value[spec.size])) });
}

/** Checked before the row is written, since its length may come from outside. */
function resolveOthers(game: Game, start: string, given: Options): Result<Options> {
  const without = <T>(values: Readonly<Record<string, T>>) =>
    Object.fromEntries(Object.entries(values).filter(([name]) => name !== start));
  return resolveOptions(without(game.options), without(given));
}
