/** Fill a free square. Whoever fills the last square of a row or a column scores that line, and moves again. */

import { defineGame, fail, numberOption, ok, otherSeat } from "switchyard-games/core";

const names = (size) =>
  Array.from({ length: size * size }, (_, at) => `${"abcdef"[at % size]}${Math.floor(at / size) + 1}`);

/** How many of the two lines through the square are full. */
function fullLines(squares, size, at) {
  const line = Array.from({ length: size }, (_, step) => step);
  const row = line.map((step) => at - (at % size) + step);
  const column = line.map((step) => (at % size) + step * size);
  return [row, column].filter((places) => places.every((place) => squares[place] === "x")).length;
}

export const fullLinesGame = defineGame({
  id: "full-lines",
  title: "Full Lines",
  summary: "Fill a square; complete a row or a column to score, and to move again.",
  options: { size: numberOption({ default: 3, min: 2, max: 6, help: "the side of the square" }) },
  rulesPage: {
    goal: "Complete more lines than your opponent.",
    rules: [
      "Fill any free square.",
      "If that completes a row or a column, you score it and move again; one square may complete both.",
      "When all squares are full, the player with more lines wins. Equal lines are a draw.",
    ],
    rulings: [],
  },
  extraTurns: true,

  start: ({ size }, first) => ({ size, squares: ".".repeat(size * size), points: [0, 0], mover: first }),
  toMove: ({ mover }) => mover,
  moves: ({ squares }) => [...squares].flatMap((square, at) => (square === "." ? [at] : [])),
  play: ({ size, squares, points, mover }, at) => {
    const after = `${squares.slice(0, at)}x${squares.slice(at + 1)}`;
    const scored = fullLines(after, size, at);
    return {
      size,
      squares: after,
      points: points.map((count, index) => (index + 1 === mover ? count + scored : count)),
      mover: scored > 0 ? mover : otherSeat(mover),
    };
  },
  outcome: ({ squares, points: [one, two] }) =>
    squares.includes(".") ? null : one === two ? "drawn" : one > two ? 1 : 2,

  key: ({ squares, points }) => `${squares}/${points.join("-")}`,
  fromKey: (key, { size }, mover = 1) => {
    const [, squares = "", one, two] = /^([.x]+)\/(\d+)-(\d+)$/.exec(key) ?? [];
    if (squares.length !== size * size)
      return fail("bad-key", `Write it like ${".".repeat(size * size)}/0-0.`);
    return ok({ size, squares, points: [Number(one), Number(two)], mover });
  },
  formatMove: ({ size }, at) => names(size)[at],

  board: ({ size, squares }) => [
    {
      shape: "grid",
      columns: size,
      title: "Squares",
      cells: names(size).map((id, at) =>
        squares[at] === "x"
          ? { id, label: id, state: "here", mark: "x", spoken: `${id}, full` }
          : { id, label: id, state: "empty", mark: "", spoken: `${id}, free` },
      ),
    },
  ],
  goal: ({ points }, seat) =>
    `Complete lines: you have ${points[seat - 1]}, your opponent has ${points[2 - seat]}.`,
  describeMove: ({ size }, at, { name }) => [`${name} fills ${names(size)[at]}.`],
});
