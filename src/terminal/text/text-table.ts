/** How the output looks: colours as the terminal supports them, none in a pipe; and tables as wide as their content. */

import pico from "picocolors";
import type { Value } from "../../core/analysis.ts";
import { describeValue, markValue } from "../../words/values.ts";
import { type FaceFlags, type Host, widthOf } from "../host.ts";
import { columnsOf, padText } from "./wrap.ts";

export interface Style {
  readonly width: number;
  bold(text: string): string;
  dim(text: string): string;
  paint(value: Value | null, text: string): string;
  /** In words, with a sign for readers but not for listeners. */
  tell(value: Value | null): string;
}

export const plainStyle: Style = {
  width: Number.POSITIVE_INFINITY,
  bold: (text) => text,
  dim: (text) => text,
  paint: (_value, text) => text,
  tell: markValue,
};

export function styleFor(host: Host, { screenReader }: FaceFlags = {}): Style {
  const terminal = host.output.isTTY === true;
  const plain = !terminal || (host.env.NO_COLOR ?? "") !== "" || host.env.TERM === "dumb";
  const { bold, dim, green, red } = pico.createColors(!plain);
  const paint = (value: Value | null, text: string) =>
    value?.kind === "win" ? green(text) : value?.kind === "loss" ? red(text) : text;
  return { width: widthOf(host), bold, dim, paint, tell: screenReader === true ? describeValue : markValue };
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

/** The same with its header in bold, and each row in the colour of its value where one is given. */
export function paintTable(
  style: Style,
  header: Row,
  rows: readonly Row[],
  values: readonly (Value | null)[] = [],
): readonly string[] {
  const [first = "", ...rest] = formatTable(header, rows);
  return [style.bold(first), ...rest.map((row, index) => style.paint(values[index] ?? null, row))];
}
