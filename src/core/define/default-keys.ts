/** The default key of a position is its JSON without spaces. */

import { fail, ok, type Result } from "../result.ts";
import type { Notation, Rules } from "../rules.ts";
import { isSeat, type Seat } from "../seat.ts";
import { isRecord, parseJson, quote } from "../text.ts";

type Keys<P> = Pick<Notation<P>, "key" | "fromKey">;

/** `hasMover`: positions have a member `mover`, which keys leave out. */
export function defaultKeys<P, M>(title: string, game: Rules<P, M>, hasMover: boolean): Keys<P> {
  const key = (position: P) => writeJson(position, hasMover ? "mover" : undefined);
  const fromKey = (text: string, mover: Seat = 1): Result<P> => {
    const start = game.start(mover);
    const read = parseJson(text);
    const found = hasMover && isRecord(read) ? { ...read, mover } : read;
    if (isPosition(game, start, found) && key(found) === text) return ok(found);
    return fail("bad-key", `${quote(text)} isn't a position code for ${title}. Write it like ${key(start)}.`);
  };
  return { key, fromKey };
}

type Members = Readonly<Record<string, unknown>>;

/** Optimized, because the solver makes millions of keys. */
function writeJson(value: unknown, leftOut?: string): string {
  if (typeof value === "string") return writeText(value);
  if (Array.isArray(value)) return `[${value.map((item) => writeJson(item)).join(",")}]`;
  if (!isRecord(value)) return String(value);
  const names = Object.keys(value);
  if (names.some((name, at) => at > 0 && name < (names[at - 1] ?? ""))) names.sort();
  let text = "";
  for (const name of names)
    if (name !== leftOut) text += `${text === "" ? "" : ","}${writeText(name)}:${writeJson(value[name])}`;
  return `{${text}}`;
}

/** Escapes characters that would end a single-quoted shell word or a line of a lesson. */
function writeText(text: string): string {
  if (/^[!#-&(-[\]-{}~]*$/.test(text)) return `"${text}"`;
  return JSON.stringify(text).replace(
    /[^!-&(-{}~]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

function isPosition<P>(game: Rules<P>, start: P, found: unknown): found is P {
  if (!isLike(start, found)) return false;
  try {
    if (!isSeat(game.toMove(found))) return false;
    return (game.moves(found).length === 0) === (game.outcome(found) !== null);
  } catch {
    return false;
  }
}

/** A key's numbers and lengths may exceed those of the start only by this much, so no key can fill the memory. */
const mostBeyond = { number: 10_000, length: 100 };

/** True if every part has the same type as in the start, and isn't much larger. Null may become any small value. */
function isLike<P>(start: P, value: unknown): value is P {
  if (start === null) return isSmall(value);
  if (Array.isArray(start)) return Array.isArray(value) && isLikeList(start, value);
  if (isRecord(start)) return isRecord(value) && isLikeMembers(start, value);
  if (typeof start === "number") return typeof value === "number" && isLikeNumber(start, value);
  if (typeof start !== "string") return typeof value === typeof start;
  return typeof value === "string" && value.length <= start.length + mostBeyond.length;
}

function isSmall(value: unknown, depth = 3): boolean {
  if (typeof value === "string") return value.length <= mostBeyond.length;
  if (typeof value === "number") return Math.abs(value) <= mostBeyond.number;
  if (typeof value !== "object" || value === null) return true;
  const parts = Object.values(value);
  return depth > 0 && parts.length <= mostBeyond.length && parts.every((part) => isSmall(part, depth - 1));
}

function isLikeNumber(start: number, value: number): boolean {
  const isKind = Number.isInteger(value) || !Number.isInteger(start);
  return isKind && Math.abs(value) <= Math.abs(start) + mostBeyond.number;
}

function isLikeList(start: readonly unknown[], value: readonly unknown[]): boolean {
  const fits = (item: unknown) =>
    start.length === 0 ? isSmall(item) : start.some((other) => isLike(other, item));
  return value.length <= start.length + mostBeyond.length && value.every(fits);
}

function isLikeMembers(start: Members, value: Members): boolean {
  const names = Object.keys(start);
  const isThere = (name: string) => Object.hasOwn(value, name) && isLike(start[name], value[name]);
  return names.length === Object.keys(value).length && names.every(isThere);
}
