/**
 * A row under check, laid out apart from how the solver keeps it: as units, each a block that may change places with others
 * of its kind, or a single switch. Its name is a sum of random numbers, one for the kind and the switches of each unit: rows
 * that are the same up to symmetry share it, others all but never do, and a move changes it by little.
 */

import type { Random } from "../../core/random.ts";
import type { RowMove, SwitchRow } from "../../games/families.ts";
import { at } from "../typed-array.ts";

interface Unit {
  readonly kind: number;
  readonly switches: readonly number[];
  /** All its switches, as bits. */
  readonly full: number;
}

export interface PlainMove {
  /** Units, each followed by the bits of it that change. */
  readonly changes: Int32Array;
  /** The unit and the bit that must be set; null: always legal. */
  readonly needs: Place | null;
}

type Place = readonly [unit: number, bit: number];

const modulus = 2 ** 52;

/** A name is made to be looked up, which takes as long as so many changes. */
const lookUp = 30;

/** What `peek` gives for a row that is solved. */
export const solved = -1;

export class PlainRow {
  readonly moves: readonly PlainMove[];
  /** Whether the players have different goals, so that a row looks otherwise to the other one. */
  readonly turns: boolean;
  /** The name of the row as the mover sees it. */
  name = 0;
  /** How much was done so far, in changes of units. */
  work = 0;
  /** The name as the other player sees it. */
  #turned = 0;
  /** How many units have a switch that is not at the goal. */
  #open = 0;
  /** For each unit, its switches that are not at the mover's goal. */
  readonly #cells: Int32Array;
  readonly #kinds: Int32Array;
  readonly #full: Int32Array;
  readonly #places: ReadonlyMap<number, Place>;
  readonly #weights: readonly number[][];
  readonly #random: Random;
  /** Both names of the row in which every switch is at the goal. */
  readonly #solved: readonly [name: number, turned: number];

  constructor(family: SwitchRow, random: Random) {
    const units = unitsOf(family);
    this.turns = family.goals[0] !== family.goals[1];
    this.#cells = new Int32Array(units.length);
    this.#kinds = Int32Array.from(units, ({ kind }) => kind);
    this.#full = Int32Array.from(units, ({ full }) => full);
    this.#places = placesIn(units);
    this.#weights = units.map(() => []);
    this.#random = random;
    this.moves = family.moves.map((move) => planMove(this.#places, move));
    this.#measure();
    this.#solved = [this.name, this.#turned];
  }

  /** The row in which these switches are not at the mover's goal: most often few. */
  load(open: Iterable<number>): void {
    this.#cells.fill(0);
    [this.name, this.#turned] = this.#solved;
    this.#open = 0;
    for (const index of open) {
      const [unit, bit] = this.#places.get(index) ?? [0, 0];
      const before = at(this.#cells, unit);
      this.#cells[unit] = before | bit;
      this.#exchange(unit, before);
      this.work++;
    }
  }

  /** Passes the turn. */
  pass(): void {
    if (!this.turns) return;
    for (let unit = 0; unit < this.#cells.length; unit++)
      this.#cells[unit] = at(this.#full, unit) ^ at(this.#cells, unit);
    this.#measure();
  }

  get isSolved(): boolean {
    return this.#open === 0;
  }

  allows({ needs }: PlainMove): boolean {
    return needs === null || (at(this.#cells, needs[0]) & needs[1]) !== 0;
  }

  /** The name of the row after a move, as the other player sees it, or `solved`. */
  peek({ changes }: PlainMove): number {
    this.work += changes.length + lookUp;
    let name = this.#turned;
    let open = this.#open;
    for (let index = 0; index < changes.length; index += 2) {
      const unit = at(changes, index);
      const before = at(this.#cells, unit);
      const after = before ^ at(changes, index + 1);
      name = wrap(name + this.#weight(unit, after, this.turns) - this.#weight(unit, before, this.turns));
      open += Number(after !== 0) - Number(before !== 0);
    }
    return open === 0 ? solved : name;
  }

  flip({ changes }: PlainMove): void {
    this.work += changes.length;
    for (let index = 0; index < changes.length; index += 2) {
      const unit = at(changes, index);
      const before = at(this.#cells, unit);
      this.#cells[unit] = before ^ at(changes, index + 1);
      this.#exchange(unit, before);
    }
  }

  #measure(): void {
    this.work += this.#cells.length;
    this.name = 0;
    this.#turned = 0;
    this.#open = 0;
    for (let unit = 0; unit < this.#cells.length; unit++) this.#exchange(unit, null);
  }

  /** Counts what a unit shows now in place of what it showed before. */
  #exchange(unit: number, before: number | null): void {
    const now = at(this.#cells, unit);
    const change = (turned: boolean) =>
      this.#weight(unit, now, turned) - (before === null ? 0 : this.#weight(unit, before, turned));
    this.name = wrap(this.name + change(false));
    this.#turned = this.turns ? wrap(this.#turned + change(true)) : this.name;
    this.#open += Number(now !== 0) - Number(before !== null && before !== 0);
  }

  /** The random number for what a unit shows to the mover, or to the other player. */
  #weight(unit: number, bits: number, turned: boolean): number {
    const shown = turned ? at(this.#full, unit) ^ bits : bits;
    const weights = this.#weights[at(this.#kinds, unit)] ?? [];
    weights[shown] ??= this.#random.below(2 ** 26) * 2 ** 26 + this.#random.below(2 ** 26);
    return weights[shown];
  }
}

function wrap(sum: number): number {
  if (sum < 0) return sum + modulus;
  return sum < modulus ? sum : sum - modulus;
}

function unitsOf({ size, interchangeable }: SwitchRow): readonly Unit[] {
  const inBlock = new Set(interchangeable.flat(2));
  const loose = Array.from({ length: size }, (_, index) => index).filter((index) => !inBlock.has(index));
  const kinds = [...interchangeable, ...loose.map((index) => [[index]])];
  return kinds.flatMap((blocks, kind) =>
    blocks.map((switches) => ({
      kind,
      switches,
      full: switches.reduce((sum, _, member) => sum | (1 << member), 0),
    })),
  );
}

function placesIn(units: readonly Unit[]): ReadonlyMap<number, Place> {
  return new Map(
    units.flatMap(({ switches }, unit) =>
      switches.map((index, member) => [index, [unit, 1 << member] as const] as const),
    ),
  );
}

function planMove(places: ReadonlyMap<number, Place>, { flips, needs }: RowMove): PlainMove {
  const masks = new Map<number, number>();
  for (const index of flips) {
    const [unit, bit] = places.get(index) ?? [0, 0];
    masks.set(unit, (masks.get(unit) ?? 0) ^ bit);
  }
  return {
    changes: Int32Array.from([...masks].flat()),
    needs: needs === null ? null : (places.get(needs) ?? null),
  };
}
