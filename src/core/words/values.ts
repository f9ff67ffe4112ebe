import { type CanWin, pliesOf, type Value, winnerOf } from "../analysis.ts";
import { ofSeat, type Pair, type Seat } from "../seat.ts";

export function countMoves(moves: number): string {
  return countOf(moves, "move");
}

/** Formats counts below 1,000 without the locale tables, which are slow to load. */
export function countOf(count: number, noun: string): string {
  if (count === 1) return `1 ${noun}`;
  return `${count < 1_000 ? count : count.toLocaleString("en")} ${noun}s`;
}

const longestShown = 60;

/** Returns text such as "1,024", or "1.071 × 10^301" for a very long number. */
export function writeCount(count: bigint | number): string {
  const text = count.toLocaleString("en");
  if (text.length <= longestShown) return text;
  const digits = String(count);
  return `${digits[0]}.${digits.slice(1, 4)} × 10^${digits.length - 1}`;
}

export function inMoves(value: Value | null): string {
  const plies = pliesOf(value);
  return plies === undefined ? "" : ` in ${countMoves(plies)}`;
}

export function describeValue(value: Value | null): string {
  if (value === null) return "not known";
  return `${verbs[value.kind]}${inMoves(value)}`;
}

const numbers = "zero one two three four five six seven eight nine ten eleven twelve".split(" ");

export function countWord(count: number): string {
  return numbers[count] ?? String(count);
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Returns text that works without color, such as "+ wins in 7 moves", "- loses", "= draws" or "? not known". */
export function markValue(value: Value | null): string {
  return `${value === null ? "?" : marks[value.kind]} ${describeValue(value)}`;
}

/** Returns text that fits into a cell: ▲7 wins in 7 moves, ▼6 loses in 6, = draws, and ? isn't known. */
export function valueBadge(value: Value | null): string {
  if (value === null) return "?";
  if (value.kind === "draw") return "=";
  return `${value.kind === "win" ? "▲" : "▼"}${value.plies ?? ""}`;
}

const verbs = { win: "wins", loss: "loses", draw: "draws" } as const;
const marks = { win: "+", loss: "-", draw: "=" } as const;

export function describeWinner(value: Value | null, toMove: Seat, names: Pair<string>): string {
  if (value === null) return "not known";
  const winner = winnerOf(value, toMove);
  if (winner === null) return "neither player can force a win";
  const name = ofSeat(names, winner);
  const [has, wins] = name === "you" ? ["have", "win"] : ["has", "wins"];
  return "plies" in value && value.plies === 0 ? `${name} ${has} won` : `${name} ${wins}${inMoves(value)}`;
}

export function predict(value: Value | null, toMove: Seat, names: Pair<string>): string {
  if (value === null) return "The outcome isn't known yet.";
  if (value.kind === "draw") return "With best play, it's a draw.";
  return `With best play, ${describeWinner(value, toMove, names)}.`;
}

export function describeCanWin(names: Pair<string>, canWin: CanWin): string {
  const able = names.filter((_, index) => canWin[index] === true);
  const open = names.filter((_, index) => canWin[index] === null);
  if (able.length === 2) return "Either player can still win if their opponent makes a mistake.";
  if (able.length === 1 && open.length === 1)
    return capital(`${able[0]} can still win, and maybe ${open[0]} can, too.`);
  if (able.length === 1) return `Only ${able[0]} can still win.`;
  return open.length > 0 ? "We don't know yet who can still win." : "Neither player can win anymore.";
}
