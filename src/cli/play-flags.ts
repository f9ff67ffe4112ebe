/** The flags of `play` that are the same for every game, checked. */

import { maxSeed } from "../core/random.ts";
import { fail, ok, type Result } from "../core/result.ts";
import type { Pair, Seat } from "../core/seat.ts";
import { isSeriesLength, maxSeriesLength } from "../core/series.ts";
import { cleanName, parseWhole, quote } from "../core/text.ts";

export function readFirst(text: string | undefined): Result<Seat | "random" | undefined> {
  switch (text) {
    case undefined:
      return ok(undefined);
    case "1":
      return ok(1);
    case "2":
      return ok(2);
    case "random":
      return ok("random");
    default:
      return fail("bad-option", `--first is 1, 2 or random, not ${quote(text)}.`);
  }
}

export function readSeed(text: string | undefined): Result<number | undefined> {
  if (text === undefined) return ok(undefined);
  const seed = parseWhole(text);
  if (seed !== undefined && seed <= maxSeed) return ok(seed);
  return fail("bad-option", `--seed is a whole number from 0 up, such as 42, not ${quote(text)}.`);
}

export function readBestOf(text: string | undefined): Result<number | undefined> {
  if (text === undefined) return ok(undefined);
  const games = parseWhole(text);
  if (games !== undefined && isSeriesLength(games)) return ok(games);
  return fail(
    "bad-option",
    `--best-of is an odd number from 1 to ${maxSeriesLength}, such as 3, not ${quote(text)}.`,
  );
}

/** "Ann,Ben"; a name that is left empty keeps the book's own. */
export function readNames(
  text: string | undefined,
  fallback: Pair<string>,
): Result<Pair<string> | undefined> {
  if (text === undefined) return ok(undefined);
  const parts = text.split(",");
  if (parts.length !== 2)
    return fail("bad-option", `--names takes two names, such as Ann,Ben, not ${quote(text)}.`);
  const [one, two] = parts.map(cleanName);
  const names = [one || fallback[0], two || fallback[1]] as const;
  if (names[0] === names[1]) return fail("bad-option", `--names takes two different names, such as Ann,Ben.`);
  return ok(names);
}
