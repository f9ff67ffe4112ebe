import { moveNames, type Notation, type Rules } from "./rules.ts";
import { ofSeat, otherSeat, type Pair, type Seat } from "./seat.ts";
import { listWords } from "./text.ts";

/** The moves that a player still needs, in any order. Moves with the same effect share an entry. */
export type NeededList = readonly (readonly string[])[];

/** For games that only one player can still win: the player to move if the lists have odd lengths, otherwise the opponent. */
export interface Needed<P = unknown> {
  readonly about: string;
  /** The mark of cells whose needed moves have to wait, such as "ON". */
  readonly later: string;
  /** The shortest lists. Making a move takes it off the list or, if it isn't there, adds it. Null if neither player can win. */
  lists(position: P): readonly NeededList[] | null;
}

type Listing = Rules & Notation & { readonly needed?: Needed };

/** `whose` is text such as "Your list", and `line` such as "Your list: 3, 4 and 6." */
export interface NeededView {
  readonly whose: string;
  readonly line: string;
  readonly about: string;
}

export const nothingNeeded: NeededView = { whose: "", line: "", about: "" };

/** "strong" is a needed move that's legal now, "faint" one that has to wait, and "change" what a move would do to the list. */
export interface NeededPart {
  readonly text: string;
  readonly look: "plain" | "strong" | "faint" | "change";
}

const mostShown = 2;

export function plainList(game: Listing, position: unknown): NeededView {
  const lists = game.needed?.lists(position) ?? [];
  return lists.flat().length === 0 ? nothingNeeded : viewOf("The list", lists);
}

function viewOf(whose: string, lists: readonly NeededList[], about = ""): NeededView {
  return { whose, line: `${whose}: ${sayLists(lists)}.`, about };
}

/** The list beside the board, and what a move that leads to `after` would change on it. */
export function neededParts(
  game: Listing,
  whose: string,
  position: unknown,
  after = position,
): readonly NeededPart[] {
  const { needed } = game;
  if (whose === "" || needed === undefined) return [];
  const [now = [], next = []] = [position, after].map((each) =>
    needed.lists(each)?.map((list) => list.map((names) => names.join(" or "))),
  );
  const legal = new Set(moveNames(game, position));
  const isFree = (text: string) => text.split(" or ").some((name) => legal.has(name));
  const part = (look: NeededPart["look"]) => (text: string) => ({ text, look });
  const entry = (look: NeededPart["look"]) => (text: string) =>
    part(look)(text.includes(" or ") ? `(${text})` : text);
  const parts = now.slice(0, mostShown).flatMap((list, at): readonly NeededPart[] => {
    const free = list.filter(isFree);
    const later = list.filter((text) => !isFree(text));
    return [
      part("plain")(at > 0 ? "or" : `${whose}:`),
      ...free.map(entry("strong")),
      ...(later.length === 0 || free.length === 0 ? [] : [part("plain")("and later")]),
      ...later.map(entry("faint")),
      ...(later.length === 0 ? [] : [part("plain")(`(${needed.later} now)`)]),
    ];
  });
  const [list = []] = next;
  const before = now.find((other) => isNear(list, other)) ?? list;
  const off = before.filter((text) => !list.includes(text)).map((text) => `${text} comes off`);
  const added = list.filter((text) => !before.includes(text)).map((text) => `${text} is added`);
  return [...parts, ...[...off, ...added].map(part("change"))];
}

/** True if the list is no shorter than it was `moves` moves ago. */
export function isStalled({ needed }: Listing, positions: readonly unknown[], moves: number): boolean {
  const shown = positions.length > moves ? [positions.at(-1 - moves), positions.at(-1)] : [];
  const [before, now] = shown.map((position) => needed?.lists(position)?.[0]?.length);
  return before !== undefined && now !== undefined && before <= now;
}

/** The legal moves that would make the list longer. */
export function addedMoves(game: Listing, position: unknown): readonly string[] {
  const listed = game.needed?.lists(position)?.flat(2) ?? [];
  return moveNames(game, position).filter((name) => !listed.includes(name));
}

/** Returns a sentence such as "3 is added to the list." Empty if there's no list, or if the move ends the game. */
export function sayOnList(game: Listing, before: unknown, move: unknown): string {
  const lengthAt = (position: unknown) => game.needed?.lists(position)?.[0]?.length ?? 0;
  const length = lengthAt(game.play(before, move));
  const does = length < lengthAt(before) ? "comes off" : "is added to";
  return length === 0 ? "" : `${game.formatMove(before, move)} ${does} the list.`;
}

function isNear(one: readonly string[], other: readonly string[]): boolean {
  return new Set([...one, ...other]).size - Math.min(one.length, other.length) <= 1;
}

/** Returns text such as "3, 6 and either 4 or 8" or "1 and 5, or 3 and 4". */
export function sayLists(lists: readonly NeededList[]): string {
  return lists.slice(0, mostShown).map(sayList).join(", or ");
}

function sayList(list: NeededList): string {
  const sorted = list.toSorted((one, two) => one.length - two.length);
  const entries = sorted.map((names) => `${names.length > 1 ? "either " : ""}${names.join(" or ")}`);
  return listWords(entries, "and");
}

/** The only player who can still win. */
export function winnerByList(game: Listing, position: unknown): Seat | undefined {
  const length = game.needed?.lists(position)?.[0]?.length;
  const mover = game.toMove(position);
  return length === undefined ? undefined : length % 2 === 1 ? mover : otherSeat(mover);
}

export function neededView(game: Listing, names: Pair<string>, position: unknown, isNew = false): NeededView {
  const lists = game.needed?.lists(position);
  if (!game.needed || !lists || game.outcome(position) !== null) return nothingNeeded;
  const name = ofSeat(names, winnerByList(game, position) ?? 1);
  return viewOf(name === "You" ? "Your list" : `${name}'s list`, lists, isNew ? game.needed.about : "");
}
