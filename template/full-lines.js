/** Fill a free square. A player who completes a row or a column scores it and moves again. */

import {
  byPoints,
  defineGame,
  gridBoard,
  gridNames,
  numberOption,
  otherSeat,
  placesWith,
  turnedPositions,
  withMark,
} from "switchyard-games/core";

/** How many of the two lines through the square are full. */
function fullLines(squares, at) {
  const size = Math.sqrt(squares.length);
  const row = Array.from(squares).filter((_, place) => Math.floor(place / size) === Math.floor(at / size));
  const column = Array.from(squares).filter((_, place) => place % size === at % size);
  return [row, column].filter((line) => !line.includes(".")).length;
}

const nameOf = ({ squares }, at) => gridNames(Math.sqrt(squares.length))[at];

export const fullLinesGame = defineGame({
  id: "full-lines",
  title: "Full Lines",
  summary: "Fill a square; complete a row or a column to score, and to move again.",
  options: { size: numberOption({ default: 3, min: 2, max: 6, help: "the side of the square" }) },
  at: ({ size }) => ({
    rulesPage: {
      goal: "Complete more lines than your opponent.",
      rules: [
        "Fill any free square.",
        "If that completes a row or a column, you score it and move again; one square may complete both.",
        "When all squares are full, the player with more lines wins. Equal lines are a draw.",
      ],
    },
    extraTurns: true,
    start: (first) => ({ squares: ".".repeat(size * size), points: [0, 0], mover: first }),
    moves: ({ squares }) => placesWith(squares, "."),
    play: ({ squares, points: [one, two], mover }, at) => {
      const after = withMark(squares, at, "x");
      const scored = fullLines(after, at);
      return {
        squares: after,
        points: mover === 1 ? [one + scored, two] : [one, two + scored],
        mover: scored > 0 ? mover : otherSeat(mover),
      };
    },
    outcome: ({ squares, points: [one, two] }) => (squares.includes(".") ? null : byPoints(one, two)),
    symmetries: (position) => turnedPositions(position, "squares"),
    formatMove: nameOf,
    board: ({ squares }) => gridBoard(squares, { title: "Squares", looks: { x: { spoken: "full" } } }),
    goal: ({ points }, seat) =>
      `Complete lines: you have ${points[seat - 1]}, your opponent has ${points[2 - seat]}.`,
    describeMove: (position, at, { name }) => [`${name} fills ${nameOf(position, at)}.`],
  }),
});
