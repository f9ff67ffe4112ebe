/** Colour and width of the output: none and unlimited in a pipe, by the terminal's word otherwise. */

import pico from "picocolors";
import type { Value } from "../../core/analysis.ts";
import { type Host, widthOf } from "../host.ts";

export interface Style {
  readonly width: number;
  bold(text: string): string;
  dim(text: string): string;
  /** In the colour of a value. */
  paint(value: Value | null, text: string): string;
}

/** Without colours, at any width. */
export const plainStyle: Style = {
  width: Number.POSITIVE_INFINITY,
  bold: (text) => text,
  dim: (text) => text,
  paint: (_value, text) => text,
};

export function styleFor(host: Host): Style {
  const terminal = host.output.isTTY === true;
  const plain = !terminal || (host.env.NO_COLOR ?? "") !== "" || host.env.TERM === "dumb";
  const { bold, dim, green, red } = pico.createColors(!plain);
  const paint = (value: Value | null, text: string) =>
    value?.kind === "win" ? green(text) : value?.kind === "loss" ? red(text) : text;
  return { width: widthOf(host), bold, dim, paint };
}
