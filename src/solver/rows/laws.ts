import { ofSeat, type Seat } from "../../core/seat.ts";
import type { OpenSwitches, RowLaw, RowMove, RowRules, SwitchRow } from "../../games/families.ts";
import { lastingMoves, listedRows, twinKinds } from "../../games/switch-and-capture/lost.ts";
import { neededLists } from "../../games/switch-and-capture/needed.ts";
import type { CaptureSize } from "../../games/switch-and-capture/rules.ts";

export interface RuledRow extends RowRules {
  readonly law: RowLaw;
}

export function withLaw(family: SwitchRow): RuledRow {
  return { ...family, law: lawOf(family) };
}

function lawOf({ law, size }: SwitchRow): RowLaw {
  switch (law) {
    case "shared":
      return sharedLaw(size);
    case "opposed":
      return opposedLaw(size);
    case "twins always":
      return captureLaw({ switches: size, switchOne: "always" });
    case "twins chosen":
      return captureLaw({ switches: size, switchOne: "chosen" });
    default:
      return law;
  }
}

/** Flipping switch 1, switch 2 and then both takes three moves and changes nothing, so either player can move last. */
const anyone = () => [true, true] as const;

/** One flip completes 2N − 1 rows, so those are won. All others are drawn. */
function sharedLaw(switches: number): RowLaw {
  return {
    lasts: ({ count }) => (count === 0 ? 0 : undefined),
    lost: () => [],
    counts: () => [[1, BigInt(2 * switches - 1)]],
    winnable: anyone,
  };
}

/** Like the shared law, except that your opponent's full row is lost. With just two switches, one flip turns it into yours. */
function opposedLaw(switches: number): RowLaw {
  const lost = switches > 2 ? [indices(switches)] : [];
  return {
    lasts: ({ count }) => (count === switches && lost.length > 0 ? 2 : undefined),
    lost: () => lost,
    counts: () => [
      [1, BigInt(2 * switches - 1)],
      [2, BigInt(lost.length)],
    ],
    winnable: anyone,
  };
}

function captureLaw(size: CaptureSize): RowLaw {
  const listed = listedRows(size);
  return {
    lasts: ({ has, count }) => lastingMoves(size, (label) => has(label - 1), count),
    lost: () => (listed ?? [...twinRows(size)]).map(({ off }) => off.map((label) => label - 1)),
    ...(listed === undefined ? { counts: () => countRows(size) } : {}),
    winnable: (row) => {
      const needed = neededLists(size, maskOf(row, size.switches))?.[0]?.length;
      return needed === undefined ? [false, false] : [needed % 2 === 1, needed % 2 === 0];
    },
  };
}

function maskOf({ has }: OpenSwitches, switches: number): number {
  let mask = 0;
  for (let index = 0; index < switches; index++) if (has(index)) mask |= 1 << index;
  return mask;
}

/**
 * For each combination of an even number of lone primes with an even number of couples, but not none at all: the row with
 * the largest primes and couples OFF. Daily puzzles rely on this order.
 */
function* twinRows({ switches }: CaptureSize): Iterable<{ readonly off: readonly number[] }> {
  const [lone, pairs] = twinKinds(switches);
  for (let ones = 0; ones <= lone.length; ones += 2)
    for (let twos = 0; twos <= pairs.length; twos += 2)
      if (ones + twos > 0)
        yield { off: [...lone.slice(lone.length - ones), ...pairs.slice(pairs.length - twos)].flat() };
}

/**
 * Counts won rows by the choice that wins, because it leaves a twin row or the finished row. Most choices win one row for each
 * row that they can leave. But twins win in the same rows, so those are counted by how many twins are OFF. The two largest
 * powers of two also win in the same rows, if the row ends below three times the smaller.
 */
function* countRows({ switches }: CaptureSize): Iterable<readonly [number, bigint]> {
  const [lone, pairs] = twinKinds(switches).map(({ length }) => length) as [number, number];
  const power = 2 ** Math.floor(Math.log2(switches));
  const same = power > 1 && 2 * switches < 3 * power ? 1 : 0;
  const others = BigInt(switches - lone - 2 * pairs - same);
  for (const { ones, twos, ways } of chooseTwins(lone, pairs)) {
    if (ones % 2 === 1 && twos % 2 === 1) continue;
    // Any odd number of couples OFF makes two won rows: in one you win by choosing a prime, in the other with its double.
    yield [ones + twos, twos % 2 === 1 ? 2n * ways : ways];
    if (ones % 2 === 0 && twos % 2 === 0) yield [ones + twos + 1, others * ways];
  }
}

function chooseTwins(lone: number, pairs: number) {
  return chooseAll(lone).flatMap((first, ones) =>
    chooseAll(pairs).map((second, twos) => ({ ones, twos, ways: first * second })),
  );
}

function chooseAll(things: number): readonly bigint[] {
  const ways = [1n];
  for (let chosen = 1; chosen <= things; chosen++)
    ways.push(((ways[chosen - 1] ?? 0n) * BigInt(things - chosen + 1)) / BigInt(chosen));
  return ways;
}

/** The switches not yet at one player's goal, in a buffer that moves change in place. */
export class OpenRow implements OpenSwitches {
  count = 0;
  readonly #cells: Uint8Array;

  constructor(size: number, open: readonly number[]) {
    this.#cells = new Uint8Array(size);
    this.flip({ flips: open });
  }

  readonly has = (index: number) => this.#cells[index] === 1;

  allows({ needs }: RowMove): boolean {
    return needs === null || this.has(needs);
  }

  /** A second flip undoes the first. */
  flip({ flips }: Pick<RowMove, "flips">): void {
    const cells = this.#cells;
    for (const index of flips) {
      const now = cells[index] === 1 ? 0 : 1;
      cells[index] = now;
      this.count += now === 1 ? 1 : -1;
    }
  }

  /** As seen by a player with the opposite goal. */
  turned(): OpenSwitches {
    return { has: (index) => !this.has(index), count: this.#cells.length - this.count };
  }
}

export function readRow({ goals, size }: RuledRow, row: string, mover: Seat): OpenRow {
  const goal = String(ofSeat(goals, mover));
  const open: number[] = [];
  for (let index = 0; index < size; index++) if (row[index] !== goal) open.push(index);
  return new OpenRow(size, open);
}

export function writeRow({ goals, size }: RuledRow, open: readonly number[], mover: Seat): string {
  const goal = ofSeat(goals, mover);
  const cells = Array.from({ length: size }, () => goal);
  for (const index of open) cells[index] = goal === 1 ? 0 : 1;
  return cells.join("");
}

export function turnsOver({ goals }: RuledRow): boolean {
  return goals[0] !== goals[1];
}

export function passTurn(family: RuledRow, row: OpenRow): OpenRow {
  if (!turnsOver(family)) return row;
  return new OpenRow(family.size, indices(family.size).filter(row.turned().has));
}

export function indices(size: number): readonly number[] {
  return Array.from({ length: size }, (_, index) => index);
}
