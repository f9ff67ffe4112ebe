/** Colour and width of the output: none and unlimited in a pipe, by the terminal's word otherwise. */

import pico from "picocolors";
import type { Host } from "./host.ts";

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
  return {
    width: terminal ? host.output.columns : Number.POSITIVE_INFINITY,
    bold,
    dim,
    good: green,
    bad: red,
  };
}

/** Breaks a sentence into lines of at most `width` columns, each behind `indent`. */
export function wrap(text: string, width: number, indent: string): readonly string[] {
  const lines: string[] = [];
  let line = indent;
  for (const word of text.split(" ")) {
    const longer = line === indent ? line + word : `${line} ${word}`;
    if (longer.length <= width || line === indent) line = longer;
    else {
      lines.push(line);
      line = indent + word;
    }
  }
  return [...lines, line];
}
