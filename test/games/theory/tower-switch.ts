import { range } from "../../support/sweep.ts";
import { type Calculations, numbersIn } from "./claims.ts";

const heights = range(1, 40);

type Last = 1 | 2;

/** The states after each legal move, by the rules alone. */
function ways(left: number, last: Last): readonly (readonly [left: number, last: Last])[] {
  const all = [[left - 1, 1] as const, [left - 2, 2] as const];
  return all.filter(([rest, taken]) => rest >= 0 && (last === 1 || taken === 1));
}

/** The smallest number that no move leads to. */
function nimValue(left: number, last: Last): number {
  const met = ways(left, last).map(([rest, taken]) => nimValue(rest, taken));
  return range(0, met.length).find((number) => !met.includes(number)) ?? 0;
}

/** True if the player to move wins when the last block loses. */
function winsMisere(left: number, last: Last): boolean {
  return left === 0 || ways(left, last).some(([rest, taken]) => !winsMisere(rest, taken));
}

const low = range(1, 16);

/** The period, if exactly the heights with this remainder were found. */
function periodOf(found: readonly number[], rest: number): number | string {
  const period = (found[1] ?? 0) - (found[0] ?? 0);
  return String(found) === String(low.filter((left) => left % period === rest)) ? period : "no such number";
}

export const towerSwitch: Calculations = {
  "nim free": () => {
    const values = low.map((left) => nimValue(left, 1));
    const isRemainder = values.every((value, at) => value === (low[at] ?? 0) % 3);
    return isRemainder ? [...new Set(values)].toSorted((a, b) => a - b).map(String) : "no remainder";
  },
  "nim after a two": () => {
    const values = low.map((left) => [left % 3, nimValue(left, 2)] as const);
    const counted = new Set(values.flatMap(([rest, value]) => (rest === 1 ? [value] : [])));
    return values.every(([rest, value]) => rest === 1 || value === 0)
      ? [...counted].map(String)
      : "no such number";
  },
  "nim proof": (_truth, says) => {
    const [rest = 0, ...leads] = numbersIn(says);
    const heights = low.filter((left) => left > 2 && left % 3 === rest);
    return (
      heights.length > 0 &&
      heights.every(
        (left) => String(ways(left, 1).map(([after, taken]) => nimValue(after, taken))) === String(leads),
      )
    );
  },
  "misere free": () =>
    periodOf(
      low.filter((left) => !winsMisere(left, 1)),
      1,
    ),
  "misere after a two": () =>
    periodOf(
      low.filter((left) => winsMisere(left, 2)),
      2,
    ),
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
