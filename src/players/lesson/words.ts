/** What is said to a statement: one sentence, so that it can be listened to. */

import type { Game } from "../../core/game.ts";
import type { Statement } from "../../core/lesson.ts";
import { ofSeat } from "../../core/seat.ts";
import { listWords } from "../../core/text.ts";
import { countOf } from "../../words/values.ts";
import type { Verdict } from "../job.ts";
import type { Example, Finding } from "./topic.ts";

export function describeTruth(statement: Statement, finding: Finding, sizes: Verdict["sizes"]): string {
  const { positions, described, missed } = finding;
  if (statement.kind === "plan")
    return `True: it has an answer in ${finding.atMost ? "each of the at most" : "all"} ${countOf(positions, "position")} that it can come to${describeSizes(sizes)}.`;
  if (statement.exact && finding.ofSizes)
    return `True at all ${countOf(positions, "size")} up to this one${describeSizes(sizes)}.`;
  if (statement.exact)
    return `True for all ${countOf(positions, "position")} of this size${describeSizes(sizes)}.`;
  if (described === 0) return "True, but it describes no position of this size.";
  const verb = statement.result === "wins" ? "won" : "lost";
  const others =
    missed === 0
      ? `and no other is ${verb}: you may say "exactly when"`
      : `but ${countOf(missed, "position")} more ${missed === 1 ? "is" : "are"} ${verb} too`;
  return `True for the ${countOf(described, "position")} that it describes, ${others}.`;
}

/** ", and at every size from 2 to 30": the sizes at which it holds, and those at which it doesn't. */
function describeSizes(sizes: Verdict["sizes"]): string {
  const [held, failed] = [true, false].map((wanted) =>
    sizes.filter(({ holds }) => holds === wanted).map(({ size }) => size),
  );
  if (held === undefined || failed === undefined || held.length < 2) return "";
  if (failed.length === 0) return `, and at every size from ${held[0]} to ${held.at(-1)}`;
  const parity = parityOf(failed);
  const not = parity === undefined ? `not at ${describeNumbers(failed)}` : `at no ${parity} size`;
  return `, and at ${describeNumbers(held)}, but ${not}`;
}

/** "even" or "odd", where they are all such numbers of a stretch. */
function parityOf(numbers: readonly number[]): string | undefined {
  const [first = 0] = numbers;
  const isEverySecond = numbers.length > 2 && numbers.every((number, at) => number === first + 2 * at);
  return isEverySecond ? (first % 2 === 0 ? "even" : "odd") : undefined;
}

/** "sizes 6 to 8 and 10 to 30", "every odd size from 3 to 29". */
function describeNumbers(numbers: readonly number[]): string {
  const parity = parityOf(numbers);
  if (parity !== undefined) return `every ${parity} size from ${numbers[0]} to ${numbers.at(-1)}`;
  const runs: { from: number; to: number }[] = [];
  for (const number of numbers) {
    const run = runs.at(-1);
    if (run !== undefined && number === run.to + 1) run.to = number;
    else runs.push({ from: number, to: number });
  }
  const words = runs.flatMap(({ from, to }) => {
    if (to > from + 1) return [`${from} to ${to}`];
    return from === to ? [`${from}`] : [`${from}`, `${to}`];
  });
  return `${numbers.length === 1 ? "size" : "sizes"} ${listWords(words, "and")}`;
}

const truths = { win: "wins", loss: "loses" };

export function refuteWords(game: Game, { position, claim, value, words }: Example): string {
  const verb = claim.kind === "win" ? "win" : "lose";
  const name = ofSeat(game.seatNames, game.toMove(position));
  const truth =
    value === null || value.kind === "draw"
      ? "neither player can force a win"
      : `${name} ${truths[value.kind]}`;
  const said = claim.isMeant ? `${verb}s` : `doesn't ${verb}`;
  return words ?? `Not quite: it says that ${name}, who is to move here, ${said}, but ${truth}.`;
}
