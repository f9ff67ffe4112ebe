/** A small game in order, and what authors get wrong about such a game: each with the code that `check` has to name it by. */

import { defineGame } from "../../src/core/define/define-game.ts";
import type { Game } from "../../src/core/game.ts";
import { choiceOption, numberOption } from "../../src/core/options.ts";
import { fail, ok } from "../../src/core/result.ts";
import { otherSeat, type Seat } from "../../src/core/seat.ts";

interface Heap {
  readonly left: number;
  readonly mover: Seat;
}

interface HeapOptions {
  readonly size: number;
  readonly most: string;
}

const largest = 9;
const takes = ({ left }: Heap) => [1, 2, 3].filter((count) => count <= left);
const take = ({ left, mover }: Heap, count: number): Heap => ({
  left: left - count,
  mover: otherSeat(mover),
});

function readKey(key: string, { size }: { readonly size: number }, mover: Seat = 1) {
  return /^\d$/.test(key) && Number(key) <= size
    ? ok({ left: Number(key), mover })
    : fail("bad-key", `Write how many are left, from 0 to ${size}.`);
}

function cellsOf({ left }: Heap) {
  return Array.from({ length: largest }, (_, index) => ({
    id: `c${index + 1}`,
    label: String(index + 1),
    state: index < left ? "here" : "gone",
    mark: "",
    spoken: `thing ${index + 1}`,
  }));
}

const cellsOfMove = ({ left }: Heap, count: number) =>
  Array.from({ length: count }, (_, index) => `c${left - index}`);
const boardOf = (heap: Heap) => [{ shape: "stack", title: "Heap", cells: cellsOf(heap) }];

const rulesPage = { goal: "Take the last thing.", rules: ["Take one to three things."], rulings: [] };

const base = {
  id: "heap",
  title: "Heap",
  summary: "Take one to three things; the player who takes the last one wins.",
  options: { size: numberOption({ default: 7, min: 2, max: largest, help: "how many things there are" }) },
  rulesPage,
  start: ({ size }: { readonly size: number }, mover: Seat): Heap => ({ left: size, mover }),
  toMove: ({ mover }: Heap) => mover,
  moves: takes,
  play: take,
  outcome: ({ left, mover }: Heap) => (left === 0 ? otherSeat(mover) : null),
  key: ({ left }: Heap) => String(left),
  fromKey: readKey,
  formatMove: (_heap: Heap, count: number) => String(count),
  board: boardOf,
  cellsOfMove,
  goal: () => "Take the last thing.",
  describeMove: (_heap: Heap, count: number, { name }: { readonly name: string }) => [
    `${name} takes ${count}.`,
  ],
};

type Parts = Readonly<Record<string, unknown>>;

const made = (parts: Parts): Game => defineGame({ ...base, ...parts } as never);
const raw = (parts: Parts): Game => ({ ...defineGame(base as never), ...parts }) as Game;
const without = (member: string): Game => {
  const { [member]: _left, ...rest } = { ...defineGame(base as never) } as Parts;
  return rest as never;
};
const withCells = (change: (cell: Parts) => Parts): Game =>
  made({ board: (heap: Heap) => [{ shape: "stack", title: "Heap", cells: cellsOf(heap).map(change) }] });
const withGroup = (group: Parts): Game =>
  made({ board: (heap: Heap) => [{ shape: "stack", title: "Heap", cells: cellsOf(heap), ...group }] });
const named = (names: readonly string[]): Game =>
  made({ formatMove: (_heap: Heap, count: number) => names[count - 1] });
const chosen = (parts: Parts): Game =>
  made({
    options: { ...base.options, most: choiceOption(["three", "two"], "how many may be taken") },
    ...parts,
  });
const failing = (): never => {
  throw new Error("no luck");
};

let calls = 0;
const bornAt = Date.now();
let firstSeen: Seat | undefined;
const remembered = (mover: Seat) => {
  firstSeen ??= mover;
  return firstSeen;
};

const { summary: _summary, ...plainBase } = base;

export const heapGame: Game = defineGame(base as never);
export const heapWithChoice: Game = chosen({
  moves: (heap: Heap & { readonly most?: string }) =>
    takes(heap).filter((count) => count <= (heap.most === "two" ? 2 : 3)),
  start: ({ size, most }: HeapOptions, mover: Seat) => ({ left: size, mover, most }),
  play: (heap: Heap, count: number) => ({ ...heap, ...take(heap, count) }),
  fromKey: (key: string, options: HeapOptions, mover: Seat = 1) => {
    const read = readKey(key, options, mover);
    return read.ok ? ok({ ...read.value, most: options.most }) : read;
  },
});

/** What is wrong, the code that says so, and the game. */
export const faultyGames: readonly (readonly [fault: string, code: string, game: Game])[] = [
  ["no id", "member", without("id")],
  ["no title", "member", without("title")],
  ["no options", "member", without("options")],
  ["no moves", "member", without("moves")],
  ["no rules page, and no defineGame", "member", without("rulesPage")],
  ["describeMove is undefined, and no defineGame", "member", raw({ describeMove: undefined })],
  ["title is a number", "member", raw({ title: 7 })],
  ["one seat name", "member", raw({ seatNames: ["Ann"] })],
  ["endless is a text", "member", made({ endless: "yes" })],
  ["version is zero", "member", made({ version: 0 })],
  ["a getter fails", "member", Object.defineProperty(raw({}), "summary", { get: failing })],
  ["a member is misspelt", "member-unknown", made({ cellOfMove: cellsOfMove })],
  ["no summary", "summary", defineGame(plainBase as never)],
  ["no rules", "rules", made({ rulesPage: { ...rulesPage, rules: [] } })],
  ["id with capitals", "id", made({ id: "Heap" })],
  ["id of a command", "id", made({ id: "play" })],
  ["summary of two lines", "text", made({ summary: "Take\nthings." })],
  ["title with markup", "text", made({ title: "<b>Heap</b>" })],
  ["title with a direction mark", "text", made({ title: "Heap\u202e" })],
  ["both seats are called alike", "seat-names", made({ seatNames: ["Player", "Player"] })],
  ["rules are one text", "text", made({ rulesPage: { ...rulesPage, rules: "Take." } })],
  ["rulings are missing, and no defineGame", "text", raw({ rulesPage: { goal: "Take.", rules: ["Take."] } })],
  ["terms with one form", "text", made({ terms: { verb: ["take"], cell: ["thing", "things"] } })],
  [
    "rulesFor fails for a choice",
    "throws",
    chosen({ rulesFor: ({ most }: HeapOptions) => (most === "two" ? failing() : rulesPage) }),
  ],
  ["rulesFor leaves rules out", "text", chosen({ rulesFor: () => ({ goal: "Take." }) })],
  [
    "an option without help",
    "text",
    made({ options: { size: { kind: "number", default: 7, min: 2, max: 9 } } }),
  ],
  [
    "a default that is NaN",
    "option-default",
    made({ options: { size: numberOption({ default: Number.NaN, min: 2, max: 9, help: "things" }) } }),
  ],
  [
    "limits the wrong way round",
    "option-default",
    made({ options: { size: numberOption({ default: 7, min: 9, max: 2, help: "things" }) } }),
  ],
  [
    "an option without a kind",
    "option-default",
    made({ options: { size: { default: 7, min: 2, max: 9, help: "things" } } }),
  ],
  [
    "a choice of two words",
    "option-default",
    made({
      options: { ...base.options, most: { kind: "choice", default: "a b", choices: ["a b"], help: "how" } },
    }),
  ],
  [
    "an option in capitals",
    "option-name",
    made({ options: { ...base.options, Most: choiceOption(["a", "b"], "how") } }),
  ],
  ["an option that does nothing", "option-ignored", chosen({})],
  [
    "the size does nothing",
    "option-ignored",
    made({
      start: (_options: unknown, mover: Seat) => ({ left: 7, mover }),
      fromKey: (key: string, _options: unknown, mover?: Seat) => readKey(key, { size: 9 }, mover),
    }),
  ],
  [
    "the smallest size fails",
    "throws",
    made({ start: ({ size }: HeapOptions, mover: Seat) => (size === 2 ? failing() : { left: size, mover }) }),
  ],
  [
    "the largest size fails",
    "throws",
    made({
      start: ({ size }: HeapOptions, mover: Seat) => (size === largest ? failing() : { left: size, mover }),
    }),
  ],
  [
    "a choice fails",
    "throws",
    chosen({
      start: ({ size, most }: HeapOptions, mover: Seat) =>
        most === "two" ? failing() : { left: size, mover },
    }),
  ],
  [
    "the smallest size is over at once",
    "over-at-once",
    made({ options: { size: numberOption({ default: 7, min: 0, max: 9, help: "things" }) } }),
  ],
  ["refusal gives null", "refusal", made({ refusal: () => null })],
  [
    "recommended is refused",
    "recommended",
    made({ recommended: { options: { size: 40 }, text: "A long one." } }),
  ],
  ["recommended has nothing to say", "text", made({ recommended: { options: { size: 8 }, text: "" } })],
  ["puzzles of a size that is refused", "puzzles", made({ puzzles: { line: [{ size: 99 }] } })],
  ["puzzles of an unknown kind", "puzzles", made({ puzzles: { lines: [{ size: 4 }] } })],
  [
    "starts drawn by Math.random",
    "starts-chance",
    made({
      starts: {
        kind: "start",
        help: "heaps",
        size: "size",
        deals: { random: { draw: () => String(2 + (calls++ % 7)) } },
      },
    }),
  ],
  [
    "starts of an unknown kind",
    "starts",
    made({ starts: { kind: "start", help: "heaps", size: "size", deals: { odd: { draw: () => "3" } } } }),
  ],
  [
    "draw fails",
    "throws",
    made({ starts: { kind: "start", help: "heaps", size: "size", deals: { random: { draw: failing } } } }),
  ],
  [
    "start changes the options",
    "mutates",
    made({ start: (options: { size: number }, mover: Seat) => ({ left: options.size--, mover }) }),
  ],
  [
    "start depends on chance",
    "start-chance",
    made({ start: ({ size }: HeapOptions, mover: Seat) => ({ left: size - (calls++ % 2), mover }) }),
  ],
  [
    "the first player is remembered",
    "start-first",
    made({
      start: ({ size }: HeapOptions, mover: Seat) => ({
        left: size,
        mover: remembered(mover),
      }),
    }),
  ],
  ["toMove is 0 or 1", "mover", made({ toMove: ({ mover }: Heap) => mover - 1 })],
  ["toMove is a text", "mover", made({ toMove: ({ mover }: Heap) => String(mover) })],
  [
    "outcome is undefined in play",
    "outcome",
    made({ outcome: ({ left, mover }: Heap) => (left === 0 ? otherSeat(mover) : undefined) }),
  ],
  [
    "outcome is a word of its own",
    "outcome",
    made({ outcome: ({ left }: Heap) => (left === 0 ? "draw" : null) }),
  ],
  ["moves is a Set", "moves", made({ moves: (heap: Heap) => new Set(takes(heap)) })],
  [
    "moves is a generator",
    "moves",
    made({
      *moves(heap: Heap) {
        yield* takes(heap);
      },
    }),
  ],
  ["moves is async", "throws", made({ moves: async (heap: Heap) => takes(heap) })],
  ["a move twice", "move-names", made({ moves: (heap: Heap) => [...takes(heap), ...takes(heap)] })],
  [
    "moves in turning order",
    "moves-order",
    made({ moves: (heap: Heap) => (calls++ % 2 === 0 ? takes(heap) : takes(heap).toReversed()) }),
  ],
  [
    "moves are functions",
    "move-plain",
    made({
      moves: (heap: Heap) => takes(heap).map((count) => () => count),
      play: (heap: Heap, count: () => number) => take(heap, count()),
      formatMove: (_heap: Heap, count: () => number) => String(count()),
      cellsOfMove: (heap: Heap, count: () => number) => cellsOfMove(heap, count()),
      describeMove: () => ["A move."],
    }),
  ],
  ["play gives nothing", "play", made({ play: () => undefined })],
  [
    "play fails in one position",
    "throws",
    made({
      play: (heap: Heap, count: number) => (heap.left === 4 && count === 2 ? failing() : take(heap, count)),
    }),
  ],
  ["a draw that is no outcome", "no-moves", made({ outcome: () => null })],
  [
    "outcome asks the clock",
    "world",
    made({
      outcome: ({ left, mover }: Heap) =>
        left === 0 ? otherSeat(mover) : Date.now() > bornAt + 86_400_000 ? "drawn" : null,
    }),
  ],
  [
    "moves ask chance",
    "world",
    made({
      moves: (heap: Heap) => takes(heap).filter((count) => count === 1 || Math.random() < 0.999_999_999),
    }),
  ],
  [
    "moves ask the environment",
    "world",
    made({
      moves: (heap: Heap) => takes(heap).filter((count) => count <= Number(process.env.HEAP_MOST ?? 3)),
    }),
  ],
  [
    "a key in the machine's language",
    "world",
    made({
      key: ({ left }: Heap) => (left * 1_000).toLocaleString(),
      fromKey: (key: string, _options: unknown, mover: Seat = 1) =>
        /^[\d,]+$/.test(key)
          ? ok({ left: Number(key.replaceAll(",", "")) / 1_000, mover })
          : fail("bad-key", "A number."),
    }),
  ],
  [
    "moves sorted in the machine's language",
    "world",
    made({ moves: (heap: Heap) => takes(heap).toSorted((a, b) => String(a).localeCompare(String(b))) }),
  ],
  [
    "positions hold a date",
    "json",
    made({ play: (heap: Heap, count: number) => ({ ...take(heap, count), at: new Date(0) }) }),
  ],
  [
    "positions hold themselves",
    "json",
    made({
      play: (heap: Heap, count: number) => {
        const after: Heap & { self?: unknown } = { ...take(heap, count) };
        after.self = after;
        return after;
      },
    }),
  ],
  [
    "positions hold a bigint",
    "json",
    made({ play: (heap: Heap, count: number) => ({ ...take(heap, count), big: 1n }) }),
  ],
  ["key is a number", "key", made({ key: ({ left }: Heap) => left })],
  [
    "key says undefined",
    "key",
    made({ key: ({ left }: Heap & { readonly heap?: string }) => `${left}-undefined` }),
  ],
  ["key with a line break", "key", made({ key: ({ left }: Heap) => `${left}\n` })],
  [
    "fromKey gives the position alone",
    "key-result",
    made({ fromKey: (key: string, _options: unknown, mover: Seat = 1) => ({ left: Number(key), mover }) }),
  ],
  [
    "fromKey gives undefined for junk",
    "key-result",
    made({
      fromKey: (key: string, options: HeapOptions, mover?: Seat) =>
        /^\d$/.test(key) ? readKey(key, options, mover) : undefined,
    }),
  ],
  [
    "fromKey fails on junk",
    "throws",
    made({
      fromKey: (key: string, options: HeapOptions, mover?: Seat) =>
        /^\d$/.test(key) ? readKey(key, options, mover) : failing(),
    }),
  ],
  [
    "fromKey refuses without a reason",
    "problem",
    made({
      fromKey: (key: string, options: HeapOptions, mover?: Seat) =>
        /^\d$/.test(key) ? readKey(key, options, mover) : fail("bad-key", ""),
    }),
  ],
  [
    "fromKey has no mover of its own",
    "key-mover",
    made({
      fromKey: (key: string, { size }: HeapOptions, mover: Seat) =>
        /^\d$/.test(key) && Number(key) <= size
          ? ok({ left: Number(key), mover })
          : fail("bad-key", "A number."),
    }),
  ],
  ["a move without a name", "move-name", named(["1", undefined as never, "3"])],
  ["a move called undo", "move-name", named(["one", "undo", "three"])],
  ["a move of 40 letters", "move-name", named(["1", "2".repeat(40), "3"])],
  ["a move with an escape code", "move-name", named(["1", "\u001b[31m2", "3"])],
  ["names that differ in case only", "move-case", named(["a", "A", "b"])],
  [
    "parseMove reads another move",
    "move-read",
    made({
      parseMove: (heap: Heap, text: string) =>
        takes(heap).includes(Number(text))
          ? ok(Math.max(1, Number(text) - 1))
          : fail("illegal-move", "A number."),
    }),
  ],
  [
    "parseMove takes moves that are not legal",
    "move-junk",
    made({
      parseMove: (_heap: Heap, text: string) =>
        /^\s*[123]\s*$/.test(text) ? ok(Number(text)) : fail("illegal-move", "A number."),
    }),
  ],
  [
    "parseMove fails on junk",
    "throws",
    made({
      parseMove: (heap: Heap, text: string) =>
        takes(heap).includes(Number(text)) ? ok(Number(text)) : failing(),
    }),
  ],
  [
    "parseMove gives the move alone",
    "move-read",
    made({ parseMove: (_heap: Heap, text: string) => Number(text) }),
  ],
  [
    "goal fails for player 2",
    "throws",
    made({ goal: (_heap: Heap, seat: Seat) => (seat === 2 ? failing() : "Take.") }),
  ],
  ["goal gives nothing", "text", made({ goal: () => undefined })],
  ["goal says NaN", "text", made({ goal: ({ left }: Heap) => `You need ${left * Number("x")} more.` })],
  ["describeMove is one text", "text", made({ describeMove: () => "A move." })],
  ["describeMove says nothing", "text", made({ describeMove: () => [] })],
  [
    "describeMove fails for the last move",
    "throws",
    made({ describeMove: ({ left }: Heap, count: number) => (left === count ? failing() : ["A move."]) }),
  ],
  [
    "describeMove says undefined",
    "text",
    made({
      describeMove: (_heap: Heap, _count: number, speaker: Parts) => [`${String(speaker.nam)} moves.`],
    }),
  ],
  ["turnRule is a number", "text", made({ turnRule: () => 3 })],
  [
    "turnRule fails in one position",
    "throws",
    made({ turnRule: ({ left }: Heap) => (left === 3 ? failing() : "Take.") }),
  ],
  ["notes are one text", "text", made({ notes: () => "A note." })],
  ["links to no cell", "links", made({ links: () => [{ from: "c1", to: "x", label: "to" }] })],
  [
    "a dialogue that fails at the end",
    "throws",
    made({
      dialogue: {
        opening: () => [],
        standing: () => [],
        turn: () => [],
        ask: () => ({ lines: [], prompt: "? ", read: () => ({ kind: "bad", message: "?" }) }),
        moved: () => [],
        ending: failing,
        victory: () => "Won.",
      },
    }),
  ],
  ["a board that is no list", "board", made({ board: (heap: Heap) => boardOf(heap)[0] })],
  ["a board that never changes", "board-still", made({ board: () => boardOf({ left: largest, mover: 1 }) })],
  [
    "a board that hides the last things",
    "picture",
    made({ board: ({ left, mover }: Heap) => boardOf({ left: left <= 3 ? 3 : left, mover }) }),
  ],
  ["an unknown shape", "group", withGroup({ shape: "stak" })],
  ["columns that don't divide the cells", "group", withGroup({ shape: "grid", columns: 4 })],
  ["a grid without columns", "group", withGroup({ shape: "grid" })],
  ["a group without a title", "text", withGroup({ title: "" })],
  ["an unknown state", "cell", withCells((cell) => ({ ...cell, state: "free" }))],
  ["owner 3", "cell-owner", withCells((cell) => ({ ...cell, owner: 3 }))],
  ["latest is false", "cell-latest", withCells((cell) => ({ ...cell, latest: false }))],
  ["a mark is missing", "text", withCells(({ mark: _mark, ...cell }) => cell)],
  ["nothing is spoken", "text", withCells((cell) => ({ ...cell, spoken: "" }))],
  ["ids are numbers", "cell-id", withCells((cell) => ({ ...cell, id: Number(cell.label) }))],
  [
    "cells change their order",
    "cell-order",
    made({
      board: (heap: Heap) => [
        {
          shape: "stack",
          title: "Heap",
          cells: heap.left % 2 === 0 ? cellsOf(heap) : cellsOf(heap).toReversed(),
        },
      ],
    }),
  ],
  [
    "cells are numbered anew",
    "cell-label",
    made({
      board: (heap: Heap) => [
        {
          shape: "stack",
          title: "Heap",
          cells: cellsOf(heap).map((cell, index) => ({ ...cell, label: String(heap.left - index) })),
        },
      ],
    }),
  ],
  ["cellsOfMove is one text", "cells", made({ cellsOfMove: () => "c1" })],
  [
    "a move without cells",
    "cells-none",
    made({ cellsOfMove: (heap: Heap, count: number) => (count === 2 ? [] : cellsOfMove(heap, count)) }),
  ],
  ["every move has the same cell", "cells-same", made({ cellsOfMove: () => ["c1"] })],
  [
    "moves take hold of cells that stay as they are",
    "cells-idle",
    made({
      cellsOfMove: (_heap: Heap, count: number) => [`c${count}`],
      board: (heap: Heap) => [
        { shape: "pool", title: "Numbers", cells: cellsOf({ left: 3, mover: 1 }) },
        {
          shape: "stack",
          title: "Heap",
          cells: cellsOf(heap).map((cell) => ({ ...cell, id: `h${cell.id}` })),
        },
      ],
    }),
  ],
  [
    "a move takes hold of a barred cell",
    "cells-barred",
    withCells((cell) => ({ ...cell, state: cell.state === "here" ? "barred" : "gone" })),
  ],
  [
    "steps that tell no moves apart",
    "cells-steps",
    made({
      steps: true,
      cellsOfMove: ({ left }: Heap, count: number) => [`c${count === 3 ? left - 1 : left}`],
    }),
  ],
  [
    "positions leaves some out",
    "listed-missing",
    made({ positions: ({ size }: HeapOptions) => [{ left: size, mover: 1 }] }),
  ],
  [
    "positions lists some twice",
    "listed-twice",
    made({
      positions: ({ size }: HeapOptions) =>
        [1, 1, 2, 3, 4, 5, 6, 7, 8, 9].filter((left) => left <= size).map((left) => ({ left, mover: 1 })),
    }),
  ],
  [
    "positions lists the end",
    "listed-over",
    made({
      positions: ({ size }: HeapOptions) =>
        Array.from({ length: size + 1 }, (_, left) => ({ left, mover: 1 })),
    }),
  ],
  ["extra turns that never come", "extra-turns", made({ extraTurns: true })],
  ["play that never comes back", "endless-never", made({ endless: true })],
  [
    "board changes the position",
    "mutates",
    made({
      board: (heap: { left: number; mover: Seat }) => {
        heap.left = Math.min(heap.left, largest - 3);
        return boardOf(heap);
      },
    }),
  ],
];
