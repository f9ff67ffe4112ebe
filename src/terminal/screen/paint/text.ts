/** The lines of a frame. A tone says what a text means, and painting chooses its color. */

import type { Pair } from "../../../core/seat.ts";
import { clipText, columnsOf } from "../../text/wrap.ts";

export const tones = ["plain", "faint", "strong", "lamp", "choice", "change", "alarm"] as const;
export type Tone = (typeof tones)[number];

export interface Span {
  readonly text: string;
  readonly tone: Tone;
  readonly target?: string;
}

export type ScreenLine = readonly Span[];

export type ScreenLines = readonly ScreenLine[];

export function toned(tone: Tone, text: string): Span {
  return { text, tone };
}

export function line(...parts: readonly (string | Span)[]): ScreenLine {
  return parts.map((part) => (typeof part === "string" ? toned("plain", part) : part));
}

export function lineColumns(spans: ScreenLine): number {
  return spans.reduce((sum, span) => sum + columnsOf(span.text), 0);
}

export function targetAt(spans: ScreenLine, column: number): string | undefined {
  let start = 0;
  for (const span of spans) {
    start += columnsOf(span.text);
    if (column < start && span.target !== undefined) return span.target;
    if (column < start) break;
  }
  const targets = new Set(spans.flatMap(({ target }) => target ?? []));
  return targets.size === 1 ? [...targets][0] : undefined;
}

export function clipLine(spans: ScreenLine, columns: number): ScreenLine {
  if (lineColumns(spans) <= columns) return spans;
  const kept: Span[] = [];
  let left = columns;
  for (const span of spans) {
    const text = clipText(span.text, left);
    kept.push({ ...span, text });
    left -= columnsOf(text);
    if (text !== span.text || left <= 0) break;
  }
  return kept;
}

export function padLine(spans: ScreenLine, columns: number): ScreenLine {
  const clipped = clipLine(spans, columns);
  return [...clipped, toned("plain", " ".repeat(Math.max(0, columns - lineColumns(clipped))))];
}

/** Names that would be cut to the same text get their seat number: "Play… 1" and "Play… 2". */
export function shortNames([one, two]: Pair<string>, columns: number): Pair<string> {
  const cut: Pair<string> = [clipText(one, columns), clipText(two, columns)];
  if (cut[0] !== cut[1]) return cut;
  const room = columns - 2;
  return room < 1 ? ["1", "2"] : [`${clipText(one, room)} 1`, `${clipText(two, room)} 2`];
}
