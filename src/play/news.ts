/** What has just happened, as data: line faces tell it in their own voice, and the others show the scene. */

import type { Scorecard } from "../computer/scorecard.ts";
import type { Match } from "../core/match.ts";
import type { Speakers } from "../core/presentation.ts";

/** A string is a line as it is; the rest depends on the voice. */
export type NewsPart =
  | string
  /** Left out if it is empty. */
  | { readonly kind: "either"; readonly shown: string; readonly spoken: string }
  /** What we add to a book's words. Later notes on the same turn join the first. */
  | { readonly kind: "notes"; readonly notes: readonly string[]; readonly bare?: true }
  /** position: the turn, and above it the board unless the turn's own words show it. */
  | { readonly kind: "opening" | "standing" | "turn" | "position"; readonly match: Match }
  | { readonly kind: "moved" | "ended"; readonly match: Match; readonly speakers: Speakers }
  | { readonly kind: "ply"; readonly match: Match; readonly ply: number }
  | { readonly kind: "review"; readonly match: Match; readonly card: Scorecard<string> };

/** Blocks, with a blank line between them. */
export type News = readonly (readonly NewsPart[])[];

export function notesPart(...notes: readonly string[]): NewsPart {
  return { kind: "notes", notes };
}
