/** A piece on a number line walks down by one of three steps; a player who cannot walk loses, or wins. */
import * as core from "switchyard-games/core";

const step = (size, max) => core.numberOption({ default: size, min: 1, max, help: "how far a step goes" });

export const game = core.defineGame({
  id: "number-walk",
  title: "Number Walk",
  summary: "Walk down a number line by one of three steps; a player who cannot walk loses.",
  options: {
    top: core.numberOption({ default: 21, min: 5, max: 60, help: "where the piece starts" }),
    small: step(1, 9),
    middle: step(3, 12),
    large: step(4, 15),
    end: core.choiceOption(["loses", "wins"], "what a player without a step does"),
  },
  refusal: ({ small, middle, large }) =>
    small < middle && middle < large ? undefined : "The steps must grow: small, middle, large.",
  rulesFor: ({ small, middle, large, end }) => ({
    goal: end === "loses" ? "Leave your opponent without a step." : "Be left without a step.",
    rules: [`Walk down by ${small}, ${middle} or ${large}.`, `A player who cannot walk ${end}.`],
    rulings: [],
  }),
  start: ({ top, small, middle, large, end }, first) => {
    return { at: top, top, steps: [small, middle, large], end, mover: first };
  },
  moves: ({ at, steps }) => steps.map((size) => at - size).filter((to) => to >= 0),
  play: (position, to) => ({ ...position, at: to, mover: core.otherSeat(position.mover) }),
  outcome: ({ at, steps, end, mover }) => {
    if (at >= steps[0]) return null;
    return end === "loses" ? core.otherSeat(mover) : mover;
  },
  board: ({ at, top }) =>
    core.gridBoard(core.withMark(".".repeat(top + 1), at, "*"), {
      columns: top + 1,
      title: "Line",
      names: Array.from({ length: top + 1 }, (_, place) => String(place)),
      looks: { "*": { spoken: "the piece" } },
    }),
});
