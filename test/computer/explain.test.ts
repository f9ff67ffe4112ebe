/** No explanation just repeats the value. */

import { expect, test } from "vitest";
import { reasonsOf } from "../../src/computer/explain.ts";
import type { Options } from "../../src/core/options.ts";
import type { Reason } from "../../src/core/reason.ts";
import { games } from "../../src/games/index.ts";
import { analyzePosition } from "../../src/solver/analyze.ts";
import { gameAt } from "../support/find-game.ts";
import { everyPosition } from "../support/sample-setups.ts";
import { setupName } from "../support/setup-name.ts";

/** These kinds say the value in other words. */
const empty: ReadonlySet<Reason["kind"]> = new Set(["dead", "equal", "even", "forced", "unknown"]);

/** The test takes at most this many from a list, evenly spaced. */
const mostPositions = 500;

/** The default size, then the size that Play opens. The start doesn't change the set of positions. */
const sizes = games.flatMap((game) =>
  [{}, game.recommended?.options ?? {}].map((given) => {
    const defaults = Object.entries(game.options).map(([name, spec]) => [name, spec.default]);
    const named = Object.entries(given).filter(([name]) => name in game.options);
    const options: Options = Object.fromEntries([...defaults, ...named]);
    return [setupName(game.id, options), gameAt(game, options)] as const;
  }),
);

test.each(sizes)("every explanation in %s names a move, a target or a reason", (_name, game) => {
  const positions = everyPosition(game);
  const every = Math.ceil(positions.length / mostPositions);
  const dull = positions
    .filter((position, at) => at % every === 0 && game.outcome(position) === null)
    .filter((position) =>
      reasonsOf(game, analyzePosition(game, position)).every(({ kind }) => empty.has(kind)),
    );
  expect(dull.map((position) => game.key(position))).toEqual([]);
  expect(positions.length).toBeGreaterThan(8);
});
