/** Switch Battle at every size. */

import { claim, range, say, type Theory, type Truth } from "../../core/theory.ts";
import { enough, isOneFlipAway, mark, plenty, rowsOf, wonRows } from "../rows/theory.ts";

function holdsFor(truth: Truth, switches: number): boolean {
  const live = rowsOf(switches, "01").filter((row) => row.includes("0"));
  return live.every(
    (row) => truth.value({ switches }, row).kind === (isOneFlipAway(mark(row, "0")) ? "win" : "draw"),
  );
}

const from2 = claim(
  "2",
  (truth, says) => range(Number(says), 8).every((size) => holdsFor(truth, size)) && says === "2",
);

function count(says: string, what: "positions" | "wins" | "draws") {
  return claim(says, (truth) => truth.count(what, { switches: 7 }));
}

function wrong(says: string, row: string) {
  return claim(says, (truth) => truth.wrong({ switches: row.length }, row));
}

export const theory: Theory = {
  sections: [
    {
      title: "The theorem",
      paragraphs: [
        say`A row is won for the player to move exactly when one flip completes it: a single zero is left, or two zeros that are neighbours. In a row of N switches that makes ${wonRows("2N − 1", (truth, switches) => truth.count("wins", { switches }))} won rows. No row is lost, and all the others are draws. This holds for every N from ${from2} on.`,
        say`With ${claim("7", (truth) => Math.log2(truth.count("positions", {}) + 1))} switches, ${count("13", "wins")} of the ${count("127", "positions")} rows are won and ${count("114", "draws")} are draws, the start among them.`,
      ],
      examples: [
        {
          from: "1110011",
          value: { kind: "win", plies: 1 },
          caption: say`Two zeros side by side: flip ${claim("4-5", (truth) => truth.right({ switches: 7 }, "1110011"))} and win.`,
        },
      ],
    },
    {
      title: "Why it is true",
      paragraphs: [
        say`That those rows are won is plain to see. The point is that nobody ever has to hand one over. Suppose the row in front of you is none of them, and count its zeros.`,
        say`${{ ...plenty, says: "Four" }} or more: flip one of them. At least ${enough} are left, too many for a single flip.`,
        say`Exactly ${enough}: flip any other switch, and there is one more. (A row of only ${enough} has no other: flip the middle one, and the two zeros that remain do not touch.)`,
        say`Two that are not neighbours: flip any other switch, and there are ${enough}.`,
        say`So a careful player never loses, and two careful players can go on forever. You win only when your opponent slips.`,
      ],
      examples: [
        {
          from: "0111110",
          value: { kind: "draw" },
          caption: say`Two zeros that do not touch. Only two flips are wrong, ${wrong("1 and 7", "0111110")}: each leaves a single zero.`,
        },
        {
          from: "0001111",
          value: { kind: "draw" },
          caption: say`A group of ${enough}. The flips ${wrong("1, 3, 1-2 and 2-3", "0001111")} lose; flipping ${claim("2", (truth, says) => truth.right({ switches: 7 }, "0001111").includes(says) && says === "2")} leaves two that do not touch.`,
        },
      ],
    },
    {
      title: "What to remember",
      paragraphs: [say`Leave at least ${enough} zeros, or two that are not neighbours.`],
    },
  ],
  shares: [
    { options: { switches: 4 }, share: "100%" },
    { options: { switches: 7 }, share: "46.9%" },
    { options: { switches: 12 }, share: "5.1%" },
  ],
  sources: [],
};
