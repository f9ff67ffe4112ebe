/** What `scripts/grammar.mjs` makes from rule.peggy. */

import type { Statement, Vocabulary } from "../core/lesson.ts";

export declare const words: readonly string[];

export declare function parse(text: string, options: { readonly vocabulary: Vocabulary }): Statement;

/** `expected` is null if the grammar itself says what is unclear. */
declare class RuleError extends Error {
  readonly expected: readonly unknown[] | null;
}

export { RuleError as SyntaxError };
