/** The moves of Switch Battle and Switch Conquer: flip one switch or two neighbors. Each move is a bit mask. */

import { recall } from "../../core/memory.ts";
import { type DialogueAnswer, type Speaker, subject } from "../../core/presentation.ts";
import { fail, ok, type Result } from "../../core/result.ts";
import { quote } from "../../core/text.ts";
import { labelsIn } from "./row.ts";

const listsBySize = new Map<number, readonly number[]>();

/** Single switches, then pairs of neighbors, each from left to right. All positions of a size share one list. */
export function flipMoves(size: number): readonly number[] {
  return recall(listsBySize, size, () => {
    const singles = Array.from({ length: size }, (_, index) => 1 << index);
    return Object.freeze([...singles, ...singles.slice(0, -1).map((mask) => mask * 3)]);
  });
}

const names = new Map<number, string>();

/** A flip's name, such as "3-4". Cached, because moves are looked up by name. */
export function formatFlip(mask: number): string {
  return recall(names, mask, () => labelsIn(mask).join("-"));
}

function nameFlip(mask: number): string {
  const labels = labelsIn(mask);
  return labels.length === 1 ? `switch ${labels[0]}` : `switches ${labels.join(" and ")}`;
}

interface FlipFault {
  readonly message: string;
  /** The error in the original rules' words. */
  readonly blame: string;
}

/** Reads `flip 4`, `4`, `flip 3 4`, `flip switches 3 and 4` and `3-4`. */
function readFlip(text: string, size: number): number | FlipFault {
  const form = /^(?:flip\s+)?(?:switch(?:es)?\s+)?(\d{1,15})(?:(?:\s*[-,]\s*|\s+and\s+|\s+)(\d{1,15}))?\.?$/i;
  const [, first, second] = form.exec(text.trim()) ?? [];
  // Switches 3 and 4, as in the original rules' examples, if the row is long enough.
  const pair = size >= 4 ? 0b1100 : 0b11;
  const right = `Flip one switch (1 to ${size}) or two neighbors, such as ${formatFlip(pair)}.`;
  if (first === undefined) {
    const [low, high] = labelsIn(pair);
    return {
      message: `${text === "" ? "You didn't type anything." : `${quote(text)} isn't a move.`} ${right}`,
      blame: `Invalid move. Type flip ${high}, or flip ${low} ${high} for two neighbors.`,
    };
  }
  const [a, b] = [Number(first), Number(second ?? first)];
  const [kind, mask] =
    second === undefined ? (["a position", 1] as const) : (["valid adjacent positions", 3] as const);
  const blame = `Invalid move. Please select ${kind} between 1 and ${size}.`;
  const missing = [a, b].find((label) => label < 1 || label > size);
  if (missing !== undefined) return { message: `There's no switch ${missing}. ${right}`, blame };
  return second === undefined || Math.abs(a - b) === 1
    ? mask << (Math.min(a, b) - 1)
    : { message: `${a} and ${b} aren't neighbors. ${right}`, blame };
}

function parseFlip(text: string, size: number): Result<number> {
  const read = readFlip(text, size);
  return typeof read === "number" ? ok(read) : fail("illegal-move", read.message);
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
  const read = readFlip(text, size);
  return typeof read === "number" ? { kind: "move", move: read } : { kind: "bad", message: read.blame };
}
