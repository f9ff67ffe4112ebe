/** A table in plain text, its columns as wide as what stands in them. */

import type { Value } from "../../core/analysis.ts";
import type { Style } from "./style.ts";
import { columnsOf } from "./width.ts";

type Row = readonly string[];

export function formatTable(header: Row, rows: readonly Row[]): readonly string[] {
  const all = [header, ...rows];
  const widths = header.map((_, column) => Math.max(...all.map((row) => columnsOf(row[column] ?? ""))));
  return all.map((row) =>
    row
      .map((cell, column) => pad(cell, widths[column] ?? 0))
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

function pad(cell: string, width: number): string {
  return cell + " ".repeat(Math.max(0, width - columnsOf(cell)));
}
