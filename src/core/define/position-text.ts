/**
 * Positions as short texts, safe in a command line and in an address: the values of their members in the
 * order of the members' names, without the names. Only the shape of a position tells how to read its text.
 */

import { parseJson } from "../text.ts";
import type { Shape } from "./position-shape.ts";

/** One per level of nesting. */
const separators = ["/", ",", ":"];

/** `hasMover`: leave out the member `mover` of the outermost object. */
export function writeParts(value: unknown, hasMover = false, depth = 0): string {
  if (typeof value === "string") return writeText(value);
  if (typeof value !== "object" || value === null) return String(value);
  const separator = separators[depth];
  if (separator === undefined) return encodeURIComponent(JSON.stringify(value));
  if (Array.isArray(value)) return writeList(value, separator, depth);
  return isMembers(value) ? writeMembers(value, separator, depth, hasMover) : "";
}

type Members = Readonly<Record<string, unknown>>;

function isMembers(value: object): value is Members {
  return !Array.isArray(value);
}

/** A trailing separator tells a list of one item from the item itself. */
function writeList(list: readonly unknown[], separator: string, depth: number): string {
  const texts = list.map((item) => writeParts(item, false, depth + 1));
  return texts.length < 2 ? `${texts.join("")}${separator}` : texts.join(separator);
}

/** The solver writes millions of keys, so this is written for speed. */
function writeMembers(members: Members, separator: string, depth: number, hasMover: boolean): string {
  const names = Object.keys(members);
  if (names.some((name, at) => at > 0 && name < (names[at - 1] ?? ""))) names.sort();
  let text: string | undefined;
  for (const name of names) {
    if (hasMover && name === "mover") continue;
    const part = writeParts(members[name], false, depth + 1);
    text = text === undefined ? part : `${text}${separator}${part}`;
  }
  return text ?? nothing;
}

/** Stands for an object without members. */
const nothing = "_";

const plainText = /^[A-Za-z0-9.][A-Za-z0-9.#@=_-]*$/;

/** A space becomes a plus; a character that a command line or an address can't take becomes %XX. */
function writeText(text: string): string {
  if (plainText.test(text)) return text;
  const safe = text.replace(/[^A-Za-z0-9.#@=_ -]/gu, inHexadecimal).replaceAll(" ", "+");
  return /^[A-Za-z0-9.%+]/.test(safe) ? safe : `_${safe}`;
}

function inHexadecimal(character: string): string {
  const hexadecimal = character.charCodeAt(0).toString(16).toUpperCase();
  return character < "\u0080" ? `%${hexadecimal.padStart(2, "0")}` : encodeURIComponent(character);
}

/** Undefined if the text doesn't have that shape; `fits` checks the numbers and lengths. */
export function readParts(text: string, shape: Shape, depth = 0): unknown {
  const { kinds } = shape;
  if (kinds.has("null") && text === "null") return null;
  if (kinds.has("boolean") && (text === "true" || text === "false")) return text === "true";
  if (kinds.has("number") && /^-?\d+(\.\d+)?(e[+-]?\d+)?$/.test(text)) return Number(text);
  if (kinds.has("text")) return unescaped(text.replace(/^_/, "").replaceAll("+", " "));
  const separator = separators[depth];
  if (separator === undefined) return parseJson(unescaped(text));
  if (kinds.has("list")) return readList(text, shape, separator, depth);
  return kinds.has("object") ? readMembers(text, shape, separator, depth) : undefined;
}

/** A malformed escape stays as it is; the text then isn't a position. */
function unescaped(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function readList(text: string, { item }: Shape, separator: string, depth: number): readonly unknown[] {
  if (text === separator) return [];
  const parts = text.endsWith(separator) ? [text.slice(0, -1)] : text.split(separator);
  return parts.map((part) => (item === undefined ? undefined : readParts(part, item, depth + 1)));
}

function readMembers(text: string, { members = [] }: Shape, separator: string, depth: number): unknown {
  if (members.length === 0) return text === nothing ? {} : undefined;
  const parts = text.split(separator);
  if (parts.length !== members.length) return undefined;
  return Object.fromEntries(
    members.map(([name, shape], at) => [name, readParts(parts[at] ?? "", shape, depth + 1)]),
  );
}
