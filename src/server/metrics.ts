/** Counters, gauges and histograms in the Prometheus text format. All are there from the start, at zero. */

import { closeCodes, refusalCodes } from "../protocol/online/codes.ts";
import { eventSchema } from "../protocol/online/events.ts";

type Entry = readonly [type: "counter" | "gauge" | "histogram", help: string, labels?: readonly string[]];

const eventTypes = eventSchema.def.options.map(({ shape }) => shape.type.def.values[0] ?? "");
const solverJobs = ["open", "open-next", "choose", "answer-draw"];
const closings = [...Object.keys(closeCodes), "origin"];

const entries = {
  switchyard_connects_total: ["counter", "Connections that were asked for, also those that were refused."],
  switchyard_connections: ["gauge", "Open sockets."],
  switchyard_rooms: ["gauge", "Matches that clients are connected to on this node."],
  switchyard_solver_queue: ["gauge", "Jobs that wait for the solver's thread."],
  switchyard_solver_jobs_total: ["counter", "Jobs that the solver's thread began, by kind.", solverJobs],
  switchyard_replayed_events_total: [
    "counter",
    "Stored events that were replayed to open a match on this node.",
  ],
  switchyard_events_total: ["counter", "Events that were stored, by type.", eventTypes],
  switchyard_refusals_total: ["counter", "Commands that were refused, by code.", refusalCodes],
  switchyard_closed_total: ["counter", "Connections that the server closed, by reason.", closings],
  switchyard_repeats_total: ["counter", "Commands that were done before and came again."],
  switchyard_conflicts_total: ["counter", "Decisions taken again because another node was faster."],
  switchyard_sweeps_total: ["counter", "How often old matches were looked for."],
  switchyard_expired_total: ["counter", "Matches that were deleted for their age."],
  switchyard_store_troubles_total: ["counter", "Requests that the store could not answer."],
  switchyard_command_seconds: [
    "histogram",
    "From a player's command to its acknowledgement, once it is on the disk.",
  ],
  switchyard_event_loop_delay_seconds: [
    "gauge",
    "How long the node kept other work waiting, since the last reading: median, 99th percentile, longest.",
    ["p50", "p99", "max"],
  ],
  switchyard_memory_bytes: ["gauge", "Resident memory of the process."],
} as const satisfies Readonly<Record<string, Entry>>;

type MetricName = keyof typeof entries;

/** Upper ends, in seconds. */
const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const endless = "+Inf";

const histogram = "switchyard_command_seconds";

export class Metrics {
  /** By name, then by label. */
  readonly #values = new Map<string, Map<string, number>>();

  constructor() {
    for (const [name, entry] of Object.entries<Entry>(entries)) this.#values.set(name, zeros(entry));
  }

  add(name: Exclude<MetricName, typeof histogram>, label = "", amount = 1): void {
    const series = this.#series(name);
    series.set(label, (series.get(label) ?? 0) + amount);
  }

  set(name: Exclude<MetricName, typeof histogram>, value: number, label = ""): void {
    this.#series(name).set(label, value);
  }

  /** Counts how long a command took. */
  observe(seconds: number): void {
    const series = this.#series(histogram);
    const bucket = buckets.find((end) => seconds <= end) ?? endless;
    series.set(String(bucket), (series.get(String(bucket)) ?? 0) + 1);
    series.set("sum", (series.get("sum") ?? 0) + Math.max(0, seconds));
  }

  text(): string {
    return Object.entries<Entry>(entries)
      .flatMap(([name, [type, words]]) => [
        `# HELP ${name} ${words}`,
        `# TYPE ${name} ${type}`,
        ...(type === "histogram" ? histogramLines : seriesLines)(name, this.#series(name)),
      ])
      .join("\n");
  }

  #series(name: string): Map<string, number> {
    const series = this.#values.get(name);
    if (series === undefined) throw new Error(`There is no metric ${name}.`);
    return series;
  }
}

function zeros([type, , labels = [""]]: Entry): Map<string, number> {
  const names = type === "histogram" ? ["sum", ...buckets.map(String), endless] : labels;
  return new Map(names.map((name) => [name, 0]));
}

function seriesLines(name: string, series: ReadonlyMap<string, number>): readonly string[] {
  return Array.from(series, ([label, value]) =>
    label === "" ? `${name} ${value}` : `${name}{of="${label}"} ${value}`,
  );
}

/** Each bucket counts what the smaller ones have counted as well. */
function histogramLines(name: string, series: ReadonlyMap<string, number>): readonly string[] {
  let count = 0;
  const lines = [...buckets.map(String), endless].map((end) => {
    count += series.get(end) ?? 0;
    return `${name}_bucket{le="${end}"} ${count}`;
  });
  return [...lines, `${name}_sum ${series.get("sum") ?? 0}`, `${name}_count ${count}`];
}
