/** Who can still win: the proofs by algebra and by a line of play against the walk over every row. */

import { describe, expect, test } from "vitest";
import { randomFrom } from "../../src/core/random.ts";
import { familyOf, type SwitchRow } from "../../src/games/families.ts";
import { starts } from "../../src/games/switch-and-capture/starts.ts";
import { canWin, isFair } from "../../src/solver/analyze.ts";
import { findGameOf } from "../support/find-game.ts";
import { everyPosition, randomWalk, sample } from "../support/sample-setups.ts";
import { moveAlgebra, parseBits, proveWinnable, smallRow, walkBack } from "./reference/rows/winnable.ts";

function rowFamily(id: string, options: Readonly<Record<string, number | string>>): SwitchRow {
  const family = familyOf(findGameOf(id), options);
  if (family?.kind !== "switch-row") throw new Error(id);
  return family;
}

const cases = [
  ["switch-and-capture", "rules"],
  ["switch-and-capture", "examples"],
  ["switch-battle", ""],
  ["switch-conquer", ""],
] as const;

describe.each(cases)("%s %s", (id, reading) => {
  test.each([2, 3, 4, 5, 6, 7, 8, 9, 10, 11])("%i switches: both ways agree on every row", (switches) => {
    const small = smallRow(rowFamily(id, { switches, reading }));
    const [walked, proved] = [walkBack(small), proveWinnable(small)];
    for (let row = 0; row < 2 ** switches; row++)
      for (const mover of [1, 2] as const) {
        const isEnd = small.goals[0] === small.goals[1] && row === small.goals[0];
        if (!isEnd) expect(proved({ row, mover }), `${row} ${mover}`).toEqual(walked({ row, mover }));
      }
  });

  test.each([20, 25, 30])("%i switches: every row gets an answer", (switches) => {
    const small = smallRow(rowFamily(id, { switches, reading }));
    const prove = proveWinnable(small);
    const random = randomFrom(switches);
    for (let sample = 0; sample < 40; sample++) {
      const row = random.below(2 ** switches - 1);
      expect(prove({ row, mover: 1 })).not.toContain(null);
    }
  });
});

test.each(["rules", "examples"] as const)(
  "long rows of Switch and Capture, %s, are played backwards from the end, so that one player can win them",
  (reading) => {
    const options = { switches: 17, reading, start: "0".repeat(17) };
    const prove = proveWinnable(smallRow(rowFamily("switch-and-capture", options)));
    const draw = starts.deals.random?.draw;
    const rows = Array.from({ length: 100 }, (_, seed) => draw?.(options, randomFrom(seed)) ?? "");
    expect(new Set(rows).size).toBeGreaterThan(50);
    for (const row of rows) {
      expect(row).toMatch(/^(?!1+$)[01]{17}$/);
      expect(prove({ row: parseBits(row), mover: 1 })).toContain(true);
    }
  },
);

test.each(cases)("%s %s: only in Switch and Capture is the way to the end of one parity", (id, reading) => {
  const family = rowFamily(id, { switches: 6, reading });
  const { oddNothing } = moveAlgebra(smallRow(family));
  expect(family.goals[0] === family.goals[1] && oddNothing === null).toBe(id === "switch-and-capture");
});

describe("Switch and Capture", () => {
  test("in half of all rows of ten nobody can win, and in no row both can", () => {
    for (const reading of ["rules", "examples"]) {
      const walked = walkBack(smallRow(rowFamily("switch-and-capture", { switches: 10, reading })));
      const rows = Array.from({ length: 1023 }, (_, row) => walked({ row, mover: 1 }));
      expect(rows.filter(([one, two]) => !one && !two).length).toBe(512);
      expect(rows.filter(([one, two]) => one && two).length).toBe(0);
    }
  });

  test("the parity is fixed at every size that can be played", () => {
    for (let switches = 2; switches <= 30; switches++)
      for (const reading of ["rules", "examples"])
        expect(
          moveAlgebra(smallRow(rowFamily("switch-and-capture", { switches, reading }))).oddNothing,
        ).toBeNull();
  });

  test("who can win does not change with play, however it goes", () => {
    const game = findGameOf("switch-and-capture");
    const { start, options } = sample(game, { switches: 24 }).setup;
    for (const position of randomWalk(game, start, randomFrom(5), 20))
      if (game.moves(position).length > 0) expect(canWin(game, position, options)).toEqual([true, false]);
  });
});

describe("Factor Frenzy", () => {
  const frenzy = findGameOf("factor-frenzy");

  /** Whether the mover can make the last move, and whether the opponent can, by trying every line. */
  function parities(position: unknown): readonly [boolean, boolean] {
    const moves = frenzy.moves(position);
    const after = moves.map((move) => parities(frenzy.play(position, move)));
    return [after.some(([, other]) => other), moves.length === 0 || after.some(([own]) => own)];
  }

  test("every pool to max 8: lines of play in a few orders against every line there is", () => {
    let both = 0;
    for (let max = 2; max <= 8; max++)
      for (const position of everyPosition(frenzy, { max })) {
        const [own, other] = parities(position);
        both += Number(own && other);
        const mine = frenzy.toMove(position) === 1 ? [own, other] : [other, own];
        expect(canWin(frenzy, position, { max }), frenzy.key(position)).toEqual(mine);
      }
    expect(both).toBeGreaterThan(100);
  });

  test("numbers that are unrelated are all taken, however many they are", () => {
    const primes = "101,103,107,109,113,127,131,137,139,149,151,157,163,167,173,179,181,191,193,197,199";
    const position = frenzy.fromKey(`${primes}/4`, { max: 200 }, 2);
    if (!position.ok) throw new Error(position.problem.message);
    expect(canWin(frenzy, position.value, { max: 200 })).toEqual([false, true]);
  });
});

test("fair starts: Switch Battle's book start is one, Switch and Capture has none", () => {
  const [battle, capture] = [findGameOf("switch-battle"), findGameOf("switch-and-capture")];
  for (const switches of [7, 20, 30]) {
    const { start, options } = sample(battle, { switches }).setup;
    expect(isFair(battle, start, options)).toBe(true);
  }
  // Both can win it still, but the first player does so at once.
  const won = sample(battle, { start: "1111110" }).setup;
  expect(canWin(battle, won.start, won.options)).toEqual([true, true]);
  expect(isFair(battle, won.start, won.options)).toBe(false);
  const options = { switches: 8, reading: "rules" };
  const positions = everyPosition(capture, options);
  expect(positions.filter((position) => isFair(capture, position, options))).toEqual([]);
});
