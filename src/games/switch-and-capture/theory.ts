/** Switch and Capture at every size: what is proved, and what is only computed. */

import { type Claim, claim, numbersIn, range, say, type Theory, type Truth } from "../../core/theory.ts";

const readings = ["rules", "examples"] as const;
const small = range(2, 8);

/** Row N with these switches OFF and all the others ON. */
function rowWithout(switches: number, off: readonly number[]): string {
  return range(1, switches)
    .map((label) => (off.includes(label) ? "0" : "1"))
    .join("");
}

function rowsOf(switches: number): readonly string[] {
  return range(0, 2 ** switches - 2).map((row) => row.toString(2).padStart(switches, "0"));
}

const oneSided = claim("at most one", (truth) =>
  readings.every((reading) =>
    small.every((switches) =>
      rowsOf(switches).every((row) => truth.canWin({ switches, reading }, row).includes(false)),
    ),
  ),
);

/** The switch that every choice changes, so that it tells whose turn the last one can be. */
const witness = claim("1", (truth, says) => {
  const tells = (row: string) => {
    const [mover, opponent] = truth.canWin({ switches: row.length }, row);
    return row[Number(says) - 1] === "0" ? !opponent : !mover;
  };
  return small.every((switches) => rowsOf(switches).every(tells));
});

function primes(above: number, most: number): readonly number[] {
  const isPrime = (number: number) => range(2, number - 1).every((factor) => number % factor !== 0);
  return range(2, Math.floor(most)).filter((number) => number > above && isPrime(number));
}

/** The twins: primes that change nothing but themselves and 1, and pairs of a prime and its double. */
function twinsOf(switches: number) {
  return {
    single: primes(switches / 2, switches),
    double: primes(switches / 3, switches / 2).map((prime) => [prime, 2 * prime] as const),
  };
}

function isTwin(row: string): boolean {
  const { single, double } = twinsOf(row.length);
  const off = range(1, row.length).filter((label) => row[label - 1] === "0");
  const singles = single.filter((label) => off.includes(label));
  const doubles = double.filter((pair) => pair.every((label) => off.includes(label)));
  const covered = singles.length + 2 * doubles.length === off.length;
  return covered && singles.length % 2 === 0 && doubles.length % 2 === 0;
}

const largest = 60;
const sizes = range(2, largest);

/** How far a prime goes in its row: the multiples of it beside itself. */
function multiples(prime: number, switches: number): readonly number[] {
  return range(prime + 1, switches).filter((label) => label % prime === 0);
}

/** A bound above which every prime, and no other, has fewer than so many multiples. */
function bound(says: string, count: number): Claim {
  return claim(says, (truth, formula) =>
    sizes.every((N) =>
      primes(1, N).every(
        (prime) => multiples(prime, N).length < count === prime > truth.evaluate(formula, { N }),
      ),
    ),
  );
}

const double = claim("2p", (truth, formula) =>
  sizes.every((N) =>
    twinsOf(N).double.every(([p]) => String(multiples(p, N)) === String(truth.evaluate(formula, { p }))),
  ),
);

/** What such a pair changes beside itself. */
const outside = claim("1 and 2", () => {
  const pairs = sizes.flatMap((N) => (N < 6 ? [] : twinsOf(N).double));
  const factors = pairs.flatMap(([prime, twice]) =>
    range(1, prime - 1).filter((label) => twice % label === 0),
  );
  return [...new Set(factors)].map(String);
});

/** What the letters of the formulas stand for at a size. */
function variables(N: number) {
  const { single, double } = twinsOf(N);
  const [a, b] = [single.length, double.length];
  const k = 2 ** Math.floor(Math.log2(N));
  return { N, a, b, k, A: Math.max(a - 1, 0), B: Math.max(b - 1, 0), s: N < k + k / 2 ? 1 : 0 };
}

function defined(says: string, letter: "A" | "B" | "s"): Claim {
  return claim(says, (truth, formula) =>
    sizes.every((N) => truth.evaluate(formula, variables(N)) === variables(N)[letter]),
  );
}

const formulas = {
  losses: "2^(A + B) − 1",
  wins: "(N − a − 2b + [a > 0] + 2[b > 0] − s) × 2^(A + B)",
  longest: "2⌊a/2⌋ + 2⌊b/2⌋ + 1",
} as const;
const counts = ["losses", "wins", "longest"] as const;
type Counted = (typeof counts)[number];

function fits(
  truth: Truth,
  what: Counted,
  formula: string,
  size: { switches: number; reading: string },
): boolean {
  return truth.count(what, size) === truth.evaluate(formula, variables(size.switches));
}

/** The sizes at which one of the formulas fails. */
function exceptions(truth: Truth, reading: string): readonly number[] {
  return sizes.filter(
    (switches) => !counts.every((what) => fits(truth, what, formulas[what], { switches, reading })),
  );
}

/** A formula that holds at every size above the exceptions. */
function formula(what: Counted): Claim {
  return claim(formulas[what], (truth, says) =>
    readings.every((reading) =>
      sizes.every((switches) => switches < 10 || fits(truth, what, says, { switches, reading })),
    ),
  );
}

const bracket = claim(
  "1 if what stands in it is true, else 0",
  (truth, says) => String(numbersIn(says)) === String([1, 0].map((a) => truth.evaluate("[a > 0]", { a }))),
);

const fourteen = claim(
  "With 14 switches, for example, 3 rows are lost, 44 are won, and the longest win takes 5 moves",
  (truth, says) => {
    const [switches = 0, ...found] = numbersIn(says);
    return String(found) === String(counts.map((what) => truth.count(what, { switches })));
  },
);

/** Switches that are OFF in a lost row. */
function off(says: string, switches: number): Claim {
  return claim(says, (truth, text) => {
    const row = rowWithout(switches, numbersIn(text));
    return isTwin(row) && truth.value({ switches }, row).kind === "loss";
  });
}

export const theory: Theory = {
  sections: [
    {
      title: "What is proved",
      paragraphs: [
        say`In every row, ${oneSided} of the two players can still win, however badly the other plays. Under the default reading one look tells you who: while switch ${witness} is OFF, only the player to move can; while it is ON, only the opponent.`,
        say`And some rows are lost for sure: the twin rows below. With ${claim("10", (truth) => Math.log2(truth.count("positions", {}) + 1))} switches there is ${claim("none", (truth) => truth.count("losses", {}) === 0)}. From the default start the first player wins at once by choosing ${claim("1", (truth) => truth.right({}))}: it changes every switch.`,
      ],
    },
    {
      title: "Why at most one can win",
      paragraphs: [
        say`Under the reading "rules", ${witness} is a factor of every number, so every choice changes switch ${witness}: OFF, ON, OFF, ON. At the end it is ON. So if it is OFF now, an odd number of moves is left, and the last of them is yours; if it is ON, the number is even.`,
        say`Under the reading "examples" the same is true, but no single switch shows it. Choosing a switch twice is as good as not choosing it, so a way to the end comes down to a set of choices. Compare two ways from the same row: the choices in which they differ change nothing when they are made together. Call them the quiet set. Switch ${witness} is not in it, since only its own choice changes it; and between all the others, changing is mutual. By Sutner's theorem there is also a loud set of choices, which together change each of those others. Now draw a line between a quiet and a loud choice wherever one changes the other. At every quiet choice an odd number of lines ends, because the loud set changes it; at every loud choice an even number, because the quiet set does not. So the number of lines is even, and then the number of quiet choices is even too: the two ways are both odd or both even.`,
      ],
    },
    {
      title: "Twin rows",
      paragraphs: [
        say`Let N be the number of switches. A prime above ${bound("N/2", 1)} has no multiple in the row, so choosing it changes only itself and switch ${witness}. A prime p above ${bound("N/3", 2)}, but not above ${bound("N/2", 1)}, has just one: p and ${double} change each other, and outside they reach only the switches ${outside}. So the primes of the first kind are all twins, and so are the pairs of the second.`,
        say`If an even number of those primes and an even number of those pairs are OFF, and all the rest is ON, the player to move loses: the opponent makes the same choice in a twin, which undoes everything that the first one changed outside.`,
      ],
      examples: [
        {
          from: "1111010",
          value: { kind: "loss", plies: 2 },
          caption: say`The smallest row to try: ${off("5 and 7", 7)} are OFF. Whichever you choose, your opponent chooses the other.`,
        },
        {
          from: "11110101101110",
          value: { kind: "loss", plies: 2 },
          caption: say`Twin pairs: ${off("5 with 10, and 7 with 14", 14)}. Answer a choice in one pair with the same choice in the other.`,
        },
      ],
    },
    {
      title: "What is computed, not proved",
      paragraphs: [
        say`Are the twin rows the only lost ones? The solver says so for every N from ${claim("2 to 60", () => `${sizes[0]} to ${largest}`)}, except ${claim("3, 4, 5 and 9", (truth) => exceptions(truth, "rules").map(String))} (under the reading "examples", ${claim("2, 3, 4, 5 and 9", (truth) => exceptions(truth, "examples").map(String))}). A proof is missing. It is an open question, and a nice one.`,
        say`If the answer is yes, the rows can be counted. Say there are a primes of the first kind and b pairs of the second; let A = ${defined("max(a − 1, 0)", "A")} and B = ${defined("max(b − 1, 0)", "B")}. Then ${formula("losses")} rows are lost, and the longest forced win takes ${formula("longest")} moves. For the won rows the solver suggests ${formula("wins")}. Here a bracket counts ${bracket}, and s = ${defined("[N < 1.5 × k]", "s")}, where k is the largest power of two up to N.`,
        say`${fourteen}.`,
      ],
    },
  ],
  shares: [
    { options: { switches: 7 }, share: "19.6%" },
    { options: { switches: 10 }, share: "5.3%" },
    { options: { switches: 10, reading: "examples" }, share: "10.6%" },
  ],
  sources: ["K. Sutner, Linear cellular automata and the Garden-of-Eden, 1989: the all-ones theorem."],
};
