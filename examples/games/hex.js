/** Place stones on a slanted board: player 1 joins top and bottom, player 2 left and right. One of them always does. */
import * as core from "switchyard-games/core";

const steps = [...core.straightSteps, [1, -1], [-1, 1]];
const sizeOf = ({ places }) => Math.sqrt(places.length);

function hasJoined(position, seat) {
  const columns = sizeOf(position);
  const along = (at) => (seat === 1 ? Math.floor(at / columns) : at % columns);
  const own = core.placesWith(position.places, seat);
  const reached = new Set(own.filter((at) => along(at) === 0));
  for (const at of reached)
    for (const near of core.neighbors(at, { columns }, steps)) if (own.includes(near)) reached.add(near);
  return [...reached].some((at) => along(at) === columns - 1);
}

const outcome = (position) => [1, 2].find((seat) => hasJoined(position, seat)) ?? null;

/** Each row is shifted by half a place, so that places that touch lie equally far apart. */
function board({ places }) {
  const columns = Math.sqrt(places.length);
  const [{ cells }] = core.gridBoard(places);
  const touching = (at) => core.neighbors(at, { columns }, steps).filter((near) => near > at);
  const lines = cells.flatMap(({ id }, at) => touching(at).map((near) => [id, cells[near].id]));
  const placed = cells.map((cell, at) => {
    const row = Math.floor(at / columns);
    return { ...cell, at: [(at % columns) + row / 2, 0.87 * row] };
  });
  return [{ shape: "graph", title: "Board", lines, cells: placed }];
}

export const game = core.defineGame({
  id: "hex",
  title: "Small Hex",
  summary: "Join your two sides of a slanted board.",
  options: { size: core.numberOption({ default: 3, min: 2, max: 4, help: "the side of the board" }) },
  at: ({ size }) => ({
    rulesPage: {
      rules: ["Place a stone. It touches the two places beside it, two above it and two below it."],
    },
    start: (first) => ({ places: ".".repeat(size * size), mover: first }),
    moves: (position) => (outcome(position) === null ? core.placesWith(position.places, ".") : []),
    play: ({ places, mover }, at) => ({
      places: core.withMark(places, at, mover),
      mover: core.otherSeat(mover),
    }),
    outcome,
    symmetries: ({ places, mover }) => [{ places: Array.from(places).reverse().join(""), mover }],
    formatMove: (position, at) => core.gridNames(sizeOf(position))[at],
    board,
    goal: (_position, seat) => (seat === 1 ? "Join top and bottom." : "Join left and right."),
  }),
});
