/**
 * A row of switches laid out for the solver.
 *
 * A row is stored as what the mover still has to change: a set bit is a switch that isn't at the mover's goal.
 * The bits are in 32-bit slots:
 *
 *     slot   0 … c-1                 c … c+b₁-1               …
 *            the switches that       one slot per block of    one slot per block of
 *            aren't in a block,      the first class,         the second class, …
 *            32 per slot             bit j is its member j
 *
 * So swapping two interchangeable blocks is swapping two slots, and the slots of each class in increasing
 * order identify a row up to symmetry.
 *
 * If both players want the same, the turn changes nothing. If one wants all switches up and the other all
 * down, it flips every bit (`turn`).
 */

import type { BlockClasses, RowMove, SwitchRow } from "../../../../src/games/families.ts";

export type RowPlan = Readonly<ReturnType<typeof planRow>>;
export type PlannedMove = Readonly<ReturnType<typeof planMove>>;

export type RowRules = Omit<SwitchRow, "law">;

export function planRow(family: RowRules) {
  const classes = family.interchangeable.filter((blocks) => (blocks[0]?.length ?? 0) <= 32);
  const layout = layOut(family.size, classes);
  const moves = family.moves.map((move) => planMove(layout, move));
  const all = Array.from({ length: family.size }, (_, index) => index);
  const turn = planMove(layout, { name: "", flips: all, needs: null });
  return {
    family,
    ...layout,
    moves,
    /** The moves that are always legal. */
    free: moves.filter((move) => move.needsSlot < 0),
    /** The moves that need a switch, by 32 · slot + bit. */
    needing: movesNeeding(layout.slots, moves),
    /** The bits that passing the turn flips, or null if it flips none. */
    turn: family.goals[0] === family.goals[1] ? null : turn,
  };
}

function movesNeeding(slots: number, moves: readonly PlannedMove[]): readonly (readonly PlannedMove[])[] {
  const needing: PlannedMove[][] = Array.from({ length: 32 * slots }, () => []);
  for (const move of moves)
    if (move.needsSlot >= 0) needing[32 * move.needsSlot + 31 - Math.clz32(move.needsMask)]?.push(move);
  return needing;
}

function layOut(size: number, classes: BlockClasses) {
  const inBlock = new Set(classes.flat(2));
  const loose = Array.from({ length: size }, (_, index) => index).filter((index) => !inBlock.has(index));
  /** The slot and the bit of each switch. */
  const slotOf = new Int32Array(size);
  const bitOf = new Int32Array(size);
  for (const [place, index] of loose.entries()) {
    slotOf[index] = place >>> 5;
    bitOf[index] = 1 << (place & 31);
  }
  /** Slots that can swap places have the same kind. */
  const kinds = Array.from({ length: Math.ceil(loose.length / 32) }, (_, slot) => slot);
  const ranges = classes.map((blocks, at) => {
    const start = kinds.length;
    for (const block of blocks) {
      for (const [member, index] of block.entries()) {
        slotOf[index] = kinds.length;
        bitOf[index] = 1 << member;
      }
      kinds.push(-1 - at);
    }
    return { start, end: kinds.length };
  });
  /** The switch of each bit, by 32 · slot + bit. */
  const switchAt = new Int32Array(32 * kinds.length);
  for (let index = 0; index < size; index++)
    switchAt[32 * (slotOf[index] ?? 0) + 31 - Math.clz32(bitOf[index] ?? 0)] = index;
  return { slots: kinds.length, slotOf, bitOf, switchAt, kinds: Int32Array.from(kinds), classes: ranges };
}

function planMove(layout: ReturnType<typeof layOut>, move: RowMove) {
  const masks = new Map<number, number>();
  for (const index of move.flips) {
    const slot = layout.slotOf[index] ?? 0;
    masks.set(slot, (masks.get(slot) ?? 0) ^ (layout.bitOf[index] ?? 0));
  }
  const needs = move.needs ?? -1;
  const needsSlot = layout.slotOf[needs] ?? -1;
  const needsMask = layout.bitOf[needs] ?? 0;
  return {
    name: move.name,
    slots: Int32Array.from(masks.keys()),
    masks: Int32Array.from(masks.values()),
    /** The slot of the bit that must be set for the move to be legal, or -1 if it's always legal. */
    needsSlot,
    needsMask,
    /** The needed bit if the move flips it, as presses do. Otherwise 0. */
    ownFlip: (masks.get(needsSlot) ?? 0) & needsMask,
    /** True if the slot before the needed one is of the same kind. */
    hasTwin: needsSlot > 0 && layout.kinds[needsSlot] === layout.kinds[needsSlot - 1],
    /** The end of the slots that can swap places with the needed one. For a move that's always legal, the end of all slots. */
    end: needsSlot < 0 ? layout.slots : layout.kinds.lastIndexOf(layout.kinds[needsSlot] ?? 0) + 1,
    /** The last slot in which the move changes something. */
    lastSlot: Math.max(...masks.keys()),
  };
}
