/** Noughts and crosses on a square of any size: complete a line to win; a full board is a draw. */
import * as core from "switchyard-games/core";

const sizeOf = ({ squares }) => Math.sqrt(squares.length);

/** Whether the mark is on this place and on the next ones in one direction. */
function runs(position, at, step) {
  const columns = sizeOf(position);
  let length = 1;
  let [next] = core.neighbours(at, { columns }, [step]);
  for (; position.squares[next] === position.squares[at]; length++)
    [next] = core.neighbours(next, { columns }, [step]);
  return length >= position.line;
}

function outcome(position) {
  const hasLine = (seat) =>
    core
      .placesWith(position.squares, "XO"[seat - 1])
      .some((at) => core.allSteps.some((step) => runs(position, at, step)));
  return [1, 2].find(hasLine) ?? (position.squares.includes(".") ? null : "drawn");
}

export const game = core.defineGame({
  id: "four-square",
  title: "Four Square",
  summary: "Mark a free square; complete a line to win, and a full board is a draw.",
  rulesPage: { rules: ["A line across, down or diagonal wins; player 1 marks X, player 2 O."] },
  options: {
    size: core.numberOption({ default: 4, min: 3, max: 5, help: "the side of the board" }),
    line: core.numberOption({ default: 4, min: 3, max: 5, help: "how many in a row win" }),
  },
  refusal: ({ size, line }) => (line > size ? "The line is longer than the board." : undefined),
  start: ({ size, line }, first) => ({ squares: ".".repeat(size * size), line, mover: first }),
  moves: (position) => (outcome(position) === null ? core.placesWith(position.squares, ".") : []),
  play: ({ squares, line, mover }, at) => ({
    squares: core.withMark(squares, at, "XO"[mover - 1]),
    line,
    mover: core.otherSeat(mover),
  }),
  outcome,
  symmetries: (position) => core.turnedPositions(position, "squares"),
  formatMove: (position, at) => core.gridNames(sizeOf(position))[at],
  board: ({ squares }) => core.gridBoard(squares),
});
