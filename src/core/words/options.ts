import type { Game } from "../game.ts";
import type { OptionSpec, Options } from "../options.ts";
import {
  type DealtStart,
  dealtStarts,
  isDealtAt,
  mixedStart,
  type Starts,
  type WrittenStarts,
} from "../starts.ts";
import { listWords } from "../text.ts";
import { capital } from "./values.ts";

export type Askable = OptionSpec | Starts;

export function askablesOf<O extends Options>({
  options,
  starts,
}: Pick<Game<unknown, unknown, O>, "options" | "starts">): Readonly<Record<string, Askable>> {
  return starts === undefined ? options : { ...options, start: starts };
}

export function optionLabel(name: string, spec: Askable | undefined): string {
  if (spec !== undefined && "label" in spec && spec.label !== undefined) return spec.label;
  const words = name.replace(/([a-z])([A-Z0-9])/g, "$1 $2").replaceAll("-", " ");
  return capital(words.toLowerCase());
}

export function flagName(name: string): string {
  return `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

/** The words for the starts at this size, or at any size, such as "standard" and "random". */
export function startWords(
  starts: Starts,
  size?: number,
  write: (deal: DealtStart) => string = String,
): readonly string[] {
  const deals = dealtStarts.filter((deal) => isDealtAt(starts, deal, size)).map(write);
  return describeDefault(starts) === "standard" ? ["standard", ...deals] : deals;
}

export function describeDefault(spec: Askable): string {
  if (spec.kind === "start") return spec.written?.isDealt === true ? "random" : "standard";
  return String(spec.default);
}

export function describeLimits(spec: Askable): string {
  return `${limitsOf(spec)}, default: ${describeDefault(spec)}`;
}

function limitsOf(spec: Askable): string {
  if (spec.kind === "number") return `${spec.min} to ${spec.max}`;
  if (spec.kind === "choice") return wantedBy(spec);
  const words = startWords(spec, undefined, (deal) => {
    return spec.deals[deal]?.sizes === undefined
      ? deal
      : `${deal} (${spec.size} ${describeSizes(spec, deal)})`;
  });
  return describeStarts(spec, words);
}

export function describeSizes({ deals }: Starts, deal: DealtStart): string {
  const ranges = deals[deal]?.sizes ?? [];
  const sizes = ranges.map(([from, to]) => (from === to ? String(from) : `${from} to ${to}`));
  return listWords(sizes, "or");
}

function describeStarts({ written }: Starts, words: readonly string[]): string {
  return listWords(written === undefined ? words : [...words, startForm(written)], "or");
}

export function wantedBy(spec: Askable): string {
  switch (spec.kind) {
    case "number":
      return `a whole number from ${spec.min} to ${spec.max}`;
    case "choice":
      return listWords(spec.choices, "or");
    case "start":
      return describeStarts(spec, startWords(spec));
  }
}

export function startForm(written: WrittenStarts): string {
  return `a ${written.noun} such as ${shortStart(written)}`;
}

export function shortStart(written: WrittenStarts): string {
  return mixedStart(written, 4);
}

export function describeSolving(spec: Askable): string {
  if (spec.kind !== "number" || spec.solveMax === undefined) return "";
  const how = spec.solveMax > spec.max ? "solved" : "positions counted";
  return `, ${how} up to ${spec.solveMax.toLocaleString("en")}`;
}
