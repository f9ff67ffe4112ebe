/** Sizes, families and solutions that must exist for a test to go on. */

import type { Game, Variant } from "../../src/core/game.ts";
import type { Options } from "../../src/core/options.ts";
import { familyOf, type RelatedPool, type SwitchRow } from "../../src/games/families.ts";
import type { Solution } from "../../src/solver/solution.ts";
import { resolveSize, solveSize } from "../../src/solver/solve.ts";
import { runToEnd } from "../../src/solver/task.ts";
import { findGameOf } from "./find-game.ts";
import { must } from "./must.ts";

export function sizeOf(game: Game | string, given: Options): Variant {
  return must(resolveSize(typeof game === "string" ? findGameOf(game) : game, given));
}

export function solved(size: Variant): Solution {
  return must(runToEnd(solveSize(size, 2e9)));
}

export function rowFamily(id: string, options: Options): SwitchRow {
  const family = familyOf(findGameOf(id).at(options));
  if (family?.kind !== "switch-row") throw new Error(`${id} has no rows.`);
  return family;
}

export function poolFamily(max: number): RelatedPool {
  const family = familyOf(sizeOf("factor-frenzy", { max }));
  if (family?.kind !== "related-pool") throw new Error("There is no pool.");
  return family;
}
