/** The option `start`: the usual start of a game, a given one, or a dealt one. */

import type { Options, OptionValue } from "./options.ts";
import type { Random } from "./random.ts";

export const dealtStarts = [
  "random", // In a game with a list of needed moves, the person can win, but no first move wins.
  "fair", // Both players can win, but neither can force a win.
  "challenge", // The player to move can force a win, but has to find at least three right moves.
] as const;
/** A kind of start that's dealt at random, from a seed. */
export type DealtStart = (typeof dealtStarts)[number];

/** How to deal one kind of start. Candidates are drawn until exact values show that one is of this kind. */
export interface Deal<O extends Options = Options> {
  /** Missing if all sizes have such starts. */
  readonly sizes?: readonly (readonly [from: number, to: number])[];
  /** Why the other sizes have none, if that's worth saying. */
  readonly why?: string;
  /** Returns a written start or, in games without those, a position's key. */
  draw(this: void, options: O, random: Random): string;
}

/** The kinds of starts that a game has besides its usual one, for the option `start`. */
export interface Starts<O extends Options = Options> {
  readonly kind: "start";
  readonly help: string;
  /** The name of the number option that sets the size. */
  readonly size: string;
  /** A challenge without `draw` is chosen from all long forced wins. If none needs three right moves, any of them will do. */
  readonly deals: {
    readonly random?: Deal<O>;
    readonly fair?: Deal<O>;
    readonly challenge?: Partial<Deal<O>>;
  };
  /** If missing, a start other than the usual one is given by a position's key. */
  readonly written?: WrittenStarts;
}

/** For starts that are written with a symbol for each place, such as `0101`. */
export interface WrittenStarts {
  readonly noun: string;
  readonly symbols: readonly [string, string];
  /** How to write a key, which begins with the start: "0 or 1 for each switch, such as 0101". */
  readonly keyForm: string;
  /** Set if the usual start is dealt. Otherwise, it has the first symbol everywhere. */
  readonly isDealt?: true;
}

/** The option `start` of a game with written starts. */
export type WithStart = { readonly start: string };

/** True if only one of the players can ever win, from any start. */
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

export function standardStart({ symbols, isDealt }: WrittenStarts, size: number): string | undefined {
  return isDealt ? undefined : symbols[0].repeat(size);
}

export function exampleStart(written: WrittenStarts, size: number): string {
  return standardStart(written, size) ?? mixedStart(written, size);
}

export function mixedStart({ symbols }: WrittenStarts, size: number): string {
  return symbols.join("").repeat(size).slice(0, size);
}

export function startOfKey(key: string): string {
  return key.split("/")[0] ?? "";
}

export function drawnSetup({ written }: Starts, options: Partial<Options>, drawn: string) {
  const size = withoutStart(options);
  if (written === undefined) return { options: size, from: drawn };
  return { options: { ...size, start: startOfKey(drawn) } };
}

export function withoutStart(options: Partial<Options>): Options {
  const size: Record<string, OptionValue> = {};
  for (const [name, value] of Object.entries(options))
    if (name !== "start" && value !== undefined) size[name] = value;
  return size;
}
