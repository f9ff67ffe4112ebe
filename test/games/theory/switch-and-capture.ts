import { type Calculations, numbersIn, range } from "./claims.ts";
import { rowsOf } from "./rows.ts";
import type { Truth } from "./truth.ts";

const readings = ["rules", "examples"] as const;
const sizes = range(2, 60);

/** Every live row of the small sizes. */
const rows = range(2, 8)
  .flatMap(rowsOf)
  .filter((row) => row.includes("0"));

function primes(above: number, most: number): readonly number[] {
  const isPrime = (number: number) => range(2, number - 1).every((factor) => number % factor !== 0);
  return range(2, Math.floor(most)).filter((number) => number > above && isPrime(number));
}

function multiples(prime: number, switches: number): readonly number[] {
  return range(prime + 1, switches).filter((label) => label % prime === 0);
}

/** Primes that change nothing but themselves and 1, and pairs of a prime and its double. */
function twinsOf(switches: number) {
  return {
    single: primes(switches / 2, switches),
    double: primes(switches / 3, switches / 2).map((prime) => [prime, 2 * prime] as const),
  };
}

function isTwinRow(off: readonly number[], switches: number): boolean {
  const { single, double } = twinsOf(switches);
  const singles = single.filter((label) => off.includes(label)).length;
  const doubles = double.filter((pair) => pair.every((label) => off.includes(label))).length;
  return singles + 2 * doubles === off.length && singles % 2 === 0 && doubles % 2 === 0;
}

/** A bound above which every prime, and no other, has fewer than so many multiples. */
function bound(count: number): Calculations[string] {
  return (truth, formula) =>
    sizes.every((N) =>
      primes(1, N).every(
        (prime) => multiples(prime, N).length < count === prime > truth.evaluate(formula, { N }),
      ),
    );
}

/** What the letters of the formulas stand for at a size. */
function letters(N: number) {
  const { single, double } = twinsOf(N);
  const [a, b] = [single.length, double.length];
  const k = 2 ** Math.floor(Math.log2(N));
  return { N, a, b, k, A: Math.max(a - 1, 0), B: Math.max(b - 1, 0), s: N < k + k / 2 ? 1 : 0 };
}

function letter(name: "A" | "B" | "s"): Calculations[string] {
  return (truth, formula) => sizes.every((N) => truth.evaluate(formula, letters(N)) === letters(N)[name]);
}

const formulas = {
  losses: "2^(A + B) − 1",
  wins: "(N − a − 2b + [a > 0] + 2[b > 0] − s) × 2^(A + B)",
  longest: "2⌊a/2⌋ + 2⌊b/2⌋ + 1",
} as const;
const counted = ["losses", "wins", "longest"] as const;
type Counted = (typeof counted)[number];

function fits(truth: Truth, what: Counted, formula: string, switches: number): readonly boolean[] {
  const expected = truth.evaluate(formula, letters(switches));
  return readings.map((reading) => truth.count(what, { switches, reading }) === expected);
}

/** The sizes at which one of the formulas fails. */
function exceptions(truth: Truth, reading: string): readonly string[] {
  const place = reading === "rules" ? 0 : 1;
  const holds = (N: number) => counted.every((what) => fits(truth, what, formulas[what], N)[place]);
  return sizes.filter((N) => !holds(N)).map(String);
}

/** A formula that holds at every size above the exceptions. */
function formula(what: Counted): Calculations[string] {
  return (truth, says) => sizes.every((N) => N < 10 || fits(truth, what, says, N).every(Boolean));
}

export const switchAndCapture: Calculations = {
  "one-sided": (truth) =>
    readings.every((reading) =>
      rows.every((row) => truth.canWin({ switches: row.length, reading }, row).includes(false)),
    ),
  witness: (truth, says) =>
    rows.every((row) => {
      const [mover, opponent] = truth.canWin({ switches: row.length }, row);
      return row[Number(says) - 1] === "0" ? !opponent : !mover;
    }),
  "no multiple above": bound(1),
  "one multiple above": bound(2),
  "only multiple": (truth, says) =>
    sizes.every((N) =>
      twinsOf(N).double.every(([p]) => String(multiples(p, N)) === String(truth.evaluate(says, { p }))),
    ),
  "reach of a pair": () => {
    const pairs = sizes.flatMap((N) => (N < 6 ? [] : twinsOf(N).double));
    const reached = pairs.flatMap(([prime, twice]) =>
      range(1, prime - 1).filter((label) => twice % label === 0),
    );
    return [...new Set(reached)].map(String);
  },
  "twins of": (truth, says, size) => {
    const [off, switches] = [numbersIn(says), Number(size)];
    const row = range(1, switches).map((label) => (off.includes(label) ? "0" : "1"));
    return isTwinRow(off, switches) && truth.value({ switches }, row.join("")).kind === "loss";
  },
  "sizes looked at": () => `${sizes[0]} to ${sizes.at(-1)}`,
  "exceptions rules": (truth) => exceptions(truth, "rules"),
  "exceptions examples": (truth) => exceptions(truth, "examples"),
  "letter A": letter("A"),
  "letter B": letter("B"),
  "letter s": letter("s"),
  "formula losses": formula("losses"),
  "formula wins": formula("wins"),
  "formula longest": formula("longest"),
  bracket: (truth, says) =>
    String(numbersIn(says)) === String([1, 0].map((a) => truth.evaluate("[a > 0]", { a }))),
  "at a size": (truth, says) => {
    const [switches = 0, ...found] = numbersIn(says);
    return String(found) === String(counted.map((what) => truth.count(what, { switches })));
  },
};
