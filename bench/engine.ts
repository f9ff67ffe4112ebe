/** How many positions per second the engine answers: state, analysis with reasons and words, and values alone. */

import type { Options } from "../src/core/options.ts";
import { games } from "../src/games/index.ts";
import { engineFor } from "../src/protocol/engine.ts";
import { type Measure, report } from "./report.ts";

export function benchEngine(): void {
  report("The engine in one process, at book size", engineRates());
}

function engineRates(): readonly Measure[] {
  const rates = {
    state: rateOf("state"),
    analyze: rateOf("analyze"),
    values: rateOf("values"),
    keys: rateOf("keys"),
  };
  const measures = [
    { what: "state", rate: rates.state, wanted: 20_000, bar: 1 },
    { what: "analyze", rate: rates.analyze, wanted: 5000, bar: 1 },
    { what: "values, in units of analyze", rate: rates.values, wanted: rates.analyze, bar: 5 },
    { what: "values by keys, likewise", rate: rates.keys, wanted: rates.analyze, bar: 5 },
  ];
  return measures.map(({ what, rate, wanted, bar }) => ({
    what,
    ratio: rate / wanted,
    bar,
    sense: "at least" as const,
    detail: `${Math.round(rate).toLocaleString("en")} positions a second`,
  }));
}

/** Positions per second of processor time, since other work on the machine must not decide what is faster. */
function rateOf(op: "state" | "analyze" | "values" | "keys"): number {
  const answer = engineFor(games);
  const lines = op === "keys" ? requestsByKeys(answer) : requests(op);
  const spent = () => process.cpuUsage().user / 1000;
  const work = (milliseconds: number) => {
    const before = spent();
    let count = 0;
    for (; spent() - before < milliseconds; count += lines.length) for (const line of lines) answer(line);
    return (count * (op === "keys" ? keysPerLine : 1) * 1000) / (spent() - before);
  };
  work(500);
  return work(2000);
}

const keysPerLine = 100;

/** The same positions, many of them in one request. */
function requestsByKeys(answer: (line: string) => string): readonly string[] {
  const states = requests("state").map((line) => JSON.parse(answer(line)));
  return states.map(({ game, key, first }) =>
    JSON.stringify({ op: "values", game, first, keys: Array.from({ length: keysPerLine }, () => key) }),
  );
}

function requests(op: string): readonly string[] {
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
