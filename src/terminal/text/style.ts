/** Colour and width of the output: none and unlimited in a pipe, by the terminal's word otherwise. */

import pico from "picocolors";
import { type Host, widthOf } from "../host.ts";

export interface Style {
  readonly width: number;
  bold(text: string): string;
  dim(text: string): string;
  good(text: string): string;
  bad(text: string): string;
}

export function styleFor(host: Host): Style {
  const terminal = host.output.isTTY === true;
  const plain = !terminal || (host.env.NO_COLOR ?? "") !== "" || host.env.TERM === "dumb";
  const { bold, dim, green, red } = pico.createColors(!plain);
  return { width: widthOf(host), bold, dim, good: green, bad: red };
}
