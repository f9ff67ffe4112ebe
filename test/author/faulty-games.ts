/** A small game without faults, and the same game with every fault that `check` finds. */

import { defineGame } from "../../src/core/define/define-game.ts";
import type { Game } from "../../src/core/game.ts";
import { choiceOption, numberOption, type Options } from "../../src/core/options.ts";
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

function readKey(key: string, size: number, mover: Seat = 1) {
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

const rulesPage = { goal: "Take the last thing.", rules: ["Take one to three things."], finePrint: [] };

/** What a game lists besides `at`. Everything else is what `at` returns. */
const listed = {
  id: "heap",
  title: "Heap",
  summary: "Take one to three things; the player who takes the last one wins.",
  options: { size: numberOption({ default: 7, min: 2, max: largest, help: "how many things there are" }) },
};

const heapAt = ({ size }: HeapOptions) => ({
  rulesPage,
  start: (mover: Seat): Heap => ({ left: size, mover }),
  toMove: ({ mover }: Heap) => mover,
  moves: takes,
  play: take,
  outcome: ({ left, mover }: Heap) => (left === 0 ? otherSeat(mover) : null),
  key: ({ left }: Heap) => String(left),
  fromKey: (key: string, mover?: Seat) => readKey(key, size, mover),
  formatMove: (_heap: Heap, count: number) => String(count),
  board: boardOf,
  cellsOfMove,
  goal: () => "Take the last thing.",
  describeMove: (_heap: Heap, count: number, { name }: { readonly name: string }) => [
    `${name} takes ${count}.`,
  ],
});

type Parts = Readonly<Record<string, unknown>>;

/** Adds or replaces members besides `at`. */
const made = (parts: Parts): Game => defineGame({ ...listed, at: heapAt, ...parts } as never);
/** Adds or replaces members in what `at` returns. */
const playedWith = (parts: Parts | ((options: HeapOptions) => Parts)): Game =>
  made({
    at: (options: HeapOptions) => ({
      ...heapAt(options),
      ...(typeof parts === "function" ? parts(options) : parts),
    }),
  });
const raw = (parts: Parts): Game => ({ ...made({}), ...parts }) as Game;
const without = (member: string): Game => {
  const { [member]: _left, ...rest } = { ...made({}) } as Parts;
  return rest as never;
};
/** A game whose `at` leaves out this member, so `defineGame` didn't make it. */
const playedWithout = (member: string): Game => {
  const whole = made({});
  const at = (options: Options) => {
    const { [member]: _left, ...rest } = { ...whole.at(options) } as Parts;
    return rest;
  };
  return { ...whole, at } as never;
};
const withCells = (change: (cell: Parts) => Parts): Game =>
  playedWith({
    board: (heap: Heap) => [{ shape: "stack", title: "Heap", cells: cellsOf(heap).map(change) }],
  });
const withGroup = (group: Parts): Game =>
  playedWith({ board: (heap: Heap) => [{ shape: "stack", title: "Heap", cells: cellsOf(heap), ...group }] });
export const named = (names: readonly string[]): Game =>
  playedWith({ formatMove: (_heap: Heap, count: number) => names[count - 1] });
const withOption = (option: Parts): Game => made({ options: { ...listed.options, ...option } });
const starting = (start: (size: number, mover: Seat) => unknown): Game =>
  playedWith(({ size }) => ({ start: (mover: Seat) => start(size, mover) }));
const ending = (outcome: (left: number, mover: Seat) => unknown): Game =>
  playedWith({ outcome: ({ left, mover }: Heap) => outcome(left, mover) });
const playing = (change: (heap: Heap, count: number) => unknown): Game => playedWith({ play: change });
/** Adds members to each position. */
const playingTo = (more: (heap: Heap, count: number) => object): Game =>
  playing((heap, count) => ({ ...take(heap, count), ...more(heap, count) }));
/** Reads good keys correctly, and junk in the given way. */
const readingJunk = (junk: (key: string, mover: Seat) => unknown): Game =>
  playedWith(({ size }) => ({
    fromKey: (key: string, mover: Seat = 1) =>
      /^\d$/.test(key) ? readKey(key, size, mover) : junk(key, mover),
  }));
const parsing = (parse: (heap: Heap, text: string) => unknown): Game => playedWith({ parseMove: parse });
const wrongMove = fail("illegal-move", "A number.");
const failing = (): never => {
  throw new Error("no luck");
};

let calls = 0;
const { summary: _summary, ...plain } = listed;
const size = (spec: Parts) => ({
  size: { kind: "number", default: 7, min: 2, max: largest, help: "things", ...spec },
});

export const heapGame: Game = made({});
export const heapWithChoice: Game = made({
  options: { ...listed.options, most: choiceOption(["three", "two"], "how many may be taken") },
  at: (options: HeapOptions) => ({
    ...heapAt(options),
    moves: (heap: Heap) => takes(heap).filter((count) => count <= (options.most === "two" ? 2 : 3)),
  }),
});

/** A description of the fault, its code, and the game. */
export const faultyGames: readonly (readonly [fault: string, code: string, game: Game])[] = [
  ["isn't an object", "member", 7 as never],
  ["has no id", "member", without("id")],
  ["has no options", "member", without("options")],
  ["has no moves", "member", playedWithout("moves")],
  ["has no rules page and wasn't made by defineGame", "member", playedWithout("rulesPage")],
  ["has a number as its title", "member", raw({ title: 7 })],
  ["sets endless to a string", "member", playedWith({ endless: "yes" })],
  [
    "has a property that throws when it's read",
    "throws",
    Object.defineProperty(raw({}), "summary", { get: failing }),
  ],
  ["misspells the name of a property", "member-unknown", playedWith({ cellOfMove: cellsOfMove })],
  ["writes its moves beside at", "member-unknown", made({ moves: takes })],
  ["returns nothing from at", "throws", made({ at: () => undefined })],
  ["returns a promise from at", "throws", made({ at: async (options: HeapOptions) => heapAt(options) })],
  ["has a property that no game has", "member-unknown", playedWith({ author: "Ann" })],
  ["has no summary", "summary", defineGame({ ...plain, at: heapAt } as never)],
  ["has no rules", "rules", playedWith({ rulesPage: { ...rulesPage, rules: [] } })],
  ["has an id with capitals", "id", made({ id: "Heap" })],
  ["has the name of a command as its id", "id", made({ id: "play" })],
  ["has a summary of two lines", "text", made({ summary: "Take\nthings." })],
  ["has a title with a direction mark", "text", made({ title: "Heap\u202e" })],
  ["names only one seat", "text", made({ seatNames: ["Ann"] })],
  ["has a number among the seats' names", "text", made({ seatNames: ["Ann", 2] })],
  ["has its rules in one string", "text", playedWith({ rulesPage: { ...rulesPage, rules: "Take." } })],
  ["has an empty term", "text", playedWith({ terms: { verb: ["take", ""] } })],
  ["recommends a size without a sentence about it", "text", made({ recommended: { options: {}, text: "" } })],
  ["has no help text for an option", "text", made({ options: size({ help: undefined }) })],
  ["has NaN as an option's default", "option-default", made({ options: size({ default: Number.NaN }) })],
  [
    "has an option whose default is outside its limits",
    "option-default",
    made({ options: size({ default: 70 }) }),
  ],
  [
    "has an option whose minimum is above its maximum",
    "option-default",
    made({ options: size({ min: 9, max: 2 }) }),
  ],
  ["has an option without a kind", "option-default", made({ options: size({ kind: undefined }) })],
  [
    "has an option with a choice of two words",
    "option-default",
    withOption({ most: choiceOption(["a b"], "how") }),
  ],
  [
    "has an option that lists a choice twice",
    "option-default",
    withOption({ most: choiceOption(["a", "A"], "how") }),
  ],
  [
    "has an option whose name starts with a capital letter",
    "option-name",
    withOption({ Most: choiceOption(["a", "b"], "how") }),
  ],
  [
    "has an option named like a flag of a command",
    "option-reserved",
    withOption({ seed: choiceOption(["a"], "how") }),
  ],
  [
    "recommends a size above the maximum",
    "options",
    made({ recommended: { options: { size: 40 }, text: "Long." } }),
  ],
  ["refuses its default size", "refusal", made({ refusal: () => "Not today." })],
  ["returns null from refusal", "refusal", made({ refusal: () => null })],
  [
    "throws at its smallest size",
    "throws",
    starting((left, mover) => (left === 2 ? failing() : { left, mover })),
  ],
  [
    "throws at its largest size",
    "throws",
    starting((left, mover) => (left === 9 ? failing() : { left, mover })),
  ],
  [
    "throws for one choice of an option",
    "throws",
    made({
      options: { ...listed.options, most: choiceOption(["three", "two"], "how many may be taken") },
      at: (options: HeapOptions) => (options.most === "two" ? failing() : heapAt(options)),
    }),
  ],
  [
    "has no list of rules at some sizes",
    "text",
    playedWith(({ size }) => (size === 9 ? { rulesPage: { goal: "Take.", rules: null } } : {})),
  ],
  ["is over before its smallest size starts", "over-at-once", made({ options: size({ min: 0 }) })],
  [
    "changes the options that it's given",
    "mutates",
    made({ at: (options: { size: number }) => heapAt({ size: options.size--, most: "three" }) }),
  ],
  [
    "starts in a different position each time",
    "twice",
    starting((size, mover) => ({ left: size - (calls++ % 2), mover })),
  ],
  ["ignores which player starts", "start-first", starting((left) => ({ left, mover: 1 }))],
  ["returns 0 from toMove", "mover", playedWith({ toMove: ({ mover }: Heap) => mover - 1 })],
  [
    "returns undefined from outcome",
    "outcome",
    ending((left, mover) => (left === 0 ? otherSeat(mover) : undefined)),
  ],
  ["returns an unknown word from outcome", "outcome", ending((left) => (left === 0 ? "draw" : null))],
  ["returns a Set from moves", "moves", playedWith({ moves: (heap: Heap) => new Set(takes(heap)) })],
  ["returns a promise from moves", "throws", playedWith({ moves: async (heap: Heap) => takes(heap) })],
  [
    "lists its moves in a different order each time",
    "twice",
    playedWith({ moves: (heap: Heap) => (calls++ % 2 === 0 ? takes(heap) : takes(heap).toReversed()) }),
  ],
  ["lists moves after the end", "moves-after-end", ending((left) => (left < 3 ? 1 : null))],
  ["has no outcome when no moves are left", "no-moves", playedWith({ outcome: () => null })],
  ["returns nothing from play", "json", playing(() => undefined)],
  ["returns NaN within a position from play", "json", playingTo(() => ({ last: Number.NaN }))],
  [
    "returns a Set within a position from play",
    "json",
    playingTo((_heap, count) => ({ seen: new Set([count]) })),
  ],
  ["returns a Date within a position from play", "json", playingTo(() => ({ at: new Date(0) }))],
  ["returns undefined within a position from play", "json", playingTo(() => ({ last: undefined }))],
  [
    "returns a list with gaps within a position from play",
    "json",
    playingTo(() => ({ list: Object.assign([], { 1: 1 }) })),
  ],
  [
    "returns a position that contains itself from play",
    "json",
    playing((heap, count) => {
      const after: Heap & { self?: unknown } = { ...take(heap, count) };
      after.self = after;
      return after;
    }),
  ],
  ["plays the same move differently each time", "twice", playingTo(() => ({ luck: calls++ % 2 }))],
  [
    "changes the given position when it plays a move",
    "mutates",
    playing((heap, count) => Object.assign(heap, take(heap, count))),
  ],
  [
    "changes the given position when it draws the board",
    "mutates",
    playedWith({ board: (heap: { left: number; mover: Seat }) => boardOf({ ...heap, left: heap.left-- }) }),
  ],
  [
    "throws in one position",
    "throws",
    playing((heap, count) => (heap.left === 4 ? failing() : take(heap, count))),
  ],
  ["lets a player move twice", "same-mover", playingTo(({ mover }) => ({ mover }))],
  [
    "comes back to an earlier position",
    "endless",
    playing((heap, count) => (count === 3 ? { ...heap } : take(heap, count))),
  ],
  ["returns a number from key", "key", playedWith({ key: ({ left }: Heap) => left })],
  ["has the word undefined in a key", "key", playedWith({ key: ({ left }: Heap) => `${left}-undefined` })],
  ["has a line break in a key", "key", playedWith({ key: ({ left }: Heap) => `${left}\n` })],
  ["gives every position the same key", "key-collides", playedWith({ key: () => "7" })],
  ["can't read its own keys", "key-refused", playedWith({ key: ({ left }: Heap) => `#${left}` })],
  [
    "forgets the mover when it reads a key",
    "key-round-trip",
    playedWith(({ size }) => ({ fromKey: (key: string) => readKey(key, size) })),
  ],
  [
    "returns a position from fromKey without wrapping it in ok",
    "key-result",
    playedWith({ fromKey: (key: string) => ({ left: Number(key) }) }),
  ],
  ["returns undefined for an invalid key", "key-result", readingJunk(() => undefined)],
  ["throws for an invalid key", "throws", readingJunk(failing)],
  ["refuses an invalid key without a reason", "key-result", readingJunk(() => fail("bad-key", ""))],
  ["accepts any text as a key", "key-junk", readingJunk((_key, mover) => ok({ left: 1, mover }))],
  [
    "can't read a key without being told the mover",
    "key-mover",
    playedWith(({ size }) => ({
      fromKey: (key: string, mover: Seat) => {
        const read = readKey(key, size);
        return read.ok ? ok({ ...read.value, mover }) : read;
      },
    })),
  ],
  ["has a move without a name", "move-name", named(["1", undefined as never, "3"])],
  ["has a move called Undo", "move-name", named(["one", "Undo", "three"])],
  ["has a move with a name of 40 characters", "move-name", named(["1", "2".repeat(40), "3"])],
  ["has a move with an escape code in its name", "move-name", named(["1", "\u001b[31m2", "3"])],
  ["has two moves with the same name", "move-names", named(["1", "1", "2"])],
  ["has moves whose names differ only in case", "move-names", named(["a", "A", "b"])],
  [
    "reads a move's name as another move",
    "move-read",
    parsing((heap, text) =>
      takes(heap).includes(Number(text)) ? ok(Math.max(1, Number(text) - 1)) : wrongMove,
    ),
  ],
  [
    "can't read a move's name with spaces around it",
    "move-read",
    parsing((heap, text) => (takes(heap).map(String).includes(text) ? ok(Number(text)) : wrongMove)),
  ],
  [
    "returns a move from parseMove without wrapping it in ok",
    "move-result",
    parsing((_heap, text) => Number(text)),
  ],
  [
    "accepts moves that aren't legal",
    "move-junk",
    parsing((_heap, text) => (/^\s*[123]\s*$/.test(text) ? ok(Number(text)) : wrongMove)),
  ],
  [
    "throws for an invalid move",
    "throws",
    parsing((heap, text) => (takes(heap).includes(Number(text)) ? ok(Number(text)) : failing())),
  ],
  [
    "throws when it tells player 2 the goal",
    "throws",
    playedWith({ goal: (_heap: Heap, seat: Seat) => (seat === 2 ? failing() : "Take.") }),
  ],
  ["has the word NaN in its goal", "text", playedWith({ goal: () => `You need ${Number("x")} more.` })],
  ["describes a move in one string", "text", playedWith({ describeMove: () => "A move." })],
  ["returns no sentence about a move", "text", playedWith({ describeMove: () => [] })],
  ["says the same about every move", "same-words", playedWith({ describeMove: () => ["A move."] })],
  [
    "shows the same board after a move",
    "board-same",
    playedWith({ board: () => boardOf({ left: 7, mover: 1 }) }),
  ],
  ["returns a number from turnRule", "text", playedWith({ turnRule: () => 3 })],
  ["has its notes in one string", "text", playedWith({ notes: () => "A note." })],
  ["returns a board that isn't a list", "board", playedWith({ board: (heap: Heap) => boardOf(heap)[0] })],
  ["has a board group without cells", "group", withGroup({ cells: undefined })],
  ["has a board group of an unknown shape", "group", withGroup({ shape: "stak" })],
  ["has a board group without a title", "text", withGroup({ title: "" })],
  ["has a grid with a short row", "grid", withGroup({ shape: "grid", columns: 4 })],
  ["has a grid without columns", "grid", withGroup({ shape: "grid" })],
  [
    "draws a line to a cell that doesn't exist",
    "lines",
    withGroup({ shape: "graph", lines: [["c1", "c99"]] }),
  ],
  ["draws a line from an undefined cell", "lines", withGroup({ shape: "graph", lines: [[undefined, "c1"]] })],
  ["has a cell that isn't an object", "cell", withGroup({ cells: ["c1"] })],
  ["has a cell in an unknown state", "cell", withCells((cell) => ({ ...cell, state: "free" }))],
  ["has a cell that belongs to player 3", "cell", withCells((cell) => ({ ...cell, owner: 3 }))],
  ["sets a cell's latest to false", "cell", withCells((cell) => ({ ...cell, latest: false }))],
  ["has a cell without a mark", "cell", withCells(({ mark: _mark, ...cell }) => cell)],
  ["has a cell without words for a screen reader", "cell", withCells((cell) => ({ ...cell, spoken: "" }))],
  ["has a cell without an id", "cell", withCells(({ id: _id, ...cell }) => cell)],
  ["has a cell with a number as its id", "cell", withCells((cell) => ({ ...cell, id: Number(cell.label) }))],
  ["has a cell with NaN as a coordinate", "cell", withCells((cell) => ({ ...cell, at: [Number.NaN, 0] }))],
  ["has two cells with the same id", "cell-ids", withCells((cell) => ({ ...cell, id: "c1" }))],
  ["returns a string from cellsOfMove", "cells", playedWith({ cellsOfMove: () => "c1" })],
  ["has a move without cells", "cells", playedWith({ cellsOfMove: () => [] })],
  ["has a move whose cell isn't on the board", "cells-missing", playedWith({ cellsOfMove: () => ["q1"] })],
  ["has a move whose cell is undefined", "cells-missing", playedWith({ cellsOfMove: () => [undefined] })],
  [
    "has a link to a cell that isn't on the board",
    "cells-missing",
    playedWith({ links: () => [{ from: "c1", to: "x", label: "to" }] }),
  ],
  [
    "has steps that can't tell two moves apart",
    "cells-steps",
    playedWith({ steps: true, cellsOfMove: () => ["c1"] }),
  ],
];
