/** The flags of `play` that are the same for every game, checked. */

import { maxSeed } from "../../core/random.ts";
import { fail, ok, type Result } from "../../core/result.ts";
import type { Pair, Seat } from "../../core/seat.ts";
import { isSeriesLength, maxSeriesLength } from "../../core/series.ts";
import { cleanName, parseWhole, quote } from "../../core/text.ts";
import { findLevelName, type LevelName } from "../../players/level-names.ts";

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

/** `--vs` and `--seat`; undefined where a friend plays. */
export function readComputer(
  vs: string | undefined,
  seat: string | undefined,
): Result<{ readonly level: LevelName; readonly seat: Seat | "random" } | undefined> {
  if (vs === undefined || vs === "friend")
    return seat === undefined
      ? ok(undefined)
      : fail("bad-option", "--seat says where you sit against a computer; give --vs as well.");
  const level = findLevelName(vs);
  if (!level.ok) return fail("bad-option", `--vs is friend or a computer. ${level.problem.message}`);
  const chosen = seat === "1" || seat === undefined ? 1 : seat === "2" ? 2 : seat;
  if (chosen === 1 || chosen === 2 || chosen === "random") return ok({ level: level.value, seat: chosen });
  return fail("bad-option", `--seat is 1, 2 or random, not ${quote(chosen)}.`);
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
