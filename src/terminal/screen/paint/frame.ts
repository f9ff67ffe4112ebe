import type { ProgramName } from "../../../core/program.ts";
import { columnsOf } from "../../text/wrap.ts";
import type { ScreenState, Size } from "../state.ts";
import { line, lineColumns, type ScreenLine, type ScreenLines, toned } from "./text.ts";

const largest: Size = { columns: 100, rows: 30 };

type Shown = Pick<ScreenState, "panel" | "size">;

/** A page with a link uses the whole terminal, so the link only breaks at its edge. */
export function blockOf({ panel, size }: Shown): Size {
  if (panel.kind === "page" && panel.text.some((text) => text.includes("://"))) return size;
  return { columns: Math.min(size.columns, largest.columns), rows: Math.min(size.rows, largest.rows) };
}

export function marginsOf(shown: Shown): { readonly left: number; readonly top: number } {
  const { columns, rows } = blockOf(shown);
  const { size } = shown;
  return { left: Math.floor((size.columns - columns) / 2), top: Math.floor((size.rows - rows) / 2) };
}

export function header(program: ProgramName, size: Size, title: string, right: string): ScreenLines {
  const lamps = [toned("lamp", "  ● "), toned("faint", "○ ")];
  const about = title === "" ? [] : [toned("faint", "  │  "), toned("plain", title)];
  const full = [...lamps, toned("strong", program.title), ...about];
  const left = lineColumns(full) <= size.columns ? full : [...lamps, toned("strong", title)];
  const room = size.columns - lineColumns(left) - 3;
  if (columnsOf(right) > room) return [left, rule(size)];
  const gap = toned("plain", " ".repeat(room - columnsOf(right) + 2));
  return [[...left, gap, toned("faint", right)], rule(size)];
}

export function rule(size: Size): ScreenLine {
  return line(toned("faint", "─".repeat(size.columns)));
}

/** Drawn under a text that's cut off: "─── ↓ m read on ──". */
export function moreRule(size: Size, { keys, does }: KeyHint): ScreenLine {
  const end = line(" ↓ ", toned("choice", keys), toned("faint", ` ${does} ──`));
  return line(toned("faint", "─".repeat(Math.max(0, size.columns - lineColumns(end)))), ...end);
}

/** Starts at about `wanted`. If there's room, the first and last lines say how much is hidden. */
export function windowOn(
  lines: ScreenLines,
  wanted: number,
  rows: number,
  more: (arrow: "↑" | "↓", hidden: number) => string,
): ScreenLines {
  if (lines.length <= rows) return lines;
  const top = Math.max(0, Math.min(wanted, lines.length - rows));
  const below = lines.length - top - rows;
  return lines.slice(top, top + Math.max(0, rows)).map((each, row) => {
    if (rows > 3 && row === 0 && top > 0) return line(toned("faint", more("↑", top + 1)));
    const isLast = rows > 2 && row === rows - 1 && below > 0;
    return isLast ? line(toned("faint", more("↓", below + 1))) : each;
  });
}

export type KeyHint = Readonly<ReturnType<typeof hint>>;

export function hint(keys: string, does: string) {
  return { keys, does };
}

/** With little room, the last hint, which opens the page of keys, goes first, then Enter, the first two, Esc and the rest. */
export function keyLine(size: Size, hints: readonly KeyHint[]): ScreenLine {
  const drawn = hints.map(({ keys, does }) => line("  ", toned("choice", keys), toned("faint", ` ${does}`)));
  const ranks: Readonly<Record<string, number>> = { Enter: -1, Esc: 1.5 };
  const rank = (at: number) => (at === hints.length - 1 ? -2 : (ranks[hints[at]?.keys ?? ""] ?? at));
  let room = size.columns;
  const kept = [...hints.keys()]
    .sort((a, b) => rank(a) - rank(b))
    .filter((at) => {
      room -= lineColumns(drawn[at] ?? []);
      return room >= 0;
    });
  return drawn.filter((_, at) => kept.includes(at)).flat();
}

export function closeFrame(size: Size, body: ScreenLines, keys: ScreenLine): ScreenLines {
  const rows = Math.max(0, size.rows - 2);
  const filled = Array.from({ length: rows }, (_, row) => body[row] ?? []);
  return [...filled, rule(size), keys];
}
