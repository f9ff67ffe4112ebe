/** Draw a line between two dots; the player who closes a box owns it and draws again. */
import * as core from "switchyard-games/core";

/** Dots are o, boxes b until a player owns them, free lines dots and drawn ones dashes. */
function emptyBoard(wide) {
  const lines = `${"o.".repeat(wide)}o`;
  return lines + `${".b".repeat(wide)}.${lines}`.repeat(wide);
}

const columnsOf = (places) => Math.sqrt(places.length);
const around = (places, at) => core.neighbors(at, { columns: columnsOf(places) });
const owned = (places, seat) => core.placesWith(places, seat).length;

function play({ places, mover }, at) {
  const drawn = core.withMark(places, at, "-");
  const isClosed = (box) => around(places, box).every((line) => drawn[line] === "-");
  const closed = around(places, at).filter((box) => drawn[box] === "b" && isClosed(box));
  const after = closed.reduce((text, box) => core.withMark(text, box, mover), drawn);
  return { places: after, mover: closed.length > 0 ? mover : core.otherSeat(mover) };
}

export const game = core.defineGame({
  id: "boxes",
  title: "Dots and Boxes",
  summary: "Draw lines between dots; close a box to own it and draw again.",
  options: { wide: core.numberOption({ default: 2, min: 1, max: 3, help: "how many boxes wide and high" }) },
  at: ({ wide }) => ({
    rulesPage: { rules: ["Draw a line between two dots. Closing a box gives it to you, and another move."] },
    extraTurns: true,
    start: (first) => ({ places: emptyBoard(wide), mover: first }),
    moves: ({ places }) => core.placesWith(places, "."),
    play,
    outcome: ({ places }) =>
      places.includes(".") ? null : core.byPoints(owned(places, 1), owned(places, 2)),
    symmetries: (position) => core.turnedPositions(position, "places"),
    formatMove: ({ places }, at) => core.gridNames(columnsOf(places))[at],
    board: ({ places }) =>
      core.gridBoard(places, {
        looks: {
          o: { state: "gone", mark: "•", label: "", spoken: "dot" },
          b: { state: "gone", mark: "", spoken: "open box" },
          "-": { spoken: "line" },
        },
      }),
    goal: ({ places }, seat) => `You own ${owned(places, seat)}, your opponent ${owned(places, 3 - seat)}.`,
  }),
});
