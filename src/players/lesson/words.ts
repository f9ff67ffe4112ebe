/** What is said to a statement: two sentences at most. */

import type { Statement } from "../../core/lesson.ts";
import { listWords } from "../../core/text.ts";
import type { Verdict } from "../job.ts";
import type { Example, Finding } from "./topic.ts";

export function describeTruth(statement: Statement, finding: Finding, sizes: Verdict["sizes"]): string {
  return `${truthAtSize(statement, finding)} ${describeSizes(sizes)}`.trim();
}

function truthAtSize(statement: Statement, { positions, described, missed }: Finding): string {
  if (statement.kind === "plan")
    return `True: it has an answer in all ${positionCount(positions)} that it can come to.`;
  if (statement.exact) return `True for all ${positionCount(positions)} of this size.`;
  if (described === 0) return "True, but it describes no position of this size.";
  const verb = statement.result === "wins" ? "won" : "lost";
  const others =
    missed === 0
      ? `and no other is ${verb}: you may say "exactly when"`
      : `but ${positionCount(missed)} more ${missed === 1 ? "is" : "are"} ${verb} too`;
  return `True for the ${positionCount(described)} that it describes, ${others}.`;
}

function positionCount(count: number): string {
  return count === 1 ? "1 position" : `${count.toLocaleString("en")} positions`;
}

function describeSizes(sizes: Verdict["sizes"]): string {
  const [holds, fails] = [true, false].map((wanted) =>
    sizes.filter(({ holds }) => holds === wanted).map(({ size }) => size),
  );
  if (holds === undefined || fails === undefined || holds.length < 2) return "";
  if (fails.length === 0) return `It holds at every size from ${holds[0]} to ${holds.at(-1)}.`;
  return `It holds at ${describeNumbers(holds)}, but not at ${describeNumbers(fails)}.`;
}

/** "6 to 8 and 10 to 30", "every odd size from 3 to 29". */
function describeNumbers(numbers: readonly number[]): string {
  const [first = 0] = numbers;
  const isEverySecond = numbers.length > 2 && numbers.every((number, at) => number === first + 2 * at);
  if (isEverySecond)
    return `every ${first % 2 === 0 ? "even" : "odd"} size from ${first} to ${numbers.at(-1)}`;
  const runs: { from: number; to: number }[] = [];
  for (const number of numbers) {
    const run = runs.at(-1);
    if (run !== undefined && number === run.to + 1) run.to = number;
    else runs.push({ from: number, to: number });
  }
  const words = runs.map(({ from, to }) => (from === to ? `${from}` : `${from} to ${to}`));
  return `${numbers.length === 1 ? "size" : "sizes"} ${listWords(words, "and")}`;
}

export function refuteWords({ claim, value, words }: Example): string {
  const verb = claim.kind === "win" ? "win" : "lose";
  const said = claim.isMeant ? `${verb}s` : `does not ${verb}`;
  const truth =
    value?.kind === "draw"
      ? "neither player can force a win"
      : value?.kind === "win"
        ? "that player wins"
        : "that player loses";
  return `${words ?? "Not quite."} Your rule says that the player to move ${said} here, but ${truth}.`;
}
