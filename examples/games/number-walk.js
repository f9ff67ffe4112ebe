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
  at: ({ small, middle, large, end, top }) => ({
    rulesPage: {
      goal: end === "loses" ? "Leave your opponent without a step." : "Be left without a step.",
      rules: [`Walk down by ${small}, ${middle} or ${large}.`, `A player who cannot walk ${end}.`],
      finePrint: [],
    },
    start: (first) => ({ at: top, mover: first }),
    moves: ({ at }) => [small, middle, large].map((size) => at - size).filter((to) => to >= 0),
    play: ({ mover }, to) => ({ at: to, mover: core.otherSeat(mover) }),
    outcome: ({ at, mover }) => {
      if (at >= small) return null;
      return end === "loses" ? core.otherSeat(mover) : mover;
    },
    board: ({ at }) =>
      core.gridBoard(core.withMark(".".repeat(top + 1), at, "*"), {
        columns: top + 1,
        title: "Line",
        names: Array.from({ length: top + 1 }, (_, place) => String(place)),
        looks: { "*": { spoken: "the piece" } },
      }),
  }),
});
