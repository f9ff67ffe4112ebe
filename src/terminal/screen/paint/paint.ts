import type { Environment } from "../../../disk/disk.ts";
import { charactersOf, columnsOf } from "../../text/wrap.ts";
import type { Size } from "../state.ts";
import { lineColumns, type ScreenLine, type ScreenLines, type Span, type Tone } from "./text.ts";

const csi = "\u001b[";

export const enterScreen = `${csi}?1049h${csi}?25l${csi}0m${csi}2J`;

/** Mouse reports in SGR form, which has no limit on columns. Without reports, the mouse selects text. */
export const mouseOn = `${csi}?1000h${csi}?1006h`;
export const mouseOff = `${csi}?1006l${csi}?1000l`;
export const leaveScreen = `${mouseOff}${csi}0m${csi}?25h${csi}?1049l`;

/** Readline knows only the start of a mouse report, and passes on the rest as if it were typed. */
export const mouseReport = `${csi}<`;

/** Copies text to the clipboard (OSC 52), if the terminal supports it. */
export function copySequence(text: string): string {
  return `\u001b]52;c;${Buffer.from(text, "utf8").toString("base64")}\u0007`;
}

export function paintLine(spans: ScreenLine, look: Look): string {
  return spans.map((span) => paintSpan(span, look)).join("");
}

/** `before` is null if the terminal's content is unknown. */
export function paintFrame(before: ScreenLines | null, after: ScreenLines, size: Size, look: Look): string {
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
  const code = look.palette === "none" ? "" : codes[look.palette][span.tone];
  return code === "" || text === "" ? text : `${csi}${code}m${text}${csi}0m`;
}

type Palette = "none" | "sixteen" | "many";

export type Look = Readonly<ReturnType<typeof lookOf>>;

export function lookOf(env: Environment, depth: number) {
  const isColorless = (env.NO_COLOR ?? "") !== "" || depth <= 1;
  const palette: Palette = isColorless ? "none" : depth >= 8 ? "many" : "sixteen";
  return { unicode: speaksUnicode(env), palette };
}

function speaksUnicode(env: Environment): boolean {
  const locale = env.LC_ALL || env.LC_CTYPE || env.LANG || "";
  if (/utf-?8/i.test(locale)) return env.TERM !== "dumb";
  return locale === "" && (env.WT_SESSION ?? "") !== "";
}

/** Colors that are readable on black and on white. Of the basic sixteen, only magenta and red are, so lamps are just bold. */
const codes: Readonly<Record<Exclude<Palette, "none">, Readonly<Record<Tone, string>>>> = {
  sixteen: { plain: "", faint: "2", strong: "1", lamp: "1", choice: "1;35", change: "35", alarm: "31" },
  many: {
    plain: "",
    faint: "38;5;243",
    strong: "1",
    lamp: "1;38;5;166",
    choice: "1;38;5;31",
    change: "38;5;31",
    alarm: "38;5;160",
  },
};

/** Each sign has a plain replacement of one character, so nothing moves. */
const signs = "●○■□▫×✓✗·▸◂▴▾→←↑↓↔─│┃━┏┓┗┛╭╮╰╯…–▏▲▼▽÷−⌊⌋“”╱╲";
const plain = '*o#o.x+x.><^v><^v&-|#=####++++~-_^vv/-[]""/\\';

export function plainSignsFor(text: string): string {
  if (/^[\x20-\x7e]*$/.test(text)) return text;
  return charactersOf(text)
    .map(
      (sign) =>
        plain[signs.indexOf(sign)] ?? (/^[\x20-\x7e]$/.test(sign) ? sign : "?".repeat(columnsOf(sign))),
    )
    .join("");
}
