/** What `scripts/grammar.mjs` makes from rule.peggy. */

import type { Statement, Vocabulary } from "../core/lesson.ts";

export declare const words: readonly string[];

/** Throws a syntax error whose cause is where the words begin that the grammar can't read. */
export declare function parse(text: string, options: { readonly vocabulary: Vocabulary }): Statement;
