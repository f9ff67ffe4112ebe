/** Tower Switch at every height. */

import { type Claim, claim, numbersIn, range, say, type Theory, type Truth } from "../../core/theory.ts";

const heights = range(1, 40);

/** The number whose multiples are lost before the first move. */
const three = claim("three", (truth) => {
  const lost = heights.filter((blocks) => truth.value({ blocks }).kind === "loss");
  const [first = 0] = lost;
  return lost.length === Math.floor(heights.length / first) && lost.every((blocks) => blocks % first === 0)
    ? first
    : "no such number";
});

/** After a two: the number whose multiples, and one, are won. */
const threeAfterTwo = claim("three", (truth) => {
  const won = heights.filter((left) => truth.value({ blocks: 50 }, `${left}/2`).kind === "win");
  const period = (won[1] ?? 0) - (won[0] ?? 0);
  return won.every((left) => left % period === 1) && won.length === Math.ceil(heights.length / period)
    ? period
    : "no such number";
});

const length = claim("2⌊n/3⌋", (truth, formula) =>
  heights.every((n) => {
    const { kind, plies } = winOrLoss(truth, n);
    return plies === truth.evaluate(formula, { n }) + (kind === "win" ? 1 : 0);
  }),
);

function winOrLoss(truth: Truth, blocks: number) {
  const value = truth.value({ blocks });
  return value.kind === "draw" ? { kind: value.kind, plies: -1 } : value;
}

/** Heights that are handed over one after another, each lost. */
const ladder = claim("9, 6, 3", (truth, says) =>
  numbersIn(says).every(
    (left, step) => left === 9 - 3 * step && truth.value({ blocks: 10 }, `${left}/1`).kind === "loss",
  ),
);

function winning(says: string, from: string): Claim {
  return claim(says, (truth) => truth.right({ blocks: 10 }, from));
}

export const theory: Theory = {
  sections: [
    {
      title: "The theorem",
      paragraphs: [
        say`Only the remainder counts. With a free choice, you lose when the height is a multiple of ${three}, and you win at every other height. Right after a two, when you may take only one, you win when the height is one more than a multiple of ${threeAfterTwo}, and lose otherwise. That is the whole game, for towers of any height.`,
      ],
      examples: [
        {
          from: "10/0",
          value: { kind: "win", plies: 7 },
          caption: say`The default tower: one more than a multiple of ${three}, so the first player wins. Taking ${winning("1 or 2", "10/0")} wins.`,
        },
      ],
    },
    {
      title: "Why it is true",
      paragraphs: [
        say`Together, two players can always take ${three}: a one is answered with a two, and a two is answered with a one, because nothing else is allowed. So a player who starts from a multiple of ${three} faces another multiple after every round – ${ladder} – and in the end finds nothing left.`,
        say`Everywhere else you can put your opponent into that spot. If the remainder is two, take two; if it is one, take one.`,
        say`Right after a two there is nothing to choose: you take one. That does you good only if it leaves a multiple of ${three}, so only from one more than that. This gives the winner a second way when the remainder is one: take two. Your opponent has to take one, and the remainder is one again, with your move to come.`,
      ],
      examples: [
        {
          from: "9/1",
          options: { blocks: 10 },
          value: { kind: "loss", plies: 6 },
          caption: say`A multiple of ${three} and a free choice: whatever you take, your opponent makes it ${three} in all.`,
        },
        {
          from: "8/1",
          options: { blocks: 10 },
          value: { kind: "win", plies: 5 },
          caption: say`The remainder is two. The only winning move is to take ${winning("2", "8/1")}.`,
        },
        {
          from: "8/2",
          options: { blocks: 10 },
          value: { kind: "loss", plies: 6 },
          caption: say`The same tower right after a two: now you may take only one, and you lose.`,
        },
      ],
    },
    {
      title: "How long it takes",
      paragraphs: [
        say`With best play from a free choice and n blocks, a lost game lasts ${length} moves, and a won game one move more. (⌊ ⌋ means: round down.)`,
      ],
    },
  ],
  shares: [
    { options: { blocks: 10 }, share: "14.9%" },
    { options: { blocks: 20 }, share: "27.4%" },
    { options: { blocks: 100 }, share: "21.5%" },
  ],
  sources: [],
};
