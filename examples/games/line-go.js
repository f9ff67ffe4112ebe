/** Go on a line: place a stone or pass; stones without a free neighbor are taken; two passes end the game. */
import * as core from "switchyard-games/core";

const stone = (seat) => "XO"[seat - 1];

/** Takes the stones of the seat that have no free point beside them. */
const take = (points, seat) =>
  points.replace(new RegExp(`(?<![.${stone(seat)}])${stone(seat)}+(?![.${stone(seat)}])`, "g"), (group) =>
    ".".repeat(group.length),
  );

/** The points after placing a stone; undefined if it would be taken itself. */
function place(points, at, seat) {
  const after = take(core.withMark(points, at, stone(seat)), core.otherSeat(seat));
  return take(after, seat) === after ? after : undefined;
}

/** Own stones, and free points that only they border. */
function score(points, seat) {
  const own = stone(seat);
  const bordered = new RegExp(`(?<=${own})\\.+(?=${own}|$)|^\\.+(?=${own})`, "g");
  return core.placesWith(
    points.replace(bordered, (run) => own.repeat(run.length)),
    own,
  ).length;
}

export const game = core.defineGame({
  id: "line-go",
  title: "Line Go",
  summary: "Place a stone or pass; after two passes the player with more points wins.",
  options: {
    points: core.numberOption({ default: 4, min: 2, max: 9, help: "how many points the line has" }),
  },
  at: ({ points }) => ({
    rulesPage: { rules: ["Stones without a free point are taken. Score your stones and what they enclose."] },
    endless: true,
    start: (first) => ({ points: ".".repeat(points), passes: 0, mover: first }),
    moves: ({ points, passes, mover }) => {
      const free = core.placesWith(points, ".").filter((at) => place(points, at, mover) !== undefined);
      return passes === 2 ? [] : [...free, "pass"];
    },
    play: ({ points, passes, mover }, move) =>
      move === "pass"
        ? { points, passes: passes + 1, mover: core.otherSeat(mover) }
        : { points: place(points, move, mover), passes: 0, mover: core.otherSeat(mover) },
    outcome: ({ points, passes }) => (passes < 2 ? null : core.byPoints(score(points, 1), score(points, 2))),
    symmetries: (position) => [{ ...position, points: position.points.split("").reverse().join("") }],
    formatMove: (_position, move) => (move === "pass" ? move : `p${move + 1}`),
    board: ({ points }) =>
      core.gridBoard(points, {
        columns: points.length,
        names: Array.from(points, (_, at) => `p${at + 1}`),
      }),
  }),
});
