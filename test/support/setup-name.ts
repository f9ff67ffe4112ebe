/** Puts games and their options into words, for the names of tests. */

import type { Options, OptionValue } from "../../src/core/options.ts";

const phrases: Readonly<Record<string, (value: OptionValue) => string>> = {
  blocks: (value) => (value === 1 ? "1 block" : `${value} blocks`),
  cells: (value) => `${value} cells`,
  largest: (value) => `heaps up to ${value}`,
  max: (value) => `numbers to ${value}`,
  points: (value) => `${value} points`,
  switches: (value) => (value === 1 ? "1 switch" : `${value} switches`),
};

/** Such as "switch-and-capture with 7 switches (switch 1 chosen)". */
export function setupName(id: string, options: Options): string {
  const { start, switchOne, ...sizes } = options;
  const words = Object.entries(sizes).map(([name, value]) => phrases[name]?.(value) ?? `${name} ${value}`);
  return [
    words.length === 0 ? id : `${id} with ${words.join(", ")}`,
    start === undefined ? "" : ` from ${startName(String(start))}`,
    switchOne === undefined ? "" : ` (switch 1 ${switchOne})`,
  ].join("");
}

function startName(row: string): string {
  return row.length > 12 ? `a row of ${row.length}` : row;
}

/** Rows of a table that begin with a game and its options, each named after both. */
export function named<const Rows extends readonly (readonly [string, Options, ...unknown[]])[]>(
  rows: Rows,
): [string, ...Rows[number]][] {
  return rows.map((row: Rows[number]) => [setupName(row[0], row[1]), ...row]);
}
