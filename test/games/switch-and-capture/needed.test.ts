/** Tests what's on the list of needed numbers, how moves change it, and whether hints follow it. */

import { describe, expect, test } from "vitest";
import { hintAt } from "../../../src/computer/hints.ts";
import { playerOf } from "../../../src/computer/levels.ts";
import type { Variant } from "../../../src/core/game.ts";
import { type NeededList, neededParts, neededView } from "../../../src/core/needed.ts";
import { pick, randomFrom } from "../../../src/core/random.ts";
import { analyzePosition } from "../../../src/solver/analyze.ts";
import { gameAt } from "../../support/find-game.ts";
import { must } from "../../support/must.ts";
import { isSoak, range, sweep } from "../../support/sweep.ts";

const bothWays = ["always", "chosen"] as const;
const id = "switch-and-capture";

function listsAt(game: Variant, position: unknown): readonly NeededList[] | null {
  return game.needed?.lists(position) ?? null;
}

function positionAt(game: Variant, key: string): unknown {
  return must(game.fromKey(key, 1));
}

/** Every unfinished row of a small size, and some of a large one. */
function* rowsOf(switches: number): Iterable<string> {
  const random = randomFrom(switches);
  const isSmall = switches <= (isSoak ? 12 : 9);
  const count = isSmall ? 2 ** switches - 1 : 200;
  for (let at = 0; at < count; at++) {
    const bit = (index: number) => (isSmall ? (at >> index) & 1 : random.below(2));
    const row = Array.from({ length: switches }, (_, index) => bit(index)).join("");
    if (row.includes("0")) yield row;
  }
}

function nameOf(list: NeededList): string {
  return list.map((names) => names.join("/")).join();
}

/** The list after a move, which adds or removes its entry. */
function toggle(list: NeededList, move: string, all: readonly NeededList[]): string {
  const entry = all.flat().find((names) => names.includes(move)) ?? [move];
  const rest = list.filter((names) => !names.includes(move));
  const next = rest.length < list.length ? rest : [...rest, entry];
  return nameOf(next.toSorted(([a], [b]) => Number(a) - Number(b)));
}

/** A list that gets shorter was on the board before the move. If all the lists get longer, none of them disappears. */
function isSteady(game: Variant, position: unknown, move: unknown): boolean {
  const lists = listsAt(game, position);
  const after = listsAt(game, game.play(position, move));
  if (lists === null || after === null) return lists === after;
  const toggled = lists.map((list) => toggle(list, game.formatMove(position, move), [...lists, ...after]));
  const shown = after.map(nameOf);
  const isShorter = (after[0]?.length ?? 0) < (lists[0]?.length ?? 0);
  return isShorter
    ? shown.every((name) => toggled.includes(name))
    : toggled.every((name) => shown.includes(name));
}

/** Which switches change an odd number of times if each number is chosen once. */
function changedBy(list: NeededList, switches: number, isAlways: boolean): string {
  const changes = (choice: number, other: number) =>
    other === 1 && choice !== 1 ? isAlways : choice % other === 0 || other % choice === 0;
  return range(1, switches)
    .map((label) => list.filter(([name]) => changes(Number(name), label)).length % 2)
    .join("");
}

const sizes = sweep(range(2, 30), [2, 3, 4, 5, 6, 7, 9, 10, 12, 14, 18, 24, 29, 30]);

describe.each(bothWays)("with switch 1 changing: %s", (switchOne) => {
  test.each(sizes)("the needed numbers turn every one of %i switches ON", (switches) => {
    const game = gameAt(id, { switches, switchOne });
    const wrong = Array.from(rowsOf(switches)).filter((row) => {
      const lists = listsAt(game, positionAt(game, row)) ?? [];
      const off = Array.from(row, (digit) => 1 - Number(digit)).join("");
      const isEach = lists.every((list) => changedBy(list, switches, switchOne === "always") === off);
      const lengths = new Set(lists.map(({ length }) => length));
      return !isEach || lengths.size > 1 || new Set(lists.map(nameOf)).size < lists.length;
    });
    expect(wrong).toEqual([]);
  });

  test.each(sizes)("no list of %i switches jumps when a number is chosen", (switches) => {
    const game = gameAt(id, { switches, switchOne });
    const jumps = Array.from(rowsOf(switches)).filter((row) => {
      const position = positionAt(game, row);
      return game.moves(position).some((move) => !isSteady(game, position, move));
    });
    expect(jumps).toEqual([]);
  });

  test.each(sizes.filter((size) => size <= 12))(
    "with %i switches, just one needed number wins, and the length tells who can win",
    (switches) => {
      const game = gameAt(id, { switches, switchOne });
      for (const row of rowsOf(switches)) {
        const position = positionAt(game, row);
        const lists = listsAt(game, position);
        const { canWin, value } = analyzePosition(game, position);
        const length = lists?.[0]?.length ?? 0;
        expect(canWin).toEqual(lists === null ? [false, false] : [length % 2 === 1, length % 2 === 0]);
        expect(length === 1).toBe(value?.kind === "win" && value.plies === 1);
      }
    },
  );
});

test("7, 13, 15 and 25 switches have one list in every row", () => {
  for (const switches of [7, 13, 15, 25])
    for (const row of rowsOf(switches)) {
      const game = gameAt(id, { switches });
      expect(listsAt(game, positionAt(game, row))).toHaveLength(1);
    }
});

describe("the list beside the board", () => {
  const shown = (key: string, move?: number) => {
    const game = gameAt(id, { switches: key.length });
    const position = positionAt(game, key);
    const after = move === undefined ? position : game.play(position, move);
    const parts = neededParts(game, "Ben's list", position, after);
    return parts.map(({ text }) => text).join(" ");
  };

  test.each<[string, number | undefined, string]>([
    ["0110111", undefined, "Ben's list: 4 and later 3 6 (ON now)"],
    ["0110111", 4, "Ben's list: 4 and later 3 6 (ON now) 4 comes off"],
    ["0110111", 1, "Ben's list: 4 and later 3 6 (ON now) 1 is added"],
    ["0000000", 1, "Ben's list: 1 1 comes off"],
    // There are two shortest lists. A choice from one of them rules out the other.
    ["100010", undefined, "Ben's list: 1 5 (ON now) or 3 4"],
    ["100010", 3, "Ben's list: 1 5 (ON now) or 3 4 3 comes off"],
    ["100010", 6, "Ben's list: 1 5 (ON now) or 3 4 6 is added"],
    // 4 and 8 change the same switches.
    ["1010101010", undefined, "Ben's list: 2 (4 or 8) and later 1 3 5 7 (ON now)"],
    ["1110111111", undefined, ""],
  ])("of %s with a look at %s", (key, move, expected) => {
    expect(shown(key, move)).toBe(expected);
  });

  test("is said in one short sentence", () => {
    const line = (key: string) => {
      const game = gameAt(id, { switches: key.length });
      return neededView(game, ["You", "Ben"], positionAt(game, key)).line;
    };
    expect(line("0110111")).toBe("Your list: 3, 4 and 6.");
    expect(line("100010")).toBe("Ben's list: 1 and 5, or 3 and 4.");
    expect(line("1010101010")).toBe("Ben's list: 1, 2, 3, 5, 7 and either 4 or 8.");
    expect(line("1110111111")).toBe("");
    expect(line("1111111")).toBe("");
    const tower = gameAt("tower-switch", { blocks: 3 });
    expect(neededView(tower, ["You", "Ben"], tower.start(1)).line).toBe("");
  });
});

/** Rows that the player to move can win, but not by force. */
function* openRows(switches: number, count: number) {
  const game = gameAt(id, { switches });
  const random = randomFrom(switches);
  for (let found = 0; found < count; ) {
    const row = Array.from({ length: switches }, () => random.below(2)).join("");
    if (!row.includes("0")) continue;
    const position = positionAt(game, row);
    const { canWin, value } = analyzePosition(game, position);
    if (!canWin[0] || value?.kind !== "draw") continue;
    found++;
    yield { game, position };
  }
}

function hintedMove(game: Variant, position: unknown): string {
  return hintAt({ game, position }, 1).move ?? "";
}

describe("hints in a row that only you can win", () => {
  test.each([6, 7, 10, 14, 20, 24])(
    "never make the list longer without need, with %i switches",
    (switches) => {
      for (const { game, position } of openRows(switches, 60)) {
        const free = neededParts(game, "Your list", position).filter(({ look }) => look === "strong");
        const listed = free.flatMap(({ text }) => text.replace(/[()]/g, "").split(" or "));
        const safe = analyzePosition(game, position).moves.filter(({ value }) => value?.kind === "draw");
        const isNeedless = safe.some(({ move }) => listed.includes(game.formatMove(position, move)));
        if (isNeedless) expect(listed).toContain(hintedMove(game, position));
      }
    },
  );

  test.each([7, 14, 20])("win against random play within 20 own moves, with %i switches", (switches) => {
    const won = Array.from(openRows(switches, 40)).filter(({ game, position }, seed) =>
      winsAgainstRandom(game, position, seed, (at) => {
        return game.moves(at).find((each) => game.formatMove(at, each) === hintedMove(game, at));
      }),
    );
    expect(won.length).toBeGreaterThanOrEqual(36);
  });
});

function winsAgainstRandom(
  game: Variant,
  start: unknown,
  seed: number,
  choose: (position: unknown) => unknown,
) {
  const random = randomFrom(seed);
  let position = start;
  for (let ply = 0; ply < 40 && game.outcome(position) === null; ply++)
    position = game.play(position, ply % 2 === 0 ? choose(position) : pick(random, game.moves(position)));
  return game.outcome(position) === 1;
}

test("the level perfect follows the list against random play", () => {
  const perfect = playerOf("perfect");
  const won = Array.from(openRows(20, 20)).filter(({ game, position }, seed) =>
    winsAgainstRandom(game, position, seed, (at) => perfect({ game, position: at }, randomFrom(seed)).move),
  );
  expect(won.length).toBeGreaterThanOrEqual(18);
});
