/**
 * Games with every kind of board. The players take turns claiming things, and the player who claims the last one wins. Only the
 * boards differ.
 */

import {
  type Board,
  blankCell,
  type Cell,
  choiceOption,
  defineGame,
  fail,
  type Game,
  type GraphLine,
  numberOption,
  ok,
  otherSeat,
  type Seat,
} from "switchyard-games";

interface Claims {
  readonly size: number;
  /** "1" and "2" if a seat has it, "." if it's free. */
  readonly claimed: string;
  readonly mover: Seat;
}

interface Claimable {
  readonly id: string;
  readonly title: string;
  readonly sizes: readonly [usual: number, least: number, most: number];
  /** The names of the things to claim. */
  readonly names: (size: number) => readonly string[];
  readonly board: (size: number, cells: readonly Cell[]) => Board;
}

const letters = "abcdefghijklmnop";

function claimGame({ id, title, sizes, names, board }: Claimable): Game {
  const [usual, min, max] = sizes;
  return defineGame({
    id,
    title,
    summary: "Claim what is free; the player who claims the last place wins.",
    options: { size: numberOption({ default: usual, min, max, label: "Side", help: "how large it is" }) },
    at: ({ size }) => ({
      rulesPage: { goal: "Claim the last.", rules: ["Claim anything that is free."], finePrint: [] },
      start: (first): Claims => ({ size, claimed: ".".repeat(names(size).length), mover: first }),
      toMove: ({ mover }) => mover,
      moves: ({ claimed }) => Array.from(claimed).flatMap((cell, at) => (cell === "." ? [at] : [])),
      play: ({ size, claimed, mover }, at) => ({
        size,
        claimed: claimed.slice(0, at) + mover + claimed.slice(at + 1),
        mover: otherSeat(mover),
      }),
      outcome: ({ claimed, mover }) => (claimed.includes(".") ? null : otherSeat(mover)),
      key: ({ claimed }) => claimed,
      fromKey: (key, mover = 1) =>
        /^[.12]+$/.test(key) && key.length === names(size).length
          ? ok({ size, claimed: key, mover })
          : fail("bad-key", "Write a sign of 1, 2 and . for each place."),
      formatMove: ({ size }, at) => names(size)[at] ?? "",
      board: ({ size, claimed }) =>
        board(
          size,
          names(size).map((name, at) => cellOf(name, claimed[at])),
        ),
      describeMove: ({ size }, at, { name }) => [`${name} claims ${names(size)[at]}.`],
    }),
  });
}

function cellOf(name: string, claimed: string | undefined): Cell {
  const seat = claimed === "1" ? 1 : claimed === "2" ? 2 : undefined;
  return seat === undefined
    ? { id: name, label: name, state: "empty", mark: "", spoken: `${name}, free` }
    : { id: name, label: name, state: "here", owner: seat, mark: "Q", spoken: `${name}, of player ${seat}` };
}

function squareNames(size: number): readonly string[] {
  return Array.from({ length: size * size }, (_, at) => `${letters[at % size]}${Math.floor(at / size) + 1}`);
}

/** Every cell shows its name. */
export const namedGrid = claimGame({
  id: "named-grid",
  title: "Named Grid",
  sizes: [3, 2, 12],
  names: squareNames,
  board: (size, cells) => [{ shape: "grid", columns: size, title: "Board", cells }],
});

/** The names are at the edges, and the corners are missing. */
export const edgedGrid = claimGame({
  id: "edged-grid",
  title: "Edged Grid",
  sizes: [4, 3, 12],
  names: (size) => squareNames(size).filter((_, at) => !isCorner(size, at)),
  board: (size, cells) => {
    const byId = new Map(cells.map((cell) => [cell.id, cell]));
    return [
      {
        shape: "grid",
        columns: size,
        columnLabels: Array.from(letters.slice(0, size)),
        rowLabels: Array.from({ length: size }, (_, at) => String(at + 1)),
        title: "Board",
        cells: squareNames(size).map((name) => byId.get(name) ?? blankCell(name)),
      },
    ];
  },
});

function isCorner(size: number, at: number): boolean {
  return [0, size - 1, size * (size - 1), size * size - 1].includes(at);
}

/** A slanted board of hexagons, where each inner point has six neighbors. */
export const hexagons = claimGame({
  id: "hexagons",
  title: "Hexagons",
  sizes: [3, 2, 9],
  names: squareNames,
  board: (size, cells) => [
    {
      shape: "graph",
      title: "Board",
      cells: cells.map((cell, at): Cell => {
        const [column, row] = [at % size, Math.floor(at / size)];
        return { ...cell, at: [column + row / 2, row * 0.87] };
      }),
      lines: squareNames(size).flatMap((name, at): GraphLine[] => {
        const [column, row] = [at % size, Math.floor(at / size)];
        const ways = [
          [1, 0],
          [0, 1],
          [-1, 1],
        ] as const;
        return ways.flatMap(([right, down]) => {
          const [x, y] = [column + right, row + down];
          return x < 0 || x >= size || y >= size ? [] : [[name, `${letters[x]}${y + 1}`] as const];
        });
      }),
    },
  ],
});

/** Players claim the lines between dots. A box with four claimed lines shows it. */
export const dotsAndLines = claimGame({
  id: "dots-and-lines",
  title: "Dots and Lines",
  sizes: [2, 1, 5],
  names: (size) => linesBetween(size).map(([, , name = ""]) => name),
  board: (size, cells) => {
    const taken = new Set(cells.filter(({ state }) => state === "here").map(({ id }) => id));
    const dots = Array.from({ length: (size + 1) ** 2 }, (_, at): Cell => {
      const [x, y] = [at % (size + 1), Math.floor(at / (size + 1))];
      return { id: dot(x, y), label: "", state: "gone", mark: "•", spoken: "dot", at: [x, y] };
    });
    const boxes = Array.from({ length: size * size }, (_, at): Cell => {
      const [x, y] = [at % size, Math.floor(at / size)];
      const closed = [`h${x}${y}`, `h${x}${y + 1}`, `v${x}${y}`, `v${x + 1}${y}`].every((id) =>
        taken.has(id),
      );
      const id = `box ${x}${y}`;
      if (!closed) return { ...blankCell(id), at: [x + 0.5, y + 0.5] };
      return { id, label: "", state: "here", mark: "■", spoken: `${id}, closed`, at: [x + 0.5, y + 0.5] };
    });
    return [
      { shape: "graph", title: "Lines", cells: [...dots, ...cells, ...boxes], lines: linesBetween(size) },
    ];
  },
});

function dot(x: number, y: number): string {
  return `dot ${x} ${y}`;
}

function linesBetween(size: number): readonly GraphLine[] {
  return Array.from({ length: (size + 1) ** 2 }, (_, at) => [
    at % (size + 1),
    Math.floor(at / (size + 1)),
  ]).flatMap(([x = 0, y = 0]): GraphLine[] => [
    ...(x < size ? [[dot(x, y), dot(x + 1, y), `h${x}${y}`] as const] : []),
    ...(y < size ? [[dot(x, y), dot(x, y + 1), `v${x}${y}`] as const] : []),
  ]);
}

/** Ten points of a star, on five straight lines. */
export const star = claimGame({
  id: "star",
  title: "Star",
  sizes: [1, 1, 1],
  names: () => Array.from("abcdefghij"),
  board: (_size, cells) => {
    const placed = cells.map((cell, at): Cell => {
      const turn = (at * Math.PI) / 5 - Math.PI / 2;
      const far = at % 2 === 0 ? 1 : 0.382;
      return { ...cell, at: [far * Math.cos(turn), far * Math.sin(turn)] };
    });
    const around = Array.from(
      { length: 10 },
      (_, at): GraphLine => [letters[at] ?? "", letters[(at + 1) % 10] ?? ""],
    );
    const within = Array.from(
      { length: 5 },
      (_, at): GraphLine => [letters[2 * at + 1] ?? "", letters[(2 * at + 3) % 10] ?? ""],
    );
    return [{ shape: "graph", title: "Star", cells: placed, lines: [...around, ...within] }];
  },
});

interface Heaps {
  readonly heaps: readonly number[];
  readonly full: readonly number[];
  readonly last: "loses" | "wins";
  readonly mover: Seat;
}

/** Four stacks next to a pool. An option decides what the last thing does, so the rules depend on it. */
export const sideHeaps = defineGame({
  id: "side-heaps",
  title: "Side Heaps",
  summary: "Take things from one heap; the last thing decides.",
  options: {
    heap1: numberOption({ default: 2, min: 1, max: 9, help: "things in heap A" }),
    others: numberOption({ default: 3, min: 1, max: 9, help: "things in each of the others" }),
    last: choiceOption(["loses", "wins"], "what taking the last thing does", "The last thing"),
  },
  at: ({ last, heap1, others }) => ({
    rulesPage: {
      goal: last === "loses" ? "Make your opponent take the last thing." : "Take the last thing.",
      rules: [`The last thing ${last}.`],
      finePrint: [],
    },
    start: (first): Heaps => {
      const full = [heap1, others, others, others];
      return { heaps: full, full, last, mover: first };
    },
    toMove: ({ mover }) => mover,
    moves: ({ heaps }) =>
      heaps.flatMap((size, heap) => Array.from({ length: size }, (_, at) => ({ heap, count: at + 1 }))),
    play: (position, { heap, count }) => ({
      ...position,
      heaps: position.heaps.map((size, at) => (at === heap ? size - count : size)),
      mover: otherSeat(position.mover),
    }),
    outcome: ({ heaps, last, mover }) =>
      heaps.some((size) => size > 0) ? null : last === "loses" ? mover : otherSeat(mover),
    key: ({ heaps }) => heaps.join("-"),
    fromKey: (key, mover = 1) => {
      const full = [heap1, others, others, others];
      const heaps = key.split("-").map(Number);
      const fits = /^\d-\d-\d-\d$/.test(key) && heaps.every((size, at) => size <= (full[at] ?? 0));
      return fits ? ok({ heaps, full, last, mover }) : fail("bad-key", `Write it like ${full.join("-")}.`);
    },
    formatMove: (_position, { heap, count }) => `${"ABCD"[heap]}${count}`,
    board: ({ heaps, full }) =>
      heaps.map((size, heap) => ({
        shape: "stack" as const,
        title: `Heap ${"ABCD"[heap]}`,
        cells: Array.from({ length: full[heap] ?? 0 }, (_, level): Cell => {
          const id = `${"ABCD"[heap]}${level + 1}`;
          const state = level < size ? "here" : "gone";
          return { id, label: id, state, mark: "", spoken: `${id}, ${state === "here" ? "there" : "taken"}` };
        }).reverse(),
      })),
    cellsOfMove: ({ heaps }, { heap, count }) =>
      Array.from({ length: count }, (_, at) => `${"ABCD"[heap]}${(heaps[heap] ?? 0) - at}`),
    describeMove: (_position, { heap, count }, { name }) => [
      `${name} takes ${count} from heap ${"ABCD"[heap]}.`,
    ],
  }),
});

export const games: readonly Game[] = [namedGrid, edgedGrid, hexagons, dotsAndLines, star, sideHeaps];
