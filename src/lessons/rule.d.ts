/** What `scripts/grammar.mjs` makes from rule.peggy. */

import type { Statement, Vocabulary } from "../core/lesson.ts";

export declare const words: readonly string[];

export declare function parse(text: string, options: { readonly vocabulary: Vocabulary }): Statement;

/** Without a message, the location is where the words begin that the grammar can't read. */
declare class RuleError extends Error {
  readonly location: { readonly start: { readonly offset: number } };
}

export { RuleError as SyntaxError };
