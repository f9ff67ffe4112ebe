/** A game on a grid whose moves are made in steps: stake a square that touches none of your own, then flood another. */

import { type Cell, defineGame, fail, numberOption, ok, otherSeat, type Seat } from "switchyard-games";

interface Quarry {
  /** "." is free, "1" and "2" are staked, "~" is flooded. */
  readonly squares: string;
  readonly mover: Seat;
}

type Turn = readonly [stake: number, flood: number];

function nameOf(size: number, at: number): string {
  return `${"abcdef"[at % size]}${Math.floor(at / size) + 1}`;
}

function touchesOwn({ squares, mover }: Quarry, at: number): boolean {
  const size = Math.sqrt(squares.length);
  const column = at % size;
  const near = [at - size, at + size, column > 0 ? at - 1 : -1, column < size - 1 ? at + 1 : -1];
  return near.some((place) => squares[place] === String(mover));
}

function moves(quarry: Quarry): readonly Turn[] {
  const free = Array.from(quarry.squares).flatMap((square, at) => (square === "." ? [at] : []));
  const stakes = free.filter((at) => !touchesOwn(quarry, at));
  return stakes.flatMap((stake) => free.filter((at) => at !== stake).map((flood) => [stake, flood] as const));
}

function cellOf(id: string, square: string): Cell {
  if (square === ".") return { id, label: id, state: "empty", mark: "", spoken: `${id}, free` };
  if (square === "~") return { id, label: id, state: "gone", mark: "~", spoken: `${id}, flooded` };
  const owner = square === "1" ? 1 : 2;
  return { id, label: id, state: "barred", owner, mark: square, spoken: `${id}, staked by player ${owner}` };
}

export const quarry = defineGame({
  id: "quarry",
  title: "Quarry",
  summary: "Stake a square, flood another; the last player who can move wins.",
  options: { size: numberOption({ default: 3, min: 2, max: 6, help: "the side of the square field" }) },
  at: ({ size }) => ({
    rulesPage: {
      goal: "Be the last player who can move.",
      rules: ["Stake a free square that touches none of your own.", "Then flood another free square."],
      finePrint: [],
    },
    start: (first): Quarry => ({ squares: ".".repeat(size * size), mover: first }),
    toMove: ({ mover }) => mover,
    moves,
    play: ({ squares, mover }, [stake, flood]: Turn) => {
      const after = Array.from(squares);
      after[stake] = String(mover);
      after[flood] = "~";
      return { squares: after.join(""), mover: otherSeat(mover) };
    },
    outcome: (quarry) => (moves(quarry).length === 0 ? otherSeat(quarry.mover) : null),
    key: ({ squares }) => squares,
    fromKey: (squares, mover = 1) => {
      if (/^[.12~]+$/.test(squares) && squares.length === size * size) return ok({ squares, mover });
      return fail("bad-key", `Write ${size * size} squares, such as ${".".repeat(size * size)}.`);
    },
    formatMove: (_quarry, move) => move.map((at) => nameOf(size, at)).join("-"),
    board: ({ squares }) => {
      const cells = Array.from(squares, (square, at) => cellOf(nameOf(size, at), square));
      return [{ shape: "grid", columns: size, title: "Field", cells }];
    },
    steps: true,
    cellsOfMove: (_quarry, move) => move.map((at) => nameOf(size, at)),
  }),
});
