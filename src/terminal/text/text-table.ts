/** Colors that the terminal supports (none in a pipe), and tables as wide as their content. */

import pico from "picocolors";
import type { Value } from "../../core/analysis.ts";
import { describeValue, markValue } from "../../core/words/values.ts";
import { type FaceFlags, type Host, widthOf } from "../host.ts";
import { columnsOf, padText } from "./wrap.ts";

export type Style = ReturnType<typeof newStyle>;

/** `paint` colors a value. `tell` names it, with a sign for readers but not for listeners. */
function newStyle(colors: boolean, width: number, tell: typeof markValue) {
  const { bold, dim, green, red } = pico.createColors(colors);
  const paint = (value: Value | null, text: string) =>
    value?.kind === "win" ? green(text) : value?.kind === "loss" ? red(text) : text;
  return { width, bold, dim, paint, tell };
}

export function styleFor(host: Host, { screenReader }: FaceFlags = {}): Style {
  const plain = host.output.isTTY !== true || (host.env.NO_COLOR ?? "") !== "" || host.env.TERM === "dumb";
  return newStyle(!plain, widthOf(host), screenReader === true ? describeValue : markValue);
}

type Row = readonly string[];

export function formatTable(header: Row, rows: readonly Row[]): readonly string[] {
  const all = [header, ...rows];
  const widths = header.map((_, column) => Math.max(...all.map((row) => columnsOf(row[column] ?? ""))));
  return all.map((row) =>
    row
      .map((cell, column) => padText(cell, widths[column] ?? 0))
      .join("  ")
      .trimEnd(),
  );
}

export function paintTable(
  style: Style,
  header: Row,
  rows: readonly Row[],
  values: readonly (Value | null)[] = [],
): readonly string[] {
  const [first = "", ...rest] = formatTable(header, rows);
  return [style.bold(first), ...rest.map((row, index) => style.paint(values[index] ?? null, row))];
}
