/** Values in colour. */

import type { Value } from "../../core/analysis.ts";
import type { Style } from "./style.ts";

export function paint(style: Style, value: Value | null, text: string): string {
  if (value?.kind === "win") return style.good(text);
  return value?.kind === "loss" ? style.bad(text) : text;
}
