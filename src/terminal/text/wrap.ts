import { stripVTControlCharacters } from "node:util";

const simple = /^[\x20-\x7e\u00a1-\u02ff\u0370-\u058f\u2010-\u2027\u2190-\u21ff\u2500-\u25fc]*$/;
const invisible = /^[\p{Mn}\p{Me}\p{Cf}\p{Cc}]+$/u;
const wide =
  /\p{Emoji_Presentation}|\ufe0f|[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\ua960-\ua97c\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6b\uff01-\uff60\uffe0-\uffe6\u{1b000}-\u{1b2ff}\u{20000}-\u{3fffd}]/u;

let segmenter: Intl.Segmenter | undefined;

/** Characters as a reader counts them (graphemes). */
export function charactersOf(text: string): readonly string[] {
  if (simple.test(text)) return Array.from(text);
  segmenter ??= new Intl.Segmenter();
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

export function columnsOf(text: string): number {
  if (simple.test(text)) return text.length;
  const visible = charactersOf(text).filter((character) => !invisible.test(character));
  return visible.reduce((sum, character) => sum + (wide.test(character) ? 2 : 1), 0);
}

export function clipText(text: string, columns: number): string {
  if (columnsOf(text) <= columns) return text;
  return columns < 1 ? "" : `${fitting(charactersOf(text), columns - 1).join("")}…`;
}

export function endOfText(text: string, columns: number): string {
  if (columnsOf(text) <= columns) return text;
  const kept = fitting([...charactersOf(text)].reverse(), columns - 1);
  return columns < 1 ? "" : `…${kept.reverse().join("")}`;
}

function fitting(characters: readonly string[], columns: number): string[] {
  let used = 0;
  const end = characters.findIndex((character) => {
    used += columnsOf(character);
    return used > columns;
  });
  return characters.slice(0, end === -1 ? characters.length : end);
}

export function padText(text: string, columns: number): string {
  return text + " ".repeat(Math.max(0, columns - columnsOf(text)));
}

export function center(text: string, columns: number): string {
  const free = Math.max(0, columns - columnsOf(text));
  const before = Math.floor(free / 2);
  return " ".repeat(before) + text + " ".repeat(free - before);
}

/** Breaks between words, and cuts a word that's wider than a line. */
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

/** Indents further lines like the first one's text. A line with a link stays whole, so the link can be copied. */
export function foldLine(line: string, columns: number): readonly string[] {
  if (columnsOf(stripVTControlCharacters(line)) <= columns || line.includes("://")) return [line];
  const head = /^ *(?:- |\S(?: ?\S)* {2,})?/.exec(line)?.[0] ?? "";
  const indent = head.length > columns / 2 ? "" : head;
  const [first = "", ...rest] = wrapText(line.slice(indent.length), Math.max(1, columns - indent.length));
  const margin = " ".repeat(columnsOf(stripVTControlCharacters(indent)));
  return [indent + first, ...rest.map((part) => margin + part)];
}

export interface Fitted<Line> {
  readonly lines: readonly Line[];
  readonly whole: boolean;
}

const sentenceEnd = /(?<=[.!?…]["”)]?) (?=\S)/;

export function wrapWhole(text: string, columns: number, rows: number): Fitted<string> {
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

export function foldLists(text: string): string {
  return text.replaceAll(longList, (list) => {
    const items = list.split(/, (?:and |or )?| (?:and|or) /);
    return `${items.slice(0, 8).join(", ")} and ${items.length - 8} more`;
  });
}

export function fitItems(items: readonly string[], between: string, columns: number): string {
  for (let count = items.length; count > 0; count -= 1) {
    const left = items.length - count;
    const shown = [...items.slice(0, count), ...(left === 0 ? [] : [`${left} more`])].join(between);
    if (columnsOf(shown) <= columns) return shown;
  }
  return "";
}
