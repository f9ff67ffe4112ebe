import { neededLists, stuckSwitches } from "../../../src/games/switch-and-capture/needed.ts";
import { runToEnd } from "../../../src/solver/task.ts";
import { largestCompared, proofFrom } from "../../solver/reference/bad-rows.ts";
import { countByPlies } from "../../solver/reference/rows/look-up.ts";
import { decideRows } from "../../solver/reference/rows/retrograde.ts";
import { rowFamily } from "../../support/solved.ts";
import { range, sweep } from "../../support/sweep.ts";
import { type Calculations, numbersIn } from "./claims.ts";
import { rowsOf } from "./rows.ts";
import type { Truth } from "./truth.ts";

const bothWays = ["always", "chosen"] as const;
type SwitchOne = (typeof bothWays)[number];
const sizes = sweep(range(2, 54), [...range(2, 12), 30, 54]);

/** Every unfinished row of the small sizes. */
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

/** Primes that change only themselves and 1, and pairs of a prime and its double. */
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

/** A bound above which exactly the primes have fewer multiples than this. */
function bound(count: number): Calculations[string] {
  return (truth, formula) =>
    sizes.every((N) =>
      primes(1, N).every(
        (prime) => multiples(prime, N).length < count === prime > truth.evaluate(formula, { N }),
      ),
    );
}

/** The values of the formulas' letters at a size. */
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

const known = new Map<string, Readonly<Record<Counted, number>>>();

/** Works backward from the end of the game, without using twins. */
function enumerated(switches: number, switchOne: SwitchOne): Readonly<Record<Counted, number>> {
  const name = `${switches} ${switchOne}`;
  const found = known.get(name);
  if (found !== undefined) return found;
  const family = rowFamily("switch-and-capture", { switches, switchOne });
  const counts = [...countByPlies(runToEnd(decideRows(family)))];
  const sum = (rest: number) =>
    counts.reduce((all, [plies, count]) => (plies % 2 === rest ? all + Number(count) : all), 0);
  const longest = Math.max(...counts.map(([plies]) => plies).filter((plies) => plies % 2 === 1));
  const all = { losses: sum(0), wins: sum(1), longest };
  known.set(name, all);
  return all;
}

function fits(truth: Truth, what: Counted, formula: string, switches: number): readonly boolean[] {
  const expected = truth.evaluate(formula, letters(switches));
  return bothWays.map((switchOne) => enumerated(switches, switchOne)[what] === expected);
}

/** The sizes at which one of the formulas fails. */
function exceptions(truth: Truth, switchOne: string): readonly string[] {
  const place = switchOne === "always" ? 0 : 1;
  const holds = (N: number) => counted.every((what) => fits(truth, what, formulas[what], N)[place]);
  return sizes.filter((N) => !holds(N)).map(String);
}

/** A formula that's right at every size above the exceptions. */
function formula(what: Counted): Calculations[string] {
  return (truth, says) => sizes.every((N) => N < 10 || fits(truth, what, says, N).every(Boolean));
}

function rowWith(off: readonly number[], switches: number): string {
  return range(1, switches)
    .map((label) => (off.includes(label) ? "0" : "1"))
    .join("");
}

function isLost(truth: Truth, off: readonly number[], switches: number): boolean {
  return bothWays.every(
    (switchOne) => truth.value({ switches, switchOne }, rowWith(off, switches)).kind === "loss",
  );
}

/** The switches that change if all of these are chosen. */
function changedBy(choices: readonly number[], switches: number): string {
  const changes = (choice: number, other: number) => choice % other === 0 || other % choice === 0;
  return String(
    range(1, switches).filter((label) => choices.filter((choice) => changes(choice, label)).length % 2 === 1),
  );
}

function offIn(row: string): number {
  return Array.from(row).reduce((mask, digit, at) => (digit === "0" ? mask | (1 << at) : mask), 0);
}

const ofNine = [2, 3, 4, 8, 9];

export const switchAndCapture: Calculations = {
  "one-sided": (truth) =>
    bothWays.every((switchOne) =>
      rows.every((row) => truth.canWin({ switches: row.length, switchOne }, row).includes(false)),
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
    return isTwinRow(off, switches) && isLost(truth, off, switches);
  },
  "proof from": () => proofFrom,
  "cross-check to": () => largestCompared,
  "exceptions always": (truth) => exceptions(truth, "always"),
  "exceptions chosen": (truth) => exceptions(truth, "chosen"),
  "exception of nine": (truth) => String(exceptions(truth, "always").at(-1)),
  "exception of five": (truth) => String(exceptions(truth, "always").at(-2)),
  "listed row of 9": (truth, says) => {
    const off = numbersIn(says);
    return !isTwinRow(off, 9) && isLost(truth, off, 9) && isLost(truth, [...off, 5, 7], 9);
  },
  "equal choices of 9": (_truth, says) => changedBy(numbersIn(says), 9) === String(ofNine),
  "piece of 5": (truth, says) => {
    const pieces = [[3], [5], [2, 4]];
    const piece = pieces.find((each) => String(each) === String(numbersIn(says)));
    const others = pieces.filter((each) => each !== piece);
    return piece !== undefined && others.every((other) => isLost(truth, [...piece, ...other], 5));
  },
  "answers of 9": (_truth, says) =>
    says
      .split(", ")
      .flatMap((part) => {
        const [choices = "", answer = ""] = part.split(" with ");
        return numbersIn(choices).map((choice) => changedBy([choice, Number(answer)], 9));
      })
      .every((changed) => changed === String(ofNine)),
  needed: (_truth, says, row) =>
    String(neededLists({ switches: row.length, switchOne: "always" }, offIn(row))) ===
      String(numbersIn(says)) &&
    changedBy(numbersIn(says), row.length) ===
      String(range(1, row.length).filter((label) => row[label - 1] === "0")),
  stuck: (_truth, says, row) =>
    String(stuckSwitches({ switches: row.length, switchOne: "always" }, offIn(row))) ===
    String(numbersIn(says)),
  "letter A": letter("A"),
  "letter B": letter("B"),
  "letter s": letter("s"),
  "formula losses": formula("losses"),
  "formula wins": formula("wins"),
  "formula longest": formula("longest"),
  bracket: (truth, says) =>
    String(numbersIn(says)) === String([1, 0].map((a) => truth.evaluate("[a > 0]", { a }))),
  "at a size": (_truth, says) => {
    const [switches = 0, ...found] = numbersIn(says);
    return String(found) === String(counted.map((what) => enumerated(switches, "always")[what]));
  },
};
