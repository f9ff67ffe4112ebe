/**
 * A sixth game, written with nothing but the package: there are three heaps, and the player who takes the last thing wins.
 * `six-games.ts` plays it.
 */

import { defineGame, fail, numberOption, ok, otherSeat, type Result, type Seat } from "switchyard-games";

interface HeapPosition {
  readonly heaps: readonly number[];
  readonly mover: Seat;
}

interface HeapMove {
  readonly heap: number;
  readonly count: number;
}

const letters: readonly string[] = ["A", "B", "C"];

function startHeaps(largest: number): readonly number[] {
  return [largest - 2, largest - 1, largest];
}

function moves({ heaps }: HeapPosition): readonly HeapMove[] {
  return heaps.flatMap((size, heap) =>
    Array.from({ length: size }, (_, index) => ({ heap, count: index + 1 })),
  );
}

function parseMove(position: HeapPosition, text: string): Result<HeapMove> {
  const match = /^([abc])\s*(\d{1,3})$/i.exec(text.trim());
  const heap = letters.indexOf(match?.[1]?.toUpperCase() ?? "");
  const size = position.heaps[heap] ?? 0;
  const count = Number(match?.[2] ?? 0);
  if (heap >= 0 && count >= 1 && count <= size) return ok({ heap, count });
  if (heap < 0) return fail("illegal-move", "Name a heap and how many to take, such as A2.");
  return fail(
    "illegal-move",
    size === 0 ? `Heap ${letters[heap]} is empty.` : `Take 1 to ${size} from heap ${letters[heap]}.`,
  );
}

export const threeHeaps = defineGame({
  id: "three-heaps",
  title: "Three Heaps",
  summary: "Take as many as you like from one heap; the player who takes the last thing wins.",
  options: { largest: numberOption({ default: 5, min: 3, max: 20, help: "the size of the largest heap" }) },
  at: ({ largest }) => ({
    rulesPage: {
      goal: "Take the last thing.",
      rules: ["Take one or more things from one heap.", "The player who takes the very last thing wins."],
      finePrint: [],
    },
    start: (first): HeapPosition => ({ heaps: startHeaps(largest), mover: first }),
    toMove: (position) => position.mover,
    moves,
    play: ({ heaps, mover }, { heap, count }) => ({
      heaps: heaps.map((size, index) => (index === heap ? size - count : size)),
      mover: otherSeat(mover),
    }),
    outcome: (position) => (moves(position).length === 0 ? otherSeat(position.mover) : null),
    key: (position) => position.heaps.join("-"),
    fromKey: (key, mover = 1) => {
      const heaps = key.split("-").map(Number);
      const fits =
        /^\d+-\d+-\d+$/.test(key) && startHeaps(largest).every((size, index) => (heaps[index] ?? 0) <= size);
      if (!fits)
        return fail("bad-key", `Three heaps of at most ${startHeaps(largest).join(", ")}, such as 1-2-3.`);
      return ok({ heaps, mover });
    },
    formatMove: (_position, { heap, count }) => `${letters[heap]}${count}`,
    parseMove,
    board: ({ heaps }) =>
      letters.map((letter, index) => ({
        shape: "stack",
        title: `Heap ${letter}`,
        cells: Array.from({ length: startHeaps(largest)[index] ?? 0 }, (_, level) => {
          const gone = level >= (heaps[index] ?? 0);
          const label = `${letter}${level + 1}`;
          return {
            id: label,
            label,
            state: gone ? "gone" : "here",
            mark: "",
            spoken: `${label}, ${gone ? "taken" : "there"}`,
          } as const;
        }).reverse(),
      })),
    cellsOfMove: ({ heaps }, { heap, count }) =>
      Array.from({ length: count }, (_, index) => `${letters[heap]}${(heaps[heap] ?? 0) - index}`),
    goal: () => "Your goal is to take the last thing.",
    describeMove: (_position, { heap, count }, speaker) => [
      `${speaker.name} takes ${count} from heap ${letters[heap]}.`,
    ],
  }),
});
