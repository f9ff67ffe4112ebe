/** The moves of Switch Battle and Switch Conquer: flip one switch or two neighbors. A move is the mask of its flips. */

import { type DialogueAnswer, type Speaker, subject } from "../../core/presentation.ts";
import { fail, ok, type Result } from "../../core/result.ts";
import { parseWhole, quote } from "../../core/text.ts";
import type { RowMove, SwitchRow } from "../families.ts";
import { labelsIn } from "./row.ts";

const listsBySize = new Map<number, readonly number[]>();

/** Singles, then pairs, each from left to right. All positions of a size share one list. */
export function flipMoves(size: number): readonly number[] {
  const known = listsBySize.get(size);
  if (known !== undefined) return known;
  const singles = Array.from({ length: size }, (_, index) => 1 << index);
  const pairs = singles.slice(0, -1).map((mask) => mask * 3);
  const list = Object.freeze([...singles, ...pairs]);
  listsBySize.set(size, list);
  return list;
}

const names = new Map<number, string>();

/** Cached, because moves are looked up by name. */
export function formatFlip(mask: number): string {
  const known = names.get(mask);
  if (known !== undefined) return known;
  const name = labelsIn(mask).join("-");
  names.set(mask, name);
  return name;
}

/** "switch 4" or "switches 3 and 4" */
function nameFlip(mask: number): string {
  const labels = labelsIn(mask);
  return labels.length === 1 ? `switch ${labels[0]}` : `switches ${labels.join(" and ")}`;
}

type FlipReading =
  | { readonly kind: "flip"; readonly mask: number }
  | { readonly kind: "bad-single"; readonly label: string }
  | { readonly kind: "bad-pair"; readonly labels: readonly [string, string] }
  | { readonly kind: "unclear" };

/** Reads `flip 4`, `4`, `flip 3 4`, `flip switches 3 and 4` and `3-4`. Otherwise says what's wrong. */
function readFlip(text: string, size: number): FlipReading {
  const form = /^(?:flip\s+)?(?:switch(?:es)?\s+)?(\d{1,15})(?:(?:\s*[-,]\s*|\s+and\s+|\s+)(\d{1,15}))?\.?$/i;
  const match = form.exec(text.trim());
  const [, first, second] = match ?? [];
  if (first === undefined) return { kind: "unclear" };
  if (second === undefined) return readSingle(first, size);
  return readPair(first, second, size);
}

function parseFlip(text: string, size: number): Result<number> {
  const reading = readFlip(text, size);
  const right = `Flip one switch (1 to ${size}) or two neighbors, such as ${formatFlip(examplePair(size))}.`;
  switch (reading.kind) {
    case "flip":
      return ok(reading.mask);
    case "bad-single":
      return fail("illegal-move", `There's no switch ${reading.label}. ${right}`);
    case "bad-pair":
      return fail("illegal-move", `${reading.labels.join(" and ")} aren't neighbors. ${right}`);
    case "unclear":
      return fail(
        "illegal-move",
        `${text === "" ? "You didn't type anything." : `${quote(text)} isn't a move.`} ${right}`,
      );
  }
}

export function describeFlip(mask: number, speaker: Speaker): readonly string[] {
  return [`${subject(speaker)} flipped ${nameFlip(mask)}.`];
}

export function flips(size: number) {
  return {
    formatMove: (_position: unknown, mask: number) => formatFlip(mask),
    parseMove: (_position: unknown, text: string) => parseFlip(text, size),
    cellsOfMove: (_position: unknown, mask: number) => labelsIn(mask).map(String),
    describeMove: (_position: unknown, mask: number, speaker: Speaker) => describeFlip(mask, speaker),
    turnRule: () => "Flip one switch or two neighbors.",
  };
}

export function answerFlip(text: string, size: number): DialogueAnswer<number> {
  const reading = readFlip(text, size);
  return reading.kind === "flip"
    ? { kind: "move", move: reading.mask }
    : { kind: "bad", message: flipComplaint(reading, size) };
}

function flipComplaint(reading: Exclude<FlipReading, { kind: "flip" }>, size: number): string {
  switch (reading.kind) {
    case "bad-single":
      return `Invalid move. Please select a position between 1 and ${size}.`;
    case "bad-pair":
      return `Invalid move. Please select valid adjacent positions between 1 and ${size}.`;
    case "unclear": {
      const [low, high] = labelsIn(examplePair(size));
      return `Invalid move. Type flip ${high}, or flip ${low} ${high} for two neighbors.`;
    }
  }
}

function readSingle(text: string, size: number): FlipReading {
  const label = parseWhole(text);
  return inRow(label, size)
    ? { kind: "flip", mask: 1 << (label - 1) }
    : { kind: "bad-single", label: String(Number(text)) };
}

function readPair(first: string, second: string, size: number): FlipReading {
  const [a, b] = [parseWhole(first), parseWhole(second)];
  if (inRow(a, size) && inRow(b, size) && Math.abs(a - b) === 1)
    return { kind: "flip", mask: 3 << (Math.min(a, b) - 1) };
  return { kind: "bad-pair", labels: [String(Number(first)), String(Number(second))] };
}

function inRow(label: number | undefined, size: number): label is number {
  return label !== undefined && label >= 1 && label <= size;
}

/** Switches 3 and 4, as in the examples of the original rules, if the row is long enough. */
function examplePair(size: number): number {
  return size >= 4 ? 0b1100 : 0b11;
}

export function flipFamily(size: number, parts: Pick<SwitchRow, "goals" | "key" | "row" | "law">): SwitchRow {
  const singles = Array.from({ length: size }, (_, index) => rowMove([index]));
  const pairs = Array.from({ length: size - 1 }, (_, index) => rowMove([index, index + 1]));
  return { kind: "switch-row", size, moves: [...singles, ...pairs], interchangeable: [], ...parts };
}

function rowMove(flips: readonly number[]): RowMove {
  return { name: flips.map((index) => index + 1).join("-"), flips, needs: null };
}
