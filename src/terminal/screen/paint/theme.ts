/** What a terminal can show, and how tones and signs come out on it. */

import { charactersOf, columnsOf } from "../../text/wrap.ts";
import type { Tone } from "./text.ts";

export type Palette = "none" | "sixteen" | "true";

export interface Look {
  readonly unicode: boolean;
  readonly palette: Palette;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** `depth` is the number of bits a colour has on the terminal. */
export function lookOf(env: Environment, depth: number): Look {
  const colourless = (env.NO_COLOR ?? "") !== "" || depth <= 1;
  return { unicode: speaksUnicode(env), palette: colourless ? "none" : depth >= 24 ? "true" : "sixteen" };
}

function speaksUnicode(env: Environment): boolean {
  const locale = env.LC_ALL || env.LC_CTYPE || env.LANG || "";
  if (/utf-?8/i.test(locale)) return env.TERM !== "dumb";
  return locale === "" && (env.WT_SESSION ?? "") !== "";
}

/** Middle tones, which can be read on black and on white. */
const codes: Readonly<Record<Exclude<Palette, "none">, Readonly<Record<Tone, string>>>> = {
  sixteen: { plain: "", faint: "2", strong: "1", lamp: "1;33", choice: "1;36", change: "36", alarm: "31" },
  true: {
    plain: "",
    faint: "38;2;128;132;140",
    strong: "1",
    lamp: "1;38;2;222;150;0",
    choice: "1;38;2;0;150;215",
    change: "38;2;0;150;215",
    alarm: "38;2;220;80;70",
  },
};

export function toneCode(tone: Tone, palette: Palette): string {
  return palette === "none" ? "" : codes[palette][tone];
}

/** Under each sign the plain character that takes its place, one for one, so that nothing moves. */
const signs = "●○■□▫×✓·▸◂▴▾→←↑↓↔─│┃━┏┓┗┛╭╮╰╯…–▏▲▼▽÷−⌊⌋“”";
const plain = '*o#o.x+.><^v><^v&-|#=####++++~-_^vv/-[]""';

export function plainSignsFor(text: string): string {
  if (/^[\x20-\x7e]*$/.test(text)) return text;
  return charactersOf(text)
    .map(
      (sign) =>
        plain[signs.indexOf(sign)] ?? (/^[\x20-\x7e]$/.test(sign) ? sign : "?".repeat(columnsOf(sign))),
    )
    .join("");
}
