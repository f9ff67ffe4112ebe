/**
 * Finds numbers that can swap places: the multiples of two large primes, such as 5, 10 and 7, 14 among the numbers up to 14.
 */

import type { BlockClasses } from "../families.ts";

/** The index of number n is n - 1. Leaves out classes of a single block. */
export function primeBlocks(max: number): BlockClasses {
  const classes = new Map<number, number[][]>();
  for (let prime = Math.floor(Math.sqrt(max)) + 1; prime <= max; prime++) {
    if (!isPrime(prime)) continue;
    const members = Math.floor(max / prime);
    const block = Array.from({ length: members }, (_, index) => (index + 1) * prime - 1);
    classes.set(members, [...(classes.get(members) ?? []), block]);
  }
  return [...classes.values()].filter((blocks) => blocks.length > 1);
}

/** A number is related to itself. */
export function areRelated(a: number, b: number): boolean {
  return a < b ? b % a === 0 : a % b === 0;
}

export function isPrime(number: number): boolean {
  for (let factor = 2; factor * factor <= number; factor++) if (number % factor === 0) return false;
  return number > 1;
}
