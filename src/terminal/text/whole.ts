/** Texts that are made shorter without a cut in mid-sentence: whole sentences, and whole items of a list. */

import { columnsOf, wrapText } from "./wrap.ts";

export interface Wrapped {
  readonly lines: readonly string[];
  /** Whether nothing is left out. */
  readonly whole: boolean;
}

const sentenceEnd = /(?<=[.!?…]["”)]?) (?=\S)/;

/** As many whole sentences as fit into the rows, from the first one on. */
export function wrapWhole(text: string, columns: number, rows: number): Wrapped {
  if (text === "") return { lines: [], whole: true };
  const folded = foldLists(text);
  const sentences = folded.split(sentenceEnd);
  for (let count = sentences.length; count > 0; count -= 1) {
    const lines = wrapText(sentences.slice(0, count).join(" "), columns);
    if (lines.length <= rows) return { lines, whole: count === sentences.length && folded === text };
  }
  return { lines: [], whole: false };
}

const longList = /(?:[\w-]+, ){12,}(?:(?:and|or) )?[\w-]+(?: (?:and|or) [\w-]+)?/g;

/** A list that is too long to be read at a glance keeps its first items, and says how many more there are. */
export function foldLists(text: string): string {
  return text.replaceAll(longList, (list) => {
    const items = list.split(/, (?:and |or )?| (?:and|or) /);
    return `${items.slice(0, 8).join(", ")} and ${items.length - 8} more`;
  });
}

/** As many of the items as fit into one line; behind them, how many are left out. */
export function fitItems(items: readonly string[], between: string, columns: number): string {
  for (let count = items.length; count > 0; count -= 1) {
    const left = items.length - count;
    const shown = [...items.slice(0, count), ...(left === 0 ? [] : [`${left} more`])].join(between);
    if (columnsOf(shown) <= columns) return shown;
  }
  return "";
}
