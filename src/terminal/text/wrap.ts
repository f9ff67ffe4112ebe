/** Lines that fit a terminal. */

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

/** The same, each line behind `indent`. */
export function wrap(text: string, columns: number, indent: string): readonly string[] {
  return wrapText(text, columns - indent.length).map((line) => indent + line);
}
