/** The figures of a node, as Prometheus reads them. */

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

test("every figure is there from the start, at zero", () => {
  const metrics = new Metrics();
  const named = metrics.text().match(/^# TYPE (\w+)/gm) ?? [];
  const values = read(metrics);
  expect(named.length).toBeGreaterThan(15);
  for (const line of named) {
    const name = line.split(" ").at(-1) ?? "";
    expect(
      [...values.keys()].some((key) => key.startsWith(name)),
      name,
    ).toBe(true);
  }
  expect(new Set(values.values())).toEqual(new Set([0]));
  for (const series of ['events_total{of="moved"}', 'refusals_total{of="too-many"}', "connects_total"])
    expect(values.get(`switchyard_${series}`)).toBe(0);
});

test("a histogram counts a duration into every bucket that is long enough for it", () => {
  const metrics = new Metrics();
  for (const seconds of [0, 0.004, 0.2, 99]) metrics.observe(seconds);
  const values = read(metrics);
  const counts = ["0.001", "0.005", "0.1", "0.25", "10", "+Inf"].map((end) =>
    values.get(`switchyard_command_seconds_bucket{le="${end}"}`),
  );
  expect(counts).toEqual([1, 2, 2, 3, 3, 4]);
  expect(values.get("switchyard_command_seconds_count")).toBe(4);
  expect(values.get("switchyard_command_seconds_sum")).toBeCloseTo(99.204);
});
