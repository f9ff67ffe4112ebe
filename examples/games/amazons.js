/** Each player has a queen: move it as in chess, then burn a square that it could move to. A player who cannot move loses. */
import * as core from "switchyard-games/core";

const columnsOf = (squares) => Math.sqrt(squares.length);

/** The squares that a queen can move to. */
function reach(squares, from) {
  const columns = columnsOf(squares);
  return core.allSteps.flatMap((step) => {
    const found = [];
    let [at] = core.neighbors(from, { columns }, [step]);
    for (; squares[at] === "."; [at] = core.neighbors(at, { columns }, [step])) found.push(at);
    return found;
  });
}

const moveQueen = (squares, from, to) => core.withMark(core.withMark(squares, from, "."), to, squares[from]);

function moves({ squares, mover }) {
  const from = squares.indexOf(mover);
  return reach(squares, from).flatMap((to) =>
    reach(moveQueen(squares, from, to), to).map((burnt) => [from, to, burnt]),
  );
}

export const game = core.defineGame({
  id: "amazons",
  title: "Two Amazons",
  summary: "Move your queen, then burn a square; a player who cannot move loses.",
  options: { size: core.numberOption({ default: 3, min: 3, max: 5, help: "the side of the board" }) },
  at: ({ size }) => ({
    rulesPage: {
      rules: ["Move your queen as in chess.", "From there, burn a square that it could move to."],
    },
    start: (first) => ({ squares: `1${".".repeat(size * size - 2)}2`, mover: first }),
    moves,
    play: ({ squares, mover }, [from, to, burnt]) => ({
      squares: core.withMark(moveQueen(squares, from, to), burnt, "#"),
      mover: core.otherSeat(mover),
    }),
    outcome: (position) => (moves(position).length === 0 ? core.otherSeat(position.mover) : null),
    formatMove: ({ squares }, move) => move.map((at) => core.gridNames(columnsOf(squares))[at]).join("-"),
    symmetries: (position) => core.turnedPositions(position, "squares"),
    steps: true,
    board: ({ squares }) =>
      core.gridBoard(squares, {
        looks: {
          "#": { state: "gone", spoken: "burnt" },
          1: { mark: "Q" },
          2: { mark: "Q" },
        },
      }),
  }),
});
