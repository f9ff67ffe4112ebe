/** The option `start` says how a game starts: from its own start, from a given one, or from one that's dealt. */

import type { Options, OptionValue } from "./options.ts";
import type { Random } from "./random.ts";

/**
 * random: any start, but in a game with a list of needed moves, one that the person can win, though not in one move. fair: both
 * players can win, but neither can force it. challenge: the player to move can force a win, and must find at least three right
 * moves.
 */
export const dealtStarts = ["random", "fair", "challenge"] as const;
/** A kind of start that's dealt at random, from a seed. */
export type DealtStart = (typeof dealtStarts)[number];

/** One kind of start that can be dealt. Exact values decide whether a candidate is of this kind. */
export interface Deal<O extends Options = Options> {
  /** The sizes that have such starts, if not all do. */
  readonly sizes?: readonly (readonly [from: number, to: number])[];
  /** Why the other sizes have no such starts, if there's a reason worth saying. */
  readonly why?: string;
  /** Draws a candidate: the text of a start if starts are written, otherwise a position's key. */
  draw(this: void, options: O, random: Random): string;
}

/** The kinds of starts that a game has besides its usual one, for the option `start`. */
export interface Starts<O extends Options = Options> {
  readonly kind: "start";
  readonly help: string;
  /** The number option that sets the size. */
  readonly size: string;
  /** A challenge without `draw` chooses among the long forced wins. */
  readonly deals: {
    readonly random?: Deal<O>;
    readonly fair?: Deal<O>;
    readonly challenge?: Partial<Deal<O>>;
  };
  /** How a start is written. Without it, a start other than the game's own is given as a position's key. */
  readonly written?: WrittenStarts;
}

/** Starts written as a string with one symbol per place, such as `0101`, in the option `start`. */
export interface WrittenStarts {
  readonly noun: string;
  readonly symbols: readonly [string, string];
  /** How to write a position's key, which begins with a start: "0 or 1 for each switch, such as 0101". */
  readonly keyForm: string;
  /** Set if the standard start is random. Otherwise it has the first symbol everywhere. */
  readonly isDealt?: true;
}

/** The option `start` of a game with written starts. */
export type WithStart = { readonly start: string };

/** At most one of the players can ever win, whatever the start. */
export function isOneSided({ starts }: { readonly starts?: Starts }): boolean {
  return starts?.deals.fair?.sizes?.length === 0;
}

export function dealAsked(
  { starts }: { readonly starts?: Starts },
  { options = {}, from = null }: { readonly options?: Partial<Options>; readonly from?: string | null },
): DealtStart | undefined {
  if (starts === undefined || from !== null) return undefined;
  const { start = "standard" } = options;
  const asked = start === "standard" && starts.written?.isDealt === true ? "random" : start;
  return dealtStarts.find((deal) => deal === asked && starts.deals[deal] !== undefined);
}

export function isDealtAt({ deals }: Starts, deal: DealtStart, size?: number): boolean {
  const ranges = deals[deal]?.sizes;
  if (ranges === undefined) return deals[deal] !== undefined;
  return size === undefined ? ranges.length > 0 : ranges.some(([from, to]) => from <= size && size <= to);
}

export function sizeOfStart({ symbols }: WrittenStarts, text: OptionValue | undefined): number | undefined {
  if (typeof text !== "string" || text === "") return undefined;
  return Array.from(text).every((symbol) => symbols.includes(symbol)) ? text.length : undefined;
}

/** Undefined if the original rules leave the start to chance. */
export function standardStart({ symbols, isDealt }: WrittenStarts, size: number): string | undefined {
  return isDealt ? undefined : symbols[0].repeat(size);
}

export function exampleStart(written: WrittenStarts, size: number): string {
  return standardStart(written, size) ?? mixedStart(written, size);
}

export function mixedStart({ symbols }: WrittenStarts, size: number): string {
  return symbols.join("").repeat(size).slice(0, size);
}

/** A position's key begins with its start. */
export function startOfKey(key: string): string {
  return key.split("/")[0] ?? "";
}

export function drawnSetup({ written }: Starts, options: Partial<Options>, drawn: string) {
  const size = withoutStart(options);
  if (written === undefined) return { options: size, from: drawn };
  return { options: { ...size, start: startOfKey(drawn) } };
}

/** The start of a game doesn't change its set of positions. */
export function withoutStart(options: Partial<Options>): Options {
  const size: Record<string, OptionValue> = {};
  for (const [name, value] of Object.entries(options))
    if (name !== "start" && value !== undefined) size[name] = value;
  return size;
}
