import pico from "picocolors";
import type { Value } from "../../core/analysis.ts";
import { describeValue, markValue } from "../../core/words/values.ts";
import { type FaceFlags, type Host, widthOf } from "../host.ts";
import { columnsOf, padText } from "./wrap.ts";

export type Style = ReturnType<typeof styleFor>;

/** Uses no colors in a pipe. `tell` names a value, with a sign except for screen readers. */
export function styleFor(host: Host, { screenReader }: FaceFlags = {}) {
  const plain = host.output.isTTY !== true || (host.env.NO_COLOR ?? "") !== "" || host.env.TERM === "dumb";
  const { bold, dim, green, red } = pico.createColors(!plain);
  const paint = (value: Value | null, text: string) =>
    value?.kind === "win" ? green(text) : value?.kind === "loss" ? red(text) : text;
  const tell = screenReader === true ? describeValue : markValue;
  return { width: widthOf(host), bold, dim, paint, tell };
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
