/**
 * How a game can start: from its usual start, from a given one, or from one that is dealt. A game declares here
 * everything that is known about that. The value `start`, beside the options, says what is asked for.
 */

import type { Options, OptionValue } from "./options.ts";
import type { Random } from "./random.ts";

/**
 * random: any; fair: neither player can force a win, and both can win; challenge: the player to move can force a win,
 * with at least three right moves.
 */
export const dealtStarts = ["random", "fair", "challenge"] as const;
/** A kind of start that is drawn by chance, from a seed. */
export type DealtStart = (typeof dealtStarts)[number];

/** One kind of start that can be dealt. Exact values decide whether a candidate is of this kind. */
export interface Deal<O extends Options = Options> {
  /** The ranges of sizes that have such starts, where not all have. */
  readonly sizes?: readonly (readonly [from: number, to: number])[];
  /** Why the other sizes have none, if there is more to say than that. */
  readonly why?: string;
  /** A candidate: a text if starts are written, otherwise a key. */
  draw(this: void, options: O, random: Random): string;
}

/** The kinds of starts that a game has besides its usual one, for the option `start`. */
export interface Starts<O extends Options = Options> {
  readonly kind: "start";
  readonly help: string;
  /** The number option that is the size. */
  readonly size: string;
  /** If no way to draw them is given, the candidates for a challenge are the long forced wins. */
  readonly deals: {
    readonly random?: Deal<O>;
    readonly fair?: Deal<O>;
    readonly challenge?: Partial<Deal<O>>;
  };
  /** How a start is written; without it, one that isn't the game's own is a position, and is given by its key. */
  readonly written?: WrittenStarts;
}

/** Starts written as a string with one symbol per place, such as `0101`, in the option `start`. */
export interface WrittenStarts {
  /** The noun for a start: "row". */
  readonly noun: string;
  readonly symbols: readonly [string, string];
  /** How a position's key is written, which begins with such a text: "0 or 1 for each switch, such as 0101". */
  readonly keyForm: string;
  /** Whether the start is left to chance; otherwise it consists of the first symbol. */
  readonly isDealt?: true;
  /** Whether there are starts that neither player can win; players are told about those. */
  readonly someUnwinnable?: true;
}

/** The option `start` of a game with written starts. */
export type WithStart = { readonly start: string };

/** How to deal the requested start; undefined if nothing is left to chance. */
export function dealAsked(
  { starts }: { readonly starts?: Starts },
  { options = {}, from = null }: { readonly options?: Partial<Options>; readonly from?: string | null },
): DealtStart | undefined {
  if (starts === undefined || from !== null) return undefined;
  const { start = "book" } = options;
  const asked = start === "book" && starts.written?.isDealt === true ? "random" : start;
  return dealtStarts.find((deal) => deal === asked && starts.deals[deal] !== undefined);
}

/** Whether this size, or any at all, has such starts, according to the game. */
export function isDealtAt({ deals }: Starts, deal: DealtStart, size?: number): boolean {
  const ranges = deals[deal]?.sizes;
  if (ranges === undefined) return deals[deal] !== undefined;
  return size === undefined ? ranges.length > 0 : ranges.some(([from, to]) => from <= size && size <= to);
}

/** The size of a start; undefined if the text isn't a start. */
export function sizeOfStart({ symbols }: WrittenStarts, text: OptionValue | undefined): number | undefined {
  if (typeof text !== "string" || text === "") return undefined;
  return Array.from(text).every((symbol) => symbols.includes(symbol)) ? text.length : undefined;
}

/** Undefined if the book leaves it to chance. */
export function bookStart({ symbols, isDealt }: WrittenStarts, size: number): string | undefined {
  return isDealt ? undefined : symbols[0].repeat(size);
}

/** The book's start or, if that is left to chance, one with both symbols. */
export function exampleStart(written: WrittenStarts, size: number): string {
  return bookStart(written, size) ?? mixedStart(written, size);
}

/** A start with both symbols. */
export function mixedStart({ symbols }: WrittenStarts, size: number): string {
  return symbols.join("").repeat(size).slice(0, size);
}

/** The start that a position's key begins with. */
export function startOfKey(key: string): string {
  return key.split("/")[0] ?? "";
}

/** The set-up for a start that was drawn. */
export function drawnSetup({ written }: Starts, options: Partial<Options>, drawn: string) {
  const size = withoutStart(options);
  if (written === undefined) return { options: size, from: drawn };
  return { options: { ...size, start: startOfKey(drawn) } };
}

/** The options without the start, which changes nothing about the positions of a size. */
export function withoutStart(options: Partial<Options>): Options {
  const size: Record<string, OptionValue> = {};
  for (const [name, value] of Object.entries(options))
    if (name !== "start" && value !== undefined) size[name] = value;
  return size;
}
