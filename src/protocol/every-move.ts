/** Lets programs number the moves of a size. */

import type { Game } from "../core/game.ts";
import type { Options } from "../core/options.ts";
import { optionsAtSize, resolveOptions } from "../core/resolve-options.ts";
import { fail, ok, type Result } from "../core/result.ts";
import { moveNames } from "../core/rules.ts";
import { dealAsked } from "../core/starts.ts";
import { familyOf } from "../games/families.ts";
import { explore } from "../solver/general/graph.ts";
import { runToEnd } from "../solver/task.ts";

const mostPositions = 50_000;

/** In the order of the first position that has them. */
export function everyMove(game: Game, options: Partial<Options>): Result<readonly string[]> {
  const isDealt = (options.start ?? "book") === "book" && dealAsked(game, { options }) !== undefined;
  const size = isDealt ? optionsAtSize(game, options) : resolveOptions(game, options);
  if (!size.ok) return size;
  const family = familyOf(game, size.value);
  switch (family?.kind) {
    case "switch-row":
      return ok(family.moves.map(({ name }) => name));
    case "related-pool":
      return ok(family.names);
    case "take-away":
      return ok([...new Set(family.takes.flat())].map(String));
    case undefined:
      return explored(game, size.value);
  }
}

function explored(game: Game, options: Options): Result<readonly string[]> {
  const graph = runToEnd(explore(game, [game.start(options, 1)], mostPositions));
  if (graph === undefined) return fail("too-large", "This size has too many positions to list their moves.");
  return ok([...new Set(graph.positions.flatMap((position) => moveNames(game, position)))]);
}
