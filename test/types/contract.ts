/** Mistakes in a game's definition that the compiler must refuse. `npm run check` fails if it accepts one. */

import {
  choiceOption,
  defineGame,
  type Game,
  numberOption,
  type OptionsFrom,
  ok,
  otherSeat,
  type Seat,
} from "switchyard-games";

interface Position {
  readonly left: number;
  readonly mover: Seat;
}

const named = { id: "heap", title: "Heap" };

const members = {
  toMove: (position: Position) => position.mover,
  moves: (position: Position) => (position.left === 0 ? [] : [1]),
  play: ({ left, mover }: Position, taken: number) => ({ left: left - taken, mover: otherSeat(mover) }),
  outcome: ({ left, mover }: Position) => (left === 0 ? otherSeat(mover) : null),
  key: ({ left }: Position) => String(left),
  fromKey: (key: string) => ok<Position>({ left: Number(key), mover: 1 }),
  formatMove: (_position: Position, taken: number) => String(taken),
};

const at = ({ blocks }: { readonly blocks: number }) => ({
  ...members,
  start: (mover: Seat): Position => ({ left: blocks, mover }),
});
const blocks = numberOption({ default: 5, min: 1, max: 9, help: "how many" });

export const heap: Game<Position, number, { readonly blocks: number }> = defineGame({
  ...named,
  options: { blocks },
  at,
});

// @ts-expect-error: a number is wanted, and the spec gives a choice
defineGame({ ...named, options: { blocks: choiceOption(["5", "7"], "how many") }, at });
// @ts-expect-error: the game wants an option that is not declared
defineGame({ ...named, options: {}, at });
// @ts-expect-error: a game says how it ends
defineGame({ ...named, options: { blocks }, at: (options) => ({ ...at(options), outcome: undefined }) });
// @ts-expect-error: the rules belong into at
defineGame({ ...named, ...members, options: { blocks }, start: () => ({ left: 1, mover: 1 }) });
// @ts-expect-error: a number option for a choice
export const wrong: Game<Position, number, { readonly blocks: "5" | "7" }>["options"] = { blocks };

const specs = { blocks, switchOne: choiceOption(["always", "chosen"], "which") };
export const values: OptionsFrom<typeof specs> = { blocks: 3, switchOne: "always" };
// @ts-expect-error: there is no such choice
export const other: OptionsFrom<typeof specs> = { blocks: 3, switchOne: "choose" };
