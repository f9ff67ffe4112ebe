/** Three heaps: take a thing and everything on top of it. Taking the very last thing loses, or wins. */
import * as core from "switchyard-games/core";

const heap = (name, size) =>
  core.numberOption({ default: size, min: 1, max: 9, help: `things in heap ${name}` });

export const game = core.defineGame({
  id: "nim-misere",
  title: "Misère Nim",
  summary: "Take any number from one heap; taking the last thing loses.",
  options: {
    heap1: heap("A", 3),
    heap2: heap("B", 4),
    heap3: heap("C", 5),
    last: core.choiceOption(["loses", "wins"], "what taking the last thing does"),
  },
  at: ({ heap1, heap2, heap3, last }) => ({
    rulesPage: {
      goal: last === "loses" ? "Make your opponent take the last thing." : "Take the last thing.",
      rules: ["Take one or more things from one heap.", `The player who takes the very last thing ${last}.`],
      finePrint: [],
    },
    start: (first) => ({ heaps: [heap1, heap2, heap3], mover: first }),
    moves: ({ heaps }) =>
      heaps.flatMap((size, at) => Array.from({ length: size }, (_, left) => ({ at, left }))),
    play: ({ heaps, mover }, { at, left }) => ({
      heaps: heaps.map((size, other) => (other === at ? left : size)),
      mover: core.otherSeat(mover),
    }),
    outcome: ({ heaps, mover }) => {
      if (heaps.some((size) => size > 0)) return null;
      return last === "loses" ? mover : core.otherSeat(mover);
    },
    formatMove: (_position, { at, left }) => `${"ABC"[at]}${left + 1}`,
    board: ({ heaps }) =>
      heaps.map((size, at) => core.stackGroup("ABC"[at], size, [heap1, heap2, heap3][at])),
  }),
});
