/** Frames of the screen as one SVG that plays them in a loop. Readers who don't want motion get one frame. */

import { lineColumns, type ScreenLines, type Tone } from "../../../src/terminal/screen/paint/text.ts";
import type { Size } from "../../../src/terminal/screen/state.ts";

export interface MovingPicture {
  readonly frames: readonly ScreenLines[];
  readonly size: Size;
  readonly title: string;
  /** How long each frame is shown. */
  readonly seconds: readonly number[];
  /** The frame for readers who don't want motion. */
  readonly still: number;
}

const cell = { width: 9, height: 20 };
const margin = 14;

const colors: Readonly<Record<Tone, string>> = {
  plain: "fill:#d7dae0",
  faint: "fill:#8b929c",
  strong: "fill:#fff;font-weight:bold",
  lamp: "fill:#f0a53a;font-weight:bold",
  choice: "fill:#5db7ee;font-weight:bold",
  change: "fill:#5db7ee",
  alarm: "fill:#ff8273",
};

/** Draws a text once if several frames have it at the same place. */
export function movingPicture({ frames, size, title, seconds, still }: MovingPicture): string {
  const drawn = new Map<string, number[]>();
  for (const [at, lines] of frames.entries())
    for (const [row, spans] of lines.entries())
      for (const text of drawLine(spans, row)) drawn.set(text, [...(drawn.get(text) ?? []), at]);
  const groups = new Map<string, string[]>();
  for (const [text, seen] of drawn) groups.set(seen.join("-"), [...(groups.get(seen.join("-")) ?? []), text]);
  const width = size.columns * cell.width + 2 * margin;
  const height = size.rows * cell.height + 2 * margin;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${escapeText(title)}">`,
    `<title>${escapeText(title)}</title>`,
    `<style>${styles([...groups.keys()], seconds, still)}</style>`,
    `<rect width="${width}" height="${height}" rx="10" fill="#14181d"/>`,
    ...[...groups].flatMap(([seen, texts]) => [`<g class="f${seen}">`, ...texts, "</g>"]),
    "</svg>\n",
  ].join("\n");
}

/** Each word is at its column, whatever font the reader has. */
function drawLine(spans: ScreenLines[number], row: number): readonly string[] {
  let column = 0;
  return spans.flatMap((span) => {
    const from = column;
    column += lineColumns([span]);
    return [...span.text.matchAll(/\S+(?: \S+)*/g)].map(({ 0: text, index }) => {
      const x = margin + (from + index) * cell.width;
      const y = margin + row * cell.height + 15;
      const length = text.length * cell.width;
      return `<text class="${span.tone}" x="${x}" y="${y}" textLength="${length}">${escapeText(text)}</text>`;
    });
  });
}

function styles(groups: readonly string[], seconds: readonly number[], still: number): string {
  const whole = seconds.reduce((sum, each) => sum + each, 0);
  const at = (frame: number) => share(seconds.slice(0, frame).reduce((sum, each) => sum + each, 0) / whole);
  const tones = Object.entries(colors).map(([tone, style]) => `.${tone}{${style}}`);
  const moving = groups.map((group) => {
    const seen = group.split("-").map(Number);
    const steps = seconds.map((_, frame) => `${at(frame)}{opacity:${seen.includes(frame) ? 1 : 0}}`);
    const rest = seen.includes(still) ? 1 : 0;
    const moves = `@media (prefers-reduced-motion:no-preference){.f${group}{animation:f${group} ${whole}s step-end infinite}}`;
    return `.f${group}{opacity:${rest}}${moves}@keyframes f${group}{${steps.join("")}}`;
  });
  return [
    "text{font:15px ui-monospace,Menlo,Consolas,'DejaVu Sans Mono',monospace;white-space:pre}",
    ...tones,
    ...moving,
  ].join("");
}

function share(part: number): string {
  return `${Number((100 * part).toFixed(2))}%`;
}

function escapeText(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
