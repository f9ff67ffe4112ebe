/** Certificates forged by the hundred thousand: what the checker accepts is compared with the value of every position. */

import { expect, test } from "vitest";
import { forge } from "../support/forge.ts";

test("of 100,000 forged certificates of each game, none is accepted with a false claim", () => {
  const reports = forge(100_000, "soak");
  expect(reports).toHaveLength(5);
  for (const report of reports) expect(report).toMatchObject({ forged: 100_000, bad: [] });
});
