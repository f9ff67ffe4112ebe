/** Take one, two or three steps toward the goal; the player who takes the last step wins. A game with no more than it needs. */
import { defineGame, numberOption, otherSeat } from "switchyard-games/core";

export const raceGame = defineGame({
  id: "race",
  title: "Race",
  options: { goal: numberOption({ default: 12, min: 3, max: 60, help: "where the race ends" }) },
  at: ({ goal }) => ({
    start: (first) => ({ left: goal, mover: first }),
    moves: ({ left }) => [1, 2, 3].filter((step) => step <= left),
    play: ({ left, mover }, step) => ({ left: left - step, mover: otherSeat(mover) }),
    outcome: ({ left, mover }) => (left === 0 ? otherSeat(mover) : null),
  }),
});
