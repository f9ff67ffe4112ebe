/** What players see and write: the board, the rules page, keys and moves. */

import type { Variant } from "../../core/game.ts";
import { subject } from "../../core/presentation.ts";
import { fail, ok, type Result } from "../../core/result.ts";
import type { Seat } from "../../core/seat.ts";
import { parseWhole, quote } from "../../core/text.ts";
import { areRelated } from "../numbers/blocks.ts";
import { type FrenzyMove, type FrenzyOptions, type FrenzyPosition, wholeRange } from "./rules.ts";

const spokenState = { here: "free", barred: "barred", gone: "taken" } as const;

export function presentation({ max }: FrenzyOptions) {
  return {
    board: ({ pool, last }) => {
      const left = new Set(pool);
      const stateOf = (number: number) => {
        if (!left.has(number)) return "gone";
        return last !== null && areRelated(number, last) ? "barred" : "here";
      };
      const cells = wholeRange(max).map((number) => {
        const label = String(number);
        const state = stateOf(number);
        const cell = {
          id: label,
          label,
          state,
          mark: "",
          spoken: `${label}, ${spokenState[state]}`,
        } as const;
        return number === last ? { ...cell, spoken: `${label}, just taken`, latest: true as const } : cell;
      });
      return [{ shape: "pool", title: "Number Pool", cells }];
    },
    cellsOfMove: (_position, move) => [String(move)],
    goal: () => "Leave your opponent no number to take.",
    turnRule: ({ last }) => (last === null ? "Take any number." : `Not a factor or multiple of ${last}.`),
    describeMove: (_position, move, speaker) => [`${subject(speaker)} took ${move}.`],
    terms: {
      verb: ["take", "taking"],
      cell: ["number", "numbers"],
      wins: ["leaves your opponent no number to take", "leaves your opponent no number to take"],
      counted: "every pool with every last number",
      won: ["left no number to take", "left no number to take"],
      over: ["No number is left to take.", "No number is left to take."],
    },
    rulesPage: {
      goal: "Leave your opponent without a number to take.",
      rules: [
        `The numbers 2 to ${max} lie in a pool that both players share.`,
        "In turn, each player takes one number out of the pool; it is gone for good.",
        "You may not take a factor or a multiple of the number that your opponent has just taken. The first choice of the game is free.",
        "A number a is a factor of b, and b a multiple of a, when b divided by a leaves no remainder.",
        "A player with no number to take loses. There are no draws.",
      ],
      rulings: [
        "Only exact division counts. The book's sample game has four mistakes: it calls 4 and 9 factors or multiples of 6, it loses the 10 from the pool, it leaves 6 and 10 out of the multiples of 2, and so it ends one move too early: player 1 still has the 10, takes it and wins.",
        "The list of invalid choices names every factor and multiple in the whole range, including the number itself and those already taken.",
      ],
    },
  } satisfies Partial<Variant<FrenzyPosition, FrenzyMove>>;
}

export function key({ pool, last }: Pick<FrenzyPosition, "pool" | "last">): string {
  return `${pool.join(",")}/${last ?? "-"}`;
}

export function readKey(text: string): Pick<FrenzyPosition, "pool" | "last"> {
  const [pool = "", last = "-"] = text.split("/");
  return {
    pool: pool === "" ? [] : pool.split(",").map(Number),
    last: last === "-" ? null : Number(last),
  };
}

function fromKey(options: FrenzyOptions, text: string, mover: Seat = 1): Result<FrenzyPosition> {
  if (!/^(?:\d{1,4}(?:,\d{1,4})*)?\/(?:\d{1,4}|-)$/.test(text))
    return fail(
      "bad-key",
      `${quote(text)} isn't a pool; write the numbers left / the last number, such as 2,3,4/5.`,
    );
  const position = { ...readKey(text), mover };
  const problem = keyProblem(options, position);
  if (problem !== undefined) return fail("bad-key", `${quote(text)} cannot occur: ${problem}`);
  return key(position) === text
    ? ok(position)
    : fail("bad-key", `Write ${quote(text)} without leading zeros: ${key(position)}.`);
}

function keyProblem({ max }: FrenzyOptions, { pool, last }: FrenzyPosition): string | undefined {
  const range = `the numbers are 2 to ${max} (option max).`;
  if (pool.some((number, index) => index > 0 && number <= (pool[index - 1] ?? 0)))
    return "its numbers must be in increasing order, each once.";
  if (pool.some((number) => number < 2 || number > max)) return range;
  if (last === null)
    return pool.length === wholeRange(max).length ? undefined : "before the first choice the pool is full.";
  if (last < 2 || last > max) return range;
  return pool.includes(last) ? `${last} was taken last, so it is not in the pool.` : undefined;
}

function parseMove({ max }: FrenzyOptions, position: FrenzyPosition, text: string): Result<FrenzyMove> {
  const { pool, last } = position;
  const typed = text.trim();
  if (typed === "") return fail("illegal-move", `You didn't type anything. ${offer(position)}`);
  const [, digits] = /^(?:(?:take|select|choose)\s+)?(\d+)\.?$/i.exec(typed) ?? [];
  if (digits === undefined)
    return fail("illegal-move", `${quote(typed)} is not a number. ${offer(position)}`);
  const number = parseWhole(digits);
  if (number === undefined || number < 2 || number > max)
    return fail("illegal-move", `${number ?? quote(typed)} is not in the pool.`);
  if (!pool.includes(number)) return fail("illegal-move", `${number} has already been taken.`);
  if (last !== null && areRelated(number, last)) return fail("illegal-move", relation(number, last));
  return ok(number);
}

function relation(number: number, last: number): string {
  return `${number} is a ${number < last ? "factor" : "multiple"} of ${last}, the opponent's last number.`;
}

function offer({ pool, last }: FrenzyPosition): string {
  const free = pool.find((number) => last === null || !areRelated(number, last));
  return free === undefined ? "" : `Choose one of the available numbers, such as ${free}.`;
}

const formatMove = (_position: FrenzyPosition, move: FrenzyMove) => String(move);

/** Key `2,3,4/5` (pool / last number, `-` before the first), moves `5`. */
export function notation(options: FrenzyOptions) {
  return {
    key,
    fromKey: (text: string, mover?: Seat) => fromKey(options, text, mover),
    formatMove,
    parseMove: (position: FrenzyPosition, text: string) => parseMove(options, position, text),
  };
}
