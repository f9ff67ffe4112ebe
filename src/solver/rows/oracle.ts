/**
 * Exact answers about single rows of a size that can be played. In long rows algebra refutes that a seat can still win, and a
 * line of play proves it: the algebra gives a set of moves that would do, and they are played in any order that the rules
 * allow, with a detour where none of them is legal just now.
 */

import type { CanWin } from "../../core/analysis.ts";
import { pick, type Random, randomFrom } from "../../core/random.ts";
import { ofSeat, type Seat, seats } from "../../core/seat.ts";
import type { SwitchRow } from "../../games/families.ts";
import type { Decided, KeyOracle } from "../key-oracle.ts";
import { valueOfPlies } from "../solution.ts";
import { runToEnd } from "../task.ts";
import { type MoveAlgebra, moveAlgebra, solveDifference } from "./algebra.ts";
import { orbitSize, writeRow } from "./cursor.ts";
import type { DecidedRows } from "./decided.ts";
import { decideRows } from "./retrograde.ts";
import {
  isAllowed,
  isWon,
  mostSmallSwitches,
  parseBits,
  playSmall,
  type SmallMove,
  type SmallPosition,
  type SmallRow,
  smallRow,
} from "./small.ts";
import { rowPlies } from "./solution.ts";
import { mostWalkedSwitches, walkBack } from "./walk.ts";

export function rowOracle(family: SwitchRow): KeyOracle | undefined {
  if (family.size > mostSmallSwitches) return undefined;
  const rows = runToEnd(decideRows(family));
  const pliesOf = rowPlies(rows);
  const small = smallRow(family);
  // Walking over every row takes longer than all the rest, so it waits until somebody asks.
  let canWin: ReturnType<typeof proveWinnable> | undefined;
  return {
    probe: (key, mover) => valueOfPlies(pliesOf(family.row(key), mover)),
    canWin: (key, mover) => {
      canWin ??= family.size <= mostWalkedSwitches ? walkBack(small) : proveWinnable(small);
      return canWin({ row: parseBits(family.row(key)), mover });
    },
    decided: (least) => listDecided(rows, least),
    closeness: (key, seat) => shareAtGoal(family, family.row(key), seat),
  };
}

/** One of each symmetry class, for either player where the two want different rows. */
function* listDecided(rows: DecidedRows, least: number): Iterable<Decided> {
  const { family, turn } = rows.plan;
  for (const { row, plies } of rows.each()) {
    if (plies < least) continue;
    for (const mover of turn === null ? [seats[0]] : seats)
      yield { key: family.key(writeRow(row, mover), mover), mover, count: Number(orbitSize(row)) };
  }
}

function shareAtGoal({ goals, size }: SwitchRow, row: string, seat: Seat): number {
  const goal = String(ofSeat(goals, seat));
  return Array.from(row).filter((symbol) => symbol === goal).length / size;
}

/** Who can still win: refuted by algebra, proved by a line of play, else not known. */
export function proveWinnable(small: SmallRow): (position: SmallPosition) => CanWin {
  const algebra = moveAlgebra(small);
  return (position) => [isWinnableBy(small, algebra, position, 1), isWinnableBy(small, algebra, position, 2)];
}

function isWinnableBy(
  small: SmallRow,
  algebra: MoveAlgebra,
  position: SmallPosition,
  seat: Seat,
): boolean | null {
  const difference = position.row ^ ofSeat(small.goals, seat);
  const moves = solveDifference(algebra, difference, position.mover === seat);
  if (moves === undefined) return false;
  return findLine(small, position, seat, moves) ? true : null;
}

const attempts = 40;

interface Search {
  readonly small: SmallRow;
  readonly seat: Seat;
  readonly random: Random;
}

/** Whether a line was found; not finding one proves nothing. `moves` is what the algebra proposes. */
function findLine(small: SmallRow, from: SmallPosition, seat: Seat, moves: bigint): boolean {
  const search = { small, seat, random: randomFrom(from.row) };
  const proposed = small.moves.filter((_, index) => ((moves >> BigInt(index)) & 1n) === 1n);
  for (let attempt = 0; attempt < attempts; attempt++)
    if (tryLine(search, from, new Set(proposed))) return true;
  return false;
}

function tryLine(search: Search, from: SmallPosition, wanted: Set<SmallMove>): boolean {
  const { small, seat, random } = search;
  let position = from;
  for (let ply = 0; ply < 12 * small.size; ply++) {
    const { mover } = position;
    const legal = small.moves.filter((move) => isAllowed(small, position, move));
    const open = legal.filter((move) => mover === seat || !isWon(small, playSmall(position, move)));
    if (open.length === 0) return false;
    const helpful = open.filter((move) => wanted.has(move));
    const move = pick(random, helpful.length > 0 ? helpful : open);
    if (!wanted.delete(move)) wanted.add(move);
    position = playSmall(position, move);
    if (isWon(small, position)) return mover === seat && position.row === ofSeat(small.goals, seat);
  }
  return false;
}
