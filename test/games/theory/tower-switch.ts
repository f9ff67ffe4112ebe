import { range } from "../../support/sweep.ts";
import { type Calculations, numbersIn } from "./claims.ts";

const heights = range(1, 40);

export const towerSwitch: Calculations = {
  "lost multiples": (truth) => {
    const lost = heights.filter((blocks) => truth.value({ blocks }).kind === "loss");
    const [first = 0] = lost;
    const multiples = heights.filter((blocks) => blocks % first === 0);
    return String(lost) === String(multiples) ? first : "no such number";
  },
  "won after a two": (truth) => {
    const won = heights.filter((left) => truth.value({ blocks: 50 }, `${left}/2`).kind === "win");
    const period = (won[1] ?? 0) - (won[0] ?? 0);
    const expected = heights.filter((left) => left % period === 1);
    return String(won) === String(expected) ? period : "no such number";
  },
  ladder: (truth, says) => {
    const lost = heights.filter(
      (left) => left < 10 && truth.value({ blocks: 10 }, `${left}/1`).kind === "loss",
    );
    return String(numbersIn(says)) === String(lost.toReversed());
  },
  length: (truth, formula) =>
    heights.every((n) => {
      const value = truth.value({ blocks: n });
      const more = value.kind === "win" ? 1 : 0;
      return value.kind !== "draw" && value.plies === truth.evaluate(formula, { n }) + more;
    }),
};
