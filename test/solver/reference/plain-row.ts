/**
 * A row under check, laid out apart from how the solver keeps it: as units, each a block that may change places with others
 * of its kind, or a single switch. Its name is a sum of random numbers, one for the kind and the switches of each unit: rows
 * that are the same up to symmetry share it, others all but never do, and a move changes it by little.
 */

import type { Random } from "../../../src/core/random.ts";
import type { RowMove, RowRules } from "../../../src/games/families.ts";
import { at } from "../../../src/solver/typed-array.ts";

type Unit = ReturnType<typeof unitsOf>[number];

export type PlainMove = Readonly<ReturnType<typeof planMove>>;

type Place = readonly [unit: number, bit: number];

/** What a row is to one of the players. */
interface Sight {
  name: number;
  /** How many units have a switch that is not at the goal. */
  open: number;
}

const modulus = 2 ** 52;

/** What `peek` gives for a row that is solved. */
export const solved = -1;

export class PlainRow {
  readonly moves: readonly PlainMove[];
  /** Whether the players have different goals, so that a row looks otherwise to the other one. */
  readonly turns: boolean;
  #mover: Sight = { name: 0, open: 0 };
  /** The same as that of the mover where the players want the same. */
  #other: Sight;
  /** For each unit, its switches that are not at the goal of the mover. */
  readonly #cells: Int32Array;
  readonly #full: Int32Array;
  readonly #ends: Int32Array;
  /** One random number for each kind. */
  readonly #seeds: Int32Array;
  readonly #places: readonly Place[];
  /** Both names of the row in which every switch is at the mover's goal. */
  readonly #solved: readonly [mover: number, other: number];

  constructor(family: RowRules, random: Random) {
    const units = unitsOf(family);
    const seeds = units.map(() => random.below(2 ** 32));
    this.turns = family.goals[0] !== family.goals[1];
    this.#other = this.turns ? { name: 0, open: 0 } : this.#mover;
    this.#cells = new Int32Array(units.length);
    this.#full = Int32Array.from(units, ({ full }) => full);
    this.#ends = Int32Array.from(units, ({ end }) => end);
    this.#seeds = Int32Array.from(units, ({ end }) => seeds[end - 1] ?? 0);
    this.#places = placesIn(units);
    const moves = family.moves.map((move) => planMove(units, this.#places, move));
    // Most rows have a move that changes little and shows at once that they are drawn.
    this.moves = moves.toSorted((a, b) => a.changes.length - b.changes.length);
    const nameOf = (shown: (unit: Unit) => number) =>
      units.reduce((name, unit, index) => wrap(name + this.#weight(index, shown(unit))), 0);
    this.#solved = [nameOf(() => 0), nameOf(({ full }) => (this.turns ? full : 0))];
  }

  /** The row in which these switches are not at the mover's goal: most often few. */
  load(open: readonly number[]): void {
    this.#cells.fill(0);
    [this.#mover.name, this.#other.name] = this.#solved;
    this.#other.open = this.#cells.length;
    this.#mover.open = 0;
    for (const index of open) {
      const [unit, bit] = this.#places[index] ?? [0, 0];
      this.#change(unit, bit);
    }
  }

  /** Passes the turn. */
  pass(): void {
    if (!this.turns) return;
    [this.#mover, this.#other] = [this.#other, this.#mover];
    for (let unit = 0; unit < this.#cells.length; unit++)
      this.#cells[unit] = at(this.#cells, unit) ^ at(this.#full, unit);
  }

  /** The name of the row as the mover sees it. */
  get name(): number {
    return this.#mover.name;
  }

  get isSolved(): boolean {
    return this.#mover.open === 0;
  }

  allows({ unit, bit }: PlainMove): boolean {
    return unit < 0 || (at(this.#cells, unit) & bit) !== 0;
  }

  /** Whether the same move one unit before, in a block of the same kind that shows the same, gives the same row up to symmetry. */
  repeats({ unit, end }: PlainMove): boolean {
    return (
      unit > 0 && at(this.#ends, unit - 1) === end && at(this.#cells, unit - 1) === at(this.#cells, unit)
    );
  }

  /** The last unit in which a switch is not at the mover's goal. */
  lastOpen(): number {
    let unit = this.#cells.length - 1;
    while (unit >= 0 && at(this.#cells, unit) === 0) unit--;
    return unit;
  }

  /**
   * Whether a move that has led here can have been the first legal one: no unit after those of its own kind was open before
   * it, so that what is open there now is what it has changed. `lastOpen` is that of this row.
   */
  canBeFirst({ changes, last, end }: PlainMove, lastOpen: number): boolean {
    if (Math.max(last, lastOpen) < end) return true;
    if (last !== lastOpen) return false;
    for (let index = 0; index < changes.length; index += 2) {
      const unit = at(changes, index);
      if (unit >= end && at(this.#cells, unit) !== at(changes, index + 1)) return false;
    }
    return true;
  }

  /** The name of the row after a move, as the other player sees it, or `solved`. */
  peek({ changes }: PlainMove): number {
    let { name } = this.#other;
    let { open } = this.#mover;
    for (let index = 0; index < changes.length; index += 2) {
      const unit = at(changes, index);
      const before = at(this.#cells, unit);
      const now = before ^ at(changes, index + 1);
      const turn = this.turns ? at(this.#full, unit) : 0;
      name = wrap(name + this.#weight(unit, now ^ turn) - this.#weight(unit, before ^ turn));
      open += Number(now !== 0) - Number(before !== 0);
    }
    return open === 0 ? solved : name;
  }

  flip({ changes }: PlainMove): void {
    for (let index = 0; index < changes.length; index += 2)
      this.#change(at(changes, index), at(changes, index + 1));
  }

  #change(unit: number, bits: number): void {
    const before = at(this.#cells, unit);
    const now = before ^ bits;
    this.#cells[unit] = now;
    this.#see(this.#mover, unit, before, now);
    if (!this.turns) return;
    const full = at(this.#full, unit);
    this.#see(this.#other, unit, before ^ full, now ^ full);
  }

  /** Counts what a unit shows now in place of what it showed before. */
  #see(sight: Sight, unit: number, before: number, now: number): void {
    sight.name = wrap(sight.name + this.#weight(unit, now) - this.#weight(unit, before));
    sight.open += Number(now !== 0) - Number(before !== 0);
  }

  #weight(unit: number, shown: number): number {
    const seed = at(this.#seeds, unit);
    return (scramble(shown ^ seed) >>> 6) * 2 ** 26 + (scramble(shown + ~seed) >>> 6);
  }
}

/** A number that looks random, from any number of 32 bits. */
function scramble(number: number): number {
  let bits = Math.imul(number ^ (number >>> 16), 0x21f0aaad);
  bits = Math.imul(bits ^ (bits >>> 15), 0x735a2d97);
  return bits ^ (bits >>> 15);
}

function wrap(sum: number): number {
  if (sum < 0) return sum + modulus;
  return sum < modulus ? sum : sum - modulus;
}

function unitsOf({ size, interchangeable }: RowRules) {
  const inBlock = new Set(interchangeable.flat(2));
  const loose = Array.from({ length: size }, (_, index) => index).filter((index) => !inBlock.has(index));
  const units: { switches: readonly number[]; full: number; end: number }[] = [];
  for (const blocks of [...loose.map((index) => [[index]]), ...interchangeable]) {
    const end = units.length + blocks.length;
    for (const switches of blocks) {
      const full = switches.reduce((sum, _, member) => sum | (1 << member), 0);
      // All its switches as bits, and the first unit after those of its kind.
      units.push({ switches, full, end });
    }
  }
  return units;
}

function placesIn(units: readonly Unit[]): readonly Place[] {
  const places: Place[] = [];
  for (const [unit, { switches }] of units.entries())
    for (const [member, index] of switches.entries()) places[index] = [unit, 1 << member];
  return places;
}

function planMove(units: readonly Unit[], places: readonly Place[], { flips, needs }: RowMove) {
  const masks = new Map<number, number>();
  for (const index of flips) {
    const [unit, bit] = places[index] ?? [0, 0];
    masks.set(unit, (masks.get(unit) ?? 0) ^ bit);
  }
  const [unit, bit] = (needs === null ? undefined : places[needs]) ?? [-1, 0];
  return {
    /** Units, each followed by the bits of it that change. */
    changes: Int32Array.from([...masks].flat()),
    /** The unit, -1 for none, and the bit that must be set for it to be legal. */
    unit,
    bit,
    /** The last unit that it changes. */
    last: Math.max(...masks.keys()),
    /** The first unit after those of the kind that it needs; after all units, for a move that is always legal. */
    end: units[unit]?.end ?? units.length,
  };
}
