/** Frames as bytes for a terminal: every frame is one write, and holds only the lines that have changed. */

import type { Size } from "../state.ts";
import { lineColumns, type ScreenLine, type Span } from "./text.ts";
import { type Look, plainSignsFor, toneCode } from "./theme.ts";

/** The control sequence introducer: what every code begins with. */
const csi = "\u001b[";

/** The alternate screen, cleared, with the cursor hidden. */
export const enterScreen = `${csi}?1049h${csi}?25l${csi}0m${csi}2J`;

/** Reports of mouse buttons, as numbers of any size. Without them the mouse marks text, as it does everywhere. */
export const mouseOn = `${csi}?1000h${csi}?1006h`;
export const mouseOff = `${csi}?1006l${csi}?1000l`;
export const leaveScreen = `${mouseOff}${csi}0m${csi}?25h${csi}?1049l`;

/** What a report of the mouse begins with; readline hands on the rest of it as if it were typed. */
export const mouseReport = `${csi}<`;

/** Asks the terminal to copy a text; one that does not know how says nothing. */
export function copySequence(text: string): string {
  return `\u001b]52;c;${Buffer.from(text, "utf8").toString("base64")}\u0007`;
}

export function paintLine(spans: ScreenLine, look: Look): string {
  return spans.map((span) => paintSpan(span, look)).join("");
}

/** What turns a screen that shows `before` into one that shows `after`; nothing is known of the screen where `before` is null. */
export function paintFrame(
  before: readonly ScreenLine[] | null,
  after: readonly ScreenLine[],
  size: Size,
  look: Look,
): string {
  const painted = after.map((spans, row) => {
    const text = paintLine(spans, look);
    const old = before?.[row];
    if (old !== undefined && paintLine(old, look) === text) return "";
    return `${csi}${row + 1};1H${text}${lineColumns(spans) < size.columns ? `${csi}K` : ""}`;
  });
  return (before === null ? `${csi}0m${csi}2J` : "") + painted.join("");
}

function paintSpan(span: Span, look: Look): string {
  const text = look.unicode ? span.text : plainSignsFor(span.text);
  const code = toneCode(span.tone, look.palette);
  return code === "" || text === "" ? text : `${csi}${code}m${text}${csi}0m`;
}
