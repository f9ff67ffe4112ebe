/** A part of what test/solver/forge.soak.test.ts does at length. */

import { expect, test } from "vitest";
import { forge } from "../support/forge.ts";

test("no forged certificate is accepted with a false claim, and none breaks the checker", () => {
  const reports = forge(1500, "1");
  expect(reports).toHaveLength(5);
  for (const report of reports) {
    expect(report).toMatchObject({ forged: 1500, bad: [] });
    // Forged files are close to the truth: some hit it, most do not.
    expect(report).toMatchObject({
      "lie: accepted, true": expect.any(Number),
      "lie: refused": expect.any(Number),
    });
  }
});
