/** The family of a game, which the fast methods use, agrees with its rules. */

import { describe, expect, test } from "vitest";
import { moveNames } from "../../src/core/rules.ts";
import { type Family, familyOf } from "../../src/games/families.ts";
import { games } from "../../src/games/index.ts";
import { areRelated, isPrime, primeBlocks } from "../../src/games/numbers/blocks.ts";
import { hasPuzzles } from "../../src/puzzles/puzzle.ts";
import { gameAt } from "../support/find-game.ts";
import { neighbors } from "../support/neighbors.ts";
import { everyPosition } from "../support/sample-setups.ts";
import { named } from "../support/setup-name.ts";

/** Each move's name and the key it leads to, by the family and in the contract's order. */
function movesByFamily(family: Family, key: string): readonly (readonly [string, string])[] {
  switch (family.kind) {
    case "switch-row": {
      const [row, mover] = [family.row(key), key.endsWith("/2") ? 2 : 1] as const;
      const goal = String(family.goals[mover - 1]);
      return family.moves
        .filter(({ needs }) => needs === null || row[needs] !== goal)
        .map(({ name, flips }) => {
          const flipped = Array.from(row, (side, at) =>
            flips.includes(at) ? String(1 - Number(side)) : side,
          );
          return [name, family.key(flipped.join(""), mover === 1 ? 2 : 1)];
        });
    }
    case "take-away": {
      const { left, last } = family.read(key);
      const takes = family.takes[last]?.filter((take) => take <= left) ?? [];
      return takes.map((take) => [String(take), family.key({ left: left - take, last: take })]);
    }
    case "related-pool": {
      const { pool, last } = family.read(key);
      const free = pool.filter((thing) => last === null || !family.related[last]?.includes(thing));
      return free.map((thing) => [
        family.names[thing] ?? "",
        family.key({ pool: pool.filter((other) => other !== thing), last: thing }),
      ]);
    }
  }
}

function keyAgain(family: Family, key: string): string {
  if (family.kind === "switch-row") return family.key(family.row(key), key.endsWith("/2") ? 2 : 1);
  return family.kind === "take-away" ? family.key(family.read(key)) : family.key(family.read(key));
}

describe.each(
  named([
    ["switch-and-capture", { switches: 6, switchOne: "always" }],
    ["switch-and-capture", { switches: 6, switchOne: "chosen" }],
    ["switch-battle", { switches: 5 }],
    ["switch-conquer", { switches: 4 }],
    ["tower-switch", { blocks: 9 }],
    ["factor-frenzy", { max: 7 }],
  ]),
)("in %s", (_name, id, given) => {
  const game = gameAt(id, given);
  const family = familyOf(game);
  if (family === undefined) throw new Error(`${id} is of no known kind.`);

  test("the solver's family makes the same moves as the rules", () => {
    for (const position of everyPosition(game)) {
      const led = game.moves(position).map((move) => {
        const after = game.play(position, move);
        // A game's key may say that the game is over, but a family's key never does.
        return [game.formatMove(position, move), game.outcome(after) === null ? game.key(after) : "over"];
      });
      const found = movesByFamily(family, game.key(position));
      expect(keyAgain(family, game.key(position))).toBe(game.key(position));
      expect(found.map(([name]) => name)).toEqual(moveNames(game, position));
      expect(found.map(([name, key], at) => [name, led[at]?.[1] === "over" ? "over" : key])).toEqual(led);
    }
  });
});

test("a game whose kind is unknown or missing has no solver family", () => {
  const unknown = { ...gameAt("tower-switch"), family: () => ({ kind: "board-of-cells" }) };
  expect(familyOf(unknown)).toBeUndefined();
  expect(familyOf(gameAt(neighbors))).toBeUndefined();
});

describe("interchangeable blocks of primes", () => {
  test("are found among 1 to 14", () => {
    expect(primeBlocks(14)).toEqual([
      [
        [4, 9],
        [6, 13],
      ],
      [[10], [12]],
    ]);
  });

  test("leave out a prime whose square is in the range", () => {
    expect(primeBlocks(25).flat(2)).not.toContain(4);
    expect(primeBlocks(5)).toEqual([[[2], [4]]]);
    expect(primeBlocks(3)).toEqual([[[1], [2]]]);
    expect(primeBlocks(4)).toEqual([]);
  });

  test.each([9, 10, 25, 49, 50])("can be swapped among 1 to %i without changing who divides whom", (max) => {
    const numbers = Array.from({ length: max }, (_, index) => index + 1);
    const numbered = (blocks: readonly (readonly number[])[]) =>
      blocks.map((block) => block.map((index) => index + 1));
    for (const [one = [], other = []] of primeBlocks(max).map(numbered)) {
      const image = (number: number) => one[other.indexOf(number)] ?? other[one.indexOf(number)] ?? number;
      const broken = numbers.flatMap((a) =>
        numbers.filter((b) => areRelated(image(a), image(b)) !== areRelated(a, b)),
      );
      expect(broken).toEqual([]);
    }
  });
});

test("isPrime finds the primes up to 31", () => {
  const numbers = Array.from({ length: 32 }, (_, index) => index);
  expect(numbers.filter(isPrime)).toEqual([2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31]);
});

test.each(games.filter(hasPuzzles).map((game) => [game.id, game] as const))(
  "%s lists the puzzle sizes of each kind in increasing order",
  (_id, { options, puzzles = {} }) => {
    const kinds = Object.values(puzzles);
    expect(kinds.length).toBeGreaterThanOrEqual(1);
    for (const sizes of kinds) {
      const entries = sizes.flatMap((size) => Object.entries(size));
      expect(entries).toHaveLength(sizes.length);
      expect(entries.every(([name]) => options[name]?.kind === "number")).toBe(true);
      const numbers = entries.map(([, size]) => Number(size));
      expect(numbers).toEqual([...new Set(numbers)].sort((one, other) => one - other));
    }
  },
);
