/** Forged certificates: whatever the checker accepts is compared with the value of every position. */

import { expect, test } from "vitest";
import { forge } from "../support/forge.ts";
import { isSoak } from "../support/sweep.ts";

const forged = isSoak ? 100_000 : 500;

test("the checker refuses every forged certificate with a false claim", () => {
  const reports = forge(forged, isSoak ? "soak" : "1");
  expect(reports).toHaveLength(5);
  for (const report of reports) {
    expect(report).toMatchObject({ forged, bad: [] });
    // Forged files are close to the truth. Some hit it, but most don't.
    expect(report).toMatchObject({
      "lie: accepted, true": expect.any(Number),
      "lie: refused": expect.any(Number),
    });
  }
});
