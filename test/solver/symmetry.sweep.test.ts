/**
 * With positions that a game calls equivalent, there's less to explore, and no value changes. author-games.sweep.test.ts has
 * counts.
 */

import { describe, expect, test } from "vitest";
import { threeHeaps } from "../../examples/three-heaps.ts";
import { checkGame } from "../../src/author/check/check-game.ts";
import { defineGame } from "../../src/core/define/define-game.ts";
import type { Game, Variant } from "../../src/core/game.ts";
import type { Options } from "../../src/core/options.ts";
import { otherSeat } from "../../src/core/seat.ts";
import { solve } from "../../src/index.ts";
import { analyzePosition } from "../../src/solver/analyze.ts";
import { explore } from "../../src/solver/general/graph.ts";
import { foldGame } from "../../src/solver/general/symmetry.ts";
import { runToEnd } from "../../src/solver/task.ts";
import { exampleGame } from "../support/example-game.ts";
import { changedGame, freshGame, gameAt } from "../support/find-game.ts";
import { must } from "../support/must.ts";
import { named } from "../support/setup-name.ts";
import { sweep } from "../support/sweep.ts";

/** The same game without symmetries. */
function plain(game: Variant): Variant {
  const rest = freshGame(game);
  Reflect.deleteProperty(rest, "symmetries");
  return rest;
}

function solved(game: Game, options: Options) {
  const found = must(solve(game, options));
  const { tally } = found;
  const entries = Array.from(found.entries(), (entry) => JSON.stringify(entry));
  return { tally: { ...tally, line: tally.line?.moves.length }, line: tally.line, entries: entries.sort() };
}

const small: readonly (readonly [string, Options])[] = [
  ["full-lines", { size: 2 }],
  ["hex", { size: 2 }],
  ["boxes", { wide: 1 }],
  ["line-go", { points: 5 }],
];
const large: typeof small = [
  ["four-square", { size: 3, line: 3 }],
  ["full-lines", { size: 3 }],
  ["hex", { size: 3 }],
  ["boxes", { wide: 2 }],
  ["amazons", { size: 3 }],
];

describe.each(named(sweep([...small, ...large], [...small, ["full-lines", { size: 3 }]])))(
  "in %s",
  (_name, name, options) => {
    test("symmetries change no value of a single move", async () => {
      const game = gameAt(await exampleGame(name), options);
      const unfolded = plain(game);
      const graph = runToEnd(explore(unfolded, [game.start(1)], 1e5));
      const positions = (graph?.positions ?? []).filter((_, at) => at % 37 === 0);
      for (const position of positions) {
        const { moves, value, canWin } = analyzePosition(game, position);
        const expected = analyzePosition(unfolded, position);
        expect({ value, canWin, moves }).toEqual({
          value: expected.value,
          canWin: expected.canWin,
          moves: expected.moves,
        });
      }
      expect(positions.length).toBeGreaterThan(0);
    });
  },
);

test("the longest line of a size with symmetries can be played to its end", async () => {
  const whole = await exampleGame("full-lines");
  const game = gameAt(whole, { size: 3 });
  const { line } = solved(whole, { size: 3 });
  const start = game.fromKey(line?.from ?? "", 1);
  expect(start.ok).toBe(true);
  let position = start.ok ? start.value : undefined;
  for (const name of line?.moves ?? []) {
    const move = must(game.parseMove(position, name));
    position = game.play(position, move);
  }
  expect(game.outcome(position)).not.toBeNull();
});

test("symmetries leave a seventh of tic-tac-toe to explore", async () => {
  const game = gameAt(await exampleGame("four-square"), { size: 3, line: 3 });
  const count = (rules: Variant) => {
    const folded = foldGame(rules);
    return runToEnd(explore(folded.game, [game.start(1)], 1e5))?.size ?? 0;
  };
  expect([count(plain(game)), count(game)]).toEqual([5478, 765]);
});

test("a size whose start equals other positions is counted in full", () => {
  const swapped = changedGame(threeHeaps, {
    symmetries: (position) => {
      const { heaps, ...rest } = threeHeapsPosition(position);
      const [a = 0, b = 0, c = 0] = heaps;
      return [
        [a, c, b],
        [b, a, c],
        [b, c, a],
        [c, a, b],
        [c, b, a],
      ].map((order) => ({ ...rest, heaps: order }));
    },
  });
  expect(checkGame(swapped, [{ largest: 3 }]).map(({ code }) => code)).not.toContain("symmetries");
  expect(solved(swapped, { largest: 4 }).tally).toEqual(solved(threeHeaps, { largest: 4 }).tally);
});

function threeHeapsPosition(position: unknown): { readonly heaps: readonly number[] } {
  const found: object = Object(position);
  return { ...found, heaps: "heaps" in found && Array.isArray(found.heaps) ? found.heaps : [] };
}

/** Take one or two things from a row of heaps. The player who takes the last thing wins. */
const titled = { id: "heaps", title: "Heaps", options: {} };
const heaps = {
  start: (first: 1 | 2) => ({ heaps: [2, 3], mover: first }),
  moves: ({ heaps }: Row) =>
    heaps.flatMap((size, at) => [1, 2].filter((taken) => taken <= size).map((taken) => `${at}x${taken}`)),
  play: ({ heaps, mover }: Row, move: string) => {
    const [at, taken] = move.split("x").map(Number);
    return {
      heaps: heaps.map((size, other) => (other === at ? size - Number(taken) : size)),
      mover: otherSeat(mover),
    };
  },
  outcome: ({ heaps, mover }: Row) => (heaps.every((size) => size === 0) ? otherSeat(mover) : null),
};

interface Row {
  readonly heaps: readonly number[];
  readonly mover: 1 | 2;
}

const sum = (heaps: readonly number[]) => heaps.reduce((all, size) => all + size, 0);

describe("checkGame", () => {
  const faults: readonly (readonly [string, (position: Row) => Row[], string])[] = [
    [
      "another player to move",
      (position) => [{ ...position, mover: otherSeat(position.mover) }],
      '"symmetries" says that {"heaps":[2,3]} and {"heaps":[2,3]} are the same, but a different player is to move.',
    ],
    [
      "another number of moves",
      ({ heaps, mover }) => [{ heaps: [sum(heaps), 0], mover }],
      '"symmetries" says that {"heaps":[2,3]} and {"heaps":[5,0]} are the same, but they have different numbers of moves (4 and 2).',
    ],
    [
      "another outcome",
      (position) => [{ ...position, heaps: [0, 0] }],
      '"symmetries" says that {"heaps":[2,3]} and {"heaps":[0,0]} are the same, but they have different outcomes.',
    ],
    [
      "only one direction",
      ({ heaps: [a = 0, b = 0], mover }) => (a < b ? [{ heaps: [b, a], mover }] : []),
      '"symmetries" says that {"heaps":[2,3]} and {"heaps":[3,2]} are the same, but it returns a different list for each',
    ],
    [
      "moves that lead elsewhere",
      ({ heaps: [a = 0, b = 0], mover }) =>
        a + b === 5 && a >= 2 && b >= 2 ? [{ heaps: [b + 2, a + 2], mover }] : [],
      '"symmetries" says that {"heaps":[2,3]} and {"heaps":[5,4]} are the same, but',
    ],
  ];

  test.each(faults)("reports a symmetry with %s, which solving ignores", (_name, symmetries, sentence) => {
    const game: Game = defineGame({ ...titled, at: () => ({ ...heaps, symmetries }) });
    const messages = checkGame(game).map(({ message }) => message);
    expect(messages.filter((message) => message.includes(sentence))).toHaveLength(1);
    expect(solved(game, {})).toEqual(solved(defineGame({ ...titled, at: () => heaps }), {}));
  });
});
