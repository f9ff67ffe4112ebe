import type { Variant } from "../../core/game.ts";
import { subject } from "../../core/presentation.ts";
import { fail, ok, type Result } from "../../core/result.ts";
import type { Seat } from "../../core/seat.ts";
import { parseWhole, quote } from "../../core/text.ts";
import { areRelated } from "../numbers/blocks.ts";
import { type FrenzyOptions, type FrenzyPosition, wholeRange } from "./rules.ts";

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
    turnRule: ({ last }) =>
      last === null ? "Take any number." : `Take any number except a factor or multiple of ${last}.`,
    describeMove: (_position, move, speaker) => [`${subject(speaker)} took ${move}.`],
    terms: {
      verb: ["take", "taking", "took"],
      cell: ["number", "numbers"],
      wins: [
        "leaves your opponent nothing to take and wins",
        "leaves your opponent nothing to take and wins",
      ],
      counted: "counting each pool with every possible last number",
      won: ["left nothing to take", "left nothing to take"],
      over: ["No more numbers can be taken.", "No more numbers can be taken."],
    },
    rulesPage: {
      goal: "Leave your opponent nothing to take.",
      rules: [
        `Both players share one pool. In the standard start, it has the numbers 2 to ${max}.`,
        "Players take turns. On your turn, take one number out of the pool. It's gone for good.",
        "You can't take a factor or multiple of the number your opponent just took. The first number can be any you like.",
        "A factor divides a number with nothing left over: 2 is a factor of 6, and 6 is a multiple of 2.",
        "If you can't take a number, you lose. There are no draws.",
      ],
      finePrint: [
        "Only exact division counts. The sample game in the original rules has four mistakes: it counts 4 and 9 as factors or multiples of 6, it loses the 10 from the pool, it leaves 6 and 10 out of the multiples of 2, and it stops one move early. Player 1 could still take the 10 and win.",
        "The list of invalid choices shows every factor and multiple among the game's numbers, including the number itself and any that are already gone.",
      ],
    },
  } satisfies Partial<Variant<FrenzyPosition, number>>;
}

/** `2,3,4/5` is the pool and the last number. Before the first move, the last number is `-`. */
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

export function fromKey(options: FrenzyOptions, text: string, mover: Seat = 1): Result<FrenzyPosition> {
  if (!/^(?:\d{1,4}(?:,\d{1,4})*)?\/(?:\d{1,4}|-)$/.test(text))
    return fail(
      "bad-key",
      `${quote(text)} isn't a position code. Write the numbers left, a slash and the last number taken, such as 2,3,4/5.`,
    );
  const position = { ...readKey(text), mover };
  const problem = keyProblem(options, position);
  if (problem !== undefined) return fail("bad-key", `${quote(text)} can't occur: ${problem}`);
  return key(position) === text
    ? ok(position)
    : fail("bad-key", `Write ${quote(text)} without leading zeros: ${key(position)}.`);
}

function keyProblem({ max }: FrenzyOptions, { pool, last }: FrenzyPosition): string | undefined {
  const range = `the numbers go from 2 to ${max}, and "max" sets the largest.`;
  if (pool.some((number, index) => index > 0 && number <= (pool[index - 1] ?? 0)))
    return "its numbers must go up, without repeats.";
  if (pool.some((number) => number < 2 || number > max)) return range;
  if (last === null)
    return pool.length === wholeRange(max).length
      ? undefined
      : "before the first move, the pool is still full.";
  if (last < 2 || last > max) return range;
  return pool.includes(last) ? `${last} was just taken, so it can't be in the pool.` : undefined;
}

export function parseMove({ max }: FrenzyOptions, position: FrenzyPosition, text: string): Result<number> {
  const { pool, last } = position;
  const typed = text.trim();
  if (typed === "") return fail("illegal-move", `You didn't type anything. ${offer(position)}`);
  const [, digits] = /^(?:(?:take|select|choose)\s+)?(\d+)\.?$/i.exec(typed) ?? [];
  if (digits === undefined) return fail("illegal-move", `${quote(typed)} isn't a number. ${offer(position)}`);
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
  return free === undefined ? "" : `Take one of the available numbers, such as ${free}.`;
}
