/** Lines that fit a terminal. */

import { stripVTControlCharacters } from "node:util";
import { charactersOf, columnsOf } from "./width.ts";

/** Breaks a text between words; a word longer than a line is cut. */
export function wrapText(text: string, columns: number): readonly string[] {
  const lines: string[] = [];
  let current = "";
  for (const word of text.split(" ").flatMap((whole) => pieces(whole, columns))) {
    const longer = current === "" ? word : `${current} ${word}`;
    if (columnsOf(longer) > columns && current !== "") {
      lines.push(current);
      current = word;
    } else current = longer;
  }
  return [...lines, current];
}

function pieces(word: string, columns: number): readonly string[] {
  if (columnsOf(word) <= columns) return [word];
  const found: string[] = [];
  let piece = "";
  for (const character of charactersOf(word)) {
    if (columnsOf(piece + character) > columns) {
      found.push(piece);
      piece = "";
    }
    piece += character;
  }
  return [...found, piece];
}

/**
 * One line on as many as it takes: under its own indent, and not under its dash, key or first column. A link stays
 * whole, to be copied: the terminal breaks it.
 */
export function foldLine(line: string, columns: number): readonly string[] {
  if (columnsOf(stripVTControlCharacters(line)) <= columns || line.includes("://")) return [line];
  const head = /^ *(?:- |\S(?: ?\S)* {2,})?/.exec(line)?.[0] ?? "";
  const indent = head.length > columns / 2 ? "" : head;
  const [first = "", ...rest] = wrapText(line.slice(indent.length), Math.max(1, columns - indent.length));
  return [indent + first, ...rest.map((part) => " ".repeat(indent.length) + part)];
}
