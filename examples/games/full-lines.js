/** Fill a free square. A player who completes a row or a column scores it and moves again. */
import * as core from "switchyard-games/core";

const sizeOf = ({ squares }) => Math.sqrt(squares.length);

/** How many of the two lines through the square are full. */
function fullLines(squares, size, at) {
  const line = [...squares].filter((_, place) => Math.floor(place / size) === Math.floor(at / size));
  const column = [...squares].filter((_, place) => place % size === at % size);
  return [line, column].filter((places) => !places.includes(".")).length;
}

export const game = core.defineGame({
  id: "full-lines",
  title: "Full Lines",
  summary: "Fill a square; complete a row or a column to score, and to move again.",
  options: { size: core.numberOption({ default: 3, min: 2, max: 6, help: "the side of the square" }) },
  at: ({ size }) => ({
    rulesPage: {
      goal: "Complete more lines than your opponent.",
      rules: ["Fill any free square. Completing a row or a column scores it and gives another move."],
    },
    extraTurns: true,
    start: (first) => ({ squares: ".".repeat(size * size), points: [0, 0], mover: first }),
    moves: ({ squares }) => core.placesWith(squares, "."),
    play: ({ squares, points, mover }, at) => {
      const after = core.withMark(squares, at, "x");
      const scored = fullLines(after, sizeOf({ squares }), at);
      const counted = points.map((count, seat) => (seat + 1 === mover ? count + scored : count));
      return { squares: after, points: counted, mover: scored > 0 ? mover : core.otherSeat(mover) };
    },
    outcome: ({ squares, points }) => (squares.includes(".") ? null : core.byPoints(...points)),
    symmetries: (position) => core.turnedPositions(position, "squares"),
    formatMove: (position, at) => core.gridNames(sizeOf(position))[at],
    board: (position) => core.gridBoard(position.squares, { title: "Squares" }),
    goal: ({ points }, seat) => `Complete lines: you ${points[seat - 1]}, your opponent ${points[2 - seat]}.`,
  }),
});
