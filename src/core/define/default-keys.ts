/** Keys for games that define none: a position as JSON text in one word, without its mover. */

import type { Options } from "../options.ts";
import { fail, ok, type Result } from "../result.ts";
import type { Notation, Rules } from "../rules.ts";
import { isSeat, type Seat } from "../seat.ts";
import { parseJson, quote } from "../text.ts";

type Keys<P, O extends Options> = Pick<Notation<P, unknown, O>, "key" | "fromKey">;

/** `hasMover`: the position's member `mover` says who is to move, and the key leaves it out. */
export function defaultKeys<P, M, O extends Options>(game: Rules<P, M, O>, hasMover: boolean): Keys<P, O> {
  const key = (position: P) => writeJson(position, hasMover ? "mover" : undefined);
  const fromKey = (text: string, options: O, mover: Seat | undefined): Result<P> => {
    const start = game.start(options, mover ?? 1);
    const read = parseJson(text);
    const found = hasMover && isMembers(read) ? { ...read, mover: mover ?? 1 } : read;
    if (isPosition(game, start, found) && key(found) === text) return ok(found);
    return fail("bad-key", `${quote(text)} isn't a position of ${game.title}. Write it like ${key(start)}.`);
  };
  return { key, fromKey };
}

type Members = Readonly<Record<string, unknown>>;

function isMembers(value: unknown): value is Members {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** With members in the order of their names. The solver writes millions of keys, so this is written for speed. */
function writeJson(value: unknown, leftOut?: string): string {
  if (typeof value === "string") return writeText(value);
  if (Array.isArray(value)) return `[${value.map((item) => writeJson(item)).join(",")}]`;
  if (!isMembers(value)) return String(value);
  const names = Object.keys(value);
  if (names.some((name, at) => at > 0 && name < (names[at - 1] ?? ""))) names.sort();
  let text = "";
  for (const name of names)
    if (name !== leftOut) text += `${text === "" ? "" : ","}${writeText(name)}:${writeJson(value[name])}`;
  return `{${text}}`;
}

/** Escapes what doesn't fit in a word in single quotes on a command line, or in a line of a lesson. */
function writeText(text: string): string {
  if (/^[!#-&(-[\]-{}~]*$/.test(text)) return `"${text}"`;
  return JSON.stringify(text).replace(/[^!-&(-{}~]/g, escapeCharacter);
}

function escapeCharacter(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
}

function isPosition<P>(game: Rules<P>, start: P, found: unknown): found is P {
  if (!isLike(start, found)) return false;
  try {
    if (!isSeat(game.toMove(found))) return false;
    return (game.moves(found).length === 0) === (game.outcome(found) !== null);
  } catch {
    // A game may throw when it gets a value that isn't one of its positions.
    return false;
  }
}

/**
 * How far numbers and lengths may go beyond those of the start: without a bound, a stranger could ask for a board that
 * fills the memory. Games that need more write their own keys.
 */
const mostBeyond = { number: 10_000, length: 100 };

/** Whether each part has the type it has at the start; null, such as for no last move yet, may become anything. */
function isLike<P>(start: P, value: unknown): value is P {
  if (start === null || value === null) return true;
  if (Array.isArray(start)) return Array.isArray(value) && isLikeList(start, value);
  if (isMembers(start)) return isMembers(value) && isLikeMembers(start, value);
  if (typeof start === "number") return typeof value === "number" && isLikeNumber(start, value);
  if (typeof start !== "string") return typeof value === typeof start;
  return typeof value === "string" && value.length <= start.length + mostBeyond.length;
}

function isLikeNumber(start: number, value: number): boolean {
  const isKind = Number.isInteger(value) || !Number.isInteger(start);
  return isKind && Math.abs(value) <= Math.abs(start) + mostBeyond.number;
}

function isLikeList(start: readonly unknown[], value: readonly unknown[]): boolean {
  const fits = (item: unknown) => start.length === 0 || start.some((other) => isLike(other, item));
  return value.length <= start.length + mostBeyond.length && value.every(fits);
}

function isLikeMembers(start: Members, value: Members): boolean {
  const names = Object.keys(start);
  const isThere = (name: string) => Object.hasOwn(value, name) && isLike(start[name], value[name]);
  return names.length === Object.keys(value).length && names.every(isThere);
}
