/** Noughts and crosses on a square of any size: complete a line to win; a full board is a draw. */
import * as core from "switchyard-games/core";

/** How many places in one direction have the same mark as this one. */
function run(squares, at, step) {
  const columns = Math.sqrt(squares.length);
  let length = 1;
  let [next] = core.neighbors(at, { columns }, [step]);
  for (; squares[next] === squares[at]; length++) [next] = core.neighbors(next, { columns }, [step]);
  return length;
}

function outcome({ squares }, line) {
  const hasLine = (seat) =>
    core
      .placesWith(squares, "XO"[seat - 1])
      .some((at) => core.allSteps.some((step) => run(squares, at, step) >= line));
  return [1, 2].find(hasLine) ?? (squares.includes(".") ? null : "drawn");
}

export const game = core.defineGame({
  id: "four-square",
  title: "Four Square",
  summary: "Mark a free square; complete a line to win, and a full board is a draw.",
  options: {
    size: core.numberOption({ default: 4, min: 3, max: 5, help: "the side of the board" }),
    line: core.numberOption({ default: 4, min: 3, max: 5, help: "how many in a row win" }),
  },
  refusal: ({ size, line }) => (line > size ? "The line is longer than the board." : undefined),
  at: ({ size, line }) => ({
    rulesPage: { rules: ["A line across, down or diagonal wins; player 1 marks X, player 2 O."] },
    start: (first) => ({ squares: ".".repeat(size * size), mover: first }),
    moves: (position) => (outcome(position, line) === null ? core.placesWith(position.squares, ".") : []),
    play: ({ squares, mover }, at) => ({
      squares: core.withMark(squares, at, "XO"[mover - 1]),
      mover: core.otherSeat(mover),
    }),
    outcome: (position) => outcome(position, line),
    symmetries: (position) => core.turnedPositions(position, "squares"),
    formatMove: (_position, at) => core.gridNames(size)[at],
    board: ({ squares }) => core.gridBoard(squares),
  }),
});
