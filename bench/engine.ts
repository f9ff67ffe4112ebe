/**
 * Measures how many positions per second the engine answers: state, and analysis with reasons and words. For comparison, it
 * also measures how fast plain JSON reads the same requests and writes the same answers.
 */

import type { Options } from "../src/core/options.ts";
import { games } from "../src/games/index.ts";
import { engineFor } from "../src/measure/protocol/engine.ts";
import { type Measure, report } from "./report.ts";

type Op = "state" | "analyze";

export function benchEngine(): void {
  report("The engine in one process, at the standard size", [
    measure("state", "state", 20_000, 1),
    measure("analyze", "analyze", 5000, 1),
  ]);
}

function measure(what: string, op: Op, wanted: number, bar: number): Measure {
  const answer = engineFor(games);
  const lines = requests(op);
  const answers = new Map(lines.map((line) => [line, JSON.parse(answer(line))]));
  const rate = rateOf(answer, lines);
  const json = rateOf((line) => JSON.stringify([JSON.parse(line), answers.get(line)]), lines);
  const [ours, bare] = [rate, json].map((each) => Math.round(each).toLocaleString("en"));
  const detail = `${ours} positions a second; JSON alone ${bare}`;
  return { what, ratio: rate / wanted, bar, sense: "at least", detail };
}

/** Uses processor time, so other work on the machine doesn't change the result. */
function rateOf(answer: (line: string) => string, lines: readonly string[]): number {
  const spent = () => process.cpuUsage().user / 1000;
  const work = (milliseconds: number) => {
    const before = spent();
    let count = 0;
    for (; spent() - before < milliseconds; count += lines.length) for (const line of lines) answer(line);
    return (count * 1000) / (spent() - before);
  };
  work(500);
  return work(2000);
}

function requests(op: Op): readonly string[] {
  const openings: readonly (readonly [string, Options, readonly string[]])[] = [
    ["switch-and-capture", {}, ["7", "2", "5"]],
    ["switch-battle", {}, ["4", "3-4", "1-2"]],
    ["switch-conquer", { start: "ABAB" }, ["2", "3-4"]],
    ["tower-switch", {}, ["2", "1"]],
    ["factor-frenzy", {}, ["5", "6"]],
  ];
  return openings.flatMap(([game, options, moves]) =>
    moves.map((_, count) => JSON.stringify({ id: count, op, game, options, moves: moves.slice(0, count) })),
  );
}
