/** A node reports its metrics the way Prometheus reads them. */

import { expect, test } from "vitest";
import { Metrics } from "../../src/server/metrics.ts";

/** name{label} → value */
function read(metrics: Metrics): ReadonlyMap<string, number> {
  const lines = metrics
    .text()
    .split("\n")
    .filter((line) => !line.startsWith("#"));
  return new Map(lines.map((line) => [line.slice(0, line.lastIndexOf(" ")), Number(line.split(" ").at(-1))]));
}

test("the server lists every metric from the start, at zero and with a description", () => {
  const metrics = new Metrics();
  const text = metrics.text();
  const types = Array.from(
    text.matchAll(/^# HELP (\w+) .+\.\n# TYPE \1 (\w+)\n\1/gm),
    ([, name, type]) => `${name} ${type}`,
  );
  const own = "conflicts connects closed cut_off events http_answers refusals store_troubles";
  const counters = own.split(" ");
  const gauges = "connections event_loop_delay_seconds room_bytes rooms solver_queue store_bytes";
  expect(types.toSorted()).toEqual(
    [
      ...counters.map((name) => `switchyard_${name}_total counter`),
      ...gauges.split(" ").map((name) => `switchyard_${name} gauge`),
      "switchyard_command_seconds histogram",
      "process_resident_memory_bytes gauge",
      "process_start_time_seconds gauge",
    ].toSorted(),
  );
  expect(new Set(read(metrics).values())).toEqual(new Set([0]));
});

test("the histogram counts a duration in every bucket with a higher bound", () => {
  const metrics = new Metrics();
  for (const seconds of [0, 0.005, 0.2, 99]) metrics.observe(seconds);
  const values = read(metrics);
  const counts = ["0.001", "0.005", "0.1", "0.25", "10", "+Inf"].map((end) =>
    values.get(`switchyard_command_seconds_bucket{le="${end}"}`),
  );
  expect(counts).toEqual([1, 2, 2, 3, 3, 4]);
  expect(values.get("switchyard_command_seconds_count")).toBe(4);
  expect(values.get("switchyard_command_seconds_sum")).toBeCloseTo(99.205);
});
