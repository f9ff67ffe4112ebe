/** Factor Frenzy at every max. */

import { type Claim, claim, numbersIn, range, say, type Theory, type Truth } from "../../core/theory.ts";
import { areRelated } from "../numbers/blocks.ts";

const sizes = range(2, 16);

const even = claim("even", (truth, says) =>
  sizes.every((max) => (truth.value({ max }).kind === "win") === ((max % 2 === 0) === (says === "even"))),
);

function everyStartWins(truth: Truth, max: number): boolean {
  return truth.value({ max }).kind === "win" && truth.wrong({ max }).length === 0;
}

const from6 = claim("6", (truth) => {
  const exceptions = sizes.filter((max) => max % 2 === 0 && !everyStartWins(truth, max));
  return Math.max(...exceptions) + 2;
});

type Couple = readonly [number, number];

function couples(text: string): readonly Couple[] {
  return Array.from(text.matchAll(/(\d+)-(\d+)/g), ([, one, two]) => [Number(one), Number(two)] as const);
}

/** Pairs of friends that hold, with the numbers that stand alone before them, each of these numbers once. */
function pairing(says: string, numbers: readonly number[]): Claim {
  return claim(says, (_, text) => {
    const sorted = numbersIn(text).toSorted((a, b) => a - b);
    return String(sorted) === String(numbers) && couples(text).every(([one, two]) => !areRelated(one, two));
  });
}

const toTen = range(2, 10);
const loosePairs = "2-9, 3-8, 4-7, 5-6";

/** No number is related to both of a pair. */
function isLoose([one, two]: Couple): boolean {
  return toTen.every((number) => !areRelated(number, one) || !areRelated(number, two));
}

const loose = claim(loosePairs, (truth, text) => {
  const { check } = pairing(text, range(2, 9));
  return check(truth, text) === true && couples(text).every(isLoose);
});

const sum = claim("11", () => {
  const [first = 0, ...others] = new Set(couples(loosePairs).map(([one, two]) => one + two));
  return others.length === 0 ? first : "several sums";
});

/** From this odd number on, the two numbers beside one are friends. */
const jump = claim("5", () => {
  const odd = range(3, 99).filter((number) => number % 2 === 1);
  return Math.max(...odd.filter((number) => areRelated(number - 1, number + 1))) + 2;
});

/** The default start lasts one move less than its max. */
const ten = claim("10", (truth) => {
  const value = truth.value({});
  return value.kind === "draw" ? "a draw" : (value.plies ?? 0) + 1;
});

const length = claim("max − 1", (truth, formula) =>
  sizes.every((max) => {
    const value = truth.value({ max });
    return value.kind !== "draw" && value.plies === truth.evaluate(formula, { max });
  }),
);

/** The number that a key names as the last one taken. */
function last(says: string, from: string): Claim {
  return claim(says, () => from.split("/")[1] ?? "");
}

function right(says: string, max: number, from?: string): Claim {
  return claim(says, (truth) => truth.right({ max }, from));
}

export const theory: Theory = {
  sections: [
    {
      title: "The theorem",
      paragraphs: [
        say`Call two numbers friends when neither divides the other: one may be taken right after the other exactly when they are friends. The whole game is about pairing friends off.`,
        say`From the start, the first player wins exactly when max is ${even}. And for every even max from ${from6} on, every first number wins, so the opening does not matter. (With max ${claim("4", (truth) => Math.max(...sizes.filter((max) => max % 2 === 0 && !everyStartWins(truth, max))))}, starting with ${claim("3", (truth) => truth.wrong({ max: 4 }))} loses.)`,
        say`In the middle of the game, take the numbers that are left together with the number just taken, and pair off as many friends as you can. If that can be done with the number just taken left over, the player to move loses; if it is needed for every largest pairing, the player to move wins.`,
      ],
      examples: [
        {
          from: "4,9/2",
          options: { max: 10 },
          value: { kind: "loss", plies: 2 },
          caption: say`Your opponent has just taken ${last("2", "4,9/2")}. At most one pair can be made, and ${pairing("4-9", [4, 9])} does it without the number just taken. So you lose: you must take ${right("9", 10, "4,9/2")}, and your opponent takes the other.`,
        },
        {
          from: "4,6,9/2",
          options: { max: 10 },
          value: { kind: "win", plies: 3 },
          caption: say`Your opponent has just taken ${last("2", "4,6,9/2")}. Two pairs can be made, ${pairing("2-9 and 4-6", [2, 4, 6, 9])}, and not without the number just taken. Take its partner, ${right("9", 10, "4,6,9/2")}, and win.`,
        },
      ],
    },
    {
      title: "Why it is true",
      paragraphs: [
        say`If max is odd, the second player thinks in pairs of neighbours, such as ${pairing("2-3, 4-5, 6-7, 8-9", range(2, 9))}. Neighbours never divide each other, so whatever the first player takes, its partner may follow. The second player always has an answer, and the first player runs out.`,
        say`If max is even, the first player takes a number and pairs off the rest. With the default max of ${ten}: take ${pairing("2, then answer in the pairs 3-4, 5-6, 7-8, 9-10", toTen)}. Or take ${pairing("6, with 2-3, 4-5, 7-8, 9-10", toTen)}. Or ${pairing("7, with 2-3, 4-5, 6-8, 9-10", toTen)}. Or ${pairing("3, with 2-5, 4-6, 7-8, 9-10", toTen)}. It goes like this with every number and every even max: an even number leaves neighbours on both sides, and an odd one from ${jump} on lets the two numbers beside it be friends.`,
        say`In the middle of the game, suppose a largest pairing leaves the number just taken, v, over. Any friend y of v has a partner in it, or v and y would be one more pair. So when you take y, your opponent answers with y's partner. Can an unpaired number u follow that? No: then v with y, and the partner with u, would be two pairs in place of one. So you are in the same spot as before, with fewer numbers, and you are the one who runs out.`,
        say`But if v is needed, take its partner. What is left of the pairing is a largest one without v, it leaves your number over, and now your opponent is in that spot.`,
      ],
      examples: [
        {
          from: "3,4,5,6,7,8,9,10/2",
          options: { max: 10 },
          value: { kind: "loss", plies: 8 },
          caption: say`After the opening move ${pairing("2, everything is paired: 3-4, 5-6, 7-8, 9-10", toTen)}. Whatever you take, its partner follows.`,
        },
      ],
    },
    {
      title: "How long it takes",
      paragraphs: [
        say`From the start, with best play, every number gets taken: the game lasts ${length} moves. The loser can hold out that long with pairs of another kind, such as ${loose}: friends again, and no number is related to both of a pair. So the loser answers with the partner of the number just taken; and where it has none left, with a number from any whole pair, since one of the two is always allowed. Such pairs exist at every max: pair the numbers that add up to a prime, here ${sum}, and what is left above them with their neighbours.`,
      ],
    },
  ],
  shares: [
    { options: { max: 10 }, share: "7.2%" },
    { options: { max: 12 }, share: "7.9%" },
    { options: { max: 20 }, share: "about 4%" },
  ],
  sources: [
    "A. S. Fraenkel, E. R. Scheinerman and D. Ullman, Undirected edge geography, 1993: the game on any graph of friends.",
  ],
};
