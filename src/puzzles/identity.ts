/** Puzzles that feel the same share an id: mirror images, or a row with the other player to move. */

import type { Situation } from "../computer/player.ts";
import { ofSeat, type Seat } from "../core/seat.ts";
import { type BlockClasses, familyOf, type SwitchRow } from "../games/families.ts";
import { sizeName } from "../solver/oracle.ts";
import type { Puzzle } from "./puzzle.ts";

export function puzzleId(puzzle: Puzzle): string {
  return [puzzle.game.id, puzzle.kind, essenceOf(puzzle)].join(" ");
}

function essenceOf({ game, position }: Puzzle): string {
  const family = familyOf(game);
  const key = game.key(position);
  switch (family?.kind) {
    case undefined:
      return `${sizeName(game)} ${game.toMove(position)} ${key}`;
    case "switch-row":
      return `${sizeName(game)} ${rowEssence(family, undecidedSwitches(family, key, game.toMove(position)))}`;
    case "take-away": {
      const { left, last } = family.read(key);
      return `${left} ${family.takes[last]?.join(" ")}`;
    }
    case "related-pool": {
      const { pool, last } = family.read(key);
      const blocked = last === null ? [] : (family.related[last] ?? []);
      return pool.map((thing) => `${family.names[thing]}${blocked.includes(thing) ? "x" : ""}`).join(" ");
    }
  }
}

export function undecidedSwitches(family: SwitchRow, key: string, mover: Seat): readonly string[] {
  const goal = String(ofSeat(family.goals, mover));
  return Array.from(family.row(key), (shown) => (shown === goal ? "." : "o"));
}

function rowEssence(family: SwitchRow, open: readonly string[]): string {
  const marks = sortBlocks(open, family.interchangeable);
  const [settled, mirrored] = [marks.join(""), marks.toReversed().join("")];
  return flipsNeighbors(family) && mirrored < settled ? mirrored : settled;
}

/** True if you may flip any switch or any two neighbors. The mirror image of such a row has the same value. */
export function flipsNeighbors({ moves }: SwitchRow): boolean {
  return moves.every(({ flips, needs }) => needs === null && flips.length <= 2);
}

function sortBlocks(marks: readonly string[], classes: BlockClasses): readonly string[] {
  const sorted = [...marks];
  for (const blocks of classes) {
    const contents = blocks.map((block) => block.map((at) => marks[at] ?? "").join("")).sort();
    for (const [place, block] of blocks.entries())
      for (const [index, at] of block.entries()) sorted[at] = contents[place]?.[index] ?? "";
  }
  return sorted;
}

export function seatedAs<T extends Situation>(puzzle: T, seat: Seat): T {
  const { game, position } = puzzle;
  if (game.toMove(position) === seat) return puzzle;
  const family = familyOf(game);
  if (family === undefined) return puzzle;
  const found = game.fromKey(
    family.kind === "switch-row" ? turnedKey(family, game.key(position), seat) : game.key(position),
    seat,
  );
  return found.ok ? { ...puzzle, position: found.value } : puzzle;
}

/** The key of the same row with `seat` to move. If the players' goals differ, every switch changes its state. */
function turnedKey(family: SwitchRow, key: string, seat: Seat): string {
  const [one, two] = family.goals;
  const row = family.row(key);
  const turned = one === two ? row : Array.from(row, (shown) => (shown === "1" ? "0" : "1")).join("");
  return family.key(turned, seat);
}
