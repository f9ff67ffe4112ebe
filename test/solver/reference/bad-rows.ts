/**
 * Checks a step in the proof of Switch and Capture's theorem by comparing all pairs of choices. A row is bad if
 * it's neither a twin row nor one choice before one, but each of its choices has an answer that leaves a twin row. Twin
 * rows are closed under sums, so up to twins, a bad row is what two choices change together, in as many ways as it has
 * numbers.
 *
 * A sum of random words tells sets apart up to twins. It's the same for all lone primes, and the sums of p and 2p differ by
 * the same amount for every pair. Two sets with the same sum by chance can only make a row look bad that isn't, never hide
 * one.
 */

import { type Random, randomFrom } from "../../../src/core/random.ts";

/** From this size on, the proof is by hand. */
export const proofFrom = 55;
/** Pairs of choices are still compared up to this size. */
export const largestCompared = 800;

type SwitchOne = "always" | "chosen";
type Kind = "lone" | "prime" | "double" | "other";

interface Choices {
  readonly kinds: readonly Kind[];
  /** Which switches each choice changes, counted from 0. */
  readonly changed: readonly (readonly number[])[];
  /** The same for two choices that change the same switches, apart from twins. */
  readonly sums: readonly bigint[];
}

function choicesOf(switches: number, switchOne: SwitchOne): Choices {
  const labels = Array.from({ length: switches }, (_, index) => index + 1);
  const kinds = labels.map((label) => kindOf(label, switches));
  const words = wordsFor(kinds, randomFrom(switches));
  const changed = labels.map((choice) =>
    labels.filter((other) => isChanged(choice, other, switchOne)).map((label) => label - 1),
  );
  return { kinds, changed, sums: changed.map((set) => set.reduce((sum, at) => sum ^ (words[at] ?? 0n), 0n)) };
}

/**
 * True if two or four choices, one of them at most a third of the size, together change nothing but twins. The proof rules
 * this out first, and everything after it depends on this.
 */
export function hasLowRelation(switches: number, switchOne: SwitchOne): boolean {
  const { sums } = choicesOf(switches, switchOne);
  const single = new Set<bigint>();
  const together = new Set<bigint>();
  for (let first = switches - 1; first >= 0; first--) {
    const isLow = 3 * (first + 1) <= switches;
    const own = sums[first] ?? 0n;
    const later = sums.slice(first + 1);
    if (isLow && (single.has(own) || later.some((sum) => together.has(own ^ sum)))) return true;
    single.add(own);
    for (const sum of later) together.add(own ^ sum);
  }
  return false;
}

/** True if there might be a bad row. */
export function hasBadRow(switches: number, switchOne: SwitchOne): boolean {
  const { kinds, changed, sums } = choicesOf(switches, switchOne);
  for (const used of representations(sums)) {
    const [first = 0, second = 0] = used;
    const off = difference(changed[first] ?? [], changed[second] ?? []);
    if (couldBeBad(off, new Set(used), kinds)) return true;
  }
  return false;
}

/** For each sum of two choices that isn't a twin row or one choice before one: all numbers in pairs with that sum. */
function representations(sums: readonly bigint[]): Iterable<readonly number[]> {
  const single = new Set([0n, ...sums]);
  const together = new Map<bigint, number[]>();
  for (const [first, one] of sums.entries())
    for (let second = first + 1; second < sums.length; second++) {
      const sum = one ^ (sums[second] ?? 0n);
      const used = together.get(sum);
      if (used !== undefined) used.push(first, second);
      else if (!single.has(sum)) together.set(sum, [first, second]);
    }
  return together.values();
}

function isChanged(choice: number, other: number, switchOne: SwitchOne): boolean {
  if (other === 1 && choice !== 1) return switchOne === "always";
  return choice % other === 0 || other % choice === 0;
}

function difference(one: readonly number[], two: readonly number[]): readonly number[] {
  const [first, second] = [new Set(one), new Set(two)];
  return [...one.filter((at) => !second.has(at)), ...two.filter((at) => !first.has(at))];
}

function isPrime(number: number): boolean {
  for (let factor = 2; factor * factor <= number; factor++) if (number % factor === 0) return false;
  return number > 1;
}

function kindOf(label: number, switches: number): Kind {
  if (isPrime(label) && 2 * label > switches) return "lone";
  const isPaired = (prime: number) => isPrime(prime) && 2 * prime <= switches && 3 * prime > switches;
  if (isPaired(label)) return "prime";
  return label % 2 === 0 && isPaired(label / 2) ? "double" : "other";
}

function wordsFor(kinds: readonly Kind[], random: Random): readonly bigint[] {
  const draw = () => (BigInt(random.below(2 ** 32)) << 32n) | BigInt(random.below(2 ** 32));
  const [lone, pair] = [draw(), draw()];
  const words: bigint[] = [];
  for (const [at, kind] of kinds.entries())
    words.push(kind === "lone" ? lone : kind === "double" ? (words[(at - 1) / 2] ?? 0n) ^ pair : draw());
  return words;
}

/**
 * True if a row that differs from this one by twins has no numbers but those of its representations. Anything that isn't a
 * twin is the same in all such rows. Among the twins, single members of pairs stay, and so does the parity of lone primes.
 */
function couldBeBad(off: readonly number[], used: ReadonlySet<number>, kinds: readonly Kind[]): boolean {
  if (off.some((at) => kinds[at] === "other" && !used.has(at))) return false;
  const ofKind = (kind: Kind) => off.filter((at) => kinds[at] === kind);
  const someUsed = (kind: Kind) => [...used].some((at) => kinds[at] === kind);
  if (ofKind("lone").length % 2 === 1 && !someUsed("lone")) return false;
  const halves = [...ofKind("prime"), ...ofKind("double").map((at) => (at - 1) / 2)];
  const split = halves.filter((at) => halves.filter((other) => other === at).length === 1);
  if (split.some((at) => !used.has(at) && !used.has(2 * at + 1))) return false;
  const isOdd = ((halves.length - split.length) / 2) % 2 === 1;
  const wholeUsed = [...used].some((at) => kinds[at] === "prime" && used.has(2 * at + 1));
  return split.length > 0 || !isOdd || wholeUsed;
}
