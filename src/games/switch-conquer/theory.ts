/** Switch Conquer at every size. */

import { type Claim, claim, range, say, type Theory, type Truth } from "../../core/theory.ts";
import { enough, isOneFlipAway, mark, plenty, rowsOf, wonRows } from "../rows/theory.ts";

/** The value of every row for player 1; player 2's are the same with the letters exchanged. */
function holdsFor(truth: Truth, switches: number): boolean {
  return rowsOf(switches, "AB").every((row) => {
    const missing = mark(row, "B");
    const expected = isOneFlipAway(missing) ? "win" : missing.includes("0") ? "draw" : "loss";
    const swapped = Array.from(row, (letter) => (letter === "A" ? "B" : "A")).join("");
    return [`${row}/1`, `${swapped}/2`].every((key) => truth.value({ switches }, key).kind === expected);
  });
}

const from2 = claim(
  "2",
  (truth) => range(2, 7).find((size) => range(size, 7).every((N) => holdsFor(truth, N))) ?? 0,
);

/** The size at which nothing is lost. */
const without = claim("2", (truth) =>
  range(2, 9)
    .filter((switches) => truth.count("losses", { switches }) === 0)
    .map(String),
);

/** Counts of a size are for both players, so half of them are for each. */
function each(says: string, what: "wins" | "losses" | "draws"): Claim {
  return claim(says, (truth) => truth.count(what, {}) / 2);
}

function right(says: string, row: string): Claim {
  return claim(says, (truth) => truth.right({}, row));
}

export const theory: Theory = {
  sections: [
    {
      title: "The theorem",
      paragraphs: [
        say`You win at once when your letter is missing on one switch only, or on two that are neighbours: with N switches, ${wonRows("2N − 1", (truth, switches) => truth.count("wins", { switches }) / 2)} rows. You lose from just one row, the full row of your opponent, and only the deal can put it in front of you. All the other rows are draws. This holds for both players and every N from ${from2} on. (With ${without} switches even that row is won: flip both.)`,
        say`With ${claim("4", (truth) => Math.log2(truth.count("positions", {}) / 2))} switches, each player has ${each("7", "wins")} won rows, ${each("1", "losses")} lost one and ${each("8", "draws")} drawn ones.`,
      ],
      examples: [
        {
          from: "ABBA/1",
          value: { kind: "win", plies: 1 },
          caption: say`Your letter is missing on two neighbours. Flipping ${right("2-3", "ABBA/1")} wins.`,
        },
        {
          from: "BBBB/1",
          value: { kind: "loss", plies: 2 },
          caption: say`The lost row: whatever you flip, your opponent flips it back and has won.`,
        },
      ],
    },
    {
      title: "Why it is true",
      paragraphs: [
        say`If you cannot win at once, you only have to see to it that your opponent cannot either. Count the switches that show your own letter: they are the ones that your opponent still has to flip.`,
        say`${{ ...plenty, says: "Four" }} or more: flip one of them away, and at least ${enough} are left, too many for a single flip.`,
        say`Two or ${enough}: flip any other switch, and there is one more. (If the whole row of ${enough} is yours, flip the middle: the two that remain do not touch.)`,
        say`One: add another that does not touch it. Where there is none, because a row of ${enough} has your letter in the middle, take it away and complete your opponent's row: only the player who has just moved can win, so the gift counts for nothing.`,
        say`So nobody has to lose a drawn row. Coming within one flip of your own row is no mistake: it is a threat, and your opponent has to answer it.`,
      ],
      examples: [
        {
          from: "ABAB/1",
          value: { kind: "draw" },
          caption: say`The flips ${right("2, 4 and 3-4", "ABAB/1")} are safe. The first two come within one flip of AAAA: a threat.`,
        },
        {
          from: "BAB/1",
          value: { kind: "draw" },
          caption: say`Only ${right("2", "BAB/1")} is safe, though it completes your opponent's row.`,
        },
      ],
    },
    {
      title: "What to remember",
      paragraphs: [
        say`Leave at least ${enough} of your own letters, or two that are not neighbours, or none at all.`,
      ],
    },
  ],
  shares: [
    { options: { switches: 4 }, share: "99.6%" },
    { options: { switches: 7 }, share: "59.2%" },
    { options: { switches: 10 }, share: "16%" },
  ],
  sources: [],
};
