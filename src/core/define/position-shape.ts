/** What the positions of a game look like as JSON, learned from examples, to tell positions from other values. */

/** What was seen in one part of a position. */
export interface Shape {
  readonly kinds: Set<JsonKind>;
  /** For numbers. */
  isWhole: boolean;
  least: number;
  most: number;
  /** For strings and lists. */
  shortest: number;
  longest: number;
  readonly characters: Set<string>;
  /** Whether some characters have not been seen. */
  anyCharacter: boolean;
  /** What the items of lists look like. */
  item: Shape | undefined;
  /** The members of objects, in the order of their names. */
  members: readonly (readonly [name: string, shape: Shape])[] | undefined;
}

export type JsonKind = "null" | "boolean" | "number" | "text" | "list" | "object" | "other";

export function jsonKind(value: unknown): JsonKind {
  if (value === null) return "null";
  if (Array.isArray(value)) return "list";
  if (typeof value === "string") return "text";
  if (typeof value === "boolean") return "boolean";
  if (typeof value === "number") return "number";
  return typeof value === "object" ? "object" : "other";
}

/** The members of an object, in the order of their names. */
function membersOf(value: unknown): readonly (readonly [string, unknown])[] {
  const members: [string, unknown][] = Object.entries(Object(value));
  return members.toSorted(([a], [b]) => (a < b ? -1 : 1));
}

export function newShape(): Shape {
  return {
    kinds: new Set(),
    isWhole: true,
    least: Number.POSITIVE_INFINITY,
    most: Number.NEGATIVE_INFINITY,
    shortest: Number.POSITIVE_INFINITY,
    longest: 0,
    characters: new Set(),
    anyCharacter: false,
    item: undefined,
    members: undefined,
  };
}

/** Takes in one more example. */
export function learn(shape: Shape, value: unknown): void {
  shape.kinds.add(jsonKind(value));
  if (typeof value === "number") learnNumber(shape, value);
  else if (typeof value === "string") {
    learnLength(shape, value.length);
    for (const character of value) shape.characters.add(character);
  } else if (Array.isArray(value)) {
    learnLength(shape, value.length);
    shape.item ??= newShape();
    for (const item of value) learn(shape.item, item);
  } else if (jsonKind(value) === "object") learnMembers(shape, value);
}

function learnNumber(shape: Shape, value: number): void {
  shape.isWhole &&= Number.isInteger(value);
  shape.least = Math.min(shape.least, value);
  shape.most = Math.max(shape.most, value);
}

function learnLength(shape: Shape, length: number): void {
  shape.shortest = Math.min(shape.shortest, length);
  shape.longest = Math.max(shape.longest, length);
}

function learnMembers(shape: Shape, value: unknown): void {
  const members = membersOf(value);
  shape.members ??= members.map(([name]) => [name, newShape()] as const);
  for (const [name, part] of shape.members) learn(part, members.find(([other]) => other === name)?.[1]);
}

/** With fewer examples, not every character may have been seen. */
export function allowAnyCharacter(shape: Shape): void {
  shape.anyCharacter = true;
  if (shape.item !== undefined) allowAnyCharacter(shape.item);
  for (const [, part] of shape.members ?? []) allowAnyCharacter(part);
}

/** A few games show most of the numbers and lengths there can be, but not all. */
const slack = 16;

/** Whether the value could be a position like the ones that were seen. */
export function fits(shape: Shape, value: unknown): boolean {
  if (!shape.kinds.has(jsonKind(value))) return false;
  if (typeof value === "number") return fitsNumber(shape, value);
  if (typeof value === "string") return fitsText(shape, value);
  if (Array.isArray(value))
    return fitsLength(shape, value.length) && value.every((item) => shape.item && fits(shape.item, item));
  if (jsonKind(value) !== "object") return true;
  const members = new Map(membersOf(value));
  const known = shape.members ?? [];
  return known.length === members.size && known.every(([name, part]) => fits(part, members.get(name)));
}

function fitsText(shape: Shape, text: string): boolean {
  const isKnown = (character: string) => shape.anyCharacter || shape.characters.has(character);
  return fitsLength(shape, text.length) && Array.from(text).every(isKnown);
}

function fitsNumber({ isWhole, least, most }: Shape, value: number): boolean {
  if (isWhole && !Number.isInteger(value)) return false;
  const lowest = least < 0 ? 2 * least - slack : 0;
  return value >= lowest && value <= 2 * Math.max(0, most) + slack;
}

function fitsLength({ shortest, longest }: Shape, length: number): boolean {
  return shortest === longest ? length === longest : length <= 2 * longest + slack;
}
