/** Learns from examples how a game's positions look as JSON, to tell a position from any other text. */

export interface Shape {
  readonly kinds: Set<JsonKind>;
  /** For numbers. */
  isWhole: boolean;
  least: number;
  most: number;
  /** For texts and lists. */
  shortest: number;
  longest: number;
  readonly characters: Set<string>;
  /** True if the examples may not show every character. */
  anyCharacter: boolean;
  item: Shape | undefined;
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

/** For games with too few examples to show every character. */
export function allowAnyCharacter(shape: Shape): void {
  shape.anyCharacter = true;
  if (shape.item !== undefined) allowAnyCharacter(shape.item);
  for (const [, part] of shape.members ?? []) allowAnyCharacter(part);
}

/** A few random games show most numbers and lengths, but not all. */
const slack = 16;

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
