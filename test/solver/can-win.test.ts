/** Tests who can still win, in dealt starts, by parity and in pools. laws.sweep.test.ts compares every row. */

import { describe, expect, test } from "vitest";
import type { Variant } from "../../src/core/game.ts";
import { randomFrom } from "../../src/core/random.ts";
import { starts } from "../../src/games/switch-and-capture/index.ts";
import { canWin, isFair } from "../../src/solver/analyze.ts";
import { findGameOf, gameAt } from "../support/find-game.ts";
import { must } from "../support/must.ts";
import { everyPosition, randomWalk, sample } from "../support/sample-setups.ts";
import { setupName } from "../support/setup-name.ts";
import { rowFamily } from "../support/solved.ts";
import { range } from "../support/sweep.ts";
import { hasFixedParity, parseBits, rowGames, smallRow, walkBack } from "./reference/rows/winnable.ts";

test.each(["always", "chosen"] as const)(
  "one player can win each long row that Switch and Capture deals (switch 1 %s)",
  (switchOne) => {
    const options = { switches: 17, switchOne, start: "0".repeat(17) };
    const walked = walkBack(smallRow(rowFamily("switch-and-capture", options)));
    const draw = starts.deals.random?.draw;
    const rows = Array.from({ length: 100 }, (_, seed) => draw?.(options, randomFrom(seed)) ?? "");
    expect(new Set(rows).size).toBeGreaterThan(50);
    for (const row of rows) {
      expect(row).toMatch(/^(?!1+$)[01]{17}$/);
      expect(walked({ row: parseBits(row), mover: 1 })).toContain(true);
    }
  },
);

const named = rowGames.map(
  ([id, switchOne]) =>
    [
      setupName(id, switchOne === "" ? {} : { switchOne }),
      id === "switch-and-capture" ? "fixes" : "doesn't fix",
      id,
      switchOne,
    ] as const,
);

test.each(named)("%s %s the parity of the number of moves to the end", (_name, _verb, id, switchOne) => {
  const family = rowFamily(id, { switches: 6, switchOne });
  const isFixed = family.goals[0] === family.goals[1] && hasFixedParity(smallRow(family));
  expect(isFixed).toBe(id === "switch-and-capture");
});

describe("in Switch and Capture", () => {
  test("neither player can win 512 of the 1,023 rows of ten switches", () => {
    for (const switchOne of ["always", "chosen"]) {
      const walked = walkBack(smallRow(rowFamily("switch-and-capture", { switches: 10, switchOne })));
      const rows = Array.from({ length: 1023 }, (_, row) => walked({ row, mover: 1 }));
      expect(rows.filter(([one, two]) => !one && !two).length).toBe(512);
      expect(rows.filter(([one, two]) => one && two).length).toBe(0);
    }
  });

  test("the parity of moves is fixed at every playable size", () => {
    for (let switches = 2; switches <= 30; switches++)
      for (const switchOne of ["always", "chosen"])
        expect(hasFixedParity(smallRow(rowFamily("switch-and-capture", { switches, switchOne })))).toBe(true);
  });

  test("no move changes who can win", () => {
    const { game, start } = sample(findGameOf("switch-and-capture"), { switches: 24 }).setup;
    for (const position of randomWalk(game, start, randomFrom(5), 20))
      if (game.moves(position).length > 0) expect(canWin(game, position)).toEqual([true, false]);
  });
});

describe("in Factor Frenzy", () => {
  const frenzyTo = (max: number) => gameAt("factor-frenzy", { max });

  /** Tries every line to find out whether the mover can make the last move, and whether the opponent can. */
  function parities(frenzy: Variant, position: unknown): readonly [boolean, boolean] {
    const moves = frenzy.moves(position);
    const after = moves.map((move) => parities(frenzy, frenzy.play(position, move)));
    return [after.some(([, other]) => other), moves.length === 0 || after.some(([own]) => own)];
  }

  test("the possible winners of any pool to 8 agree with a full search", () => {
    let both = 0;
    for (const frenzy of range(2, 8).map(frenzyTo))
      for (const position of everyPosition(frenzy)) {
        const [own, other] = parities(frenzy, position);
        both += Number(own && other);
        const mine = frenzy.toMove(position) === 1 ? [own, other] : [other, own];
        expect(canWin(frenzy, position), frenzy.key(position)).toEqual(mine);
      }
    expect(both).toBeGreaterThan(100);
  });

  test("the parity of unrelated numbers decides who can win", () => {
    const primes = "101,103,107,109,113,127,131,137,139,149,151,157,163,167,173,179,181,191,193,197,199";
    const position = must(frenzyTo(200).fromKey(`${primes}/4`, 2));
    expect(canWin(frenzyTo(200), position)).toEqual([false, true]);
  });
});

test("Switch Battle's standard start is fair, and no start of Switch and Capture is", () => {
  const battle = findGameOf("switch-battle");
  for (const switches of [7, 20, 30]) {
    const { game, start } = sample(battle, { switches }).setup;
    expect(isFair(game, start)).toBe(true);
  }
  // Both can still win, but the first player wins right away.
  const won = sample(battle, { start: "1111110" }).setup;
  expect(canWin(won.game, won.start)).toEqual([true, true]);
  expect(isFair(won.game, won.start)).toBe(false);
  const capture = gameAt("switch-and-capture", { switches: 8, switchOne: "always" });
  expect(everyPosition(capture).filter((position) => isFair(capture, position))).toEqual([]);
});
