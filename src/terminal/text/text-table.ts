/** A table in plain text, its columns as wide as what stands in them. */

import { columnsOf } from "./width.ts";

export type Row = readonly string[];

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

function pad(cell: string, width: number): string {
  return cell + " ".repeat(Math.max(0, width - columnsOf(cell)));
}
