/** The example games, which leave out everything that has a default, have no faults and the right values. */

import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { checkGame } from "../../src/author/check/check-game.ts";
import { pliesOf } from "../../src/core/analysis.ts";
import type { Game } from "../../src/core/game.ts";
import type { Options } from "../../src/core/options.ts";
import { findPosition } from "../../src/core/setup.ts";
import { solve } from "../../src/index.ts";
import { poseFor } from "../../src/puzzles/pose.ts";
import { analyzePosition } from "../../src/solver/analyze.ts";
import { gameAt } from "../support/find-game.ts";
import { must } from "../support/must.ts";
import { solvePlainly } from "../support/plain-solver.ts";
import { setupName } from "../support/setup-name.ts";
import { sweep } from "../support/sweep.ts";

const folder = "examples/games";
const files = readdirSync(folder);

/**
 * Results of earlier versions of these games, which wrote every key and board by hand and declared no symmetries: positions,
 * wins, losses, draws, the longest forced win, and the start's value.
 */
type Counts = readonly [bigint, bigint, bigint, bigint, number, string];

const sizes: Readonly<Record<string, readonly (readonly [Options, Counts])[]>> = {
  "amazons.js": [[{ size: 3 }, [5804n, 4721n, 1083n, 0n, 7, "win"]]],
  "boxes.js": [
    [{ wide: 1 }, [15n, 8n, 7n, 0n, 3, "loss"]],
    [{ wide: 2 }, [5531n, 3113n, 861n, 1557n, 12, "win"]],
  ],
  "four-square.js": [[{ size: 3, line: 3 }, [4520n, 2836n, 632n, 1052n, 5, "draw"]]],
  "full-lines.js": [
    [{ size: 2 }, [19n, 18n, 1n, 0n, 3, "loss"]],
    [{ size: 3 }, [1030n, 871n, 159n, 0n, 9, "win"]],
  ],
  "hex.js": [
    [{ size: 2 }, [23n, 19n, 4n, 0n, 3, "win"]],
    [{ size: 3 }, [4520n, 3401n, 1119n, 0n, 7, "win"]],
  ],
  "line-go.js": [
    [{ points: 3 }, [34n, 28n, 6n, 0n, 5, "win"]],
    [{ points: 5 }, [330n, 144n, 18n, 168n, 5, "draw"]],
  ],
  "nim-misere.js": [
    [{ heap1: 1, heap2: 2, heap3: 3, last: "loses" }, [38n, 28n, 10n, 0n, 4, "loss"]],
    [{ heap1: 3, heap2: 4, heap3: 5, last: "wins" }, [230n, 196n, 34n, 0n, 11, "win"]],
  ],
  "number-walk.js": [
    [{ top: 21, small: 1, middle: 3, large: 4, end: "loses" }, [38n, 27n, 11n, 0n, 11, "loss"]],
    [{ top: 20, small: 1, middle: 3, large: 4, end: "wins" }, [36n, 25n, 11n, 0n, 12, "win"]],
  ],
  // The player to move loses at every fourth number.
  "race.js": [[{ goal: 12 }, [22n, 17n, 5n, 0n, 5, "loss"]]],
};

async function load(file: string): Promise<Game> {
  const module: Readonly<Record<string, Game>> = await import(resolve(folder, file));
  const [game] = Object.values(module);
  if (game === undefined) throw new Error(`${file} exports no game.`);
  return game;
}

/** The guide's example is too short to be fun to play. */
const shortest = "race.js";

test("this file checks every example game", () => {
  expect(files).toEqual(Object.keys(sizes));
});

test("docs/make-a-game.md shows the code of the shortest example game", () => {
  const [, shown = ""] = /```js\n([\s\S]*?)```/.exec(readFileSync("docs/make-a-game.md", "utf8")) ?? [];
  expect(readFileSync(`${folder}/${shortest}`, "utf8").split("\n").slice(1).join("\n")).toBe(shown);
});

test("the shortest example game has ten different puzzles", async () => {
  const game = await load(shortest);
  const solved: string[] = [];
  for (let seed = 0; seed < 10; seed++) {
    const posed = must(poseFor([game], { by: "seed", seed, game: game.id, difficulty: null, solved }));
    expect(solved).not.toContain(posed.id);
    solved.push(posed.id);
  }
});

/** Checks one position in this many, because checking each would take too long. */
const every = 23;

function checkValues(game: Game, options: Options, counts: Counts): void {
  const variant = gameAt(game, options);
  const truth = solvePlainly(
    variant,
    ([1, 2] as const).map((first) => variant.start(first)),
  );
  const solved = must(solve(game, options));
  const { positions, wins, losses, draws, longest, start } = solved.tally;
  expect([positions, wins, losses, draws, longest, start?.kind]).toEqual(counts);
  const entries = [...solved.entries()];
  const wrong = entries.filter(({ key, mover, value }) => {
    const expected = truth(key, mover).value;
    return value?.kind !== expected.kind || pliesOf(value) !== pliesOf(expected);
  });
  expect(wrong).toEqual([]);
  expect(entries.length).toBeGreaterThanOrEqual(Number(positions));
  for (const { key, mover } of entries.filter((_, at) => at % every === 0)) {
    const found = findPosition(game, { options, from: key, first: mover });
    const analysis = found.ok && analyzePosition(variant, found.value.position);
    expect(analysis).toMatchObject(truth(key, mover));
  }
}

test.each(files)("checkGame finds no fault in %s", async (file) => {
  expect(checkGame(await load(file))).toEqual([]);
});

const solvedSizes = Object.entries(sizes).flatMap(([file, list]) =>
  list.map(([options, counts]) => [setupName(file, options), file, options, counts] as const),
);
const small = solvedSizes.filter(([, , , [positions]]) => positions < 2000n);

test.each(sweep(solvedSizes, small))(
  "%s has the values that plain search finds",
  async (_name, file, ...size) => {
    checkValues(await load(file), ...size);
  },
);
