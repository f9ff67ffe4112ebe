/** The figures of a node, as Prometheus reads them. */

import { expect, test } from "vitest";
import { version } from "../../src/core/program.ts";
import { Metrics } from "../../src/server/metrics.ts";

/** name{label} → value */
function read(metrics: Metrics): ReadonlyMap<string, number> {
  const lines = metrics
    .text()
    .split("\n")
    .filter((line) => !line.startsWith("#"));
  return new Map(lines.map((line) => [line.slice(0, line.lastIndexOf(" ")), Number(line.split(" ").at(-1))]));
}

test("every figure is there from the start, at zero, and says what it counts", async () => {
  const text = new Metrics().text().replace(`"${version}"`, '"…"');
  await expect(`${text}\n`).toMatchFileSnapshot("metrics.txt");
  expect(new Set(read(new Metrics()).values())).toEqual(new Set([0]));
});

test("a histogram counts a duration into every bucket that is long enough for it", () => {
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
