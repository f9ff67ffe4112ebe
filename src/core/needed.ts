/** The list of needed moves, in a game whose position tells which moves are still needed. */

import { moveNames, type Notation, type Rules } from "./rules.ts";
import { ofSeat, otherSeat, type Pair } from "./seat.ts";
import { listWords } from "./text.ts";

/** Moves to make once each, in any order. Moves with the same effect share an entry. */
export type NeededList = readonly (readonly string[])[];

/** With an odd number of entries, only the player to move can win. With an even number, only the opponent can. */
export interface Needed<P = unknown> {
  /** What the list is, in a sentence for newcomers. */
  readonly about: string;
  /** The shortest lists. A move takes its entry off a list or adds it. Null if neither player can win anymore. */
  lists(position: P): readonly NeededList[] | null;
}

type Listing = Rules & Notation & { readonly needed?: Needed };

/** A part of the list as a board shows it. `later` means that it can't be chosen now. */
export interface NeededPart {
  readonly text: string;
  readonly look: "word" | "free" | "later" | "added" | "removed";
}

const mostShown = 2;

/** What to show beside the board, with the changes that lead to the position `after`. */
export function neededParts(
  game: Listing,
  names: Pair<string>,
  position: unknown,
  after = position,
): readonly NeededPart[] {
  const [now, next] = [position, after].map((each) => game.needed?.lists(each)?.map(entryTexts));
  const word = (text: string): NeededPart => ({ text, look: "word" });
  if (now === undefined || next === undefined) return [];
  const legal = new Set(moveNames(game, position));
  const isFree = (text: string) => text.split("/").some((name) => legal.has(name));
  const parts = now.slice(0, mostShown).map((list, at) => {
    const isNear = (other: readonly string[]) =>
      new Set([...list, ...other]).size - Math.min(list.length, other.length) <= 1;
    const then = next.find(isNear) ?? [];
    const kept = list.map((text): NeededPart => {
      if (!then.includes(text)) return { text: `−${text}`, look: "removed" };
      return { text, look: isFree(text) ? "free" : "later" };
    });
    const later = kept.filter(({ look }) => look === "later");
    const added = then.filter((text) => !list.includes(text));
    return [
      word(at > 0 ? "or" : `${whoNeeds(game, names, position, list.length)}:`),
      ...kept.filter(({ look }) => look !== "later"),
      ...added.map((text): NeededPart => ({ text: `+${text}`, look: "added" })),
      ...(later.length === 0 ? [] : [word("not yet:"), ...later]),
    ];
  });
  return parts.flat();
}

/** "You need", "Ben needs": the player who can still win. */
function whoNeeds(game: Listing, names: Pair<string>, position: unknown, length: number): string {
  const mover = game.toMove(position);
  const name = ofSeat(names, length % 2 === 1 ? mover : otherSeat(mover));
  return name === "You" ? "You need" : `${name} needs`;
}

function entryTexts(list: NeededList): readonly string[] {
  return list.map((names) => names.join("/"));
}

/** Longer lists appear as a count. */
const mostNamed = 6;

/** "3, 4/8 and 6", "1 and 5, or 3 and 4", "eight numbers". */
export function sayLists(lists: readonly NeededList[]): string {
  const shown = lists.slice(0, mostShown).map(entryTexts);
  if (shown.some(({ length }) => length > mostNamed)) return `${shown[0]?.length} numbers`;
  return shown.map((texts) => listWords(texts, "and")).join(", or ");
}

/** "You need 3, 4/8 and 6." Empty at the end, if neither player can win, and in a game without such a list. */
export function neededLine(game: Listing, names: Pair<string>, position: unknown): string {
  if (game.needed === undefined || game.outcome(position) !== null) return "";
  const lists = game.needed.lists(position);
  if (lists === null) return "";
  return `${whoNeeds(game, names, position, lists[0]?.length ?? 0)} ${sayLists(lists)}.`;
}
