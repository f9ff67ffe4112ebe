/** What every frame has in common: the header with the signal, rules, and the line of keys. */

import type { ProgramName } from "../../../core/program.ts";
import { columnsOf } from "../../text/wrap.ts";
import type { Size } from "../state.ts";
import { line, lineColumns, type ScreenLine, type ScreenLines, type Span, toned } from "./text.ts";

/** The name at the left, what it is about, and a word at the right where there is room. */
export function header(program: ProgramName, size: Size, title: string, right: string): ScreenLine {
  const name = [toned("lamp", "  ● "), toned("faint", "○ "), toned("strong", program.title)];
  const about = title === "" ? [] : [toned("faint", "  │  "), toned("plain", title)];
  const left = [...name, ...about];
  const room = size.columns - lineColumns(left) - 3;
  if (columnsOf(right) > room) return left;
  return [...left, toned("plain", " ".repeat(room - columnsOf(right) + 2)), toned("faint", right)];
}

export function rule(size: Size): ScreenLine {
  return line(toned("faint", "─".repeat(size.columns)));
}

/** The lines that fit: gaps are closed first, then what is far from the focus is left out. */
export function fitLines(lines: ScreenLines, focus: ScreenLine | undefined, rows: number): ScreenLines {
  if (lines.length <= rows) return lines;
  const dense = lines.filter((each) => each.length > 0);
  if (dense.length <= rows) return dense;
  const at = focus === undefined ? 0 : dense.indexOf(focus);
  const top = Math.max(0, Math.min(at - Math.floor(rows / 2), dense.length - rows));
  return dense.slice(top, top + Math.max(0, rows));
}

export interface KeyHint {
  readonly keys: string;
  readonly does: string;
}

export function hint(keys: string, does: string): KeyHint {
  return { keys, does };
}

/** As many of the hints as fit, the first ones first; the last one always. */
export function keyLine(size: Size, hints: readonly KeyHint[]): ScreenLine {
  const last = hints.at(-1);
  if (last === undefined) return [];
  let room = size.columns - hintColumns(last);
  const kept = hints.slice(0, -1).filter((each) => {
    const needed = hintColumns(each);
    if (needed > room) {
      room = -1;
      return false;
    }
    room -= needed;
    return true;
  });
  return [
    toned("plain", "  "),
    ...kept.flatMap((each) => [...drawHint(each), toned("plain", "  ")]),
    ...drawHint(last),
  ];
}

function drawHint({ keys, does }: KeyHint): readonly Span[] {
  return [toned("choice", keys), toned("faint", ` ${does}`)];
}

function hintColumns({ keys, does }: KeyHint): number {
  return columnsOf(keys) + columnsOf(does) + 3;
}

/** The body with the keys on the last line of the terminal. */
export function closeFrame(size: Size, body: ScreenLines, keys: ScreenLine): ScreenLines {
  const rows = Math.max(0, size.rows - 2);
  const filled = Array.from({ length: rows }, (_, row) => body[row] ?? []);
  return [...filled, rule(size), keys];
}
